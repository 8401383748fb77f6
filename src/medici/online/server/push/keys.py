"""The key with which a server signs its calls (VAPID), so that push services know its sender.

The parts of ``pywebpush`` are loaded when they are first needed: most servers call nobody.
"""

from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

MISSING = "Web Push needs pywebpush: pip install 'medici[push]'"


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
