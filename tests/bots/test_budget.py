"""A searcher keeps to its budget: never much more time, never more rollouts."""

import pytest

from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import load_network
from medici.bots.players.searcher import Searcher
from medici.bots.policies.heuristics import weights_for
from medici.bots.search import finish
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.kernel import State
from medici.kernel.arrays import Record
from tests.bots.positions import SEARCHERS, decisions, legal_moves

pytestmark = pytest.mark.slow

SITUATIONS = [("board", 4), ("card", 4), ("dice", 3), ("dice", 1)]
WIDTH = 4


def position(game: str, players: int, candidates: range) -> State:
    """The first position of random games with so many candidates for rollouts.

    A network has some to weigh too, unless there is but one.
    """
    engine = engine_of(game)
    weights = weights_for(game, players)
    for seed in range(200):
        for state in decisions(game, players, seed):
            t = engine.record_of(state)
            tried = len(engine.candidates(t, weights, WIDTH))
            if tried in candidates and (tried == 1 or not engine.is_known(t) or open_to(game, t)):
                return state
    raise AssertionError(f"no such position of {game} for {players}")


def open_to(game: str, t: Record) -> bool:
    """Whether the network of a game would try several moves."""
    search = lookahead_engine(game).begin(t, load_network(game), 1, seed=1)
    return bool(search.progress[0]["count"] > 1)


class SteppingClock:
    """A clock that moves on by so many seconds whenever it is looked at."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.seconds


def looks_at_the_clock(
    monkeypatch: pytest.MonkeyPatch, bot: str, game: str, state: State, seconds: float, step: float
) -> int:
    """How often a decision with so much time looks at a clock of such steps; it must be legal.

    Between two looks a search plays a fixed number of futures.
    """
    BOTS[bot].move(game, state, 1, Budget(rollouts=1))  # what is loaded here is not its time
    clock = SteppingClock(step)
    monkeypatch.setattr(finish, "perf_counter", clock)
    move = BOTS[bot].move(game, state, 1, Budget(seconds=seconds))
    assert move in legal_moves(game, state)
    return clock.looks


@pytest.mark.parametrize(("game", "players"), SITUATIONS)
@pytest.mark.parametrize("bot", SEARCHERS)
@pytest.mark.parametrize("steps", [1, 10, 50])
def test_a_decision_ends_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch, bot: str, game: str, players: int, steps: int
) -> None:
    state = position(game, players, range(4, 100))
    looks = looks_at_the_clock(monkeypatch, bot, game, state, 0.5, 0.5 / steps)
    assert 2 <= looks <= steps + 3


@pytest.mark.parametrize(("game", "players"), SITUATIONS)
@pytest.mark.parametrize("bot", SEARCHERS)
def test_next_to_no_time_still_gives_a_legal_move(
    monkeypatch: pytest.MonkeyPatch, bot: str, game: str, players: int
) -> None:
    state = position(game, players, range(4, 100))
    assert looks_at_the_clock(monkeypatch, bot, game, state, 0.001, 0.1) <= 3


@pytest.mark.parametrize(("game", "players"), [("card", 2), ("card", 4)])
@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_forced_move_takes_no_time(
    monkeypatch: pytest.MonkeyPatch, bot: str, game: str, players: int
) -> None:
    state = position(game, players, range(1, 2))
    assert looks_at_the_clock(monkeypatch, bot, game, state, 0.5, 0.001) <= 1


def test_more_rollouts_than_asked_for_are_never_played() -> None:
    engine = engine_of("board")
    banker = BOTS["banker"]
    assert isinstance(banker, Searcher)
    t = engine.record_of(position("board", 4, range(6, 100)))
    for rollouts in (50, 200, 501):
        for search in (banker.by_rollouts.search, banker.look_ahead):
            found = search("board", t, Budget(rollouts=rollouts), 1)
            assert 0 < found.progress[0]["rollouts"] <= rollouts


@pytest.mark.parametrize("bot", SEARCHERS)
def test_no_time_at_all_still_gives_a_legal_move(bot: str) -> None:
    state = position("board", 4, range(4, 100))
    assert BOTS[bot].move("board", state, 1, Budget(seconds=0.0)) in legal_moves("board", state)
