"""Moves and figures as parts of sentences."""

from math import floor

from medici.games.card.actions import TAKE
from medici.games.card.notation import CARD_NAMES
from medici.games.card.state import Card
from medici.games.dice.actions import CHOOSE
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import THROW, Sheets
from medici.record import Game
from medici.story.line import Line, Part, cards, lines


def spoken(game: Game, action: int) -> Line:
    """A move of the seat to act, as one says it.

    >>> spoken(Game("board", players=2), 7).id
    'advise-move-bid'
    """
    if game.name == "card" and action > TAKE:
        return Line("advise-move-take", {"cards": cards(*taken(game.state, action - TAKE))})
    if game.name == "dice":
        return Line("advise-move-choose", {"dice": cards(*chosen(game.state, action - CHOOSE))})
    verb, _, rest = game.book.move_name(action).partition(" ")
    return Line(f"advise-move-{verb}", {"n": int(rest)} if rest else {})


def taken(t: Card, mask: int) -> list[str]:
    """The cards of the market that a take means, the last one first."""
    places = [place for place in range(3) if mask >> place & 1]
    return [CARD_NAMES[t.market[t.market_size - 1 - place]] for place in places]


def chosen(t: Sheets, dice: int) -> list[str]:
    """The faces of a set of dice."""
    return [FACE_NAMES[die][t.dice[die]] for die in range(THROW) if dice >> die & 1]


def tenths(number: float) -> Part:
    """A number with one decimal, which languages write differently.

    >>> tenths(12.34).lines[0].args
    {'whole': 12, 'tenth': 3}
    """
    rounded = floor(number * 10 + 0.5)
    return lines([Line("advise-number", {"whole": rounded // 10, "tenth": rounded % 10})])


def points(chance: float) -> Part:
    """A chance in points of percent."""
    return tenths(100 * chance)
