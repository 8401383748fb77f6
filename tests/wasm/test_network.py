"""The network of a game as WebAssembly: the same moves as in compiled code, in whole games."""

from base64 import b64encode

import pytest

from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import load_network
from medici.bots.network.policy import network_move, network_verbs
from medici.games import GAMES
from medici.kernel import bound, compiled
from medici.kernel.wasm import module_of
from tests.bots.network.test_policy import positions
from tests.kernel.test_wasm import Desk
from tests.node import node

APART = 5  # decisions of which one is looked at


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_browser_moves_by_the_network_as_compiled_code_does(name: str) -> None:
    engine, network = engine_of(name), load_network(name)
    move, desk = bound(network_move, network_verbs(name)), Desk()
    company = [players for players in GAMES[name].seats if players > 1]
    states = [state for players in company for state in positions(name, players, APART)]
    records = [engine.record_of(state) for state in states]
    laid = desk.lay(network)
    module = module_of({"network_move": (move, (records[0], network))})
    request = {
        "module": b64encode(module).decode(),
        "calls": [["network_move", *desk.lay(t), *laid] for t in records],
        "memory": b64encode(desk.memory).decode(),
    }
    here = compiled(move)
    moves = [int(here(t, network)) for t in records]
    assert node("wasm/calls.mjs", request)["results"] == moves
    assert len(set(moves)) > 1
