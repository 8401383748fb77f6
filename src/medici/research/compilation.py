"""What is compiled beforehand, part by part: each does the smallest job that needs its code."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

import numpy as np

from medici.analysis.advise import advise
from medici.analysis.review import review
from medici.bots import BOTS, Budget
from medici.bots.compiled.series import play_games
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.bots.processes.worker_pool import WorkerPool
from medici.bots.search.engine import search_engine
from medici.bots.solve.ending_solver import ending_solver, size_for
from medici.games import GAMES
from medici.kernel import on_first_compilation
from medici.record import Game
from medici.research.arena.bench import measure
from medici.research.arena.ends import ends_of
from medici.research.arena.luck import luck_of
from medici.research.arena.simulate import simulate
from medici.research.arena.skill import beyond_skill
from medici.research.datasets.standard import standard_rows
from medici.research.envs import batch
from medici.research.envs.learner_games import LearnerGames
from medici.research.envs.lineup import Lineup

A_LITTLE = Budget(seconds=0.01)
TWO = 2  # players, where any number in company will do


def compile_bots(game: str) -> None:
    """What the levels play by."""
    begun = Game(game, GAMES[game].seats[-1])
    begun.let_nature_act(Random(1))
    for bot in BOTS.values():
        bot.move(game, begun.state.copy(), 1, A_LITTLE)


def compile_search(game: str) -> None:
    """What bots search by in the solitaire and with unusual options."""
    search_engine(game).warm_up()


def compile_endings(game: str) -> None:
    """What solves endings."""
    ending_solver(game, size_for(1)).warm_up()


def compile_advice(game: str) -> None:
    """What advice and hints are found by."""
    begun = Game(game, TWO)
    begun.let_nature_act(Random(1))
    advise(begun, futures=1)


def compile_review(game: str) -> None:
    """What a review looks at a game by; alone it counts points."""
    for players in {TWO, GAMES[game].seats[0]}:
        review(next(simulate(game, players, games=1, seed=1)), futures=1)


def compile_simulation(game: str) -> None:
    """Random play, counted and written down."""
    ends_of(game, TWO, 0, np.ones(1, np.uint64))
    next(simulate(game, TWO, games=1, seed=1))


def compile_bench(game: str) -> None:
    """What measures the speed of this machine."""
    measure(GAMES[game], TWO, A_LITTLE.seconds or 0.0, seed=1)


def compile_series(game: str) -> None:
    """What the league plays its games by; many tests do, on several processes at once."""
    policies = policies_of(game, [(HEURISTIC_POLICY, weights_for(game, TWO))])
    play_games(game, TWO, policies, np.zeros((1, TWO), np.int16), np.ones(1, np.uint64))


def compile_luck(game: str) -> None:
    """What the arena reckons luck by; alone it counts points."""
    for players in {TWO, GAMES[game].seats[0]}:
        luck_of(game, players, [])


def compile_skill(game: str) -> None:
    """What the arena reckons skill by; alone it counts points."""
    for players in {TWO, GAMES[game].seats[0]}:
        beyond_skill(game, players, [])


def compile_dataset(game: str) -> None:
    """What writes decisions down."""
    next(standard_rows(game, 1))


def compile_environments(game: str) -> None:
    """What environments play by."""
    games = batch(game, players=TWO, games=1, seed=1)
    games.step(games.sample())
    games.quick("merchant")
    seats = LearnerGames(Lineup(game, TWO, "merchant"), 1)
    seats.begin(np.zeros(1, np.int64), [np.random.default_rng(1)])


@dataclass(frozen=True)
class Part:
    """What is compiled together; about how many seconds of a core it takes."""

    name: str
    seconds: int
    compile: Callable[[str], None]


BOT_PART = Part("bots", 70, compile_bots)
RANDOM_PLAY = (
    Part("simulation", 8, compile_simulation),
    Part("bench", 4, compile_bench),
)
# What belongs together. The longest first: who comes last has little left to do.
PLAY = (
    BOT_PART,
    Part("advice", 20, compile_advice),
    Part("search", 20, compile_search),
    Part("endings", 10, compile_endings),
    Part("review", 5, compile_review),
)
RESEARCH = (
    BOT_PART,
    Part("luck", 25, compile_luck),
    Part("environments", 20, compile_environments),
    Part("series", 14, compile_series),
    Part("skill", 10, compile_skill),
    *RANDOM_PLAY,
    Part("dataset", 4, compile_dataset),
)
ALL = {part.name: part for part in (*PLAY, *RESEARCH)}


@dataclass(frozen=True)
class Step:
    """One part of one game."""

    game: str
    part: str


@dataclass(frozen=True)
class Done:
    """A step that is done: whether anything had to be compiled, and how long it took."""

    step: Step
    compiled: bool
    seconds: float


def steps_of(games: Iterable[str], parts: Iterable[Part]) -> list[Step]:
    """All parts of some games; games take turns, since parts of one wait for each other's rules."""
    games = tuple(games)
    return [Step(game, part.name) for part in parts for game in games]


def seconds_of(steps: Sequence[Step], workers: int) -> float:
    """About how long so many processes take, if each has a core to itself.

    >>> seconds_of([Step("board", "bots"), Step("board", "luck")], workers=2)
    70
    """
    costs = [ALL[step.part].seconds for step in steps]
    return max(*costs, sum(costs) / workers)


def compile_step(step: Step) -> Done:
    """The work of one process."""
    heard: list[bool] = []
    on_first_compilation(lambda: heard.append(True))
    began = monotonic()
    ALL[step.part].compile(step.game)
    return Done(step, bool(heard), monotonic() - began)


def compile_steps(steps: Sequence[Step], workers: int) -> Iterator[Done]:
    """Compile in so many processes; each step as it is done."""
    with WorkerPool(workers) as pool:
        jobs = [pool.submit(compile_step, step) for step in steps]
        for job in pool.finished(jobs):
            yield job.result()


def free_cores() -> int:
    """How many processors have nothing to do, one at least."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, round((cores or 1) - busy))
