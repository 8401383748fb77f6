"""Sessions: a secret of 128 bits in a cookie, of which the store has the SHA-256 alone."""

import hashlib
import re
import secrets

from litestar.datastructures import Cookie
from litestar.types import Scope

from medici.online.server.security.headers import Headers, behind_tls, header

COOKIE = "medici_session"
# Over TLS: browsers take a cookie of such a name from this host alone, not from its neighbours.
HOST_COOKIE = f"__Host-{COOKIE}"
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
    >>> cookie_of([(b"cookie", b"medici_session=old; __Host-medici_session=s3cret")])
    's3cret'
    """
    headers = list(headers)
    return cookie_named(headers, HOST_COOKIE) or cookie_named(headers, COOKIE)


def cookie_named(headers: Headers, wanted: str) -> str | None:
    """The first cookie of a name that has a value."""
    for key, line in headers:
        if key.lower() == b"cookie":
            for cookie in line.decode("latin-1").split(";"):
                name, _, value = cookie.partition("=")
                secret = value.strip().strip('"')
                if name.strip() == wanted and secret:
                    return secret
    return None


def session_cookies(scope: Scope, session: str) -> list[Cookie]:
    """The cookie that carries a session, which scripts cannot read; over TLS the plain one goes."""
    secure = behind_tls(scope)
    name = HOST_COOKIE if secure else COOKIE
    carrier = Cookie(
        name, value=session, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
    former = cookie_named(scope["headers"], COOKIE) if secure else None
    return [carrier] if former is None else [carrier, end_cookie(COOKIE)]


def end_cookies(scope: Scope) -> list[Cookie]:
    """Cookies that take the session out of a browser, under whatever name it has it."""
    return [end_cookie(COOKIE), *([end_cookie(HOST_COOKIE)] if behind_tls(scope) else [])]


def end_cookie(name: str) -> Cookie:
    """A cookie that ends one."""
    return Cookie(name, value="", max_age=0, httponly=True, samesite="lax", secure=name != COOKIE)


def has_former_name(scope: Scope) -> bool:
    """Whether a session came in the plain cookie, though there is TLS now."""
    return behind_tls(scope) and cookie_named(scope["headers"], HOST_COOKIE) is None
