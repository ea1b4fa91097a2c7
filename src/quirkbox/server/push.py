"""Word to people's devices while no page is open: Web Push, as `pywebpush` speaks it (the extra `push`).

Only if whoever runs the server wants it (the setting `contact`). What is sent is encrypted for the browser that asked for it; the
push service of its maker carries it without reading it. Nothing is sent to any other address than those services have.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import re
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, Literal
from urllib.parse import urlsplit

from quirkbox.engine import Refusal
from quirkbox.server.metrics import Metrics
from quirkbox.server.people import People, Subscription
from quirkbox.server.settings import Settings
from quirkbox.words.catalogue import best_language, catalogue
from quirkbox.words.sentence import Sentence

# How one message fared.
Fate = Literal["sent", "gone", "failed"]
Send = Callable[[Subscription, str, str, str], Fate]
AT_ONCE = 4
# More wait for the services than that: what comes then is dropped, since it is old when it arrives.
MOST_WAITING = 500
# Seconds after which a service need not deliver it any more, and in which it has to answer.
KEEP, PATIENCE = 12 * 3600, 10

_HOST = re.compile(r"[a-z0-9.-]+")

logger = logging.getLogger("quirkbox")


def can_push() -> bool:
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """The key by which push services know this server, as PEM."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    pem: bytes = key.private_pem()
    return pem.decode()


def public_part(pem: str) -> str:
    """What a browser has to know of the key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point: bytes = Vapid02.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def send(to: Subscription, text: str, pem: str, contact: str) -> Fate:
    """One message to one device. It waits for the service: not for the event loop."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    with requests.Session() as session:
        session.max_redirects = 0  # nobody is sent elsewhere
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                text,
                vapid_private_key=Vapid02.from_pem(pem.encode()),
                vapid_claims={"sub": contact},
                ttl=KEEP,
                timeout=PATIENCE,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return "gone" if status in (404, 410) else "failed"
        except (requests.RequestException, ValueError):
            return "failed"
    return "sent"


class Push:
    def __init__(self, people: People, settings: Settings, metrics: Metrics, send: Send = send, able: bool | None = None):
        self._people, self._settings, self._metrics, self._send = people, settings, metrics, send
        self._able = bool(settings.contact) and (can_push() if able is None else able)
        if settings.contact and not self._able:
            logger.warning("Nobody is sent word to their device: for that, pip install 'quirkbox[push]'.")
        self._pem = ""
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        self._waiting = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _key(self) -> str:
        if not self._pem:
            self._pem = await self._people.push_key(await asyncio.to_thread(new_key))
        return self._pem

    async def public_key(self) -> str | None:
        """What a browser needs to ask for messages; None if there are none here."""
        return public_part(await self._key()) if self._able else None

    async def subscribe(self, token: str, wish: Subscription) -> None:
        """Messages to this person also reach that device."""
        if not self._able:
            raise Refusal.because("push-none")
        if not self._is_service(wish.endpoint):
            raise Refusal.because("push-service")
        await self._people.subscribe(token, wish)

    def _is_service(self, endpoint: str) -> bool:
        """Not anybody's address, and none inside of our network: a push service's."""
        try:
            at = urlsplit(endpoint)
            port = at.port
        except ValueError:
            return False
        host = (at.hostname or "").lower()
        # whoever sends reads some characters otherwise: to them a backslash ends the host's name
        if not _HOST.fullmatch(host):
            return False
        known = [name.strip().lower() for name in self._settings.push_services.split(",") if name.strip()]
        ours = any(host == name or host.endswith(f".{name}") for name in known)
        return at.scheme == "https" and port in (None, 443) and at.username is None and ours

    async def tell(self, token: str, title: str, body: Sentence, path: str, tag: str) -> None:
        """To all devices of theirs, each in its language. `tag`: a message takes the place of the one before it."""
        if not self._able:
            return
        for device in await self._people.subscriptions(token):
            words = catalogue(best_language(device.language)).say(body)
            await self._one(device, {"title": title, "body": words, "path": path, "tag": tag})

    async def _one(self, device: Subscription, message: Mapping[str, Any]) -> None:
        if self._waiting >= MOST_WAITING:
            self._metrics.pushes.labels("dropped").inc()
            return
        self._waiting += 1
        try:
            pem = await self._key()
            loop = asyncio.get_running_loop()
            fate = await loop.run_in_executor(
                self._threads, self._send, device, json.dumps(message, ensure_ascii=False), pem, self._settings.contact
            )
        finally:
            self._waiting -= 1
        self._metrics.pushes.labels(fate).inc()
        if fate == "gone":
            await self._people.unsubscribe(device.endpoint)
        elif fate == "failed":
            logger.warning("A push service did not take a message: %s", urlsplit(device.endpoint).hostname)
