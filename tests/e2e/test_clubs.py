"""A club in the browser: founded, joined by asking, looked after, talked in."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_deals import finish


@pytest.mark.long
def test_a_club_is_founded_and_somebody_is_let_in(visit: Visit) -> None:
    ada = visit(settings={})
    bruno = visit(settings={}, viewport={"width": 390, "height": 844})
    ada.become("Ada")
    bruno.become("Bruno")
    ada.go("/clubs")
    ada.button("clubs-found").click()
    ada.page.get_by_label(ada.say("clubs-name"), exact=True).fill("Arte di Calimala")
    ada.page.get_by_label(ada.say("clubs-words"), exact=True).fill("We play on Fridays.")
    ada.button("clubs-found-do").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Arte di Calimala")
    bruno.go("/clubs")
    bruno.page.get_by_role("link").filter(has_text="Arte di Calimala").click()
    bruno.button("clubs-ask").click()
    expect(bruno.page.get_by_text(bruno.say("clubs-waiting"))).to_be_visible()
    ada.page.reload()
    ada.button("clubs-let-in").click()
    expect(ada.page.get_by_text(ada.say("clubs-members", n=2))).to_be_visible()
    bruno.page.reload()
    bruno.page.wait_for_load_state("networkidle")  # what comes in above moves the button
    bruno.page.get_by_placeholder(bruno.say("clubs-say")).fill("Buon giorno!")
    bruno.button("clubs-send").click()
    expect(bruno.page.get_by_text("Buon giorno!")).to_be_visible()
    bruno.fits()
    ada.page.reload()
    expect(ada.page.get_by_text("Buon giorno!")).to_be_visible()
    for person in (ada, bruno):
        blameless(person)
    bruno.button("clubs-lay").click()
    bruno.page.wait_for_url("**/tables/*")


def found(person: Person, name: str, joining: str = "ask") -> str:
    """Found a club; the way to it."""
    answer = person.context.request.post(
        f"{person.url}/api/clubs", data={"name": name, "joining": joining}
    )
    assert answer.ok, answer.text()
    return f"/clubs/{answer.json()['club']}"


def section(person: Person, message: str) -> Locator:
    """A part of the page by its heading."""
    return person.page.get_by_role("region", name=person.say(message), exact=True)


def report_name(person: Person, name: str) -> None:
    """Tell the operator what a club or a tournament is called."""
    person.button("conduct-report").click()
    window = person.dialog("conduct-report")
    expect(window).to_contain_text(name)
    blameless(person)
    person.fits()
    person.button("conduct-report-send", window).click()
    expect(person.page.get_by_text(person.say("clubs-reported"))).to_be_visible()


def test_four_people_and_a_club(visit: Visit) -> None:
    """By link, by asking, and not at all; talk, a table, a tournament."""
    ada, bruno, chen = visit(settings={}), visit(settings={}), visit(settings={})
    dora = visit("pt-BR", settings={}, viewport={"width": 390, "height": 844})
    for person, name in ((ada, "Ada"), (bruno, "Bruno"), (chen, "Chen"), (dora, "Dora")):
        person.become(name)
    club = found(ada, "Arte dei Vaiai")
    ada.go(club)
    ada.button("clubs-new-link").click()
    link = ada.page.get_by_label(ada.say("clubs-link"), exact=True).input_value()
    bruno.go(link.removeprefix(bruno.url))
    bruno.button("clubs-join").click()
    expect(section(bruno, "clubs-talk")).to_be_visible()
    for person in (chen, dora):
        person.go(club)
        person.button("clubs-ask").click()
        expect(person.page.get_by_text(person.say("clubs-waiting"))).to_be_visible()
    ada.go(club)
    row = section(ada, "clubs-people").get_by_role("listitem").filter(has_text="Bruno")
    ada.button("clubs-make-steward", row).click()
    expect(row).to_contain_text(ada.say("clubs-role-steward"))
    bruno.go(club)
    asking = section(bruno, "clubs-steward").get_by_role("listitem")
    bruno.button("clubs-let-in", asking.filter(has_text="Chen")).click()
    bruno.button("clubs-decline", asking.filter(has_text="Dora")).click()
    expect(bruno.page.get_by_text(bruno.say("clubs-members", n=3))).to_be_visible()
    # Chen says something, Bruno reports nothing but deletes; Chen reports what Ada said.
    chen.go(club)
    chen.page.get_by_placeholder(chen.say("clubs-say")).fill("You fools")
    chen.button("clubs-send").click()
    expect(chen.page.get_by_text("You fools")).to_be_visible()
    ada.page.get_by_placeholder(ada.say("clubs-say")).fill("Out with you")
    ada.button("clubs-send").click()
    chen.page.reload()
    chen.button("clubs-report", name="Ada").click()
    window = chen.page.get_by_role("dialog", name="Ada")
    expect(window).to_contain_text("Out with you")
    blameless(chen)
    window.get_by_label(chen.say("conduct-why-insult")).check()
    window.get_by_label(chen.say("conduct-report-more")).fill("not for the first time")
    chen.button("conduct-report-send", window).click()
    expect(chen.page.get_by_text(chen.say("clubs-reported"))).to_be_visible()
    report_name(dora, "Arte dei Vaiai")
    bruno.page.reload()
    bruno.button("clubs-unsay", name="Chen").click()
    expect(bruno.page.get_by_text("You fools")).to_be_hidden()
    # A table for two of the club, at which Dora gets no seat.
    tables = section(ada, "clubs-tables")
    tables.get_by_label(ada.say("clubs-game")).select_option("dice")
    tables.get_by_label(ada.say("clubs-players")).select_option("2")
    ada.button("clubs-lay", tables).click()
    table = ada.at_table()
    ada.button("lobby-sit-at", seat=1).click()
    dora.go(f"/tables/{table}")
    dora.button("lobby-sit-at", seat=2).click()
    expect(dora.page.get_by_text(dora.say("clubs-table-members"))).to_be_visible()
    assert f"{club}?table={table}" in dora.page.url
    blameless(dora)
    dora.fits()
    bruno.page.reload()
    section(bruno, "clubs-tables").get_by_role("link", name=bruno.say("clubs-sit")).click()
    bruno.button("lobby-sit-at", seat=2).click()
    expect(ada.page.get_by_text("Bruno", exact=True).first).to_be_visible()
    # A tournament of the club, and the standings.
    bruno.go(club)
    bruno.button("tournaments-announce").click()
    form = bruno.dialog("tournaments-announce")
    form.get_by_label(bruno.say("tournaments-name")).fill("Cup of the furriers")
    bruno.button("tournaments-announce-do", form).click()
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("Cup of the furriers")
    dora.go(bruno.page.url.removeprefix(bruno.url))
    report_name(dora, "Cup of the furriers")
    chen.go(club)
    expect(chen.page.get_by_role("link", name="Cup of the furriers")).to_be_visible()
    expect(section(chen, "clubs-ranking")).to_contain_text(chen.say("clubs-ranking-empty"))
    blameless(chen)


@pytest.mark.long
def test_two_clubs_play_the_same_deal(visit: Visit) -> None:
    ada, bruno, eve = visit(settings={}), visit(settings={}), visit(settings={})
    for person, name in ((ada, "Ada"), (bruno, "Bruno"), (eve, "Eve")):
        person.become(name)
    hers, his = found(ada, "Mercanzia", "open"), found(bruno, "Beccai")
    ada.go(hers)
    ada.page.get_by_role("link", name=ada.say("clubs-matches-new")).click()
    for label, value in (("matches-game", "dice"), ("matches-size", "1"), ("matches-deals", "1")):
        ada.page.get_by_role("combobox", name=ada.say(label)).select_option(value)
    ada.page.get_by_label(ada.say("matches-find-club")).fill("Becc")
    other = ada.page.get_by_role("combobox", name=ada.say("matches-other-club"))
    expect(other.locator("option:checked")).to_have_text("Beccai")
    blameless(ada)
    ada.button("matches-begin").click()
    expect(ada.page.get_by_role("heading", name=ada.say("matches-your-deals"))).to_be_visible()
    path = ada.page.url.removeprefix(ada.url)
    eve.go(path)
    expect(eve.page.get_by_text(eve.say("matches-for-clubs"))).to_be_visible()
    expect(eve.page.get_by_role("link", name="Mercanzia")).to_be_visible()
    bruno.go(his)
    bruno.page.get_by_role("link", name=re.compile("Mercanzia.*Beccai")).click()
    bruno.button("matches-join-team", team="Beccai").click()
    expect(bruno.button("deals-play")).to_be_visible()
    play_deal(ada, path, 1)
    bruno.go(path)
    hidden = bruno.page.get_by_text(bruno.say("matches-hidden"))
    expect(hidden.first).to_be_attached()
    play_deal(bruno, path, 2)
    for person in (ada, bruno):
        person.go(path)
        expect(section(person, "matches-by-team")).to_contain_text("Beccai")
        expect(person.page.get_by_text(person.say("matches-hidden"))).to_have_count(0)
        blameless(person)
    bruno.page.set_viewport_size({"width": 390, "height": 844})
    bruno.fits()


def play_deal(person: Person, path: str, seed: int) -> None:
    """Play the one deal of a match, and hand it in."""
    person.go(path)
    person.button("deals-play").click()
    person.at_table()
    finish(person, seed=seed)
    expect(person.page.get_by_text(person.say("deals-told"))).to_be_visible()
