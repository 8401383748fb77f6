"""The eye: who is winning, learned from many games (docs/eye.md).

>>> from medici import Game
>>> sum(chances(Game("board", players=3)))
1.0
"""

from typing import NamedTuple

from medici.analysis.eye.evaluator import Evaluator, evaluator_of
from medici.games.dice.solitaire import TITLES
from medici.record import Game

__all__ = ["Evaluator", "Outlook", "chances", "evaluator_of", "outlook"]

Gaze, gaze_of = Evaluator, evaluator_of  # as they were called until 0.1


class Outlook(NamedTuple):
    """What a solitaire game may come to."""

    score: float  # points that are to be expected at the end
    titles: dict[str, float]  # how likely each is, best first


def chances(game: Game) -> list[float]:
    """Each seat's chance to win as the game stands; at its end the parts of the victory."""
    if len(game.players) == 1:
        return [1.0]
    evaluator = evaluator_of(game.name, len(game.players))
    return [float(chance) for chance in evaluator.chances(evaluator.record_of(game.state))]


def outlook(game: Game) -> Outlook:
    """What a solitaire game may come to; at its end what it came to."""
    if len(game.players) != 1:
        raise ValueError(f"expected a game for one; got one for {len(game.players)}")
    names = [title for _, title in TITLES]
    result = game.result
    if result is not None:
        return Outlook(game.scores[0], {name: float(name == result["title"]) for name in names})
    evaluator = evaluator_of(game.name, 1)
    *likely, score = evaluator.alone(evaluator.record_of(game.state)).tolist()
    return Outlook(score, dict(zip(names, likely, strict=True)))
