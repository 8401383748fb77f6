"""What every bot promises: legal moves, the same ones for the same seed, and eyes for the state."""

import inspect
import json
import subprocess
import sys
from itertools import cycle, islice
from random import Random
from typing import Any, cast

import pytest

from medici.bots import BOTS, LEVELS, Budget, budget_of
from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import load_network
from medici.bots.players.lookaheads import DEPTHS, Depth, depth_of
from medici.bots.policies.heuristics import (
    HEURISTICS,
    SOLITAIRE,
    all_weights,
    searcher_weights,
    weights_for,
)
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.games import GAMES
from medici.kernel import seeded
from medici.research.arena.contest import Contest
from medici.research.arena.play import play_game
from tests.bots.positions import (
    QUICK,
    SEARCHERS,
    TABLES,
    by_rollouts,
    check_legal,
    decisions,
    legal_moves,
)
from tests.long_run import sample_size
from tests.setups import Setup, setups

QUICK_GAMES = sample_size(8, 100)
FEW = Budget(rollouts=40)
LEAST = Budget(rollouts=20)
SETUPS = [setup for name in GAMES for setup in setups(name)]


def seated(bots: list[str], players: int, turn: int) -> tuple[str, ...]:
    """The bots round the table again and again, the first chair for another in each turn."""
    return tuple(islice(cycle(bots), turn, turn + players))


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_quick_bots_move_legally_in_every_setup(setup: Setup) -> None:
    contest = Contest(setup.name, (), 2024, setup.variant)
    for deal in range(QUICK_GAMES):
        seats = seated(QUICK, setup.players, deal)
        check_legal(contest, seats, play_game(contest, seats, deal, 0))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_searchers_move_legally_with_any_number_of_players(game: str, players: int) -> None:
    contest = Contest(game, (), 2024, 0, LEAST)
    for deal in range(sample_size(2 if players == 1 else 1, 4)):  # each searcher sits down
        seats = seated(SEARCHERS, players, deal)
        check_legal(contest, seats, play_game(contest, seats, deal, 0))


def series(game: str, bot: str, seed: int = 7) -> list[int]:
    """The moves of a game of three in which a bot has every seat."""
    contest = Contest(game, (bot,) * 3, seed, 0, LEAST)
    return list(play_game(contest, contest.bots, 3, 1).moves)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_moves(bot: str, game: str) -> None:
    assert series(game, bot) == series(game, bot)
    assert series(game, bot) != series(game, bot, seed=8)


@pytest.mark.slow
@pytest.mark.long
def test_the_same_seed_gives_the_same_moves_in_another_process() -> None:
    asked = [(game, bot) for game in GAMES for bot in BOTS][:: sample_size(4, 1)]
    script = (
        "import json; from tests.bots.test_bots import series; "
        f"print(json.dumps([series(*one) for one in {asked!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    assert json.loads(done.stdout) == [series(*one) for one in asked]


def test_what_a_bot_does_by_chance_depends_on_the_seed_alone() -> None:
    state = next(decisions("dice", 3, seed=1))
    for name in ("random", "apprentice"):
        moves = [BOTS[name].move("dice", state, seed) for seed in range(100)]
        assert moves == [BOTS[name].move("dice", state, seed) for seed in range(100)]
        assert len(set(moves)) > 5
    assert len({BOTS["merchant"].move("dice", state, seed) for seed in range(100)}) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_move_on_an_object_is_legal_and_leaves_it_alone(game: str, players: int) -> None:
    engine = engine_of(game)
    for number, state in enumerate(decisions(game, players, seed=players)):
        if number % 8:
            continue
        before = state.copy()
        record = engine.record_of(state)
        frozen = record.tobytes()
        moves = legal_moves(game, state)
        for name, bot in BOTS.items():
            chosen = bot.move(game, state, number, LEAST)
            assert chosen in moves, name
            assert state == before, f"{name} has changed the state"
            compiled = bot.choose(engine, record, LEAST, number)
            assert compiled in moves, name
            assert record.tobytes() == frozen, f"{name} has changed the record"
            if name not in ("random", "apprentice"):  # whose luck differs from form to form
                assert compiled == chosen, name


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_takes_its_own_budget_if_told_none(name: str) -> None:
    state = next(decisions("dice", 1, seed=1))
    assert BOTS[name].move("dice", state, 1) in legal_moves("dice", state)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_told_the_state_a_budget_and_a_seed_and_nothing_else(name: str) -> None:
    bot = BOTS[name]
    assert list(inspect.signature(bot.move).parameters) == ["game", "state", "seed", "budget"]
    assert list(inspect.signature(bot.choose).parameters) == ["engine", "t", "budget", "seed"]


def test_the_merchant_has_a_whole_row_of_weights_for_every_table() -> None:
    rows = all_weights()
    merchants = {f"{game}-{players}" for game, players in TABLES}
    same = {f"board-{players}" for players in (4, 5, 6)}  # merchant and searchers play alike
    assert set(rows) == merchants | {f"{key}-searchers" for key in merchants - same}
    for game, players in TABLES:  # compiled code does not notice when it reads past the end
        heuristic = SOLITAIRE if players == 1 else HEURISTICS[game]
        for row in (searcher_weights(game, players), weights_for(game, players)):
            assert len(row) == len(heuristic.first_guess), f"{game}-{players}"
        assert all(weights_for(game, players)[number] == 0 for number in heuristic.without)


def test_bots_are_known_by_their_names_and_levels() -> None:
    assert list(BOTS) == ["random", "apprentice", "merchant", "banker", "prince"]
    assert all(bot.name == name and bot.about for name, bot in BOTS.items())
    assert LEVELS == ("apprentice", "merchant", "banker", "prince")


def test_a_searcher_has_a_budget_for_what_its_network_has_learned_and_one_for_the_rest() -> None:
    assert DEPTHS.keys() == {"banker", "prince"}
    for name, seconds, rollouts in (
        ("banker", 0.5, {"solitaire": 60, "rising": 1_000}),
        ("prince", 2.0, {"solitaire": 60_000, "rising": 16_000}),
    ):
        bot = BOTS[name]
        for game, players in TABLES:
            if players > 1:
                known = Budget(seconds, depth_of(name, game, players).rollouts)
                assert budget_of(bot, game, players) == known
        assert budget_of(bot, "dice", 1) == Budget(seconds, rollouts["solitaire"])
        rising = GAMES["card"].variant({"rising_monopoly": True})
        assert budget_of(bot, "card", 3, rising) == Budget(seconds, rollouts["rising"])
        contest = Contest("card", (name,) * 3, 1, rising)
        assert contest.budget_of(bot) == Budget(seconds, rollouts["rising"])
        assert bot.budget == Budget(seconds)


def test_a_row_for_a_number_of_players_goes_before_that_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = {"board": Depth(4, 60), "board-6": Depth(2, 30)}
    monkeypatch.setitem(cast(dict[str, Any], DEPTHS), "banker", rows)
    assert depth_of("banker", "board", 5) == (4, 60)
    assert depth_of("banker", "board", 6) == (2, 30)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("board", 4), ("card", 3), ("dice", 2)])
@pytest.mark.parametrize("name", ["banker", "prince"])
def test_a_searcher_looks_ahead_by_the_network_as_far_as_it_is_told(
    name: str, game: str, players: int
) -> None:
    horizon, rollouts = depth_of(name, game, players)
    engine = engine_of(game)
    for number, state in enumerate(islice(decisions(game, players, seed=4), 0, 30, 6)):
        t = engine.record_of(state)
        found = lookahead_engine(game).search(
            t, load_network(game), horizon, Budget(rollouts=rollouts), seeded(number)
        )
        assert BOTS[name].move(game, state, number) == found.actions[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["banker", "prince"])
def test_what_no_network_has_learned_is_searched_by_rollouts(name: str) -> None:
    rising = Setup("card", 3, (("rising_monopoly", True),)).game()
    rising.let_nature_act(Random(1))
    for game, state in (("card", rising.state), ("dice", next(decisions("dice", 1, seed=4)))):
        t = engine_of(game).record_of(state)
        found = by_rollouts(name).search(game, t, FEW, 3)
        assert BOTS[name].move(game, state, 3, FEW) == found.actions[0]
