"""Playing by a network: the same in Python and compiled, in whole games."""

import random

import numpy as np
import pytest

import medici
from medici.bots.compiled.engine import engine_of
from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import load_network, own_network, plain_network
from medici.bots.network.matrices import kept_matrices, move_without_compiling, outputs_of
from medici.bots.network.policy import network_move, network_verbs, write_chances, write_odds
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, bound, compiled
from tests.long_run import rows_long_unless

IN_COMPANY = [
    (name, players) for name, book in GAMES.items() for players in book.seats if players > 1
]


def positions(name: str, players: int, apart: int) -> list[State]:
    """Decisions of a game at random, so many moves apart."""
    game, source = medici.new(name, players), random.Random(players)
    found: list[State] = []
    moves = 0
    while game.state.actor != NOBODY:
        if game.state.actor != NATURE:
            moves += 1
            if moves % apart == 0:
                found.append(game.state.copy())
        game.play(source.choice(game.legal_actions()))
    return found


def said(t: State, network: Network) -> tuple[int, list[float], list[float]]:
    """A move, odds and chances in plain Python."""
    inputs = INPUTS[name_of(t)]
    verbs = network_verbs(name_of(t))
    odds, chances = [0.0] * inputs.choices, [0.0] * t.players
    move = bound(network_move, verbs)(t, network)
    bound(write_odds, verbs)(t, network, odds)
    bound(write_chances, verbs)(t, t.actor, network, chances)
    return move, odds, chances


def name_of(t: State) -> str:
    return next(name for name, book in GAMES.items() if isinstance(t, book.state))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), rows_long_unless([("card", 2)], IN_COMPANY))
def test_python_and_machine_code_say_the_same(name: str, players: int) -> None:
    verbs, inputs, network = network_verbs(name), INPUTS[name], load_network(name)
    move, odds, chances = (
        compiled(bound(rule, verbs)) for rule in (network_move, write_odds, write_chances)
    )
    seen = positions(name, players, apart=9)
    assert seen
    for state in seen:
        t = engine_of(name).record_of(state)
        row, shares = np.zeros(inputs.choices), np.zeros(players)
        found = move(t, network)
        odds(t, network, row)
        chances(t, state.actor, network, shares)
        assert (found, row.tolist(), shares.tolist()) == said(state, plain_network(name))
        assert found == move_without_compiling(name, state)
        assert network.outputs.tolist() == outputs_of(kept_matrices(name), network.inputs).tolist()


@pytest.mark.parametrize(("name", "players"), IN_COMPANY)
def test_odds_are_shares_of_legal_choices_and_the_move_has_the_highest(
    name: str, players: int
) -> None:
    inputs = INPUTS[name]
    for state in positions(name, players, apart=25):
        move, odds, chances = said(state, plain_network(name))
        legal = inputs.legal(state)
        assert sum(odds) == pytest.approx(1.0)
        assert sum(chances) == pytest.approx(1.0)
        for choice, share in enumerate(odds):
            assert share >= 0 if legal >> choice & 1 else share == 0
        assert move == inputs.action_of(odds.index(max(odds)))
        assert GAMES[name].can(state, move)


def test_a_network_for_threads_side_by_side_shares_weights_alone() -> None:
    shared, own = load_network("dice"), own_network("dice")
    assert own.weights is shared.weights
    own.inputs[:] = 5
    assert not np.array_equal(own.inputs, shared.inputs)


def test_equal_outputs_mean_the_first_choice() -> None:
    plain = plain_network("dice")
    nothing = Network(plain.layers, *([0] * len(part) for part in plain[1:]))
    state = positions("dice", 3, apart=4)[0]
    legal = INPUTS["dice"].legal(state)
    first = next(choice for choice in range(7) if legal >> choice & 1)
    assert said(state, nothing)[0] == INPUTS["dice"].action_of(first)
