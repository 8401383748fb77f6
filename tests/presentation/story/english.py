"""Games to tell, and their stories in English."""

from collections.abc import Iterable, Sequence
from random import Random

from medici.bots.policies.random_moves import RANDOM
from medici.presentation.story import telling as story
from medici.presentation.story.line import Line
from medici.presentation.story.scoring import score_sheet
from medici.presentation.words import words
from medici.record import Game

NAMES = ["Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima"]
ENGLISH = words("en")


def explain(game: Game, since: int = 0) -> list[str]:
    """A game in English, line by line."""
    return [ENGLISH.paragraph(lines, NAMES) for lines in story.explain(game, since)]


def tell(game: Game, number: int) -> str:
    """A move in English."""
    return ENGLISH.paragraph(story.tell(game, number), NAMES)


def english(lines: Iterable[Line]) -> list[str]:
    """Sentences in English."""
    return [ENGLISH.sentence(line, NAMES) for line in lines]


def played(name: str, players: int, seed: int) -> Game:
    """A whole game of random moves."""
    game, luck = Game(name, NAMES[:players]), Random(seed)
    game.let_nature_act(luck)
    while not game.over:
        game.play(RANDOM[name](game.state, luck))
        game.let_nature_act(luck)
    return game


def after(name: str, players: int, *moves: str) -> Game:
    """A game in which these moves have been made."""
    game = Game(name, NAMES[:players])
    for move in moves:
        game.play(move)
    return game


def last(game: Game) -> str:
    """The last move in words."""
    return tell(game, len(game.moves))


def rich(game: Game, florins: Sequence[int]) -> Game:
    """The same game with other purses."""
    game.state.florins[: len(florins)] = florins
    return game


def tell_next(game: Game, move: str) -> str:
    """What is told of a move that is made now, in a position that was arranged."""
    later = game.copy()
    later.play(move)
    return ENGLISH.paragraph(story.tell_move(game, later), NAMES)


def paid(name: str, values: Sequence[int], pays: Sequence[int], **options: bool) -> Game:
    """A game that has just paid for ships of these values."""
    game = Game(name, NAMES[: len(values)], dict(options))
    nothing = {good: [0] * len(values) for good in ("cloth", "fur", "grain", "dye", "spice")}
    game.days.append(
        {
            "values": list(values),
            "ship": list(pays),
            "goods": {good: row[:] for good, row in nothing.items()},
            "bonus": {good: row[:] for good, row in nothing.items()},
            "totals": [0] * len(values),
        }
    )
    return game


def for_good(game: Game, good: str) -> list[str]:
    """What is told of one good."""
    return english(score_sheet(game).goods[good])


def ended(name: str, totals: Sequence[int]) -> Game:
    """A game that is over with these totals."""
    game = Game(name, NAMES[: len(totals)])
    purse = game.state.points if name == "dice" else game.state.florins
    purse[: len(totals)] = totals
    game.state.actor = 9
    return game
