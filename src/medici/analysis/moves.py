"""Moves as parts of sentences, and the cards or dice that they name. Browsers run this too."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.card.notation import CARD_NAMES
from medici.games.dice.notation import FACE_NAMES
from medici.presentation.story.line import Arg, Line, cards
from medici.record import Game


def items_of(game: Game, move: str) -> list[str]:
    """The cards or the faces of dice that a move names by their places; other moves name none.

    Cards of the market are counted from its end, dice from the first.

    >>> game = Game("dice", players=2)
    >>> game.play("first 0")
    >>> game.play("roll dye0 gold5 fur3 grain2 dye4")
    >>> items_of(game, "choose 1 3")
    ['dye0', 'fur3']
    """
    words, t = move.split(" "), game.state
    verb, places = words[0], words[1:]
    if verb == "take":
        return [CARD_NAMES[t.market[t.market_size - int(place)]] for place in places]
    if verb == "choose":
        return [FACE_NAMES[int(place) - 1][t.dice[int(place) - 1]] for place in places]
    return []


def extra_items(items: list[str], move: str, other: str) -> list[str]:
    """Of the items that a move names, those at places that another move does not name.

    >>> extra_items(["dye0", "fur3"], "choose 1 3", "choose 3 4")
    ['dye0']
    """
    others = other.split(" ")[1:]
    places = move.split(" ")[1:]
    return [item for item, place in zip(items, places, strict=True) if place not in others]


def move_line(game: Game, move: str, messages: str, amount: str = "n") -> Line:
    """A move as a message ``MESSAGES-move-...``; ``amount`` is the argument of a bid.

    >>> move_line(Game("board", players=2), "bid 7", "advise")
    Line(id='advise-move-bid', args={'n': 7})
    """
    verb, _, rest = move.partition(" ")
    args: dict[str, Arg] = {}
    if verb == "bid":
        args[amount] = int(rest)
    if verb in ("take", "choose"):
        args["cards" if verb == "take" else "dice"] = cards(*items_of(game, move))
    return Line(f"{messages}-move-{verb}", args)
