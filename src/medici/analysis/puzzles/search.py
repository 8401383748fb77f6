"""The search for exercises in games between strong players.

The eye screens every decision of a game. A position that it points to is compared in few futures
first, and only in many if it still looks like an exercise.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from time import monotonic

import numpy as np

from medici.analysis.eye import evaluator_of
from medici.analysis.puzzles.criteria import Finding, compare, evaluate, least_cost
from medici.analysis.puzzles.exercise import Candidate, Collection, Exercise, bare_record, id_of
from medici.analysis.puzzles.sentences import finding
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.opponents.league import champions, exploiters, read_rows
from medici.bots.policies.heuristics import searcher_weights, weights_for
from medici.bots.processes.worker_pool import WorkerPool
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, seeded
from medici.kernel.arrays import Record, Row, Seeds
from medici.record import Game

SLIPS = (0.0, 0.05, 0.15)  # how often a seat makes a random move, each as likely
NAMES = ("Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima")
PROMISING = 0.4  # of the cost that is asked for: what the eye, and few futures, must show
LOOKED_AT = 4  # positions of a game that are compared in futures
FEW, SOME, MANY = 40, 200, 1200  # futures: to begin with, to choose the best in, to measure
WIDTH = 4  # florins around the merchant's bid
BEYOND = 4  # florins above the best and the obvious bid that are compared too
PLACES = 4  # decimals that are kept
MEASURING = 1 << 20  # a bit of the seed: other futures to measure in than to choose in
AHEAD = 4  # games that are given to each process at a time


@dataclass(frozen=True)
class Position:
    """A seat's decision: the table, and the actions that led to it."""

    table: Record
    past: tuple[int, ...]


@cache
def strong_rows(game: str, players: int) -> list[Row]:
    """Rows of weights: those in use, former champions, and those that beat them."""
    league = read_rows()
    members = [*champions(game, players, league), *exploiters(game, players, league)]
    rows = [
        weights_for(game, players),
        searcher_weights(game, players),
        *(one.row for one in members),
    ]
    return [row for row in rows if len(row) == len(rows[0])]


class SelfPlay:
    """A game between strong players who slip at times, decision by decision."""

    def __init__(self, game: str, players: int, seed: int, number: int) -> None:
        self.engine: Engine = engine_of(game)
        self.table: Record = self.engine.tables(1)[0]
        self.engine.new(self.table, players, 0)
        self._source = np.random.default_rng([seed, number, players])
        self._nature: Seeds = np.array([seeded(seed, number)], np.uint64)
        rows = strong_rows(game, players)
        self._rows = [rows[self._source.integers(len(rows))] for _ in range(players)]
        self._slips = self._source.choice(SLIPS, size=players)

    def decisions(self) -> Iterator[Position]:
        """Every decision of a seat, before it is made."""
        past: list[int] = []
        while (actor := int(self.table["actor"])) != NOBODY:
            if actor != NATURE:
                yield Position(self.table.copy(), tuple(past))
            action = self._move(actor)
            past.append(action)
            self.engine.play(self.table, action)

    def _move(self, actor: int) -> int:
        if actor == NATURE:
            return int(self.engine.nature_move(self.table, self._nature))
        if self._source.random() < self._slips[actor]:
            return int(self.engine.random_move(self.table, self._nature))
        return self.engine.heuristic_move(self.table, self._rows[actor])


def search_game(game: str, players: int, seed: int, number: int) -> Exercise | None:
    """The exercise in a game of a series, if there is one."""
    decisions = SelfPlay(game, players, seed, number).decisions()
    wanted = PROMISING * least_cost(players == 1)
    promising = [position for position in decisions if screen(game, position) >= wanted]
    Random(seeded(seed, number)).shuffle(promising)  # the largest blunders are much alike
    for position in promising[:LOOKED_AT]:
        found = examine(game, position, seeded(seed, number))
        if found is not None:
            return exercise_of(game_at(game, players, position), found)
    return None


def screen(game: str, position: Position) -> float:
    """By how much some move is better than the merchant's by the eye's estimate."""
    engine, players = engine_of(game), int(position.table["players"])
    actions = candidates(game, position)
    if len(actions) < 2:
        return 0.0
    tables = engine.tables(len(actions))
    tables[:] = position.table
    for table, action in zip(tables, actions, strict=True):
        engine.play(table, action)
    evaluator = evaluator_of(game, players)
    if players == 1:
        worth = np.array([evaluator.alone(table)[-1] for table in tables])
    else:
        worth = evaluator.many(tables)[:, int(position.table["actor"])]
    return float(worth.max() - worth[0])


def candidates(game: str, position: Position) -> list[int]:
    """The merchant's choice first, then the other moves that a search would try."""
    engine, players = engine_of(game), int(position.table["players"])
    obvious = engine.heuristic_move(position.table, weights_for(game, players))
    others = engine.candidates(position.table, searcher_weights(game, players), WIDTH).tolist()
    return [obvious, *(action for action in others if action != obvious)]


def examine(game: str, position: Position, seed: int) -> Finding | None:
    """Compare the moves in more and more futures, as long as it looks like an exercise."""
    state = GAMES[game].state.read(position.table)
    alone = state.players == 1
    actions = candidates(game, position)
    obvious = actions[0]
    seen = compare(game, state, actions, FEW, seed)
    if seen.cost(obvious, seen.best())[0] < PROMISING * least_cost(alone):
        return None
    actions = all_actions(game, state, (seen.best(), obvious))
    seen = compare(game, state, actions, SOME, seed)
    chosen = seen.best()
    if seen.cost(obvious, chosen)[0] < least_cost(alone):
        return None
    measured = compare(game, state, actions, MANY, seed ^ MEASURING)
    return evaluate(chosen, obvious, measured, alone)


def all_actions(game: str, state: State, known: Sequence[int]) -> list[int]:
    """All legal actions, but no bids far above the known ones."""
    book = GAMES[game]
    legal = book.legal_moves(state)
    bids = [action for action in legal if book.move_name(action).startswith("bid")]
    highest = max([action for action in known if action in bids], default=0) + BEYOND
    return [action for action in legal if action not in bids or action <= highest]


def game_at(game: str, players: int, position: Position) -> Game:
    """The game that led to a position."""
    played = Game(game, NAMES[:players])
    for action in position.past:
        played.play(action)
    return played


def measure_again(exercise: Exercise, futures: int, seed: int) -> Exercise | None:
    """An exercise measured in other futures; none if it is no exercise by these."""
    game = exercise.game()
    best, obvious, *actions = map(
        game.book.parse_move,
        (exercise.best, exercise.obvious, *(known.move for known in exercise.candidates)),
    )
    measured = compare(game.name, game.state, actions, futures, seed)
    found = evaluate(best, obvious, measured, len(game.players) == 1)
    return None if found is None else exercise_of(game, found)


def exercise_of(game: Game, found: Finding) -> Exercise:
    """A position as an exercise, its moves from the best to the worst."""
    name, measured = game.book.move_name, found.measured
    record = bare_record(game)
    answers = [name(action) for action in found.answers]
    means = dict(zip(measured.actions, measured.means.tolist(), strict=True))
    ranked = sorted(measured.actions, key=lambda action: -means[action])
    return Exercise(
        id_of(record),
        record,
        answers,
        name(found.obvious),
        [
            Candidate(
                name(action),
                round(means[action], PLACES),
                *(round(part, PLACES) for part in measured.cost(action, found.best)),
            )
            for action in ranked
        ],
        len(measured.worth),
        finding(game, name(found.best), answers, name(found.obvious)),
    )


@dataclass(frozen=True)
class Progress:
    """How far a search has come, and what it found in the last game, if anything."""

    games: int
    found: int
    new: Exercise | None


@dataclass(frozen=True)
class Series:
    """Many games to search, on one process or several; the numbers of players take turns."""

    players: Sequence[int]
    games: int | None = None
    seconds: float | None = None
    wanted: int | None = None  # exercises
    workers: int = 1

    def run(self, collection: Collection) -> Iterator[Progress]:
        """Add to a collection what is found, from the first game that was not searched."""
        start, first, before = monotonic(), collection.searched, len(collection.exercises)
        for new in self.search(collection.game, collection.seed, first):
            fresh = new is not None and collection.add(new)
            collection.searched += 1
            found = len(collection.exercises) - before
            yield Progress(collection.searched - first, found, new if fresh else None)
            if self.wanted is not None and found >= self.wanted:
                return
            if self.games is not None and collection.searched - first >= self.games:
                return
            if self.seconds is not None and monotonic() - start >= self.seconds:
                return

    def search(self, game: str, seed: int, first: int) -> Iterator[Exercise | None]:
        """What is found in one game after the other, in their order."""
        jobs = (
            (game, self.players[number % len(self.players)], seed, number)
            for number in count(first)
        )
        if self.workers == 1:
            for job in jobs:
                yield search_game(*job)
            return
        with WorkerPool(self.workers) as pool:
            while True:
                given = [pool.submit(search_game, *next(jobs)) for _ in range(self.workers * AHEAD)]
                for _ in pool.finished(given):
                    pass
                yield from (one.result() for one in given)
