"""What a solution may leave out in each game, on its last day: what is over, and what cannot help.

A choice is left out only where another one is never worse. More florins never hurt on the last
day: so who speaks last raises by one or passes, and nobody bids more than the other could pay.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from medici.bots.compiled.verbs import legal
from medici.games.actors import NATURE
from medici.games.board.actions import PASS
from medici.games.board.state import AUCTION, Board
from medici.games.card.state import HOLD, Card
from medici.games.dice.state import ALL, THROW, Sheets
from medici.kernel import State, rule
from medici.kernel.rule import Rule


@rule
def clear(cells: Any, first: int) -> None:
    """Nothing stands in the cells from one on."""
    for place in range(first, len(cells)):
        cells[place] = 0


@rule
def forget_pay(t: State) -> None:
    """What earlier days paid is in the florins or points."""
    clear(t.ship_pay, 0)
    clear(t.good_pay, 0)
    clear(t.bonus_pay, 0)


@rule
def sort(cards: Any, first: int, end: int) -> None:
    """Put the cards of some places in order."""
    for place in range(first + 1, end):
        card = cards[place]
        before = place - 1
        while before >= first and cards[before] > card:
            cards[before + 1] = cards[before]
            before -= 1
        cards[before + 1] = card


@rule
def forget_board(t: Board) -> None:
    """Which cards lie aboard, in which order cards were turned up, and what was paid before."""
    forget_pay(t)
    clear(t.spent, 0)
    clear(t.bought, 0)
    clear(t.hold, 0)
    clear(t.lot, t.lot_size)
    sort(t.lot, 0, t.lot_size)


@rule
def board_choices(t: Board, out: Any) -> int:
    """Draw and open; in an auction the bids that can be best."""
    if t.phase != AUCTION:
        return legal(t, out)
    seat = t.actor
    presenter = t.presenter
    other = 1 - seat
    out[0] = PASS
    count = 1
    most = t.high + 1
    if seat != presenter and t.room[presenter] >= t.lot_size:
        most = max(most, min(t.florins[seat], t.florins[other]))
    for bid in range(t.high + 1, most + 1):
        out[count] = bid
        count += 1
    return count


@rule
def forget_card(t: Card) -> None:
    """In which order cards lie aboard, and what was paid before."""
    forget_pay(t)
    for seat in range(t.players):
        first = seat * HOLD
        end = first + t.aboard[seat]
        sort(t.hold, first, end)
        for place in range(end, first + HOLD):
            t.hold[place] = 0
    clear(t.market, t.market_size)


@rule
def forget_dice(t: Sheets) -> None:
    """Which numbers stand in a ship, what was paid before, and dice that are gone."""
    forget_pay(t)
    clear(t.hold, 0)
    clear(t.ships, 0)
    if t.actor == NATURE:
        t.left = ALL
    for die in range(THROW):
        if t.actor == NATURE or not t.left >> die & 1:
            t.dice[die] = 0


class Ending(NamedTuple):
    """What a solution needs to know of a game."""

    forget: Rule | Callable[..., None]
    choices: Rule | Callable[..., int] | None = None  # those worth a look; none: all legal ones


ENDINGS: Mapping[str, Ending] = {
    "board": Ending(forget_board, board_choices),
    "card": Ending(forget_card),
    "dice": Ending(forget_dice),
}
