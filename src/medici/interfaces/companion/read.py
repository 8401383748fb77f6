"""A score sheet from what was stored of it: every part checked, since stores can be damaged."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping
from typing import Any

from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.interfaces.companion.sheet import DayEntry, Purchase, ScoreSheet, new_sheet
from medici.record import RecordError, SetupError


def read_sheet(stored: object) -> ScoreSheet:
    """The sheet that was stored; ``RecordError`` says what is wrong with it.

    >>> read_sheet({"game": "board", "players": ["Ada"], "options": {}, "days": [], "scored": 0})
    Traceback (most recent call last):
    medici.record.errors.RecordError: expected 2 to 6 players for board; got 1
    """
    sheet = empty_sheet(fields(stored, "a sheet"))
    days = items(fields(stored, "a sheet").get("days"), "days", DAYS)
    sheet.days = [read_day(day, len(sheet.players)) for day in days]
    sheet.scored = whole(fields(stored, "a sheet").get("scored"), "scored", DAYS)
    return sheet


def empty_sheet(stored: Mapping[str, Any]) -> ScoreSheet:
    """The set-up of a stored sheet."""
    players = [text(name, "a name") for name in items(stored.get("players"), "players")]
    options = dict(fields(stored.get("options"), "options"))
    try:
        return new_sheet(text(stored.get("game"), "game"), players, options)
    except SetupError as problem:
        raise RecordError(str(problem)) from problem


def read_day(stored: object, players: int) -> DayEntry:
    """One day of a stored sheet."""
    day = fields(stored, "a day")
    ships = items(day.get("ships"), "ships", players)
    totals = day.get("totals")
    return DayEntry(
        ships=[[text(name, "a card") for name in items(ship, "a ship")] for ship in ships],
        purchases=[
            read_purchase(purchase, players)
            for purchase in items(day.get("purchases"), "purchases")
        ],
        totals=None if totals is None else numbers(totals, "totals", players),
        crosses=[
            numbers(columns, "crosses", len(GOODS))
            for columns in items(day.get("crosses"), "crosses", players)
        ],
        circles=numbers(day.get("circles"), "circles", len(GOODS)),
    )


def read_purchase(stored: object, players: int) -> Purchase:
    """One purchase of a stored sheet."""
    purchase = fields(stored, "a purchase")
    seat = whole(purchase.get("seat"), "the seat of a purchase", players - 1)
    return Purchase(seat, whole(purchase.get("price"), "a price"))


def fields(stored: object, what: str) -> Mapping[str, Any]:
    """An object with named fields."""
    if not isinstance(stored, Mapping):
        raise RecordError(f"{what}: expected an object; got {stored!r}")
    return stored


def items(stored: object, what: str, count: int | None = None) -> list[Any]:
    """A list, of a certain length if one is named."""
    if not isinstance(stored, list):
        raise RecordError(f"{what}: expected a list; got {stored!r}")
    if count is not None and len(stored) != count:
        raise RecordError(f"{what}: expected {count}; got {len(stored)}")
    return stored


def numbers(stored: object, what: str, count: int) -> list[int]:
    """A list of whole numbers."""
    return [whole(number, what) for number in items(stored, what, count)]


def whole(stored: object, what: str, most: int | None = None) -> int:
    """A whole number from 0 on, not above ``most`` if that is named."""
    if type(stored) is not int or stored < 0 or (most is not None and stored > most):
        limit = "a number from 0 on" if most is None else f"a number from 0 to {most}"
        raise RecordError(f"{what}: expected {limit}; got {stored!r}")
    return stored


def text(stored: object, what: str) -> str:
    """A text."""
    if not isinstance(stored, str):
        raise RecordError(f"{what}: expected a text; got {stored!r}")
    return stored
