"""People at a table: they talk before the game, see each other's clocks, and who is away."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person


def say(person: Person, text: str) -> None:
    """Write something in the chat."""
    person.page.get_by_label(person.say("table-chat-placeholder")).fill(text)
    person.page.keyboard.press("Enter")


def company(person: Person) -> Locator:
    """Everybody at the table, in a list."""
    return person.page.get_by_role("list", name=person.say("company-label"))


@pytest.mark.long
def test_people_talk_before_the_game_and_see_who_is_away(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    ask = ada.context.request
    ada.become("Ada")
    terms = {"game": "board", "players": 2, "clock": {"kind": "bank", "seconds": 600}}
    invite: str = ask.post(f"{ada.url}/api/tables", data=terms).json()["invite"]
    ada.go(f"{invite}?again")
    talk = ada.page.get_by_role("log", name=ada.say("table-chat"))
    say(ada, "Who comes?")
    bruno.go(invite)
    name = bruno.page.get_by_label(bruno.say("company-talk-name"))
    name.fill("Bruno")
    name.press("Enter")
    say(bruno, "I do!")
    expect(talk).to_contain_text("I do!")
    bruno.button("lobby-sit-at", seat=2).click()
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        expect(company(person)).to_contain_text("Bruno")
        clocks = company(person).get_by_text("10:00")
        expect(clocks.first).to_be_visible()
        expect(company(person).get_by_role("timer")).to_have_count(1)  # only one runs
    bruno.page.close()
    mine = company(ada).get_by_role("listitem").filter(has_text="Bruno")
    expect(mine).to_contain_text(ada.say("company-away"))
    draw = ada.button("board-open")
    away = ada.page.get_by_text(ada.say("company-away-turn", name="Bruno")).first
    expect(draw.or_(away)).to_be_visible()
    if draw.is_visible():
        draw.click()
    expect(away).to_be_visible()
    expect(ada.button("table-fast")).to_have_count(0)  # nobody can hurry a person
    bruno.page = bruno.context.new_page()
    bruno.go(invite)
    expect(away).to_be_hidden()
    expect(mine).not_to_contain_text(ada.say("company-away"))
