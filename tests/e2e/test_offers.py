"""What is offered once, at its moment: being told of one's turn, and installing."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_after_the_game import finish
from tests.e2e.test_axe import blameless
from tests.long_run import long_unless

DAYS, HOUR = {"kind": "decision", "seconds": 3 * 86_400}, {"kind": "decision", "seconds": 3_600}
# A browser that has decided so about notices, or that answers so when it asks.
NOTICES = """
Object.defineProperty(Notification, 'permission', { get: () => '%s', configurable: true });
Notification.requestPermission = () => Promise.resolve('%s');
"""
CAN_INSTALL = """
const offer = new Event('beforeinstallprompt', { cancelable: true });
offer.prompt = () => ((window.prompted = true), Promise.resolve());
addEventListener('load', () => dispatchEvent(offer));
"""


def sit(person: Person, clock: dict[str, object]) -> None:
    """At a table of one's own that waits for a friend."""
    person.become("Lucrezia")
    terms = {"game": "board", "players": 2, "clock": clock}
    answer = person.context.request.post(f"{person.url}/api/tables", data=terms)
    assert answer.ok, answer.text()
    person.go(f"{answer.json()['invite']}?again")
    expect(person.button("lobby-stand-up-name", name="Lucrezia")).to_be_visible()


def reminders(person: Person) -> Locator:
    """The offer to be told when it is one's turn."""
    return person.page.get_by_role("complementary", name=person.say("lobby-remind"))


def told(visit: Visit, now: str, answer: str = "granted", **more: str) -> Person:
    """Somebody whose browser has decided so about notices, and answers so."""
    person = visit(settings={}, **more)
    person.context.add_init_script(NOTICES % (now, answer))
    return person


def test_a_game_over_days_offers_reminders_until_somebody_says_no(visit: Visit) -> None:
    ada = told(visit, "default", lang="pt-BR")
    sit(ada, HOUR)
    expect(reminders(ada)).to_have_count(0)
    sit(ada, DAYS)
    expect(reminders(ada)).to_be_visible()
    blameless(ada)
    ada.page.reload()  # once at each table
    expect(ada.button("lobby-stand-up-name", name="Lucrezia")).to_be_visible()
    expect(reminders(ada)).to_have_count(0)
    sit(ada, DAYS)
    ada.button("lobby-remind-no").click()
    expect(reminders(ada)).to_have_count(0)
    sit(ada, DAYS)
    expect(reminders(ada)).to_have_count(0)


def test_reminders_are_switched_on_by_a_yes(visit: Visit) -> None:
    ada = told(visit, "default")
    sit(ada, DAYS)
    ada.button("lobby-remind-yes").click()
    expect(ada.page.get_by_text(ada.say("lobby-remind-on"))).to_be_visible()
    expect(reminders(ada)).to_have_count(0)
    ada.go("/settings")
    switch = ada.page.get_by_role("switch", name=re.compile(ada.say("settings-notices")))
    expect(switch).to_be_checked()
    sit(ada, DAYS)
    expect(reminders(ada)).to_have_count(0)


@pytest.mark.long
def test_a_browser_that_refuses_says_so_and_is_not_asked_again(visit: Visit) -> None:
    ada = told(visit, "default", "denied")
    sit(ada, DAYS)
    ada.button("lobby-remind-yes").click()
    expect(ada.page.get_by_text(ada.say("settings-notices-refused"))).to_be_visible()
    expect(reminders(ada)).to_have_count(0)
    bruno = told(visit, "denied")
    sit(bruno, DAYS)
    expect(reminders(bruno)).to_have_count(0)


def installing(person: Person) -> Locator:
    """The offer to install."""
    return person.page.get_by_role("complementary", name=person.say("table-install"))


@pytest.mark.parametrize(
    "answer", long_unless(["table-install"], ["table-install", "table-install-no"])
)
@pytest.mark.long
def test_installing_is_offered_once_after_the_second_game(visit: Visit, answer: str) -> None:
    ada = visit(lang="pt-BR", settings={}, viewport={"width": 390, "height": 844})
    ada.context.add_init_script(CAN_INSTALL)
    finish(ada, "card-2")
    expect(ada.ending).to_be_visible()
    expect(installing(ada)).to_have_count(0)
    ada.page.reload()  # the same game once more
    expect(ada.ending).to_be_visible()
    expect(installing(ada)).to_have_count(0)
    finish(ada, "card-2")
    expect(installing(ada)).to_be_visible()
    blameless(ada)
    ada.fits()
    ada.button(answer).click()
    expect(installing(ada)).to_have_count(0)
    assert bool(ada.page.evaluate("window.prompted")) == (answer == "table-install")
    finish(ada, "card-2")
    expect(ada.ending).to_be_visible()
    expect(installing(ada)).to_have_count(0)


@pytest.mark.long
def test_on_an_iphone_it_is_said_how_to_install(visit: Visit) -> None:
    ada = visit(settings={}, viewport={"width": 390, "height": 844})
    ada.context.add_init_script("navigator.standalone = false")
    for _ in range(2):
        finish(ada, "card-2")
        expect(ada.ending).to_be_visible()
    expect(installing(ada)).to_contain_text(ada.say("table-install-by-hand"))
    expect(ada.button("table-install")).to_have_count(0)


@pytest.mark.long
def test_where_nothing_can_be_installed_nothing_is_offered(visit: Visit) -> None:
    ada = visit(settings={})
    for _ in range(2):
        finish(ada, "card-2")
        expect(ada.ending).to_be_visible()
    expect(installing(ada)).to_have_count(0)
