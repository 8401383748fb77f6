"""What the adviser says of a position, as data that can be written as JSON.

Chances are shares of the victory, from 0 to 1; who ties shares it. Totals are what decides the
game at its end: florins, or points in the dice game. Everything is the mean over possible futures,
in which everybody plays equally well, and every error is a standard error over them.
"""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal

from msgspec import Struct

from medici.presentation.scene.parts import Actor
from medici.presentation.story.line import Line


class Candidate(Struct, frozen=True):
    """A move worth thinking of, and what it leads to."""

    move: str  # as the record writes it
    words: Line  # and as one says it: "bid 7", "take fur 3 and dye 2"
    chances: list[float]  # of each seat to win, if it is made; alone [1.0]
    error: float  # of the mover's chance
    totals: list[float]  # what each seat ends with
    cost: float  # chance of the mover that is lost against the best; 0 for the best, and alone
    cost_error: float
    lead: float  # chance ahead of the best other candidate, or behind it; alone points
    lead_error: float
    total_cost: float  # florins or points that are lost against the best; may be below 0
    total_cost_error: float
    titles: dict[str, float] = {}  # alone: the chance of each title that came up


class Worth(Struct, frozen=True):
    """A price between two bounds, which hold it 95 times out of 100."""

    price: float
    low: float
    high: float


class FairPrice(Struct, frozen=True):
    """What a lot is worth to a seat: having it for that and not having it are equally good."""

    seat: int
    purse: int  # florins of the seat, the most that it can pay
    price: float
    low: float  # bounds that hold the price 95 times out of 100
    high: float
    most: int  # the highest whole bid at which having the lot is no worse than not having it
    by: Literal["chance", "florins"]  # by what it was found; florins where chances tell nothing
    chance: Worth  # the price that leaves the same chance to win, within the purse
    florins: Worth  # the price that leaves the same florins at the end; may be beyond the purse
    capped: bool  # having the lot is better even for everything that the seat has
    unwanted: bool  # not having it is better even than getting it for nothing


class Share(Struct, frozen=True):
    """In how many of all ways something can come."""

    what: str
    ways: int


class Odds(Struct, frozen=True):
    """The next card: each of the cards not seen is as likely as any other."""

    ways: int
    cards: list[Share]
    goods: list[Share]  # by good; gold and neutral cards too
    values: list[Share]  # by value


class FurtherWare(Struct, frozen=True):
    """What a further card of a good does."""

    ware: str
    ways: int  # out of ``Odds.ways``
    florins: float  # what the lot is then worth to the presenter, by florins
    error: float


class Further(Struct, frozen=True):
    """What a further card, not yet known, would do to the lot."""

    seat: int  # the presenter
    price: FairPrice | None  # of the lot with it; None: the presenter has no room for it
    change: float  # of the presenter's fair price
    change_error: float
    wares: list[FurtherWare]


class Advice(Struct, frozen=True):
    """All that is said of a position."""

    game: str
    players: list[str]
    actor: Actor
    futures: int  # that the candidates were played in, or the position if there are none
    chances: list[float]  # of each seat to win as the position stands
    errors: list[float]  # of the chances
    totals: list[float]  # what each seat ends with
    titles: dict[str, float]  # alone: the chance of each title
    candidates: list[Candidate]  # the best first; none when nature is to act
    lot: list[str]  # board game: the cards for sale, or that may still be joined by others
    bid: int  # the highest so far; 0 if there is none
    prices: list[FairPrice]  # of the lot, for each seat that can take it
    further: Further | None
    odds: Odds | None  # of the next card; None where none is to come, and in the dice game
    findings: list[Line]  # the same in sentences
    why: Line | None = None  # what one sees of why the best move is better than the next
    why_worth: list[Line] = []  # what one sees of why the lot is worth its prices to the seats


class Hint(Struct, frozen=True):
    """The best move, and one reason for it."""

    move: str
    finding: Line
