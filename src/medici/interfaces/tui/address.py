"""The address of a live table, as a browser shows it."""

import re
from typing import NamedTuple

ADDRESS = re.compile(
    r"(?P<base>https?://[^/\s]+(?:/[^\s]*?)?)/tables/(?P<table>[A-Za-z0-9_-]{1,64})/?"
)


class Address(NamedTuple):
    """A table of a server."""

    base: str
    table: str

    @property
    def url(self) -> str:
        """As one writes it."""
        return f"{self.base}/tables/{self.table}"


def parse_address(text: str) -> Address | None:
    """The table that an address leads to, as a browser shows it.

    >>> parse_address("http://127.0.0.1:8000/tables/abc")
    Address(base='http://127.0.0.1:8000', table='abc')
    >>> parse_address("example.org") is None
    True
    """
    plain = re.split("[?#]", text.strip())[0]
    match = ADDRESS.fullmatch(plain if "://" in plain else f"https://{plain}")
    return Address(match["base"], match["table"]) if match else None
