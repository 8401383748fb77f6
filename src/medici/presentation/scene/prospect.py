"""What a lot would do for a seat of the board game: its day's pay if the day ended with it."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.notation import CARD_NAMES
from medici.games.board.scoring import score_day
from medici.games.board.state import WARES, Board
from medici.games.ranking import MOST, SECOND, SHIP_PAY, rank_of
from medici.presentation.scene.parts import NAMES, CardId, Good, Rows


class Prizes(Struct, frozen=True):
    """What a day pays by rank, from the first on: for ships (B40), and in each good (B43)."""

    ships: list[int]
    goods: list[int]


class Prospect(Struct, frozen=True):
    """How a seat would stand at the end of the day, and what it would be paid."""

    worth: int
    place: int  # of its ship; 1 is the best
    ship: int  # paid for the ship
    levels: dict[Good, int]
    goods: dict[Good, int]  # paid for each good, rank and bonus together


def prizes(players: int) -> Prizes:
    """The prizes of a day for so many players.

    >>> prizes(4)
    Prizes(ships=[30, 20, 10, 0], goods=[10, 5])
    """
    ships = SHIP_PAY[players * 6 : players * 6 + players]
    return Prizes(list(ships), [MOST, SECOND] if players > 2 else [MOST])


def prospect(
    worths: list[int], levels: Rows, aboard: Rows, seat: int, lot: list[CardId]
) -> Prospect:
    """A seat's day if it loaded the lot and the ships, as they are, were scored.

    >>> none = {name: [0, 0, 0] for name in NAMES}
    >>> mine = prospect([7, 4, 3], none, none, 1, ["fur5"])
    >>> mine.worth, mine.place, mine.ship, mine.levels["fur"], mine.goods["fur"]
    (9, 1, 30, 1, 10)
    """
    players = len(worths)
    t = Board()
    t.players = players
    for other in range(players):
        t.worth[other] = worths[other]
        for good, name in enumerate(NAMES):
            t.level[other * 5 + good] = levels[name][other]
            t.aboard[other * WARES + good] = aboard[name][other]
    for card in lot:
        kind = CARD_NAMES.index(card)
        t.worth[seat] += KIND_VALUE[kind]
        t.aboard[seat * WARES + KIND_GOOD[kind]] += 1
    ahead, _ = rank_of(t.worth, players, seat)
    score_day(t)
    mine = seat * 5
    return Prospect(
        worth=t.worth[seat],
        place=ahead + 1,
        ship=t.ship_pay[seat],
        levels={name: t.level[mine + good] for good, name in enumerate(NAMES)},
        goods={
            name: t.good_pay[mine + good] + t.bonus_pay[mine + good]
            for good, name in enumerate(NAMES)
        },
    )
