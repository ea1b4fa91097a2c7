"""Word to people's devices: to whom it goes, once, to which addresses, and what is in it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from people import HURRY, PATIENCE, Person, Place, eventually, sqlite, why_of

from quirkbox.server import push
from quirkbox.server.guard import hashed
from quirkbox.server.people import Subscription

TOLD = replace(HURRY, nudge=0.05, contact="mailto:op@example.org")
KEYS = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
AT = "https://updates.push.services.mozilla.com/wpush/v2/"


class Service:
    """A push service, and what it was given."""

    def __init__(self, place: Place):
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.fate: push.Fate = "sent"
        place.lobby.push = push.Push(place.lobby.store.people, place.lobby.settings, place.lobby.metrics, self._send, able=True)

    def _send(self, to: Subscription, text: str, pem: str, contact: str) -> push.Fate:
        assert contact == "mailto:op@example.org"
        self.sent.append((to.endpoint, json.loads(text)))
        return self.fate


@pytest.fixture
def _a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The libraries of the extra are not needed for what is tested here."""
    monkeypatch.setattr(push, "new_key", lambda: "a key")
    monkeypatch.setattr(push, "public_part", lambda pem: f"of {pem}")


async def ask_for_word(person: Person, endpoint: str, language: str = "en") -> Any:
    return await person.http.put("/api/me/device", json={"endpoint": endpoint, **KEYS, "language": language})


@pytest.mark.usefixtures("_a_key")
async def test_who_is_waited_for_and_away_is_told_once_in_their_language(database: str) -> None:
    async with Place(database, TOLD) as place:
        service = Service(place)
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table()
        one, two = await ada.at(code), await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        assert (await ask_for_word(ada, AT + "ada")).json() == {"key": "of a key"}
        await ask_for_word(bo, AT + "bo", "de")
        await one.done("start")
        await one.until(lambda s: s.now)
        first = one.now.waiting[0]  # type: ignore[union-attr]
        await (one, two)[first].close()
        await eventually(lambda: service.sent)
        stays = (two, one)[first]
        await stays.done("say", seat=1 - first, phrase="hello")
        assert len(service.sent) == 1
        endpoint, message = service.sent[0]
        assert endpoint == AT + ("ada", "bo")[first]
        words = (f"It’s your turn at {code}.", f"An {code} bist du an der Reihe.")[first]
        assert message == {"title": "Quirkies", "body": words, "path": f"/{code}", "tag": code}


@pytest.mark.usefixtures("_a_key")
async def test_who_is_at_the_table_is_not_told_and_a_device_that_is_gone_is_forgotten(database: str) -> None:
    async with Place(database, TOLD) as place:
        service = Service(place)
        service.fate = "gone"
        ada, bo = place.person("Ada"), place.person("Bo")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.until(lambda s: s.now and s.now.legal)
        await ask_for_word(ada, AT + "ada")
        await bo.at(code)  # somebody else comes and goes, and she is asked all the time
        assert service.sent == []
        await one.close()
        await eventually(lambda: service.sent)
        token = hashed(ada.http.cookies["quirkbox"])
        async with asyncio.timeout(PATIENCE):
            while await place.lobby.store.people.subscriptions(token):
                await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/x",
        "https://metadata.internal/latest",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evilfcm.googleapis.com.evil.example/x",
        "https://notfcm.googleapis.com.example/",
        "https://[::1/x",
        "ftp://push.apple.com/",
        r"https://127.0.0.1\.push.apple.com/x",
        r"https://evil.example\@push.apple.com\.push.apple.com/x",
    ],
)
@pytest.mark.usefixtures("_a_key")
async def test_nothing_is_sent_anywhere_but_to_push_services(tmp_path: Path, endpoint: str) -> None:
    async with Place(sqlite(tmp_path), TOLD) as place:
        Service(place)
        answer = await ask_for_word(place.person(), endpoint)
        assert answer.status_code == 409
        assert "push service" in why_of(answer)


@pytest.mark.usefixtures("_a_key")
async def test_a_device_is_one_persons_and_a_person_has_so_many(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), TOLD) as place:
        Service(place)
        ada, bo = place.person("Ada"), place.person("Bo")
        for person in (ada, bo):
            await person.http.get("/api/me")
        hers, his = (hashed(person.http.cookies["quirkbox"]) for person in (ada, bo))
        await ask_for_word(ada, AT + "shared")
        await ask_for_word(bo, AT + "shared")
        for number in range(7):
            await ask_for_word(ada, f"{AT}{number}")
        people = place.lobby.store.people
        mine = [device.endpoint for device in await people.subscriptions(hers)]
        assert len(mine) == 5
        assert AT + "shared" not in mine
        theirs = await people.subscriptions(his)
        assert [device.endpoint for device in theirs] == [AT + "shared"]
        await ada.http.request("DELETE", "/api/me/device", json={"endpoint": AT + "shared"})  # not hers
        assert len(await people.subscriptions(his)) == 1
        await bo.http.delete("/api/me")
        assert await people.subscriptions(his) == []


async def test_where_nobody_wants_it_nothing_is_sent(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person()
        assert (await ada.http.get("/api/push")).json() == {"key": None}
        assert "No word" in why_of(await ask_for_word(ada, AT + "ada"))


def test_the_message_is_encrypted_for_the_browser_and_signed_by_the_server() -> None:
    pytest.importorskip("pywebpush")
    import base64
    import threading
    from http.server import BaseHTTPRequestHandler, HTTPServer

    import http_ece  # type: ignore[import-not-found]
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    heard: list[tuple[dict[str, str], bytes]] = []
    statuses = iter([201, 410, 302, 500])

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(next(statuses))
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    pem = push.new_key()
    with HTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        endpoint = f"http://127.0.0.1:{server.server_port}/device"
        coded = [base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth)]
        device = Subscription(endpoint, coded[0], coded[1], "en", 0)
        fates = [push.send(device, "It’s your turn", pem, "mailto:op@example.org") for _ in range(4)]
        server.shutdown()
    assert fates == ["sent", "gone", "failed", "failed"]
    assert len(heard) == 4  # nobody was sent elsewhere
    headers, body = heard[0]
    assert "turn" not in body.decode("latin1")
    assert http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm").decode() == "It’s your turn"
    assert headers["authorization"].startswith("vapid t=")
    assert push.public_part(pem) in headers["authorization"]
