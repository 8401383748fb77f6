"""What docs/fair.md says, for the tests to hold the code to."""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

TEXT = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \| (\d+) \| (\d+) \| `([0-9a-f]{64})` \| (\d+) \|$", re.MULTILINE)


class Vector(NamedTuple):
    """One row of the test vectors."""

    number: int
    ways: int
    attempt: int
    digest: str
    answer: int  # the index


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def names(language: str) -> list[str]:
    """The words of the only block of a language."""
    (block,) = blocks(language)
    return block.split()


VECTORS = [
    Vector(int(number), int(ways), int(attempt), digest, int(answer))
    for number, ways, attempt, digest, answer in ROW.findall(TEXT)
]
ENTRY: dict[str, Any]
OPENINGS: dict[str, list[list[Any]]]
LISTED: dict[str, Any]  # an entry of the list of promises
ENTRY, OPENINGS, LISTED = map(json.loads, blocks("json"))
KEY = bytes.fromhex(names("key")[0])
BOARD_CARDS, CARD_CARDS, WARES = names("board"), names("card"), names("dice")
VERIFIER, LIST_VERIFIER = blocks("python")[:2]
