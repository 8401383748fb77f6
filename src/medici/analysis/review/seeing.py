"""The first sight of a game: the eye at every position, and after every option of a choice."""

from collections.abc import Iterator, Sequence

import numpy as np

from medici.analysis.eye import gaze_of, outlook
from medici.analysis.review.scales import empty_pan
from medici.analysis.review.sight import Scales, Sight
from medici.bots.engine import engine_of
from medici.bots.heuristics import weights_for
from medici.record import Game

WIDTH = 4  # how far from the merchant's bid others are tried, as by the bots that search


def positions_of(game: Game) -> list[Game]:
    """The game in every position, from the empty table on."""
    now = game.before(0)
    positions = [now.copy()]
    for _, move in game.moves:
        now.play(move)
        positions.append(now.copy())
    return positions


def first_sight(positions: Sequence[Game]) -> Sight:
    """What the eye sees of a game, before any future is played."""
    players = len(positions[0].players)
    alone = players == 1
    return Sight(
        eyes=[[score_in(game)] for game in positions] if alone else chances_in(positions),
        counts=[0] * len(positions),
        sums=[[0.0] * players for _ in positions],
        scales=list(scales_of(positions)),
        titles=[outlook(game).titles for game in positions] if alone else [],
    )


def score_in(game: Game) -> float:
    """The score that a solitaire game may come to."""
    return outlook(game).score


def chances_in(positions: Sequence[Game]) -> list[list[float]]:
    """Everybody's chances in several positions of a game."""
    engine = engine_of(positions[0].name)
    tables = engine.tables(len(positions))
    for number, game in enumerate(positions):
        game.state.write(tables[number])
    seen: list[list[float]] = (
        gaze_of(engine.book.name, len(positions[0].players)).many(tables).tolist()
    )
    return seen


def scales_of(positions: Sequence[Game]) -> Iterator[Scales]:
    """The decisions in which something else could have been done, with their options."""
    moves = positions[-1].moves
    for number, (seat, move) in enumerate(moves, start=1):
        if isinstance(seat, int):
            earlier = positions[number - 1]
            options = options_in(earlier, move)
            if len(options) > 1:
                eyes = after_each(earlier, options, seat)
                name = earlier.book.move_name
                pans = [
                    empty_pan(action, name(action), eye)
                    for action, eye in zip(options, eyes, strict=True)
                ]
                played = options.index(earlier.book.parse_move(move))
                yield Scales(n=number, seat=seat, played=played, pans=pans)


def options_in(earlier: Game, move: str) -> list[int]:
    """The moves worth weighing: those that a search would try, the merchant's, the one played."""
    if len(earlier.legal_actions()) == 1:
        return []
    engine = engine_of(earlier.name)
    t = engine.record_of(earlier.state)
    own = weights_for(earlier.name, len(earlier.players))
    tried = engine.candidates(t, own, WIDTH).tolist()
    return sorted({*tried, engine.weighed_move(t, own), earlier.book.parse_move(move)})


def after_each(earlier: Game, options: Sequence[int], seat: int) -> list[float]:
    """The chance of a seat after each option; alone the score."""
    if len(earlier.players) == 1:
        later = [earlier.copy() for _ in options]
        for game, action in zip(later, options, strict=True):
            game.play(action)
        return [score_in(game) for game in later]
    engine = engine_of(earlier.name)
    tables = engine.tables(len(options))
    for number, action in enumerate(options):
        earlier.state.write(tables[number])
        engine.play(tables[number], action)
    seen = gaze_of(earlier.name, len(earlier.players)).many(tables)
    chances: list[float] = np.asarray(seen)[:, seat].tolist()
    return chances
