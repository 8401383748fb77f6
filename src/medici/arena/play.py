"""One game between bots, on records, from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from medici.arena.contest import Contest
from medici.bots import BOTS
from medici.bots.arrays import Record
from medici.bots.engine import Engine, engine_of
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded

NATURES_SEEDS = 1 << 40  # apart from the seeds of the bots


@dataclass(frozen=True)
class GameResult:
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...] = ()


def play_game(contest: Contest, seats: Sequence[str], deal: int, seating: int) -> GameResult:
    """Play one game; the same arguments and a budget of rollouts give the same game.

    >>> contest = Contest("dice", ("merchant", "random"), seed=1)
    >>> play_game(contest, contest.bots, deal=0, seating=0).winners
    (0,)
    """
    engine = engine_of(contest.game)
    t: Record = engine.tables(1)[0]
    engine.new(t, len(seats), contest.variant)
    nature = np.array([seeded(contest.seed, NATURES_SEEDS + deal)], np.uint64)
    moves: list[int] = []
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            action = int(engine.nature_move(t, nature))
        else:
            bot = BOTS[seats[actor]]
            seed = seeded(contest.seed + deal * 8191 + seating, len(moves))
            action = bot.choose(engine, t, contest.budget_of(bot), seed)
        engine.play(t, action)
        moves.append(action)
    return result_of(engine, t, moves)


def result_of(engine: Engine, t: Record, moves: list[int]) -> GameResult:
    """Scores and winners of a finished game."""
    state = engine.book.state.read(t)
    seats = range(state.players)
    return GameResult(
        scores=tuple(engine.book.total(state, seat) for seat in seats),
        winners=tuple(seat for seat in seats if engine.book.wins(state, seat)),
        moves=tuple(moves),
    )
