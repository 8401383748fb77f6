"""Bots are people of Florence: their names, how they play, and who stands in for whom."""

import re

import pytest
from playwright.sync_api import Locator, expect

from medici.online.tables.citizens import CITIZENS, first_name, level_of
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import give_up, pressable
from tests.e2e.test_axe import blameless


def people(person: Person) -> Locator:
    """Ask in the table's menu who plays here."""
    person.button("table-menu").click()
    person.button("table-people").click()
    return person.dialog("table-people")


@pytest.mark.long
def test_bots_have_names_levels_and_lines(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={})  # English is in the lobby
    table = ada.play_now("card", 3)
    expect(pressable(ada, "card").first).to_be_visible()
    names = ada.record(table)["players"][1:]
    assert [level_of(name) for name in names] == ["apprentice"] * 2
    window = people(ada)
    for name in names:
        row = window.get_by_role("listitem").filter(has_text=name)
        expect(row).to_contain_text(ada.say("people-level", bot="apprentice"))
        expect(row).to_contain_text(ada.say(f"people-{first_name(name).lower()}"))
    window.get_by_role("button", name=ada.say("shell-close")).click()
    expect(window).to_be_hidden()
    board = ada.page.get_by_role("main")
    for name in names:
        expect(board.get_by_text(first_name(name), exact=True).first).to_be_visible()
        expect(board.get_by_text(name)).to_have_count(0)


@pytest.mark.long
def test_the_lobby_introduces_them(ada: Person) -> None:
    ada.lay("card", ["you", "friend", "bot"], level="prince")
    seats = ada.page.get_by_role("region", name=ada.say("lobby-seats"))
    bot = seats.get_by_role("listitem").last
    expect(bot).to_contain_text(ada.say("people-level", bot="prince"))
    name = bot.locator("strong").inner_text()
    assert name in CITIZENS["prince"]
    expect(bot).to_contain_text(ada.say(f"people-{first_name(name).lower()}"))


@pytest.mark.long
def test_a_citizen_stands_in_until_the_person_is_back(ada: Person) -> None:
    begun = Game("card", ["Ada", "Bruno", "Chiara Bardi", "Merchant"])
    begun.play(begun.legal()[0])  # Ada begins
    while begun.actor == "nature":
        begun.play(begun.legal()[0])
    ada.bring(begun.record())
    expect(pressable(ada, "card").first).to_be_visible()
    main = ada.page.get_by_role("main")
    for name in ("Chiara", ada.say("shell-bot", bot="merchant")):
        expect(main.get_by_text(name, exact=True).first).to_be_visible()
    give_up(ada)
    ada.button("table-handover-never").click()  # it is Bruno's turn
    notice = main.get_by_role("status").filter(
        has=ada.page.get_by_role("button", name=ada.say("table-take-back"))
    )
    text = notice.inner_text()
    (who,) = (name for name in CITIZENS["merchant"] if name in text)
    assert who != "Chiara Bardi"
    left = "Ada"
    assert left in text
    expect(ada.log).to_contain_text(ada.say("table-stands-in", who=who, name=left))
    expect(main.get_by_text(re.compile(f"{left} · {first_name(who)}")).first).to_be_visible()
    window = people(ada)
    row = window.get_by_role("listitem").filter(has_text=left)
    expect(row).to_contain_text(ada.say("people-for", name=left))
    blameless(ada)
    expect(row).to_contain_text(ada.say(f"people-{first_name(who).lower()}"))
    window.get_by_role("button", name=ada.say("shell-close")).click()
    ada.button("table-take-back").click()
    expect(ada.log).to_contain_text(ada.say("table-is-back", name=left))
    expect(notice).to_be_hidden()
