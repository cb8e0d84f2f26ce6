"""What every response carries and which requests are turned away before anything looks at them."""

from __future__ import annotations

from typing import Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            b" font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
            b" form-action 'none'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_FOREIGN: Final = b'{"why":"not_allowed","reason":"this page belongs to another server"}'


class Shield:
    """Wraps an application: foreign pages can neither open a socket nor change anything.

    A request is foreign when its Origin is another host than the one it asks. Programs that are no browsers
    send no Origin; they have no seat token of anybody else's either.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        kind = str(scope["type"])
        if kind == "websocket" and _is_foreign(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        if kind == "http" and scope.get("method") not in _READING and _is_foreign(scope):
            await send(
                {
                    "type": "http.response.start",
                    "status": 403,
                    "headers": [(b"content-type", b"application/json"), *SECURITY_HEADERS],
                }
            )
            await send({"type": "http.response.body", "body": _FOREIGN, "more_body": False})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SECURITY_HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _is_foreign(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    _, found, host = origin.partition(b"://")
    return not found or host.lower() != headers.get(b"host", b"").lower()
