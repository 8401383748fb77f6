"""A phone reckons a score sheet exactly as Python does."""

from random import Random
from typing import Any

import msgspec
import pytest

from medici.interfaces.companion import reckon, sheet_of
from medici.interfaces.companion.read import read_sheet
from medici.interfaces.companion.recording import asked, odds
from medici.record import RecordError
from tests.interfaces.browser.same import Browser
from tests.interfaces.companion.entering import played
from tests.property.test_companion import change
from tests.setups import Setup, setups

WRONG: list[Any] = [None, 7, -1, "chess", ["Ada", 7], [{}, {}, {}], {"edition": "1999"}]
ALL = [setup for name in ("board", "card", "dice") for setup in setups(name)]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("setup", ALL, ids=str)
def test_sheets_and_recordings_are_the_same(browser: Browser, setup: Setup) -> None:
    for seed in range(3):
        source = Random(seed)
        whole = played(setup, seed)
        game = whole.before(source.randrange(len(whole.moves)))
        sheet = sheet_of(game)
        told = [plain(sheet), plain(asked(game)), plain(odds(game))]
        assert browser.ask("recorded", record=game.record()) == {"is": told}
        for _ in range(20 * seed):
            change(sheet, source)
        assert browser.ask("reckon", sheet=plain(sheet)) == {"is": plain(reckon(sheet))}


@pytest.mark.parametrize("part", ["game", "players", "options", "days", "scored"])
def test_a_damaged_sheet_is_refused_in_the_same_words(browser: Browser, part: str) -> None:
    sheet = plain(sheet_of(played(Setup("board", 3), 1)))
    for wrong in WRONG:
        damaged = sheet | {part: wrong}
        answer = browser.ask("reckon", sheet=damaged)
        if answer.get("kind") is None:
            assert answer == {"is": plain(reckon(read_sheet(damaged)))}
            continue
        with pytest.raises(RecordError) as refused:
            read_sheet(damaged)
        assert answer["error"] == str(refused.value)
