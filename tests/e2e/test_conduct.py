"""Who may talk at a table, and what one can do about those who do."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_company import say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def laid(host: Person, **terms: object) -> str:
    """The way to a table of somebody's."""
    ask = host.context.request
    host.become("Ada")
    answer = ask.post(f"{host.url}/api/tables", data={"game": "board", "players": 3, **terms})
    invite: str = answer.json()["invite"]
    return invite


def comes(person: Person, name: str, invite: str) -> None:
    """Somebody with a name comes to a table."""
    person.become(name)
    person.go(invite)


def talk(person: Person) -> Locator:
    """What was said."""
    return person.page.get_by_role("log", name=person.say("table-chat"))


def test_a_person_is_muted_reported_and_let_off_by_keyboard(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    invite = laid(ada)
    comes(bruno, "Bruno", invite)
    say(bruno, "You fool")
    ada.go(f"{invite}?again")
    name = talk(ada).get_by_role("button", name="Bruno")
    name.focus()
    ada.page.keyboard.press("Enter")
    window = ada.page.get_by_role("dialog", name="Bruno")
    expect(window).to_contain_text("You fool")
    blameless(ada)
    ada.button("conduct-report", window).press("Enter")
    window.get_by_label(ada.say("conduct-why-spam")).check()
    window.get_by_label(ada.say("conduct-report-more")).fill("again and again")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text(ada.say("conduct-report-done", name="Bruno"))).to_be_visible()
    expect(window).to_be_hidden()
    name.click()
    ada.button("conduct-mute", window).click()
    expect(talk(ada)).not_to_contain_text("You fool")
    say(bruno, "Can you hear me?")
    expect(talk(bruno)).to_contain_text("Can you hear me?")
    ada.page.reload()  # the server knows it
    expect(talk(ada)).to_contain_text(ada.say("conduct-hidden"))
    expect(talk(ada)).not_to_contain_text(ada.say("table-chat-empty"))
    talk(ada).get_by_role("link", name=ada.say("conduct-list")).click()
    ada.button("conduct-let-off-name", name="Bruno").click()
    expect(ada.button("conduct-let-off-name", name="Bruno")).to_be_hidden()
    ada.go(f"{invite}?again")
    expect(talk(ada)).to_contain_text("Can you hear me?")


@pytest.mark.long
def test_on_a_phone_in_portuguese_a_host_silences_and_blocks(visit: Visit) -> None:
    ada = visit("pt-BR", settings={}, **PHONE)
    bruno = visit(settings={})
    invite = laid(ada)
    comes(bruno, "Bruno", invite)
    say(bruno, "Hello")
    bruno.button("lobby-sit-at", seat=2).click()
    ada.go(f"{invite}?again")
    talk(ada).get_by_role("button", name="Bruno").tap()
    window = ada.page.get_by_role("dialog", name="Bruno")
    ada.button("conduct-silence", window).tap()
    expect(bruno.page.get_by_text(bruno.say("conduct-silenced"))).to_be_visible()
    ada.page.get_by_role("listitem").get_by_role("button", name="Bruno", exact=True).tap()
    ada.button("conduct-block", window).tap()
    expect(talk(ada)).not_to_contain_text("Hello")
    bruno.button("lobby-stand-up-name", name="Bruno").click()
    bruno.button("lobby-sit-at", seat=2).click()
    expect(bruno.page.get_by_text(bruno.say("shell-problem-forbidden"))).to_be_visible()


@pytest.mark.long
def test_a_new_table_is_laid_for_players_who_talk_alone(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    ada.go("/")
    tile = re.compile(re.escape(ada.say("home-create-tile")))
    ada.page.get_by_role("button", name=tile).click()
    window = ada.dialog("home-create")
    choice = window.get_by_role("group", name=ada.say("conduct-talk"))
    expect(choice.get_by_label(ada.say("conduct-talk-all"))).to_be_checked()
    window.get_by_role("radio", name=ada.say("home-public"), exact=True).check()
    expect(choice.get_by_label(ada.say("conduct-talk-players"))).to_be_checked()
    ada.button("home-create-do", window).click()
    table = ada.at_table()
    comes(bruno, "Bruno", f"/tables/{table}")
    expect(bruno.page.get_by_text(bruno.say("conduct-only-players"))).to_be_visible()
    ada.page.get_by_role("combobox", name=ada.say("conduct-talk")).select_option("all")
    say(bruno, "May I?")
    expect(talk(ada)).to_contain_text("May I?")
    ada.page.get_by_role("combobox", name=ada.say("conduct-talk")).select_option("nobody")
    expect(bruno.page.get_by_text(bruno.say("conduct-only-nobody"))).to_be_visible()
