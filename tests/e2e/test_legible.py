"""What is written can be read: whole names, large letters, the newest line of the log."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.positions import SIX, offering, played
from tests.e2e.reading import large, unreadable
from tests.e2e.test_phone import phone

OVER = played("board", SIX, lambda game: game.over, seed=3)
LATE = played("board", SIX[:3], lambda game: game.day == 2 and offering("auction")(game), seed=3)


def scoring_again(person: Person) -> None:
    """Look at the first scoring of a game that is over."""
    words = person.say("table-day", game="board", day=1)
    person.ending.get_by_role("button", name=words, exact=True).click()
    expect(person.dialog("table-scoring-title", game="board", day=1)).to_be_visible()


def test_six_long_names_are_whole(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.bring(OVER)
    expect(ada.ending).to_be_visible()
    assert all(ada.ending.get_by_text(name).count() >= 2 for name in SIX)  # ranking and chart
    assert unreadable(ada) == []
    scoring_again(ada)
    assert unreadable(ada) == []


@pytest.mark.long
def test_letters_twice_as_large(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(320, 844))
    large(ada)
    ada.bring(OVER)
    expect(ada.ending).to_be_visible()
    assert unreadable(ada) == []
    scoring_again(ada)
    assert unreadable(ada) == []
    ada.bring(LATE)
    ada.button("table-menu").click()
    expect(ada.dialog("table-menu")).to_be_visible()
    assert unreadable(ada) == []
    for path in ("/", "/history", "/settings", "/rules/board", "/rules/dice", "/aid/board"):
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        assert unreadable(ada) == [], path
    new_table(ada)
    assert unreadable(ada) == []


def test_a_larger_text_is_chosen_kept_and_overlaps_nothing(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(390, 844))
    ada.go("/settings")
    ada.page.get_by_role("radio", name=ada.say("settings-letters-140"), exact=True).check()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert ada.page.evaluate(size) == 22.4
    for path in ("/settings", "/", "/companion", "/rules/card"):
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate(size) == 22.4
        assert unreadable(ada) == [], path
        ada.fits()
    ada.bring(LATE)
    expect(ada.button("table-menu")).to_be_in_viewport(ratio=1)
    for move in ("board-draw", "board-open"):  # what lies behind the bar can be scrolled to
        expect(ada.button(move)).to_be_in_viewport(ratio=1)
    ada.fits()


def new_table(person: Person) -> None:
    """Open the window in which a table is laid."""
    person.go("/")
    words = re.compile(re.escape(person.say("home-create-tile")))
    person.page.get_by_role("button", name=words).click()
    expect(person.dialog("home-create")).to_be_visible()


@pytest.mark.long
def test_the_log_of_a_phone_opens_at_its_newest_line(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.bring(LATE)
    ada.page.get_by_role("button", name=ada.say("table-side")).tap()
    expect(ada.log.get_by_role("listitem").last).to_be_in_viewport()
    expect(ada.log.get_by_role("listitem").first).not_to_be_in_viewport()
