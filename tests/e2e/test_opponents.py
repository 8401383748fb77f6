"""Opponents are found: two people and four, one who plays bots meanwhile, and one alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def quiet(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: nobody else waits there."""
    house = House(tmp_path_factory.mktemp("quiet"))
    house.start()
    yield house
    house.stop()


def choose(person: Person, game: str, sizes: tuple[int, ...], patience: str = "null") -> None:
    """Say what one would like to play."""
    person.go("/opponents")
    games = person.page.get_by_role("group", name=person.say("opponents-games"))
    games.get_by_label(person.say(f"home-{game}-title"), exact=True).check()
    for other in {"board", "card", "dice"} - {game}:
        games.get_by_label(person.say(f"home-{other}-title"), exact=True).uncheck()
    tables = person.page.get_by_role("group", name=person.say("opponents-sizes"))
    for size in sizes:
        tables.get_by_label(str(size), exact=True).check()
    for size in {2, 3, 4, 5, 6} - set(sizes):
        tables.get_by_label(str(size), exact=True).uncheck()
    never = person.page.get_by_label(person.say("opponents-patience"))
    if patience == "null":
        never.select_option(label=person.say("opponents-patience-never"))
    else:
        never.select_option(label=person.say("opponents-patience-after", time=patience))


def find(person: Person) -> None:
    """Begin to wait."""
    person.page.locator("form").get_by_role("button", name=person.say("opponents-find")).click()


def waits(person: Person) -> None:
    """The page says that one waits."""
    expect(person.page.get_by_role("heading", name=person.say("opponents-waiting"))).to_be_visible()


def at_the_same_table(*people: Person) -> str:
    """All have come to one table, and the game has begun."""
    for person in people:
        person.page.wait_for_url(re.compile("/tables/"))
    tables = {person.at_table() for person in people}
    assert len(tables) == 1
    table = tables.pop()
    view = people[0].context.request.get(f"{people[0].url}/api/tables/{table}").json()
    assert view["phase"] == "running"
    return table


@pytest.mark.long
def test_two_people_find_each_other(quiet: House, visit: Visit) -> None:
    ada, bruno = visit(url=quiet.url), visit(url=quiet.url, viewport=PHONE)
    choose(ada, "card", (2,))
    blameless(ada)
    find(ada)
    waits(ada)
    blameless(ada)
    # The other sees on the home page that somebody waits, and joins by one tap.
    bruno.go("/")
    bruno.page.mouse.wheel(0, 400)
    join = re.compile(re.escape(bruno.say("opponents-home-join")))
    bruno.page.get_by_role("link", name=join).click()
    table = at_the_same_table(ada, bruno)
    view = ada.context.request.get(f"{quiet.url}/api/tables/{table}").json()
    assert (view["game"], view["clock"]["kind"], len(view["seats"])) == ("card", "bank", 2)


@pytest.mark.slow
@pytest.mark.long
def test_four_people_find_each_other(quiet: House, visit: Visit) -> None:
    people = [visit(url=quiet.url) for _ in range(4)]
    for person in people:
        choose(person, "board", (4,))
        find(person)
    at_the_same_table(*people)


@pytest.mark.long
def test_one_alone_plays_bots_and_is_called(quiet: House, visit: Visit) -> None:
    ada, bruno = visit(url=quiet.url), visit(url=quiet.url)
    choose(ada, "dice", (2,))
    find(ada)
    waits(ada)
    ada.button("opponents-meanwhile").click()
    expect(ada.log).to_be_visible()
    assert "/local/" in ada.page.url
    choose(bruno, "dice", (2,))
    find(bruno)
    expect(bruno.page.get_by_role("heading", name=bruno.say("opponents-found"))).to_be_visible()
    blameless(bruno)
    ada.button("opponents-come").click()
    at_the_same_table(ada, bruno)


@pytest.mark.long
def test_bots_fill_the_table_of_one_alone(quiet: House, visit: Visit) -> None:
    ada = visit(url=quiet.url, viewport=PHONE)
    choose(ada, "card", (3,), patience=ada.say("terms-seconds", n=30))
    ada.fits()
    # The shortest wait that is offered is half a minute; the request says less.
    ada.page.route(
        "**/api/opponents",
        lambda route: route.continue_(
            post_data=(route.request.post_data or "").replace('"patience":30', '"patience":1')
        ),
    )
    find(ada)
    at_the_same_table(ada)


@pytest.mark.long
def test_a_page_that_is_closed_leaves_the_queue(quiet: House, visit: Visit) -> None:
    ada, bruno = visit(url=quiet.url), visit(url=quiet.url)
    choose(ada, "card", (2,))
    find(ada)
    waits(ada)
    ada.page.goto("about:blank")
    bruno.go("/opponents")
    expect(bruno.page.get_by_text(bruno.say("opponents-home-here", n=1))).to_be_visible()
    choose(bruno, "card", (2,))
    find(bruno)
    waits(bruno)
    expect(bruno.page.get_by_text(bruno.say("opponents-others-n", n=0))).to_be_visible()
    bruno.button("opponents-leave").click()
    expect(bruno.page.get_by_role("button", name=bruno.say("opponents-find"))).to_be_visible()


@pytest.mark.long
def test_who_loads_the_page_again_waits_on(quiet: House, visit: Visit) -> None:
    ada = visit(settings={}, url=quiet.url)
    choose(ada, "dice", (2,))
    find(ada)
    waits(ada)
    ada.page.reload()
    waits(ada)
    other = ada.context.new_page()  # which does not offer her to join herself
    other.goto(f"{quiet.url}/opponents")
    other.get_by_role("status").filter(has_text=ada.say("opponents-home-alone")).wait_for()
    expect(other.get_by_role("button", name=ada.say("opponents-home-join"))).to_have_count(0)


@pytest.mark.long
def test_who_closes_one_of_two_windows_waits_on_in_the_other(quiet: House, visit: Visit) -> None:
    ada, bruno = visit(url=quiet.url), visit(url=quiet.url)
    second = Person(quiet.url, ada.context, ada.lang)
    for window in (ada, second):
        choose(window, "dice", (2,))
        find(window)
        waits(window)
    second.page.goto("about:blank")
    choose(bruno, "dice", (2,))
    find(bruno)
    at_the_same_table(ada, bruno)


@pytest.mark.long
def test_other_windows_of_one_person_are_told_nothing_wrong(quiet: House, visit: Visit) -> None:
    """One takes the seat: another goes there as well, and one that plays bots is left alone."""
    ada, bruno = visit(url=quiet.url), visit(url=quiet.url)
    second, third = (Person(quiet.url, ada.context, ada.lang) for _ in range(2))
    windows = (ada, second, third)
    for window in windows:
        choose(window, "dice", (2,))
        find(window)
        waits(window)
    third.button("opponents-meanwhile").click()
    expect(third.log).to_be_visible()
    choose(bruno, "dice", (2,))
    find(bruno)
    at_the_same_table(ada, second, bruno)
    expect(third.button("opponents-come")).to_have_count(0)
    assert "/local/" in third.page.url
    for window in windows:
        expect(window.page.get_by_text(window.say("opponents-missed"))).to_have_count(0)
        assert window.faults == []
