"""A searcher keeps to its budget: never much more time, never more rollouts."""

import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter

import pytest

from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.players.searcher import Searcher
from medici.bots.policies.heuristics import weights_for
from medici.kernel import State
from tests.bots.positions import SEARCHERS, decisions, legal_moves

pytestmark = pytest.mark.slow

TRIES = 4  # the best of them counts: other work on this machine must not fail a test
LENGTHS = [(0.5, 0.6), (0.1, 0.2)]
SITUATIONS = [("board", 4), ("card", 4), ("dice", 3), ("dice", 1)]
WIDTH = 4


def position(game: str, players: int, candidates: range) -> State:
    """The first position of random games with so many candidates to weigh."""
    engine = engine_of(game)
    weights = weights_for(game, players)
    for seed in range(200):
        for state in decisions(game, players, seed):
            if len(engine.candidates(engine.record_of(state), weights, WIDTH)) in candidates:
                return state
    raise AssertionError(f"no such position of {game} for {players}")


def timed(bot: str, game: str, state: State, seconds: float) -> float:
    """How long a decision takes; the move must be legal."""
    began = perf_counter()
    move = BOTS[bot].move(game, state, 1, Budget(seconds=seconds))
    spent = perf_counter() - began
    assert move in legal_moves(game, state)
    return spent


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """What is compiled here is not part of anybody's time."""
    for game, players in SITUATIONS:
        BOTS["banker"].move(game, next(decisions(game, players, 1)), 1, Budget(rollouts=1))


@pytest.mark.parametrize(("game", "players"), SITUATIONS)
@pytest.mark.parametrize("bot", SEARCHERS)
@pytest.mark.parametrize(("seconds", "limit"), LENGTHS)
def test_a_decision_takes_no_more_than_the_time_it_is_given(
    bot: str, game: str, players: int, seconds: float, limit: float
) -> None:
    state = position(game, players, range(4, 100))
    spent = []
    for _ in range(TRIES):
        spent.append(timed(bot, game, state, seconds))
        if spent[-1] <= limit:
            return
    pytest.fail(f"asked for {seconds} s, it took {spent}")


@pytest.mark.parametrize(("game", "players"), SITUATIONS)
@pytest.mark.parametrize("bot", SEARCHERS)
def test_next_to_no_time_still_gives_a_legal_move(bot: str, game: str, players: int) -> None:
    state = position(game, players, range(4, 100))
    assert min(timed(bot, game, state, 0.001) for _ in range(TRIES)) < 0.1


@pytest.mark.parametrize(("game", "players"), [("card", 2), ("card", 4)])
@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_forced_move_takes_no_time(bot: str, game: str, players: int) -> None:
    state = position(game, players, range(1, 2))
    assert min(timed(bot, game, state, 0.5) for _ in range(TRIES)) < 0.05


@pytest.fixture
def _load() -> Iterator[None]:
    """Two processes that are busy with nothing."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    yield
    for process in busy:
        process.kill()
        process.wait()


@pytest.mark.usefixtures("_load")
@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_decision_ends_on_a_busy_machine(bot: str) -> None:
    state = position("board", 4, range(4, 100))
    assert timed(bot, "board", state, 0.5) < 5


def test_more_rollouts_than_asked_for_are_never_played() -> None:
    engine = engine_of("board")
    banker = BOTS["banker"]
    assert isinstance(banker, Searcher)
    t = engine.record_of(position("board", 4, range(6, 100)))
    for rollouts in (50, 200, 501):
        search = banker.search("board", t, Budget(rollouts=rollouts), 1)
        assert 0 < search.progress[0]["rollouts"] <= rollouts


@pytest.mark.parametrize("bot", SEARCHERS)
def test_no_time_at_all_still_gives_a_legal_move(bot: str) -> None:
    state = position("board", 4, range(4, 100))
    assert timed(bot, "board", state, 0.0) >= 0.0
