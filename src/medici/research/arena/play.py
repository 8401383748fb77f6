"""One game between bots, on records, from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

import numpy as np

from medici.bots import BotFailure, bot_named
from medici.bots.compiled.engine import Engine, engine_of
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded
from medici.kernel.arrays import Record
from medici.research.arena.contest import Contest

NATURES_SEEDS = 1 << 40  # apart from the seeds of the bots
SUBSTITUTE = "merchant"  # plays on for a bot that failed, so that the others have a game


@dataclass(frozen=True)
class Failure:
    """A bot that gave no legal move in time, and has lost the game for it."""

    seat: int
    reason: str  # in a few words, the same for the same fault
    detail: str


@dataclass(frozen=True)
class GameResult:
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...] = ()
    failures: tuple[Failure, ...] = ()  # of bots that lost for it
    luck: tuple[tuple[float, ...], ...] = ()  # of each kind and seat, if it was reckoned
    thought: "tuple[Thought, ...]" = field(default=(), compare=False)  # of each seat


@dataclass
class Thought:
    """How often a seat was asked, and how long that took."""

    decisions: int = 0
    seconds: float = 0.0


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
    failures: dict[int, Failure] = {}
    thought = tuple(Thought() for _ in seats)
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            action = int(engine.nature_move(t, nature))
        else:
            bot = bot_named(SUBSTITUTE if actor in failures else seats[actor])
            seed = seeded(contest.seed + deal * 8191 + seating, len(moves))
            began = perf_counter()
            try:
                action = bot.choose(engine, t, contest.budget_of(bot), seed)
                thought[actor].decisions += 1
                thought[actor].seconds += perf_counter() - began
            except BotFailure as failure:
                failures[actor] = Failure(actor, failure.reason, failure.detail)
                continue
        engine.play(t, action)
        moves.append(action)
    return replace(result_of(engine, t, moves, tuple(failures.values())), thought=thought)


def result_of(
    engine: Engine, t: Record, moves: list[int], failures: tuple[Failure, ...]
) -> GameResult:
    """Scores and winners of a finished game.

    A bot that failed has lost: its score is 0, whatever the merchant made of its seat, and
    its victory goes to the best of the others.
    """
    state = engine.book.state.read(t)
    seats = range(state.players)
    out = {failure.seat for failure in failures}
    scores = [0 if seat in out else engine.book.total(state, seat) for seat in seats]
    winners = [seat for seat in seats if seat not in out and engine.book.wins(state, seat)]
    if not winners:
        rest = [seat for seat in seats if seat not in out]
        best = max((scores[seat] for seat in rest), default=0)
        winners = [seat for seat in rest if scores[seat] == best]
    return GameResult(tuple(scores), tuple(winners), tuple(moves), failures)
