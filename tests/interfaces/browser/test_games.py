"""A browser tells games exactly as Python does."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from medici.games import GAMES
from medici.presentation.playback import replay_of
from medici.record import RecordError, parse_record, replay
from tests.interfaces.browser.same import Browser, digest, random_games
from tests.record.games import Setup, played, setup_id, setups

SHORT: list[Setup] = [("board", 2, {}), ("card", 3, {}), ("dice", 1, {})]


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_the_same(browser: Browser, name: str) -> None:
    for game in random_games(name, 12):
        assert browser.ask("replay", record=game.record()) == {"is": digest(game)}


@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_every_setup_is_the_same(browser: Browser, setup: Setup) -> None:
    game = played(setup, 7, moves=40)
    told = browser.ask("replay", record=game.record(), whole=True)
    assert json.loads(told["is"]) == json.loads(msgspec.json.encode(replay_of(game)))


def damaged(record: dict[str, Any], random: Random) -> str:
    """A record with something wrong in it, as a text."""
    wrong = json.loads(json.dumps(record))
    move = random.randrange(len(wrong["moves"]))
    what = random.randrange(8)
    if what == 0:
        del wrong["moves"][move]
    elif what == 1:
        wrong["moves"][move][1] += "0"
    elif what == 2:
        wrong["moves"][move][0] = random.choice([0, 1, "nature", None, "seat", 7])
    elif what == 3:
        wrong["moves"][move] = random.choice([[], "draw", [0], [0, 7], None])
    elif what == 4:
        del wrong[random.choice(sorted(wrong))]
    elif what == 5:
        wrong[random.choice(["game", "format", "players", "options", "days"])] = random.choice(
            [None, "chess", [], {}, 4, {"edition": "1999"}]
        )
    elif what == 6 and wrong["days"]:
        wrong["days"][0]["totals"][0] += 1
    else:
        return json.dumps(wrong)[: random.randrange(1, 60)]
    return json.dumps(wrong)


def test_a_wrong_record_is_refused_in_the_same_words(browser: Browser) -> None:
    random, refused = Random("damage"), 0
    records = [played(setup, 5).record() for setup in SHORT]
    for _ in range(240):
        text = damaged(random.choice(records), random)
        expected: str | None = None
        try:
            replay(parse_record(text))
        except RecordError as problem:
            expected = str(problem)
        told = browser.ask("problem", text=text)
        if expected is None:
            assert told == {"is": None}
            continue
        refused += 1
        assert told["kind"] == "RecordError"
        if not expected.startswith(
            "expected JSON"
        ):  # every reader of JSON complains in its own way
            assert told["error"] == expected
    assert refused > 200
