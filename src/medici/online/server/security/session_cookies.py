"""Sessions: a secret of 128 bits in a cookie, of which the store has the SHA-256 alone."""

import hashlib
import re
import secrets

from litestar.datastructures import Cookie
from litestar.types import Scope

from medici.online.server.security.headers import Headers, behind_tls, header

COOKIE = "medici_session"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
SECRET_BYTES = 16
SECRET = re.compile(r"[A-Za-z0-9_-]{16,64}")


def new_secret() -> str:
    """The secret of a session, or of a link to one."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def looks_right(secret: str) -> bool:
    """Whether a text could be a secret, before the store is asked."""
    return SECRET.fullmatch(secret) is not None


def session_of(headers: Headers) -> str | None:
    """The session that a request carries, as a bearer token or in the cookie.

    >>> session_of([(b"cookie", b"a=b; medici_session=s3cret")])
    's3cret'
    """
    headers = list(headers)
    return bearer_of(headers) or cookie_of(headers)


def bearer_of(headers: Headers) -> str | None:
    """The bearer token of a request. Other authorizations are meant for a proxy before us.

    >>> bearer_of([(b"authorization", b"Basic YTpi")]) is None
    True
    """
    kind, _, token = (header(headers, b"authorization") or "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def cookie_of(headers: Headers) -> str | None:
    """The session in a request's cookies, whatever others have put there beside it.

    >>> cookie_of([(b"cookie", b'pref={"a":1}; medici_session="s3cret"; b')])
    's3cret'
    >>> cookie_of([(b"cookie", b"medici_session=; medici_session=s3cret")])
    's3cret'
    """
    for key, line in headers:
        if key.lower() == b"cookie":
            for cookie in line.decode("latin-1").split(";"):
                name, _, value = cookie.partition("=")
                secret = value.strip().strip('"')
                if name.strip() == COOKIE and secret:
                    return secret
    return None


def session_cookie(scope: Scope, session: str) -> Cookie:
    """The cookie that carries a session; scripts cannot read it."""
    return Cookie(
        COOKIE,
        value=session,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=behind_tls(scope),
    )
