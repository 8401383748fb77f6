"""Reviewing a game in Python: the eye on every position, then futures by plan, on threads.

Compiled futures release the interpreter's lock, so threads are enough. The result depends on the
seed and the number of futures, not on the number of threads.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

from medici.analysis.candidates import candidate_actions
from medici.analysis.eye import evaluator_of, outlook
from medici.analysis.review.plan import next_orders
from medici.analysis.review.schema import Review
from medici.analysis.review.stats import (
    STAY,
    DecisionStats,
    GameStats,
    Order,
    add_outcomes,
    new_option,
    new_position,
)
from medici.analysis.review.summary import build_review
from medici.analysis.solve import Exact, exact_values
from medici.bots.compiled.engine import engine_of
from medici.bots.search.move_rollouts import MoveRollouts
from medici.record import Game, replay

SECONDS = 15.0  # of a review, unless another time is given
BETWEEN_REVIEWS = 1.0  # seconds between two reviews of ``reviews``
SOLVED_STATES = 200_000  # of a position whose solution is looked for: a fifth of a second
SEED_STRIDE = 1_000_003  # between the seeds of two reviews: more than any review has orders

OnProgress = Callable[[float], None]  # is called with the part that is done, from 0 to 1


class Reviewer:
    """A game that is being reviewed; ``review`` gives at any time what is known by then."""

    def __init__(self, game: Game | Mapping[str, Any], seed: int = 1, workers: int = 0) -> None:
        self.game = game if isinstance(game, Game) else replay(game)
        self.seed = seed
        self.workers = workers or os.cpu_count() or 1
        self.futures = 0  # that were played so far
        self._given = 0  # orders
        self._whole = len(self.game.players) == 1  # alone the score counts
        self._positions = positions_of(self.game)
        self.stats = first_stats(self._positions)

    def review(self) -> Review:
        """The review by what is known so far."""
        return build_review(self.game, self.stats)

    def run(self, seconds: float | None = SECONDS, futures: int | None = None) -> Iterator[float]:
        """Play futures until time or futures are spent, or everything is certain.

        Gives after every order which part is done, from 0 to 1.
        """
        self.carry_out(Order(position=0, actions=[STAY], futures=1, number=0))  # compiles
        started = perf_counter()
        with ThreadPoolExecutor(self.workers) as pool:
            while given := next_orders(self.stats, len(self.game.players) == 1, self._given):
                self._given += len(given)
                jobs = [pool.submit(self.carry_out, order) for order in given]
                try:
                    for order, job in zip(given, jobs, strict=True):
                        self._add(order, job)
                        passed = perf_counter() - started
                        done = passed / seconds if seconds else 0.0
                        if futures:
                            done = max(done, self.futures / futures)
                        yield min(done, 1.0)
                        if done >= 1.0:
                            return
                finally:
                    for job in jobs:
                        job.cancel()
        yield 1.0

    look_on = run  # its former name

    def carry_out(self, order: Order) -> list[float]:
        """Play the futures of an order; the outcomes are as ``add_outcomes`` takes them."""
        state = self._positions[order.position].state
        seed = self.seed * SEED_STRIDE + order.number
        weighing = MoveRollouts(self.game.name, state, order.actions, seed, self._whole)
        weighing.play(order.futures)
        outcomes = np.stack([weighing.shares, weighing.totals], axis=2).ravel()
        return list(outcomes.tolist())

    def _add(self, order: Order, job: Future[list[float]]) -> None:
        players = len(self.game.players)
        add_outcomes(self.stats, order, players, job.result(), players)
        self.futures += order.futures * len(order.actions)


def reviews(
    game: Game | Mapping[str, Any],
    *,
    seconds: float | None = SECONDS,
    futures: int | None = None,
    seed: int = 1,
    workers: int = 0,
    on_progress: OnProgress | None = None,
) -> Iterator[Review]:
    """Better and better reviews of a game: the first at once, from the eye alone."""
    reviewer = Reviewer(game, seed, workers)
    yield reviewer.review()
    last = perf_counter()
    for done in reviewer.run(seconds, futures):
        if on_progress is not None:
            on_progress(done)
        if done < 1.0 and perf_counter() - last > BETWEEN_REVIEWS:
            yield reviewer.review()
            last = perf_counter()
    yield reviewer.review()


def review(
    game: Game | Mapping[str, Any],
    *,
    seconds: float | None = SECONDS,
    futures: int | None = None,
    seed: int = 1,
    workers: int = 0,
    on_progress: OnProgress | None = None,
) -> Review:
    """Review a game or a record, in so many seconds or futures, whichever end first.

    A record that is wrong raises ``RecordError``; one that is not over is reviewed as far as it
    goes.
    """
    reviewer = Reviewer(game, seed, workers)
    for done in reviewer.run(seconds, futures):
        if on_progress is not None:
            on_progress(done)
    return reviewer.review()


def positions_of(game: Game) -> list[Game]:
    """The game in every position, from the empty table on."""
    now = game.before(0)
    positions = [now.copy()]
    for _, move in game.moves:
        now.play(move)
        positions.append(now.copy())
    return positions


def first_stats(positions: Sequence[Game]) -> GameStats:
    """What the eye says of a game, and the solution of its end, before any future is played."""
    alone = len(positions[0].players) == 1
    solved = solved_end(positions)
    estimates = estimates_of(positions)
    same_as = same_positions(positions)
    return GameStats(
        positions=[
            new_position(list(exact.values), number, exact=True)
            if (exact := solved.get(number))
            else new_position(estimates[number], same_as[number])
            for number in range(len(positions))
        ],
        decisions=list(decisions_in(positions, solved)),
        titles=[outlook(game).titles for game in positions] if alone else [],
    )


def solved_end(positions: Sequence[Game]) -> dict[int, Exact]:
    """The positions of the end that are solved, by number, as far back as that goes at once."""
    found: dict[int, Exact] = {}
    for number in range(len(positions) - 1, -1, -1):
        game = positions[number]
        if not game.over:
            exact = exact_values(game, SOLVED_STATES)
            if exact is None:
                break
            found[number] = exact
    return found


def same_positions(positions: Sequence[Game]) -> list[int]:
    """For each position one that is worth the same: the next choice or turn of nature."""
    same = list(range(len(positions)))
    for number in range(len(positions) - 2, -1, -1):
        if is_forced(positions[number]):
            same[number] = same[number + 1]
    return same


def is_forced(game: Game) -> bool:
    """Whether a seat has a single legal move."""
    return isinstance(game.actor, int) and len(game.legal_actions()) == 1


def estimates_of(positions: Sequence[Game]) -> list[list[float]]:
    """The eye's estimate of every seat's chance in several positions; alone of the score."""
    name, players = positions[0].name, len(positions[0].players)
    if players == 1:
        return [[outlook(game).score] for game in positions]
    tables = engine_of(name).tables(len(positions))
    for number, game in enumerate(positions):
        game.state.write(tables[number])
    return list(evaluator_of(name, players).many(tables).tolist())


def decisions_in(positions: Sequence[Game], solved: Mapping[int, Exact]) -> Iterator[DecisionStats]:
    """The decisions with more than one option."""
    for number, (seat, move) in enumerate(positions[-1].moves, start=1):
        before = positions[number - 1]
        if not isinstance(seat, int) or is_forced(before):
            continue
        own, exact = before.book.parse_move(move), solved.get(number - 1)
        best = {before.book.parse_move(best) for best in exact.best[:1]} if exact else set()
        actions = sorted({*candidate_actions(before), *best, own})
        if len(actions) > 1:
            worth = worth_of(before, actions, seat, exact)
            options = [
                new_option(action, before.book.move_name(action), value)
                for action, value in zip(actions, worth, strict=True)
            ]
            yield DecisionStats(number, seat, actions.index(own), options, exact is not None)


def worth_of(before: Game, actions: Sequence[int], seat: int, exact: Exact | None) -> list[float]:
    """What each action is worth to a seat: exactly, or by the eye."""
    if exact:
        return [exact.moves[before.book.move_name(action)] for action in actions]
    later = [before.copy() for _ in actions]
    for game, action in zip(later, actions, strict=True):
        game.play(action)
    return [estimates[seat] for estimates in estimates_of(later)]
