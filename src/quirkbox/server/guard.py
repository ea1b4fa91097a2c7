"""What every request passes first: who it is from, whether it may come from there, whether it is too large."""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quirkbox.server.logs import new_request_id, request_id
from quirkbox.server.settings import LARGEST
from quirkbox.server.words import TOO_LARGE
from quirkbox.words.sentence import Sentence

logger = logging.getLogger("quirkbox")

COOKIE = "quirkbox"
YEAR = 365 * 24 * 3600
READING = ("GET", "HEAD", "OPTIONS")
ELSEWHERE = Sentence("from-elsewhere")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CSP = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class Guard:
    """ASGI middleware. It leaves `token` (hashed) and `cookie` (a header to send, if the visitor is new) in the state."""

    def __init__(self, app: ASGIApp, inline_scripts: list[str] | None = None):
        self.app = app
        hashes = "".join(f" '{_hash_source(script)}'" for script in inline_scripts or [])
        self.headers = {**HEADERS, "content-security-policy": CSP.format(scripts=hashes)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        request_id.set(new_request_id(headers.get("x-request-id")))
        cookie = _know_visitor(scope, headers)
        if scope["type"] == "websocket":
            if _from_elsewhere(headers):
                await send({"type": "websocket.close", "code": 4403})  # before it is accepted: a plain 403
            else:
                await self.app(scope, receive, send)
            return
        await self._http(scope, headers, receive, self._sender(scope, cookie, send))

    async def _http(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        if scope["method"] not in READING:
            if _from_elsewhere(headers):
                await _problem(403, ELSEWHERE)(scope, receive, send)
                return
            body = await _read_body(headers, receive)
            if body is None:
                await _problem(413, TOO_LARGE)(scope, receive, send)
                return
            receive = _already_read(body, receive)
        await self.app(scope, receive, send)

    def _sender(self, scope: Scope, cookie: str | None, send: Send) -> Send:
        began, said = time.perf_counter(), request_id.get()
        sets_cookie = cookie is not None and not scope["path"].startswith("/assets/")  # those are kept by caches

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers["x-request-id"] = said
                if sets_cookie and cookie and "set-cookie" not in headers:  # unless they have become somebody else
                    headers.append("set-cookie", cookie)
                ms = round((time.perf_counter() - began) * 1000, 1)
                more = {"method": scope["method"], "path": scope["path"], "status": message["status"], "ms": ms}
                logger.info("request", extra={"more": more})
            await send(message)

        return send_with_headers


def _know_visitor(scope: Scope, headers: Headers) -> str | None:
    """Leave the visitor's hashed token in the scope. The cookie to set, if they had none."""
    token = token_in(headers.get("cookie", ""))
    cookie = None
    if token is None:
        token = secrets.token_urlsafe(32)
        cookie = cookie_of(token, scope["scheme"])
    state = scope.setdefault("state", {})
    state["token"] = hashed(token)
    state["cookie"] = [(b"set-cookie", cookie.encode())] if cookie else []
    return cookie


def cookie_of(token: str, scheme: str) -> str:
    """The header that makes a browser somebody; with an empty token it is nobody again."""
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR if token else 0}; HttpOnly; SameSite=Lax{secure}"


def hashed(token: str) -> str:
    """How a cookie is known behind this door."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookies: str) -> str | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found and re.fullmatch(r"[A-Za-z0-9_-]{43}", found.value) else None


def _from_elsewhere(headers: Headers) -> bool:
    """Browsers say where a request comes from. Other programs need not: they hold no one else's cookie."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host", "")


async def _read_body(headers: Headers, receive: Receive) -> bytes | None:
    """The whole body, which is small; None if it is not."""
    length = headers.get("content-length", "0")
    if length.isdecimal() and (len(length) > 9 or int(length) > LARGEST):
        return None
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > LARGEST:
            return None
        if not message.get("more_body"):
            return body


def _already_read(body: bytes, receive: Receive) -> Receive:
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again


def _problem(status: int, why: Sentence) -> JSONResponse:
    return JSONResponse({"why": why.to_json()}, status)


def _hash_source(script: str) -> str:
    from base64 import b64encode

    return "sha256-" + b64encode(hashlib.sha256(script.encode()).digest()).decode()
