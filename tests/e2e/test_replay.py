"""A finished game again: step by step, from a link, from a file, and with its proof."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT
from tests.e2e.person import Person
from tests.e2e.pilots import play_dice_fast
from tests.e2e.positions import played
from tests.e2e.test_at_a_glance import CITIZENS
from tests.long_run import long_unless, rows_long_unless

RECORDS = sorted((ROOT / "tests" / "golden").glob("*-whole.json"))
SHORT = [path for path in RECORDS if path.stem == "card-4-whole"]


def position(person: Person) -> Locator:
    """Where in the game one is."""
    return person.page.get_by_role("slider", name=person.say("replay-position"))


@pytest.mark.long
def test_a_link_leads_to_the_same_position(visit: Visit) -> None:
    ada = visit(settings={}, permissions=["clipboard-read", "clipboard-write"])
    ada.play_there("dice", 1)
    play_dice_fast(ada)
    ada.page.get_by_role("link", name=ada.say("table-end-replay")).click()
    for _ in range(6):
        ada.button("replay-next").click()
    ada.button("replay-prev").click()
    expect(position(ada)).to_have_value("5")
    ada.button("replay-share").click()
    expect(ada.page.get_by_text(ada.say("replay-copied"))).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    bruno = visit(lang="pt-BR", settings={})
    bruno.page.goto(link)
    expect(position(bruno)).to_have_value("5")
    bruno.page.keyboard.press("End")
    expect(bruno.button("replay-next")).to_be_disabled()


def test_the_seal_says_that_chance_was_fair(ada: Person) -> None:
    table = ada.play_there("dice", 1)
    play_dice_fast(ada)
    seal = ada.ending.get_by_text(ada.like("fairness-own"))
    seal.click()
    expect(ada.ending.get_by_text(ada.say("fairness-how"))).to_be_visible()
    ada.go(f"/replay/{table}")
    ada.button("replay-seal-fair").click()
    window = ada.dialog("replay-seal-title")
    expect(window.get_by_text(ada.like("fairness-own"))).to_be_visible()
    proof = ada.record(table)["fair"]
    expect(window.get_by_text(proof["commitment"])).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "game", "players"),
    rows_long_unless(
        [("pt-BR", "board", 6)],
        [
            ("en", "board", 4),
            ("pt-BR", "board", 6),
            ("en", "card", 6),
            ("pt-BR", "card", 4),
            ("en", "dice", 1),
            ("pt-BR", "dice", 4),
        ],
    ),
)
def test_the_own_ship_is_whole_beside_the_curve(
    visit: Visit, lang: str, game: str, players: int
) -> None:
    ada = visit(lang, settings={}, viewport={"width": 1280, "height": 720})
    record = played(game, ["Lucrezia", *CITIZENS[: players - 1]], lambda _: False, seed=3)
    ada.go("/replay")
    body = json.dumps(record).encode()
    chooser = ada.page.get_by_label(ada.say("replay-choose"))
    chooser.and_(ada.page.locator("input")).set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": body}
    )
    own = ada.page.locator(".stage [data-tour=own]")
    own.wait_for()
    position(ada).fill(str(len(record["moves"]) // 2))
    for width, height in ((1280, 720), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(own).to_be_in_viewport(ratio=1)  # what the stage cuts off does not count


@pytest.mark.parametrize("record", long_unless(SHORT, RECORDS[::3]), ids=lambda path: path.stem)
def test_a_record_from_a_file(ada: Person, record: Path) -> None:
    ada.go("/replay")
    chooser = ada.page.get_by_label(ada.say("replay-choose"))
    chooser.and_(ada.page.locator("input")).set_input_files(record)
    last = len(json.loads(record.read_text())["moves"])
    expect(position(ada)).to_have_attribute("max", str(last))
    game = record.stem.partition("-")[0]
    for day in (2, 3):
        ada.button("replay-day", game=game, day=day).click()
    ada.button("replay-last").click()
    expect(position(ada)).to_have_value(str(last))
    expect(ada.button("replay-seal-none")).to_be_visible()


@pytest.mark.parametrize("game", long_unless(["dice"], ["board", "dice"]))
def test_your_seat_is_called_yours_and_no_other(ada: Person, game: str) -> None:
    ada.go("/settings")
    ada.page.evaluate("localStorage['medici-name'] = '\"Bruno\"'")
    players = ["Ada", "Bruno", "Chen"]
    record = played(game, players, lambda reached: len(reached.moves) > 4)
    ada.go("/replay")
    body = json.dumps(record).encode()
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": body}
    )
    seen_by = ada.page.get_by_label(ada.say("replay-seen-by"))
    mark = ada.page.locator("[data-tour=own]").get_by_text(ada.say(f"{game}-you"), exact=True)
    expect(seen_by).to_have_value("1")
    expect(mark).to_be_visible()
    seen_by.select_option("2")
    expect(ada.page.locator("[data-tour=own]")).to_contain_text("Chen")
    expect(mark).to_have_count(0)


@pytest.mark.long
def test_a_file_that_is_no_record(ada: Person, tmp_path: Path) -> None:
    (tmp_path / "shopping.json").write_text("milk, bread")
    ada.go("/replay")
    chooser = ada.page.get_by_label(ada.say("replay-choose"))
    chooser.and_(ada.page.locator("input")).set_input_files(tmp_path / "shopping.json")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("replay-no-json"))
