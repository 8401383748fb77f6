"""From the wish for a table to everybody in a seat."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_phone import phone
from tests.long_run import long_unless

SCREENS = (1280, 720), (390, 844), (360, 640), (844, 390)

NOTE_SHARED = "navigator.share = (what) => ((window.sent = what.url), Promise.resolve())"


@pytest.mark.parametrize("screen", long_unless([(1280, 720), (360, 640)], SCREENS), ids=str)
def test_a_table_is_created_without_scrolling(visit: Visit, screen: tuple[int, int]) -> None:
    ada = visit(lang="pt-BR", settings={}, viewport={"width": screen[0], "height": screen[1]})
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile(re.escape(ada.say("home-create-tile")))).click()
    window = ada.dialog("home-create")
    window.get_by_role("radio", name="6", exact=True).check()
    create = ada.button("home-create-do", window)
    window.evaluate("it => (it.scrollTop = 0)")
    expect(create).to_be_in_viewport(ratio=1)
    window.evaluate("it => (it.scrollTop = it.scrollHeight)")
    last = window.get_by_role("combobox", name=ada.say("home-pace"))
    below = last.evaluate("it => it.getBoundingClientRect().bottom")
    assert below <= create.evaluate("it => it.getBoundingClientRect().top")  # nothing is covered


@pytest.mark.parametrize(
    "screen", long_unless([(390, 844)], [(1280, 720), (390, 844), (360, 640)]), ids=str
)
@pytest.mark.long
def test_the_lobby_begins_with_the_invitation(visit: Visit, screen: tuple[int, int]) -> None:
    ada, bruno = visit(settings={}, **phone(*screen)), visit(settings={}, **phone(*screen))
    ada.context.add_init_script(NOTE_SHARED)
    table = ada.lay("board", ["you", "friend"])
    link = ada.page.get_by_label(ada.say("lobby-link"))
    for part in (
        link,
        ada.page.get_by_role("img", name=ada.say("lobby-qr")),
        ada.button("lobby-copy"),
        ada.button("lobby-share"),
    ):
        expect(part).to_be_in_viewport(ratio=1)
    ada.button("lobby-share").click()
    assert ada.page.evaluate("window.sent") == link.input_value()
    ada.fits()
    bruno.go(f"/tables/{table}")  # who was invited sees a seat first
    expect(bruno.button("lobby-sit-at", seat=2)).to_be_in_viewport(ratio=1)


def test_two_of_the_same_name_by_chance_meet_at_a_rematch(visit: Visit) -> None:
    def lorenzo() -> Person:
        person = visit(settings={})
        person.context.add_init_script("localStorage.setItem('medici-name', '\"Lorenzo\"')")
        return person

    ada, bruno = lorenzo(), lorenzo()
    ask = ada.context.request
    ada.become("Lorenzo")
    invite = ask.post(f"{ada.url}/api/tables", data={"game": "board", "players": 2}).json()[
        "invite"
    ]
    for person in (ada, bruno):
        person.go(f"{invite}?again")
        expect(
            person.page.get_by_role("button", name=person.like("lobby-stand-up-name"))
        ).to_be_visible()
