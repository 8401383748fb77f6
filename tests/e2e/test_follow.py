"""The score of a real table, kept on one phone and followed on another."""

import pytest
from playwright.sync_api import expect

from medici.interfaces.companion import sheet_of
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.scorekeeper import GO_ON, at_once, begin, day_taps
from tests.e2e.static_site import StaticSite
from tests.e2e.test_companion import PHONE, comfortable, golden
from tests.long_run import long_unless

NAMES = ["Ada", "Bruno"]
GAME = golden("card", 2)


def score_day(person: Person, day: int) -> None:
    """Enter a day, and have it scored."""
    at_once(person, day_taps(sheet_of(GAME), day))
    person.page.locator(GO_ON).tap()


def see_total(person: Person) -> None:
    """Look at the total."""
    person.page.get_by_role("button", name=person.say("companion-total"), exact=True).tap()


def share(person: Person) -> str:
    """Show the score to others; the link to it."""
    person.button("companion-follow").tap()
    person.button("companion-follow-do").tap()
    link = person.page.get_by_label(person.say("companion-follow-link"), exact=True)
    expect(person.page.get_by_role("img", name=person.say("lobby-qr"))).to_be_visible()
    comfortable(person)
    return link.input_value()


@pytest.mark.parametrize("lang", long_unless(["pt-BR"], ["en", "pt-BR"]))
@pytest.mark.long
def test_a_score_is_followed_on_another_phone(visit: Visit, lang: str) -> None:
    ada, bruno = (visit(lang=lang, settings={}, **PHONE) for _ in range(2))
    begin(ada, "card", "sheet", NAMES)
    see_total(ada)
    link = share(ada)
    bruno.page.goto(link)
    none = bruno.say("companion-follow-none", game="card")
    expect(bruno.page.get_by_role("status").first).to_have_text(none)
    ada.page.reload()  # it goes on where it was
    rows = bruno.page.get_by_role("list", name=bruno.say("companion-total"))
    for day, scored in enumerate(GAME.days):
        score_day(ada, day)
        expected = sorted(map(str, scored["totals"]), key=int, reverse=True)
        expect(rows.locator("b")).to_have_text(expected)
        comfortable(bruno)
    names = bruno.page.get_by_text(bruno.like("companion-follow-won", n=2))
    expect(names).to_contain_text("Bruno")  # both have won
    assert bruno.page.get_by_role("main").get_by_role("button").count() == 0  # to look at alone


def test_a_score_that_is_not_there_says_so(visit: Visit) -> None:
    ada = visit(settings={}, **PHONE)
    ada.forgive("404")
    ada.go("/follow/nothing")
    gone = ada.say("companion-follow-gone")
    expect(ada.page.get_by_role("heading", name=gone)).to_be_visible()


def test_without_a_server_or_a_network_it_is_not_offered(visit: Visit, site: StaticSite) -> None:
    ada, bruno = visit(settings={}, **PHONE), visit(settings={}, url=site.url, **PHONE)
    for person in (ada, bruno):
        begin(person, "card", "sheet", NAMES)
        see_total(person)
        expect(person.button("companion-share-text")).to_be_visible()
    expect(bruno.button("companion-follow")).to_be_hidden()
    expect(ada.button("companion-follow")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.button("companion-follow")).to_be_hidden()
