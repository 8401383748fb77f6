"""How a seat would stand if the day ended now, and how far the day is: what facts are made of."""

# Runs in browsers too: docs/browser-subset.md

from math import floor

from msgspec import Struct

from medici.games.board.state import Board
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.dice.state import Sheets
from medici.games.goods import GOODS
from medici.games.ranking import MOST, SECOND, rank_of

Table = Board | Card | Sheets


class Standing(Struct, frozen=True):
    """A seat, if the day were scored as it is."""

    worth: int  # of the ship
    place: int  # of the ship; 1 is the best, and alone there is none: 0
    room: int  # free spaces
    ship: int  # paid for the ship
    later: int  # paid for it if all free spaces were filled with what comes on the mean
    marks: list[int]  # by good: level, icons or crosses
    ranks: list[int]  # paid for the rank in each good
    bonuses: list[int]  # paid for many of each good


class Day(Struct, frozen=True):
    """What is still to come."""

    done: float  # the part of the day's spaces that are taken, or will not be
    days: int  # that are still to be paid, with this one
    mean: float  # the value of a card to come, or of a die
    marks: float  # how many levels, icons or crosses it brings on the mean
    mark_pay: float  # what a day pays for ranks in goods, for each space of all ships
    to_come: int  # cards of today
    free: int  # spaces that they may fill
    filled: float  # the part of these that can be filled


def standing_of(t: Table, scored: Table, marks: list[int], later: Table, seat: int) -> Standing:
    """The standing of a seat at a table, given the same table after scoring, as it is and later."""
    first = seat * len(GOODS)
    return Standing(
        worth=t.worth[seat],
        place=rank_of(t.worth, t.players, seat)[0] + 1 if t.players > 1 else 0,
        room=t.room[seat],
        ship=scored.ship_pay[seat],
        later=later.ship_pay[seat],
        marks=marks[first : first + len(GOODS)],
        ranks=scored.good_pay[first : first + len(GOODS)],
        bonuses=scored.bonus_pay[first : first + len(GOODS)],
    )


def fill_ships(t: Table, day: Day) -> None:
    """Add to every ship what will lie on its free spaces on the mean."""
    for seat in range(t.players):
        t.worth[seat] += floor(t.room[seat] * day.filled * day.mean + 0.5)


def day_of(t: Table, spaces: int, to_come: int, mean: float, marks: float) -> Day:
    """How far the day is; ``spaces`` are those of a ship."""
    prizes = len(GOODS) * (MOST + (SECOND if t.players > 2 else 0))
    free = sum(t.room[seat] for seat in range(t.players))
    loaded = min(to_come, free)
    return Day(
        done=1 - loaded / (spaces * t.players),
        days=DAYS - t.day,
        mean=mean,
        marks=marks,
        mark_pay=prizes / (spaces * t.players),
        to_come=to_come,
        free=free,
        filled=loaded / free if free else 1.0,
    )
