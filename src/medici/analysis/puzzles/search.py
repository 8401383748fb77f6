"""The search for exercises in games between strong players.

The eye screens every decision of a game. A position that it points to is compared in few futures
first, and only in many if it still looks like an exercise. Endings are solved instead.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from random import Random
from time import monotonic

import numpy as np

from medici.analysis.eye import evaluator_of
from medici.analysis.puzzles.criteria import (
    Comparison,
    Finding,
    compare,
    evaluate,
    is_hopeless,
    least_cost,
)
from medici.analysis.puzzles.endings import compare_exactly, prove
from medici.analysis.puzzles.exercise import Candidate, Collection, Exercise, bare_record, id_of
from medici.analysis.puzzles.sentences import finding
from medici.analysis.puzzles.themes import themes_of
from medici.analysis.puzzles.trivial import HABITUAL, found_by_habit, is_trivial
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
STAGES = (200, 600, MANY)  # after so many it is asked whether the rest is worth playing
LAST = 14  # decisions of a game that are tried as endings
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


def search_game(
    game: str, players: int, seed: int, number: int, endings: bool = False
) -> Exercise | None:
    """The exercise in a game of a series, if there is one; of endings, only those are tried."""
    decisions = SelfPlay(game, players, seed, number).decisions()
    found = (
        proven_in(game, list(decisions)) if endings else measured_in(game, decisions, seed, number)
    )
    return next((exercise for exercise in found if not is_trivial(exercise)), None)


def proven_in(game: str, decisions: Sequence[Position]) -> list[Exercise]:
    """The proven exercises at the end of a game, those that have most before them first."""
    found: list[Exercise] = []
    for position in reversed(decisions[-LAST:]):
        played = game_at(game, position)
        solved = compare_exactly(played)
        if solved is None:  # nor can what lies before it be solved, or hardly ever
            break
        proven = prove(played, obvious_move(game, position), solved)
        if proven is not None:
            found.insert(0, exercise_of(played, shortened(proven), proven=True))
    return found


def shortened(found: Finding) -> Finding:
    """Without bids far above the answers and the obvious one."""
    bids = found.measured.bids
    highest = max([bid for bid in (*found.answers, found.obvious) if bid in bids], default=0)
    near = [one for one in found.measured.actions if one not in bids or one <= highest + BEYOND]
    return replace(found, measured=found.measured.only(near))


def measured_in(
    game: str, decisions: Iterable[Position], seed: int, number: int
) -> Iterator[Exercise]:
    """The exercises among some decisions of a game, by futures."""
    promising = [position for position in decisions if screen(game, position) >= PROMISING]
    Random(seeded(seed, number)).shuffle(promising)  # the largest blunders are much alike
    for position in promising[:LOOKED_AT]:
        found = examine(game, position, seeded(seed, number))
        if found is not None:
            yield exercise_of(game_at(game, position), found)


def screen(game: str, position: Position) -> float:
    """By how much a move is better than the merchant's by the eye, in parts of the least cost."""
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
    return float(worth.max() - worth[0]) / least_cost(players == 1)


def candidates(game: str, position: Position) -> list[int]:
    """The merchant's choice first, then the other moves that a search would try."""
    engine, players = engine_of(game), int(position.table["players"])
    obvious = obvious_move(game, position)
    others = engine.candidates(position.table, searcher_weights(game, players), WIDTH).tolist()
    return [obvious, *(action for action in others if action != obvious)]


def obvious_move(game: str, position: Position) -> int:
    """The merchant's choice, as its heuristic has it."""
    weights = weights_for(game, int(position.table["players"]))
    return engine_of(game).heuristic_move(position.table, weights)


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
    if is_hopeless(chosen, obvious, seen, alone) or is_habit(game, position, chosen):
        return None
    measured = measure(game, state, actions, seed ^ MEASURING, (chosen, obvious))
    return evaluate(chosen, obvious, measured, alone)


def is_habit(game: str, position: Position, chosen: int) -> bool:
    """Whether plain players find a move."""
    played = game_at(game, position)
    return found_by_habit(played, [played.book.move_name(chosen)]) > HABITUAL


def measure(
    game: str, state: State, actions: Sequence[int], seed: int, moves: tuple[int, int]
) -> Comparison:
    """Compare the moves in many futures, or in fewer if the chosen one is no answer by these."""
    measured = compare(game, state, actions, STAGES[0], seed)
    for stage in STAGES[1:]:
        if is_hopeless(*moves, measured, state.players == 1):
            break
        known = len(measured.worth)
        measured = measured.and_further(compare(game, state, actions, stage, seed, known))
    return measured


def all_actions(game: str, state: State, known: Sequence[int]) -> list[int]:
    """All legal actions, but no bids far above the known ones."""
    book = GAMES[game]
    legal = book.legal_moves(state)
    bids = [action for action in legal if book.move_name(action).startswith("bid")]
    highest = max([action for action in known if action in bids], default=0) + BEYOND
    return [action for action in legal if action not in bids or action <= highest]


def game_at(game: str, position: Position) -> Game:
    """The game that led to a position."""
    played = Game(game, NAMES[: int(position.table["players"])])
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


def exercise_of(game: Game, found: Finding, proven: bool = False) -> Exercise:
    """A position as an exercise, its moves from the best to the worst."""
    name, measured = game.book.move_name, found.measured
    record = bare_record(game)
    answers = [name(action) for action in found.answers]
    means = dict(zip(measured.actions, measured.means.tolist(), strict=True))
    ranked = sorted(measured.actions, key=lambda action: (-means[action], action != found.best))
    learned = finding(game, name(found.best), answers, name(found.obvious))
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
        0 if proven else len(measured.worth),
        learned,
        themes_of(game, learned, proven),
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
    endings: bool = False  # only endings, which are proven

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
            (game, self.players[number % len(self.players)], seed, number, self.endings)
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
