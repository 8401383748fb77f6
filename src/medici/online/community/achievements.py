"""Achievements: what a finished game shows of each seat, by its moves alone.

The game is played again, and looked at whenever a day has been scored. So achievements follow from
logs: whoever counts again gets the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from medici.games.board.state import WARES, Board
from medici.games.card.cards import KIND_GOOD, NEUTRAL
from medici.games.card.state import HOLD, Card
from medici.games.days import DAYS
from medici.games.dice.solitaire import TITLES
from medici.games.dice.state import COLUMN, Sheets
from medici.games.goods import GOLD, GOODS
from medici.record.game import Game

GREAT_SHIP = {"board": 25, "card": 40, "dice": 28}  # worth; about one ship in fifty
FIVE = 5
MOST_TABLES = {"board": 6, "card": 6, "dice": 4}  # people at the largest table


@dataclass(frozen=True, slots=True)
class ScoredDay:
    """What a scored day shows, by seat."""

    worth: list[int]  # of the ships
    income: list[int]  # since the day before
    totals: list[int]
    aboard: list[list[int]]  # cards of each good in the ships; empty rows in the dice game
    gold: list[bool]  # whether the gold card is aboard
    paid: list[list[int]]  # for each good, bonuses left out
    bonus: list[list[int]]  # for each good
    columns: list[list[int]]  # of each good: levels, icons or crosses


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game."""

    name: str
    players: int
    days: list[ScoredDay]
    totals: list[int]
    winners: list[int]
    title: str | None
    spent: list[int]  # for lots; the board game alone
    passes: list[int]  # how often each has passed; likewise


def read(game: Game) -> Finished:
    """Play a finished game again, and note what its days show; ValueError if it is not over."""
    result = game.result
    if result is None:
        raise ValueError("expected a game that is over; got one that goes on")
    again = game.before(0)
    before, days = again.scores, []
    for _, move in game.moves:
        day = again.state.day
        again.play(move)
        if again.state.day != day:
            days.append(scored_day(again, before))
            before = days[-1].totals
    seats = range(len(game.players))
    passes = [game.moves.count((seat, "pass")) for seat in seats]
    spent = [again.state.spent[seat] if game.name == "board" else 0 for seat in seats]
    return Finished(
        game.name,
        len(game.players),
        days,
        result["scores"],
        result["winners"],
        result.get("title"),
        spent,
        passes,
    )


def scored_day(game: Game, before: Sequence[int]) -> ScoredDay:
    """The day that was scored just now."""
    t, seats, totals = game.state, range(len(game.players)), game.scores
    rows = [slice(seat * len(GOODS), (seat + 1) * len(GOODS)) for seat in seats]
    columns: list[int] = t.level if isinstance(t, Board) else columns_of(t)
    return ScoredDay(
        [t.worth[seat] for seat in seats],
        [now - then for now, then in zip(totals, before, strict=True)],
        totals,
        [aboard(t, seat) for seat in seats],
        [isinstance(t, Board) and t.aboard[seat * WARES + GOLD] > 0 for seat in seats],
        [t.good_pay[row] for row in rows],
        [t.bonus_pay[row] for row in rows],
        [columns[row] for row in rows],
    )


def columns_of(t: Card | Sheets) -> list[int]:
    """Icons in the warehouses, or crosses on the sheets."""
    return t.icons if isinstance(t, Card) else t.crosses


def aboard(t: Board | Card | Sheets, seat: int) -> list[int]:
    """How many cards of each good a ship has; the sheets of the dice game do not say."""
    if isinstance(t, Board):
        return t.aboard[seat * WARES : seat * WARES + len(GOODS)]
    counts = [0] * len(GOODS)
    if isinstance(t, Card):
        for kind in t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]]:
            if kind < NEUTRAL:
                counts[KIND_GOOD[kind]] += 1
    return counts


def alone_at_the_top(values: Sequence[int], seat: int) -> bool:
    """Whether a seat has more than every other.

    >>> alone_at_the_top([3, 5, 5], 1), alone_at_the_top([3, 5, 4], 1)
    (False, True)
    """
    return all(values[seat] > value for other, value in enumerate(values) if other != seat)


def last_to_first(game: Finished, seat: int) -> bool:
    """Behind everybody after two days, and in front at the end."""
    before = [-total for total in game.days[DAYS - 2].totals]
    return game.players > 2 and seat in game.winners and alone_at_the_top(before, seat)


def by_one_florin(game: Finished, seat: int) -> bool:
    """One more than everybody else. All pay in the card and dice games comes in fives."""
    others = [total for other, total in enumerate(game.totals) if other != seat]
    least = 1 if game.name == "board" else FIVE
    return seat in game.winners and game.totals[seat] - max(others) == least


def every_day(game: Finished, seat: int, what: Callable[[ScoredDay], Sequence[int]]) -> bool:
    """Whether a seat has more than every other on every day."""
    return all(alone_at_the_top(what(day), seat) for day in game.days)


def any_day(game: Finished, does: Callable[[ScoredDay], bool]) -> bool:
    """Whether something holds on one of the days."""
    return any(does(day) for day in game.days)


Rule = Callable[[Finished, int], bool]

# Of games with two players or more.
RULES: dict[str, Rule] = {
    "victory": lambda game, seat: seat in game.winners,
    "full-table": lambda game, seat: (
        seat in game.winners and game.players == MOST_TABLES[game.name]
    ),
    "last-to-first": last_to_first,
    "one-florin": by_one_florin,
    "three-days": lambda game, seat: every_day(game, seat, lambda day: day.income),
    "three-ships": lambda game, seat: every_day(game, seat, lambda day: day.worth),
    "great-ship": lambda game, seat: any_day(
        game, lambda day: day.worth[seat] >= GREAT_SHIP[game.name]
    ),
    "five-of-a-good": lambda game, seat: any_day(game, lambda day: max(day.aboard[seat]) >= FIVE),
    "every-market": lambda game, seat: (
        game.players > 3 and any_day(game, lambda day: min(day.paid[seat]) > 0)
    ),
    "gold-three-times": lambda game, seat: all(day.gold[seat] for day in game.days),
    "two-summits": lambda game, seat: (
        game.name == "board" and game.days[-1].bonus[seat].count(20) > 1
    ),
    "thrift": lambda game, seat: (
        seat in game.winners
        and game.players > 2
        and game.name == "board"
        and alone_at_the_top([-spent for spent in game.spent], seat)
    ),
    "patience": lambda game, seat: (
        seat in game.winners and game.players > 2 and alone_at_the_top(game.passes, seat)
    ),
    "four-monopolies": lambda game, seat: (
        game.name == "card"
        and any_day(game, lambda day: sum(pay > 0 for pay in day.bonus[seat]) > 3)
    ),
    "full-column": lambda game, seat: (
        game.name == "dice" and max(game.days[-1].columns[seat]) == COLUMN
    ),
}
TITLE = "title-"  # and the title of a solitaire


def title_kind(title: str) -> str:
    """The kind of a solitaire's title.

    >>> title_kind("Dish Washer")
    'title-dish-washer'
    """
    return TITLE + title.lower().replace(" ", "-")


TITLE_KINDS = tuple(title_kind(title) for _, title in TITLES)  # the best first
KINDS = (*RULES, *TITLE_KINDS)


def achievements_of(game: Game) -> list[list[str]]:
    """What each seat of a finished game has achieved."""
    finished = read(game)
    if finished.title is not None:
        return [[title_kind(finished.title)]]
    return [
        [kind for kind, rule in RULES.items() if rule(finished, seat)]
        for seat in range(finished.players)
    ]
