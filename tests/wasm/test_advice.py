"""The adviser in a browser: the futures of a lot end as Python's do, and the advice is the same."""

from random import Random
from typing import Any

import hatch_build
import msgspec
import pytest

from medici.analysis.advise import advise, reasons
from medici.analysis.advise.lot_futures import LotTrial
from medici.analysis.advise.lots import buyers_of, can_grow
from medici.analysis.advise.prices import PriceSearch
from medici.games import GAMES
from medici.record import Game
from tests.long_run import long_unless, sample_size
from tests.node import node

FUTURES = 45  # more than there are batches, and no multiple of them
LOT_FUTURES = sample_size(5, FUTURES)  # where a whole advice has a lot with all its prices
LOT_PLAYERS = range(2, 6, sample_size(3, 1))
LOT_BUYERS = sample_size(2, 5)
PRICES_APART = sample_size(8, 1)  # one price in so many is tried
TABLES = {"board": (2, 4), "card": (2, 5), "dice": (1, 3)}
POSITIONS = 1  # of each game and number of players
MOST_MOVES = 60


def positions(name: str, players: int) -> list[Game]:
    """Positions out of random games, also such in which nature is to act."""
    random, found = Random(f"advice {name} {players}"), list[Game]()
    while len(found) < POSITIONS:
        game = Game(name, players)
        for _ in range(random.randrange(2, MOST_MOVES)):
            if game.actor == "nature":
                game.play(game.book.nature_move(game.state, random))
            elif not game.over:
                game.play(random.choice(game.legal()[:5]))
        if not game.over:
            found.append(game)
    return found


def asked(game: Game, **question: Any) -> dict[str, Any]:
    """A position, and what is asked about it."""
    return {"record": game.record(), "options": dict(game.options), **question}


def answers(positions: list[dict[str, Any]], lots: list[dict[str, Any]]) -> Any:
    """What a page answers."""
    folder = str(hatch_build.GENERATED / "engine")
    request = {"folder": folder, "positions": positions, "lots": lots}
    return node("wasm/advice.mjs", request)


def nearly(thing: Any) -> Any:
    """The same but for the last digits: Python adds up in another order here and there."""
    if isinstance(thing, float):
        return pytest.approx(thing, abs=1e-9)
    if isinstance(thing, list):
        return [nearly(one) for one in thing]
    if isinstance(thing, dict):
        return {key: nearly(one) for key, one in thing.items()}
    return thing


@pytest.mark.long
@pytest.mark.slow
def test_futures_of_a_lot_end_as_in_python() -> None:
    questions: list[dict[str, Any]] = []
    trials: list[LotTrial] = []
    for players in LOT_PLAYERS:
        for game in positions("board", players):
            for seat in list(buyers_of(game))[:LOT_BUYERS]:
                further, seed = can_grow(game), len(questions)
                prices = PriceSearch(seat, game.state.florins[seat], seed).prices[::PRICES_APART]
                trial = LotTrial(game.state, seat, prices, further, seed)
                trial.play(FUTURES)
                trials.append(trial)
                question = {"seat": seat, "prices": prices, "further": further, "seed": seed}
                questions.append(asked(game, futures=FUTURES, **question))
    assert len(trials) > 2
    assert any(trial.further for trial in trials)
    for trial, told in zip(trials, answers([], questions)["trials"], strict=True):
        assert told["cards"] == trial.cards
        assert told["rows"] == nearly(list(trial.rows()))


@pytest.mark.slow
@pytest.mark.parametrize("name", long_unless(["card"], GAMES))
def test_a_browser_advises_as_python_does(name: str) -> None:
    games = [game for players in TABLES[name] for game in positions(name, players)]
    futures = LOT_FUTURES if name == "board" else FUTURES
    questions = [
        asked(game, futures=futures, seed=number, you=number % len(game.players))
        for number, game in enumerate(games)
    ]
    told = answers(questions, [])["advice"]
    for number, (game, question) in enumerate(zip(games, questions, strict=True)):
        advice = advise(game, futures=futures, seed=question["seed"], you=question["you"])
        expected = {"advice": advice, "reasons": reasons(advice)}
        assert told[number] == nearly(msgspec.to_builtins(expected)), f"position {number}"
    assert any(one["advice"]["candidates"] for one in told)
    assert any(one["advice"]["prices"] for one in told) == (name == "board")
