"""What a page knows of the games is what Python knows; built twice it is the same."""

import gzip
from pathlib import Path

import msgspec
import pytest

from medici.bots import BOTS, budget_of
from medici.bots.players.lookaheads import depth_of
from medici.bots.policies.heuristics import HEURISTICS
from medici.games import GAMES
from medici.games.board.state import KINDS
from medici.games.dice.dice import ROLLS
from medici.interfaces.browser.engine import Description, description, exports_of
from medici.interfaces.browser.moves import moves_of
from medici.kernel.wasm import module_of
from tests.node import node
from tests.setups import setups
from tests.wasm.engines import engine_folder

ACTIONS = {
    "board": [*range(1002), *range(1010, 1016), *range(1020, 1020 + KINDS)],
    "card": [0, 11, 13, 15, 17, *range(20, 26), *range(30, 62)],
    "dice": [*range(1, 32), *range(40, 44), *range(100, 100 + ROLLS)],
}
SUFFIXES = (".json", ".wasm", "-network.bin", "-network.wasm")
WRONG = [
    "bid 07",
    "bid 1000",
    "bid",
    "roll dye0",
    "roll dye0 dye0 fur3 grain2 dye4",
    "x",
    "",
    -1,
    9999,
]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_calls_moves_as_python_does(game: str) -> None:
    book = GAMES[game]
    moves = msgspec.to_builtins(moves_of(book))
    request = {"moves": moves, "actions": ACTIONS[game], "wrong": WRONG}
    answer = node("wasm/names.mjs", request)
    assert answer["names"] == [book.move_name(action) for action in ACTIONS[game]]
    assert answer["back"] == ACTIONS[game]
    assert answer["refused"] == WRONG


def test_a_page_knows_layouts_options_and_budgets() -> None:
    for name, book in GAMES.items():
        game, heuristic = description(name).game, HEURISTICS[name]
        assert game.state.size == book.state.dtype.itemsize
        assert game.policy.size == heuristic.policy.dtype.itemsize
        assert {one.number for one in game.variants} == {one.variant for one in setups(name)}
        assert game.slips == {"random": 1.0, "apprentice": 0.25, "merchant": 0.0}
        for bot, searching in game.searches.items():
            for players in book.seats:
                budget = budget_of(BOTS[bot], name, players)
                depth = searching.ahead.get(players)
                told = depth.rollouts if depth else searching.rollouts[players]
                assert told == budget.rollouts
                assert searching.seconds == budget.seconds
                assert depth == (depth_of(bot, name, players) if players > 1 else None)
    assert description("dice").game.bases[1] == []


@pytest.mark.slow
@pytest.mark.long
def test_an_engine_is_small_and_the_same_whenever_it_is_built() -> None:
    (folder,) = {Path(engine_folder(game)) for game in GAMES}
    sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
    files = [f"{game}{kind}" for game in GAMES for kind in SUFFIXES]
    assert sorted(sizes) == sorted(files)
    assert sum(size for name, size in sizes.items() if "network" not in name) < 130_000
    for game in GAMES:
        network = [gzip.compress(path.read_bytes(), 9) for path in folder.glob(f"{game}-network.*")]
        assert sum(map(len, network)) <= 150_000
    assert (folder / "dice.wasm").read_bytes() == module_of(exports_of("dice"))
    told = msgspec.json.decode((folder / "dice.json").read_bytes(), type=Description)
    assert told == description("dice")
