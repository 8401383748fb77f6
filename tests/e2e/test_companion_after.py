"""After a game at a real table: gains, another game, the lists; and a phone on its side."""

from typing import Any

import pytest
from playwright.sync_api import expect

from medici.interfaces.companion import reckon, sheet_of
from tests.e2e.conftest import Visit
from tests.e2e.scorekeeper import GO_ON, PRIMARY, at_once, begin, by_thumb, day_taps, enter_sheet
from tests.e2e.test_companion import PHONE, comfortable, golden
from tests.long_run import long_unless

NAMES = ["Ada", "Bartholomew", "Chen", "Wilhelmina", "Emil"]
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
ONE_LINE = """() => [...document.querySelectorAll('dialog .name')]
  .every((it) => it.getClientRects().length === 1 && it.offsetHeight < 24)"""


@pytest.mark.long
def test_the_total_says_gains_leads_to_another_game_and_is_listed(visit: Visit) -> None:
    ada = visit(settings={}, **PHONE)
    game = golden("dice", 2)
    sheet = sheet_of(game)
    begin(ada, "dice", "sheet", NAMES[:2])
    enter_sheet(ada, sheet, at_once)
    comfortable(ada)
    gain = reckon(sheet).days[0].scored
    assert gain is not None
    total = ada.page.get_by_role("region", name=ada.say("companion-total"))
    expect(total.get_by_role("row").filter(has_text="Ada")).to_contain_text(
        f"+{gain.figures['totals'][0]}"
    )
    ada.page.locator("[data-rematch]").tap()
    expect(ada.page.locator('[data-choice="0"][aria-pressed="true"]')).to_be_visible()
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text(NAMES[1])
    winner = game.winners[0]
    for page, heading in (("/companion", "companion-history"), ("/history", "companion-title")):
        ada.go(page)
        over = ada.page.get_by_role("list", name=ada.say(heading), exact=True)
        expect(over.locator(".won").first).to_contain_text(f"{NAMES[winner]} {game.scores[winner]}")
    ada.fits()


@pytest.mark.parametrize("width", long_unless([360], [360, 390]))
def test_no_name_is_broken_in_the_scoring_of_five(visit: Visit, width: int) -> None:
    ada = visit(settings={}, **{**PHONE, "viewport": {"width": width, "height": 740}})
    begin(ada, "board", "sheet", NAMES)
    at_once(ada, iter([*[PRIMARY] * 3]))
    ada.page.locator(GO_ON).wait_for()
    assert ada.page.evaluate(ONE_LINE)


@pytest.mark.long
def test_a_phone_on_its_side_enters_a_day_as_well(visit: Visit) -> None:
    ada = visit(settings={}, **SIDEWAYS)
    sheet = sheet_of(golden("board", 3))
    begin(ada, "board", "sheet", NAMES[:3])
    by_thumb(ada, day_taps(sheet, 0))
    comfortable(ada)
