"""Moves and figures as parts of sentences."""

from math import floor

from medici.games.card.actions import TAKE
from medici.games.card.notation import CARD_NAMES
from medici.games.card.state import Card
from medici.games.dice.actions import CHOOSE
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import THROW, Sheets
from medici.presentation.story.line import Line, Part, cards, lines
from medici.record import Game


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


def distinct(game: Game, actions: list[int]) -> list[int]:
    """The actions, but only the first of those that one says in the same words.

    Dice that show the same, or equal cards of the market, are as good as each other.

    >>> game = Game("dice", players=2)
    >>> game.play("first 0")
    >>> game.play("roll dye0 gold5 gold5 grain2 dye4")
    >>> [game.book.move_name(action) for action in distinct(game, [1, 2, 3, 4, 5])]
    ['choose 1', 'choose 2', 'choose 1 2']
    """
    kept: list[int] = []
    said: list[str] = []
    for action in actions:
        words = " ".join(sorted(named(game, action)))
        if words not in said:
            said.append(words)
            kept.append(action)
    return kept


def named(game: Game, action: int) -> list[str]:
    """What a move takes or enters; other moves by their names."""
    if game.name == "card" and action > TAKE:
        return taken(game.state, action - TAKE)
    if game.name == "dice":
        return chosen(game.state, action - CHOOSE)
    return [game.book.move_name(action)]


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
