"""A tournament in real browsers: announced by a form, entered, played and followed.

People sit down by themselves; programs make their moves, since how one moves is tested elsewhere.
"""

import asyncio
import random
import threading
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from medici.online.client import Client
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import A_DAY
from tests.e2e.test_axe import blameless

PHONE = {"width": 390, "height": 844}
PLAN = {
    "title": "Spring in Florence",
    "game": "dice",
    "size": 2,
    "rounds": 2,
    "clock": {"kind": "decision", "seconds": 60},
    "pause": 0,
    "wait": 600,
}


def client_of(person: Person) -> Client:
    """A program that acts for somebody in a browser."""
    (session,) = [c["value"] for c in person.context.cookies() if "session" in c["name"]]
    return Client(person.url, session)


def be_somebody(person: Person, name: str) -> None:
    """Become a guest with a name."""
    person.go("/")
    person.page.evaluate(
        """name => fetch('/api/guests', {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({name})})""",
        name,
    )


async def play(client: Client, table: str) -> None:
    """Play at random to the end."""
    async with client.table(table) as live:
        async for update in live:
            if update.legal:
                await live.move(random.choice(update.legal))


def play_all(people: list[Person]) -> None:
    """Let programs play for everybody, each at the table that is open in their browser."""
    at = [(client_of(each), each.page.url.rpartition("/")[2]) for each in people]

    async def all_of_them() -> None:
        await asyncio.gather(*(play(client, table) for client, table in at))

    # Playwright has a loop of its own in this thread.
    playing = threading.Thread(target=lambda: asyncio.run(all_of_them()))
    playing.start()
    while playing.is_alive():
        people[0].page.wait_for_timeout(200)


def sit_down(person: Person) -> None:
    """Go to one's table and take the seat that is kept."""
    way = person.page.get_by_role("link", name=person.say("tournaments-go-to-table"))
    way.wait_for(timeout=A_DAY)
    person.page.get_by_role("timer").wait_for()  # until when to come,
    way.click()
    person.page.get_by_role("timer").wait_for()  # and there as well
    seats = person.button("lobby-sit-at", seat=1).or_(person.button("lobby-sit-at", seat=2))
    seats.first.click()


def told(person: Person, path: str) -> dict[str, Any]:
    """A tournament, as the server tells it."""
    script = f"fetch('/api{path}').then(answer => answer.json())"
    tournament: dict[str, Any] = person.page.evaluate(script)
    return tournament


def is_offered_no_seat(person: Person, table: str) -> None:
    """The seats of a table are kept for others."""
    person.page.wait_for_function(f"fetch('/api/tables/{table}').then(answer => answer.ok)")
    person.go(f"/tables/{table}")
    person.page.get_by_role("link", name=person.say("table-tournament")).wait_for()
    for seat in (1, 2):
        expect(person.button("lobby-sit-at", seat=seat)).to_have_count(0)


def is_told_who_won(person: Person) -> None:
    """Wait until the tournament is over."""
    somebody = person.page.get_by_text(person.like("tournaments-won"))
    somebody.or_(person.page.get_by_text(person.say("tournaments-you-won"))).wait_for(timeout=A_DAY)


def shows_standings(person: Person, lines: list[tuple[str, str]]) -> None:
    """Expect these places and names on a page, in this order."""
    rows = person.page.locator("tbody tr")
    expect(rows).to_have_count(len(lines))
    for row, (place, name) in zip(rows.all(), lines, strict=True):
        expect(row.locator("td").first).to_have_text(place)
        expect(row.locator("th")).to_contain_text(name)


@pytest.mark.long
def test_an_organiser_announces_a_tournament_by_the_form(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    be_somebody(ada, "Ada")
    ada.go("/tournaments")
    ada.button("tournaments-announce").click()
    form = ada.dialog("tournaments-announce")
    form.get_by_label(ada.say("tournaments-name")).fill("Evening at the Arno")
    form.get_by_role("radio", name=ada.say("tournaments-format-league"), exact=True).check()
    expect(form.get_by_label(ada.say("tournaments-seasons"))).to_be_visible()
    blameless(ada)
    ada.fits()
    form.get_by_role("radio", name=ada.say("tournaments-format-duplicate"), exact=True).check()
    starts = form.get_by_label(ada.say("tournaments-starts"))
    soon = starts.input_value()
    starts.fill("2020-01-01T10:00")  # it would be called off at once, for nobody can enter in time
    ada.button("tournaments-announce-do", form).click()
    assert starts.evaluate("field => field.validity.rangeUnderflow")
    expect(form).to_be_visible()
    starts.fill(soon)
    ada.button("tournaments-announce-do", form).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Evening at the Arno")
    ada.button("tournaments-enter").click()
    expect(ada.page.get_by_text(ada.say("tournaments-you-are-in"))).to_be_visible()
    blameless(ada)
    ada.fits()
    ada.button("tournaments-withdraw").click()
    expect(ada.button("tournaments-enter")).to_be_visible()
    ada.page.get_by_text(ada.say("tournaments-organise"), exact=True).click()
    ada.page.get_by_label(ada.say("tournaments-reason")).fill("it rains")
    ada.button("tournaments-cancel").click()
    expect(ada.page.get_by_text(ada.say("tournaments-off"), exact=True)).to_be_visible()


def test_an_organiser_and_four_people_play_two_rounds(visit: Visit) -> None:
    host = visit()
    be_somebody(host, "Host")
    plan = PLAN | {"starts": time.time() + 3600}
    made = host.page.evaluate(
        """plan => fetch('/api/tournaments', {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(plan)}).then(answer => answer.json())""",
        plan,
    )
    path = f"/tournaments/{made['tournament']}"
    people = [visit(viewport=PHONE) if number == 0 else visit() for number in range(4)]
    for person, name in zip(people, ("Ada", "Bruno", "Chen", "Dora"), strict=True):
        be_somebody(person, name)
        person.go("/tournaments")
        person.page.get_by_role("link", name="Spring in Florence").click()
        person.button("tournaments-enter").click()
        expect(person.page.get_by_text(person.say("tournaments-you-are-in"))).to_be_visible()
    late = visit()
    be_somebody(late, "Late")
    late.go(path)
    late.button("tournaments-enter").click()
    expect(late.page.get_by_text(late.say("tournaments-you-are-in"))).to_be_visible()
    host.go(path)
    host.page.get_by_text(host.say("tournaments-organise"), exact=True).click()
    chosen = host.page.get_by_role("combobox", name=host.say("tournaments-remove"))
    chosen.select_option(label="Late")
    host.page.get_by_label(host.say("tournaments-reason")).fill("a full house")
    host.button("tournaments-remove").click()
    expect(host.page.locator("li.out")).to_have_text("Late")
    host.button("tournaments-start-now").click()
    for number in (1, 2):
        # Before it begins, a page may still show the way to one's table of the last round.
        heading = host.page.get_by_role("heading", name=host.say("tournaments-round", n=number))
        heading.wait_for(timeout=A_DAY)
        if number == 1:
            is_offered_no_seat(late, told(host, path)["round"]["tables"][0]["table"])
        for person in people:
            if number > 1:
                person.go(path)
            sit_down(person)
        if number == 1:
            host.page.get_by_role("heading", name=host.say("tournaments-now")).wait_for(
                timeout=A_DAY
            )
            expect(host.page.locator("h3 ~ ul").get_by_role("link")).to_have_count(2)
            blameless(host)
        play_all(people)
    is_told_who_won(host)
    blameless(host)
    phone = people[0]
    phone.go(path)
    is_told_who_won(phone)
    blameless(phone)
    phone.fits()
    standings = told(host, path)["standings"]
    lines = [(str(row["place"]), row["name"]) for row in standings]
    assert sorted(name for _, name in lines[:4]) == ["Ada", "Bruno", "Chen", "Dora"]
    assert lines[4:] == [("5", "Late")]
    assert sum(row["points"] for row in standings) == 4
    for person in people:
        person.go(path)
        is_told_who_won(person)
        shows_standings(person, lines)
    text = phone.page.evaluate(f"fetch('/api{path}/text').then(answer => answer.json())")["text"]
    assert text.splitlines()[1].startswith(f"1. {lines[0][1]} ")
    picture = phone.page.get_by_role("link", name=phone.say("tournaments-picture"))
    drawn = phone.page.request.get(f"{phone.url}{picture.get_attribute('href')}")
    assert all(name in drawn.text() for _, name in lines)
    expect(phone.button("tournaments-copy")).to_be_visible()
    phone.page.get_by_role("combobox", name=phone.say("tournaments-rounds-all")).select_option("1")
    expect(
        phone.page.get_by_role("heading", name=phone.say("tournaments-round", n=1))
    ).to_be_visible()
