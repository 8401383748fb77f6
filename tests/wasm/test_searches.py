"""Banker and prince in a browser: the same choices as Python's, and futures that pay the same."""

from typing import Any

import numpy as np
import pytest

from medici.bots import BOTS, LEVELS, Budget, bot_named
from medici.bots.compiled.engine import engine_of
from medici.bots.network.characters import CHARACTERS, STEADY
from medici.bots.players.searcher import Searcher
from medici.bots.search.engine import search_engine
from medici.bots.search.lookahead import MOST_CANDIDATES
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded
from medici.record import Game
from tests.long_run import long_unless
from tests.node import node
from tests.setups import Setup, setups
from tests.wasm.engines import engine_folder

POSITIONS = 100  # of each game
ROLLOUTS = 60
FUTURES = 8  # positions in which futures are compared
OTHERS = [character for character in CHARACTERS if character != STEADY]


def positions(game: str) -> list[tuple[Game, Setup]]:
    """Tables at which somebody decides, from the beginning of a game to its end."""
    every, engine = setups(game), engine_of(game)
    found: list[tuple[Game, Setup]] = []
    while len(found) < POSITIONS:
        setup = every[len(found) % len(every)]
        number = len(found)
        source = np.array([seeded(9, number)], np.uint64)
        played = setup.game()
        stop = number * 37 % (40 * setup.players)
        while True:
            state = played.state
            record = engine.record_of(state)
            if state.actor != NATURE and len(played.moves) >= stop:
                break
            policy = engine.nature_move if state.actor == NATURE else engine.random_move
            after = played.book.move_name(int(policy(record, source)))
            played.play(after)
            if played.state.actor == NOBODY:
                played, stop = setup.game(), 0
        found.append((played, setup))
    return found


def bot_at(number: int) -> str:
    """Who is asked in a position: mostly those that search, of all characters in turn."""
    if number < FUTURES:
        return ("banker", "prince")[number % 2]
    names, characters = list(BOTS), list(CHARACTERS)
    level = names[-1 - number % 2] if number % 5 else names[number // 5 % 3]
    character = characters[number // 2 % len(characters)]
    return level if level == "random" or character == STEADY else f"{level}:{character}"


def thought(played: Game, setup: Setup, bot: str, number: int) -> dict[str, Any]:
    """What a page asks for."""
    return {
        "game": setup.name,
        "players": setup.players,
        "options": dict(setup.options),
        "moves": [move for _, move in played.moves],
        "bot": bot,
        "seed": number,
        "rollouts": ROLLOUTS,
    }


@pytest.mark.slow
@pytest.mark.parametrize("game", long_unless(["card"], GAMES))
def test_a_browser_chooses_as_python_does(game: str) -> None:
    engine, tables = engine_of(game), positions(game)
    bots = [bot_at(number) for number in range(POSITIONS)]
    assert {f"{level}:{character}" for level in LEVELS for character in OTHERS} <= set(bots)
    thoughts = [
        thought(played, setup, bots[number], number)
        for number, (played, setup) in enumerate(tables)
    ]
    request = {"folder": engine_folder(game), "thoughts": thoughts, "futures": FUTURES}
    answer = node("wasm/thoughts.mjs", request)
    for number, (played, _) in enumerate(tables):
        record = engine.record_of(played.state)
        budget = Budget(rollouts=ROLLOUTS)
        action = bot_named(bots[number]).choose(engine, record, budget, number)
        expected = {"id": number, "move": played.book.move_name(action)}
        assert answer["replies"][number] == expected, f"position {number}, {bots[number]}"
    ahead = iter(answer["ahead"])
    for number, paid in enumerate(answer["paid"]):
        bot = BOTS[bots[number]]
        assert isinstance(bot, Searcher)
        record = engine.record_of(tables[number][0].state)
        search = bot.by_rollouts.begin(game, record, number)
        search_engine(game).explore(search, 20)
        count = search.progress[0]["count"]
        assert search.sums[:count].tobytes().hex() == paid, f"position {number}"
        if engine.is_known(record):
            found = bot.look_ahead(game, record, Budget(rollouts=ROLLOUTS), number)
            assert found.sums[:MOST_CANDIDATES].tobytes().hex() == next(ahead), f"ahead {number}"
    assert next(ahead, None) is None


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"moves": ["first 0", "draw"]}, "expected a move of the game; got draw"),
    ({"moves": ["first 3"]}, "expected a legal move; got first 3"),
    ({"players": 5}, "expected 1, 2, 3, 4 players; got 5"),
    (
        {"options": {"edition": "classic"}},
        'expected options of the game; got {"edition":"classic"}',
    ),
    ({"bot": "duke"}, "expected a bot; got duke"),
    ({"bot": "merchant:shy"}, "expected a bot; got merchant:shy"),
    ({"moves": ["first 0"]}, "expected a seat to act; it is nobody\u2019s turn"),
]


def test_a_page_is_told_what_is_wrong() -> None:
    right = {
        "game": "dice",
        "players": 2,
        "options": {},
        "moves": ["first 0", "roll dye0 gold5 fur3 grain2 dye4"],
        "bot": "merchant",
        "seed": 1,
    }
    thoughts = [{"warm": "dice"}, *(right | wrong for wrong, _ in WRONG), right]
    request = {"folder": engine_folder("dice"), "thoughts": thoughts, "futures": 0}
    warm, *problems, last = node("wasm/thoughts.mjs", request)["replies"]
    assert warm["move"] == ""
    assert [problem["problem"] for problem in problems] == [problem for _, problem in WRONG]
    assert last["move"].startswith("choose ")
