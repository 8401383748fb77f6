"""The search that looks a few decisions ahead and then believes the network."""

from typing import cast

import numpy as np
import pytest

from medici.bots.bot import Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import load_network, plain_network
from medici.bots.network.policy import network_verbs, write_odds
from medici.bots.search.halving import BONUS, PAID, Progress
from medici.bots.search.lookahead import (
    LEAST_ODDS,
    MOST_CANDIDATES,
    ODDS_WORTH,
    begin_lookahead,
    drawn_move,
)
from medici.bots.search.lookahead_engine import (
    LookaheadEngine,
    lookahead_engine,
    lookahead_verbs,
)
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import bound, compiled, seeded
from medici.kernel.arrays import Record, Tables
from tests.long_run import rows_long_unless

pytestmark = pytest.mark.slow  # compiling takes most of it

TABLES = [("board", 4), ("card", 3), ("dice", 2)]


def decision(game: str, players: int, moves: int, seed: int = 1) -> Record:
    """A state after some moves at random."""
    engine = engine_of(game)
    t = engine.first_decision(players, seed)
    source = np.array([seeded(seed)], np.uint64)
    while moves > 0 or t["actor"] == NATURE:
        draw = engine.nature_move if t["actor"] == NATURE else engine.random_move
        moves -= t["actor"] != NATURE
        engine.play(t, draw(t, source))
        assert t["actor"] != NOBODY
    return t


def odds_of(game: str, t: Record) -> list[float]:
    odds = [0.0] * INPUTS[game].choices
    state = GAMES[game].state.read(t)
    bound(write_odds, network_verbs(game))(state, plain_network(game), odds)
    return odds


def candidates(engine: LookaheadEngine, t: Record) -> int:
    """How many moves are tried."""
    return int(engine.begin(t, load_network(engine.game), 1, seed=1).progress[0]["count"])


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("moves", [0, 3, 12])
def test_the_likeliest_moves_are_tried(game: str, players: int, moves: int) -> None:
    t = decision(game, players, moves)
    search = lookahead_engine(game).begin(t, load_network(game), 4, seed=1)
    odds = odds_of(game, t)
    likely = sorted(range(len(odds)), key=lambda choice: -odds[choice])[:MOST_CANDIDATES]
    wanted = [choice for choice in likely if odds[choice] >= LEAST_ODDS]
    count = int(search.progress[0]["count"])
    actions = [INPUTS[game].action_of(choice) for choice in wanted]
    assert search.actions[:count].tolist() == actions
    bonus = ODDS_WORTH * np.log([odds[choice] for choice in wanted])
    np.testing.assert_allclose(search.sums[:count, BONUS], bonus, atol=1e-12)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_depends_on_state_seed_and_rollouts_alone(game: str, players: int) -> None:
    engine, network = lookahead_engine(game), load_network(game)
    t = decision(game, players, 5)
    chosen = engine.search(t, network, 4, Budget(rollouts=200), seeded(3))
    again = engine.begin(t, network, 4, seeded(3))
    again.progress[0]["limit"] = 200
    while not engine.search_on(again, 1, 0.0):
        pass
    assert chosen.actions.tolist() == again.actions.tolist()
    np.testing.assert_array_equal(chosen.sums, again.sums)
    assert GAMES[game].can(GAMES[game].state.read(t), int(chosen.actions[0]))


@pytest.mark.parametrize(("game", "players"), rows_long_unless([("card", 3)], TABLES))
def test_moves_are_paid_in_chances_to_win(game: str, players: int) -> None:
    engine = lookahead_engine(game)
    search = engine.begin(decision(game, players, 5), load_network(game), 3, seeded(1))
    count = int(search.progress[0]["count"])
    engine.look_ahead(search, 20)
    means = search.sums[:count, PAID] / 20
    assert ((means > 0) & (means < 1)).all()
    assert search.progress[0]["rollouts"] == 20 * count


def test_moves_are_drawn_by_their_odds() -> None:
    t = decision("card", 3, 4)
    odds = odds_of("card", t)
    draw = compiled(bound(drawn_move, lookahead_verbs("card")))
    source, room = np.array([seeded(1)], np.uint64), np.zeros(len(odds))
    drawn = [draw(t, load_network("card"), room, source) for _ in range(2000)]
    for choice, chance in enumerate(odds):
        action = INPUTS["card"].action_of(choice)
        if chance:
            assert drawn.count(action) / 2000 == pytest.approx(chance, abs=0.05)


def test_the_rules_mean_the_same_in_plain_python() -> None:
    engine = lookahead_engine("dice")
    t = next(t for moves in range(20) if candidates(engine, t := decision("dice", 2, moves)) > 1)
    quick, plain = (engine.begin(t, load_network("dice"), 2, seeded(1)) for _ in range(2))
    plain.sums[:] = 0
    progress = Progress()
    plain = plain._replace(
        tables=cast(Tables, [GAMES["dice"].state.read(t)]),
        progress=cast(Tables, [progress]),
        network=plain_network("dice"),
    )
    bound(begin_lookahead, lookahead_verbs("dice"))(plain)
    np.testing.assert_array_equal(quick.sums, plain.sums)
    assert progress.count == quick.progress[0]["count"]
