"""Nature's choices made once more, from the words of a record and of docs/fair.md alone."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from tests.fair.document import BOARD_CARDS, CARD_CARDS, WARES

Outcomes = Sequence[tuple[str, int]]  # with their weights, in order
CIRCLE = ("dye", "fur", "cloth", "spice", "grain")  # D2


def face(die: int, ware: str) -> str:
    return "gold5" if ware == "gold" else f"{ware}{(CIRCLE.index(ware) + die) % 5}"


ROLLS = [
    ("roll " + " ".join(face(die, ware) for die, ware in enumerate(wares)), 1)
    for wares in product(WARES, repeat=5)
]


def board_deck() -> Counter[str]:
    return Counter({card: 2 if card.endswith("5") else 1 for card in BOARD_CARDS})


def card_deck() -> Counter[str]:
    copies = {"x2": 2, "0g": 1, "l2": 5, "l7": 10}  # by the end of the name
    return Counter({card: copies.get(card[-2:], 4) for card in CARD_CARDS})


def starters(record: dict[str, Any], day: int) -> Outcomes:
    """Anyone on the first day, later those with the fewest florins."""
    totals = record["days"][day - 1]["totals"] if day else [0] * len(record["players"])
    return [(f"first {seat}", 1) for seat, sum_ in enumerate(totals) if sum_ == min(totals)]


def choices(record: dict[str, Any]) -> Iterator[tuple[str, Outcomes]]:
    """Every move of nature in a record, with all that could have happened instead."""
    board = record["game"] == "board"
    order = BOARD_CARDS if board else CARD_CARDS
    deck, market, day = card_deck(), list[str](), 0
    for actor, text in record["moves"]:
        verb, *details = text.split()
        if verb == "first":
            yield text, starters(record, day)
            day += 1
            deck = board_deck() if board else deck + Counter(market)
            market = []
        elif verb == "card":
            yield text, [(f"card {card}", deck[card]) for card in order]
            deck[details[0]] -= 1
            market.append(details[0])
        elif verb == "roll":
            yield text, ROLLS
        elif verb == "take":
            for number in sorted(map(int, details), reverse=True):  # counted from the end
                del market[len(market) - number]
        assert (actor == "nature") == (verb in ("first", "card", "roll"))


def value(key: bytes, number: int, attempt: int) -> int:
    message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int(hmac.new(key, message, hashlib.sha256).hexdigest()[:16], 16)


def outcome(key: bytes, number: int, outcomes: Outcomes) -> str:
    """The outcome that a key gives."""
    each = [text for text, weight in outcomes for _ in range(weight)]
    attempt = 0
    while (drawn := value(key, number, attempt)) >= 2**64 // len(each) * len(each):
        attempt += 1
    return each[drawn % len(each)]


def plain_key(secret: bytes, table: str, seeds: Sequence[str]) -> bytes:
    message = table.encode("utf-8")
    for seed in seeds:
        message += b"|" + seed.encode("utf-8")
    return hmac.new(secret, message, hashlib.sha256).digest()
