"""What an exercise is about, so that one can practise it.

Themes tell what is decided and what is at stake; none of them gives the answer away.
"""

from collections.abc import Sequence

from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import BONUS, TOP
from medici.games.board.state import WARES, Board
from medici.presentation.story.line import Line
from medici.record import Game

LOT, BID = "lot", "bid"  # draw on or stop; bid or pass
REVEAL, COUNT, WHICH = "reveal", "count", "which"  # cards or dice: how many, which
LEVELS, SHIP = "levels", "ship"  # what a lot would bring
ROOM, ALONE, ENDING = "room", "alone", "ending"
THEMES = (LOT, BID, REVEAL, COUNT, WHICH, LEVELS, SHIP, ROOM, ALONE, ENDING)

DECISIONS = {
    LOT: ("draw", "auction"),
    BID: ("pass", "bid", "more", "less"),
    REVEAL: ("take", "reveal"),
    COUNT: ("too", "only"),
    WHICH: ("instead",),
}
LITTLE_ROOM = 2  # spaces


def themes_of(game: Game, finding: Line, proven: bool) -> list[str]:
    """The themes of a position whose answer has this finding, the decision first."""
    t = game.state
    kind = finding.id.removeprefix("puzzles-find-")
    stakes = {
        LEVELS: isinstance(t, Board) and brings_bonus(t, t.lot[: t.lot_size]),
        SHIP: isinstance(t, Board) and wins_ship(t, t.lot[: t.lot_size]),
        ROOM: t.room[t.actor] <= LITTLE_ROOM,
        ALONE: t.players == 1,
        ENDING: proven,
    }
    decided = [theme for theme, kinds in DECISIONS.items() if kind in kinds]
    return decided + [theme for theme, there in stakes.items() if there]


def brings_bonus(t: Board, lot: Sequence[int]) -> bool:
    """Whether a lot would bring whoever is to act a higher bonus for a level."""
    goods = [KIND_GOOD[card] for card in lot]
    for good in range(5):
        level = t.level[t.actor * 5 + good] + t.aboard[t.actor * WARES + good]
        if BONUS[min(TOP, level + goods.count(good))] > BONUS[min(TOP, level)]:
            return True
    return False


def wins_ship(t: Board, lot: Sequence[int]) -> bool:
    """Whether a lot would bring the ship of whoever is to act to the head."""
    own = t.worth[t.actor]
    most = max(t.worth[seat] for seat in range(t.players) if seat != t.actor)
    return own <= most < own + sum(KIND_VALUE[card] for card in lot)
