"""Banker and prince in a browser solve endings, and choose as Python does."""

from random import Random

import pytest

from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.players.lookaheads import ENDING_STATES
from medici.bots.solve.ending_solver import best_of_ending
from medici.record import Game
from tests.long_run import rows_long_unless
from tests.node import node
from tests.wasm.engines import engine_folder

GAMES_EACH = 4
DECISIONS = 5  # the last ones of each game
ROLLOUTS = 60


def last_decisions(name: str, players: int, seed: int) -> list[Game]:
    """The last decisions of a game of random moves, the very last first."""
    game, source = Game(name, players), Random(seed)
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            game.play(source.choice(game.legal()))
    decisions = [number for number, (actor, _) in enumerate(game.moves) if actor != "nature"]
    return [game.before(number) for number in decisions[: -DECISIONS - 1 : -1]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"), rows_long_unless([("dice", 2)], [("board", 2), ("card", 2), ("dice", 2)])
)
def test_endings_are_played_as_python_plays_them(name: str, players: int) -> None:
    engine = engine_of(name)
    tables = [game for seed in range(GAMES_EACH) for game in last_decisions(name, players, seed)]
    asked = [(game, bot) for game in tables for bot in ENDING_STATES]
    thoughts = [
        {
            "game": name,
            "players": players,
            "options": {},
            "moves": [move for _, move in game.moves],
            "bot": bot,
            "seed": number,
            "rollouts": ROLLOUTS,
        }
        for number, (game, bot) in enumerate(asked)
    ]
    request = {"folder": engine_folder(name), "thoughts": thoughts, "futures": 0}
    replies = node("wasm/thoughts.mjs", request)["replies"]
    solved = 0
    for number, (game, bot) in enumerate(asked):
        record = engine.record_of(game.state)
        action = BOTS[bot].choose(engine, record, Budget(rollouts=ROLLOUTS), number)
        assert replies[number] == {"id": number, "move": game.book.move_name(action)}
        best = best_of_ending(name, record, ENDING_STATES[bot])
        assert len(best) == 0 or action in best
        solved += len(best) > 0
    assert solved >= GAMES_EACH
