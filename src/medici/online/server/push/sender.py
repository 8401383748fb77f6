"""Send a call to a browser: encrypted, signed by the server, posted to a push service.

A browser says where calls go, and might name anything, even a machine beside ours. The server signs
with a key (VAPID), so that push services know it. The parts of ``pywebpush`` are loaded when they
are first needed: most servers call nobody.
"""

import asyncio
import ipaddress
import socket
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

MISSING = "Web Push needs pywebpush: pip install 'medici[push]'"
LONGEST = 1024  # characters of an endpoint
SECONDS = 10.0  # for a push service to answer
KEPT = 86_400  # seconds that a push service keeps a call for a browser that is not there
GONE = (404, 410)  # answers that say that there is no such browser any more


class Keys:
    """A signing key."""

    def __init__(self, vapid: Any, contact: str) -> None:
        self._vapid = vapid
        self._contact = contact

    @classmethod
    def read(cls, path: str, contact: str) -> "Keys":
        """The key in a file; ValueError says what is wrong with it, or what is missing."""
        try:
            from py_vapid import Vapid02, VapidException  # noqa: PLC0415
        except ImportError as problem:
            raise ValueError(MISSING) from problem
        if not contact.startswith(("mailto:", "https:")):
            raise ValueError(f"expected a contact like mailto:me@example.org; got {contact!r}")
        try:
            return cls(Vapid02.from_pem(Path(path).read_bytes()), contact)
        except (OSError, ValueError, VapidException) as problem:
            raise ValueError(f"cannot read the key {path}: {problem}") from problem

    @property
    def public(self) -> str:
        """The public half, as browsers want it."""
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """What says to a push service who calls."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def write_new(path: Path) -> None:
    """Make a key and write it where nobody else can read it; FileExistsError, ValueError."""
    try:
        from py_vapid import Vapid02  # noqa: PLC0415
    except ImportError as problem:
        raise ValueError(MISSING) from problem
    vapid = Vapid02()
    vapid.generate_keys()
    path.touch(mode=0o600, exist_ok=False)
    path.write_bytes(vapid.private_pem())


class Subscription(msgspec.Struct):
    """Where a browser is called, and the keys that only it can read with."""

    endpoint: str
    keys: dict[str, str]


class Outcome(NamedTuple):
    """The outcome of a call."""

    status: int  # 0: it was not sent
    gone: bool  # whether it makes no sense to call there again


class Sender:
    """Sends calls. It is made and closed in the loop that it is used in."""

    def __init__(self, keys: Keys, anywhere: bool = False) -> None:
        import aiohttp  # noqa: PLC0415  # comes with pywebpush

        self._keys = keys
        self._anywhere = anywhere  # for tests: also to this machine
        resolver = None if anywhere else open_internet()
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(resolver=resolver, limit=20),
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            trust_env=False,
        )
        self._failures: tuple[type[Exception], ...] = (aiohttp.ClientError, OSError, TimeoutError)

    async def send(self, to: Subscription, body: bytes, topic: str) -> Outcome:
        """Send a call; a later one of the same topic takes its place if it was not fetched."""
        if find_fault(to.endpoint, self._anywhere) is not None:
            return Outcome(0, True)
        try:
            sealed, headers = await asyncio.to_thread(self._seal, to, body)
        except Exception:  # the keys are whatever the browser sent
            return Outcome(0, True)
        headers |= {"TTL": str(KEPT), "Topic": topic[:32], "Urgency": "normal"}
        try:
            async with self._session.post(
                to.endpoint, data=sealed, headers=headers, allow_redirects=False
            ) as answer:
                return Outcome(answer.status, answer.status in GONE)
        except self._failures:
            return Outcome(0, False)

    def _seal(self, to: Subscription, body: bytes) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher  # noqa: PLC0415

        pusher = WebPusher({"endpoint": to.endpoint, "keys": to.keys})
        sealed: bytes = pusher.encode(body)["body"]
        headers = self._keys.headers(to.endpoint)
        return sealed, headers | {"Content-Encoding": "aes128gcm"}

    async def close(self) -> None:
        """Let go of all connections."""
        await self._session.close()


def open_internet() -> Any:
    """A resolver that finds no machine but those of the open internet."""
    from aiohttp.resolver import ThreadedResolver  # noqa: PLC0415

    class OpenInternet(ThreadedResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> Any:
            found = await super().resolve(host, port, family)
            if not are_public((socket.AddressFamily(it["family"]), it["host"]) for it in found):
                raise OSError(None, f"{host} is not on the open internet")
            return found

    return OpenInternet()


def find_fault(endpoint: str, anywhere: bool = False) -> str | None:
    """What is wrong with an address by its looks; None if nothing is.

    >>> find_fault("https://push.example/abc")
    >>> find_fault("http://push.example/abc")
    'expected an https address'
    >>> find_fault("https://127.0.0.1/abc"), find_fault("https://localhost:99/")
    ('expected a public address', 'expected a public address')
    """
    if len(endpoint) > LONGEST:
        return f"expected an address of at most {LONGEST} characters"
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return "expected an address"
    if anywhere and host:
        return None
    if parts.scheme != "https" or not host or parts.username is not None:
        return "expected an https address"
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return "expected a public address"
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return None if "." in host else "expected a public address"
    return None if number.is_global else "expected a public address"


def are_public(addresses: Iterable[tuple[socket.AddressFamily, str]]) -> bool:
    """Whether all addresses of a name are of the open internet: it may point at a machine of ours.

    >>> [are_public([(socket.AF_INET, host)]) for host in ("9.9.9.9", "10.0.0.1")], are_public([])
    ([True, False], False)
    """
    numbers = [ipaddress.ip_address(address.partition("%")[0]) for _, address in addresses]
    return bool(numbers) and all(number.is_global for number in numbers)
