"""The proof in a record: what was promised before the game, and later what was behind it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from medici.fair.commit import Secret, check_seed, check_table
from medici.fair.errors import FairError

HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Proof:
    """The entry ``fair`` of a record; the secret is None until it is revealed.

    >>> Proof("table-7", "ab" * 32, ("Ada's", "Bruno's")).entry()["seeds"]
    ["Ada's", "Bruno's"]
    """

    table: str
    commitment: str
    seeds: tuple[str, ...]
    secret: Secret | None = None

    def entry(self) -> dict[str, Any]:
        """The proof as it stands in a record. A secret, if there is one, is revealed."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.reveal().hex() if self.secret else None,
            "seeds": list(self.seeds),
        }


def read_proof(record: Mapping[str, Any]) -> Proof:
    """The proof that a record carries.

    >>> read_proof({"format": "medici-record/1"})
    Traceback (most recent call last):
    medici.fair.errors.FairError: fair: expected an object; the record has none
    """
    entry = record.get("fair")
    if not isinstance(entry, dict):
        got = "the record has none" if entry is None else f"got a {type(entry).__name__}"
        raise FairError(f"fair: expected an object; {got}")
    table, seeds, secret = entry.get("table"), entry.get("seeds"), entry.get("secret")
    if not isinstance(seeds, list):
        raise FairError(f"fair, seeds: expected a list; got a {type(seeds).__name__}")
    try:
        check_table(table)
        for seed in seeds:
            check_seed(seed)
    except FairError as problem:
        raise FairError(f"fair: {problem}") from problem
    return Proof(
        table=str(table),
        commitment=hexadecimal(entry, "commitment"),
        seeds=tuple(seeds),
        secret=None if secret is None else Secret(bytes.fromhex(hexadecimal(entry, "secret"))),
    )


def hexadecimal(entry: Mapping[str, Any], key: str) -> str:
    """32 bytes in the spelling of the record; what is there instead is not quoted."""
    text = entry.get(key)
    if not isinstance(text, str) or not HEX.fullmatch(text):
        raise FairError(f"fair, {key}: expected 64 hexadecimal digits in lower case")
    return text
