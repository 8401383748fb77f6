"""Tell a game: every move in a short sentence, and how each day was scored.

The sentences have no language yet (``medici.presentation.story.line``).

>>> game = Game("board", players=["Ada", "Bruno"])
>>> for move in ["first 1", "card fur3", "auction", "bid 7"]:
...     game.play(move)
>>> [line.id for line in tell(game, 4)]
['story-bids']
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator, Mapping
from typing import Any

from medici.presentation.story.line import Line
from medici.presentation.story.scoring import story_of, tell_ending, tell_scoring
from medici.record import Game, MediciError, replay


def tell(game: Game, number: int) -> list[Line]:
    """One recorded move, the first being number 1, with what follows from it."""
    if not 1 <= number <= len(game.moves):
        raise MediciError(f"expected a move from 1 to {len(game.moves)}; got {number}")
    earlier = game.before(number - 1)
    later = earlier.copy()
    later.play(game.moves[number - 1][1])
    return tell_move(earlier, later)


def tell_move(earlier: Game, later: Game) -> list[Line]:
    """The move that leads from one position to the next."""
    return list(story_of(later).move(earlier, later))


def explain(story: Game | Mapping[str, Any], since: int = 0) -> Iterator[list[Line]]:
    """A game or a record paragraph by paragraph, or only what came after ``since`` moves."""
    game = story if isinstance(story, Game) else replay(story)
    now = game.before(since)
    if since == 0:
        yield [heading(now)]
    for _, text in game.moves[since:]:
        earlier = now.copy()
        now.play(text)
        yield tell_move(earlier, now)
        if len(now.days) > len(earlier.days):
            yield from ([line] for line in tell_scoring(now))
            yield from ([line] for line in (tell_ending(now) if now.over else [heading(now)]))


def heading(game: Game) -> Line:
    """Which day or round it is."""
    return Line(f"story-{story_of(game).span}", {"n": game.day})
