"""The secret of a table, what is published of it, and the key that it makes with the seeds."""

# Runs in browsers too: docs/browser-subset.md

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from medici.fair.errors import FairError
from medici.fair.nature import FairNature

SECRET_BYTES = 32
HOUSE_SEED = "house"  # of every seat that the server plays itself
SEED = re.compile(r"[ -{}~]{1,64}")  # printable ASCII without |, which joins the seeds
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Secret:
    """32 bytes that nobody may see before the game is over; they show only when revealed.

    >>> Secret(bytes(32))
    Secret(hidden)
    >>> Secret(bytes(32)).reveal() == bytes(32)
    True
    """

    __slots__ = ("_hidden",)

    def __init__(self, hidden: bytes) -> None:
        if len(hidden) != SECRET_BYTES:
            raise FairError(f"expected a secret of {SECRET_BYTES} bytes; got {len(hidden)}")
        self._hidden = bytes(hidden)

    def reveal(self) -> bytes:
        """The secret itself: to derive the key, and to publish when the game is over."""
        return self._hidden

    def commitment(self) -> str:
        """What is published of it before the game."""
        return commitment(self)

    def nature(self, table: str, seeds: Sequence[str]) -> FairNature:
        """Nature's hand in the game of a table with these seeds."""
        return FairNature(derive_key(self, table, seeds))

    def published(self) -> str:
        """The secret as it is published when the game is over."""
        return self._hidden.hex()

    def __repr__(self) -> str:
        return "Secret(hidden)"


def new_secret() -> Secret:
    """A fresh secret from the system's source of randomness.

    >>> new_secret()
    Secret(hidden)
    """
    return Secret(secrets.token_bytes(SECRET_BYTES))


def commitment(secret: Secret) -> str:
    """What is published before the game: SHA-256 of the secret, as 64 hexadecimal digits.

    >>> commitment(Secret(bytes(32)))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret.reveal()).hexdigest()


def check_seed(text: object) -> None:
    """Refuse what is no seed: 1 to 64 printable ASCII characters without ``|``.

    >>> check_seed("forza Firenze!")
    >>> check_seed("a|b")
    Traceback (most recent call last):
    medici.fair.errors.FairError: expected a seed: 1 to 64 printable ASCII characters without '|'
    """
    if not isinstance(text, str) or not SEED.fullmatch(text):
        raise FairError("expected a seed: 1 to 64 printable ASCII characters without '|'")


def check_table(text: object) -> None:
    """Refuse what is no table id: 1 to 64 letters, digits, ``_`` or ``-``.

    >>> check_table("table-7")
    """
    if not isinstance(text, str) or not TABLE.fullmatch(text):
        raise FairError("expected a table id: 1 to 64 ASCII letters, digits, '_' or '-'")


def derive_key(secret: Secret, table: str, seeds: Sequence[str]) -> bytes:
    """The key of a game: from the secret, the table's id and the seeds in the order of the seats.

    >>> derive_key(Secret(bytes(32)), "table-7", ["Ada's", "Bruno's"]).hex()[:16]
    'd068899e50ef9772'
    """
    check_table(table)
    for seed in seeds:
        check_seed(seed)
    if not seeds:
        raise FairError("expected a seed for every seat; got none")
    message = "|".join([table, *seeds])
    return hmac.digest(secret.reveal(), message.encode(), "sha256")
