"""Games over days: orders in advance, and the list of those that wait."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_together import begin, lines, next_to_move

CALL = '{"table": "abc", "game": "board"}'


def decide(person: Person, *, more: int = 0) -> None:
    """Open what can be decided in advance, and raise the ceiling so often."""
    person.button("orders-open").click()
    for _ in range(more):
        person.button("orders-more").click()


@pytest.mark.long
def test_a_ceiling_is_set_taken_back_and_carried_out(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    begin(ada, bruno)
    presenter = next_to_move([ada, bruno])
    other = bruno if presenter is ada else ada
    decide(other, more=3)
    blameless(other)
    other.button("orders-up-to", n=4).click()
    standing = other.page.get_by_text(other.say("orders-stands-ceiling", n=4))
    expect(standing).to_be_visible()
    other.button("orders-withdraw").click()
    expect(standing).to_be_hidden()
    decide(other, more=8)
    other.button("orders-up-to", n=12).click()
    other.page.reload()
    expect(other.page.get_by_text(other.say("orders-stands-ceiling", n=12))).to_be_visible()
    expect(presenter.page.get_by_text("12", exact=True)).to_have_count(0)
    presenter.button("board-open").click()
    expect(
        presenter.asked().first
    ).to_be_visible()  # the order has answered, and the presenter speaks
    expect(other.button("orders-open")).to_be_visible()
    expect(other.button("board-pass")).to_have_count(0)
    assert lines(ada) == lines(bruno)
    assert "1" in lines(ada)[-1]


@pytest.mark.long
def test_passing_until_the_ships_leave_and_the_list_of_games_that_wait(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    table = begin(ada, bruno)
    presenter = next_to_move([ada, bruno])
    other = bruno if presenter is ada else ada
    decide(other)
    other.button("orders-pass-day").click()
    expect(other.page.get_by_text(other.say("orders-stands-day"))).to_be_visible()
    other.go("/")
    expect(other.page.get_by_text(other.say("home-turns", n=1))).to_have_count(0)
    presenter.button("board-open").click()
    presenter.button("board-pass").click()  # now the other one presents
    turns = other.page.get_by_text(other.say("home-turns", n=1))
    expect(turns).to_be_visible()
    card = other.page.get_by_role("link").filter(has_text=other.say("home-your-turn"))
    expect(card.first).to_have_attribute("href", f"/tables/{table}")
    card.first.click()
    expect(other.asked().first).to_be_visible()
    named = f"{other.say('orders-stands-day')} {other.say('orders-withdraw')}"
    other.page.get_by_role("button", name=named).click()  # also at one's own turn
    other.button("board-open").click()
    expect(presenter.asked().first).to_be_visible()
    presenter.button("board-pass").click()
    expect(other.button("board-pass")).to_be_visible()


def test_a_call_of_the_house_becomes_a_notice_that_leads_to_the_table(
    visit: Visit, windowed: Browser
) -> None:
    ada = visit(settings={}, worker=True, permissions=["notifications"], browser=windowed)
    ada.go("/settings")
    switch = ada.page.get_by_role("switch", name=re.compile(ada.say("settings-notices")))
    switch.click()  # and not check(): the box waits for the answer of the one asked
    expect(ada.page.get_by_text(ada.say("settings-notices-page"))).to_be_visible()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ada.page.evaluate(
        "caches.open('medici-notices /').then((kept) => kept.put(location.origin + '/',"
        " new Response(JSON.stringify({turn: 'Your turn!', board: 'Medici'}))))"
    )
    browser = ada.context.new_cdp_session(ada.page)
    known: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: known.extend(it["registrationId"] for it in said["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    ada.page.wait_for_timeout(300)
    call = {"origin": ada.url, "registrationId": known[0], "data": CALL}
    browser.send("ServiceWorker.deliverPushMessage", call)
    ada.page.wait_for_function(
        "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        ".then((shown) => shown.length === 1)"
    )
    shown = ada.page.evaluate(
        "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        ".then((shown) => shown.map(({title, body, tag}) => [title, body, tag]))"
    )
    assert shown == [["Your turn!", "Medici", f"{ada.url}/tables/abc"]]
