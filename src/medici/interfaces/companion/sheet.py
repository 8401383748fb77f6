"""A score sheet: what people enter of a game at a real table, day by day.

It holds nothing that follows from something else, so that whatever is corrected, all follows.
"""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.record import Game
from medici.record.game import Options


class Purchase(Struct):
    """Who bought a lot, and for how much."""

    seat: int
    price: int


class DayEntry(Struct):
    """What was entered of one day, by seat."""

    ships: list[list[str]]  # the cards aboard, or in the dice game the numbers in the ship
    purchases: list[Purchase]  # in the board game
    totals: list[int] | None  # counted before the scoring, instead of the purchases
    crosses: list[list[int]]  # in the dice game: how many now stand in each column of a sheet
    circles: list[int]  # in solitaire: the enemy's, likewise


class ScoreSheet(Struct):
    """A game whose days are entered and scored; those not yet scored may be half entered."""

    game: str
    players: list[str]
    options: Options
    days: list[DayEntry]
    scored: int = 0  # how many days the table has closed


def empty_day(players: int) -> DayEntry:
    """A day of which nothing was entered yet."""
    columns = len(GOODS)
    return DayEntry(
        ships=[[] for _ in range(players)],
        purchases=[],
        totals=None,
        crosses=[[0] * columns for _ in range(players)],
        circles=[0] * columns,
    )


def new_sheet(game: str, players: list[str], options: Options | None = None) -> ScoreSheet:
    """An empty sheet; a set-up that the game does not take raises ``SetupError``.

    >>> new_sheet("board", ["Ada", "Bruno"]).days[0].ships
    [[], []]
    >>> new_sheet("dice", ["Ada"] * 5)
    Traceback (most recent call last):
    medici.record.errors.SetupError: expected 1 to 4 players for dice; got 5
    """
    set_up = Game(game, players, options)
    return ScoreSheet(
        game=set_up.name,
        players=set_up.players,
        options=set_up.options,
        days=[empty_day(len(players)) for _ in range(DAYS)],
    )
