"""Four people look for opponents at once; two play a rated game, become friends and play again."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_conduct import PHONE
from tests.e2e.test_opponents import at_the_same_table, choose, find, quiet, waits
from tests.e2e.test_ratings import play_out

__all__ = ["quiet"]  # a fixture
NAMES = ("Ada", "Bruno", "Caio", "Dora")


def wish_rated(person: Person) -> None:
    """Look for a rated game of dice for two; over days, so that no machine is too slow."""
    choose(person, "dice", (2,))
    for wish in ("opponents-clock-days", "opponents-rated-yes"):
        person.page.get_by_role("radio", name=person.say(wish), exact=True).check()
    find(person)


def test_two_of_four_play_a_rated_game_and_meet_again(quiet: House, visit: Visit) -> None:
    url = quiet.url
    ada, bruno, caio, dora = (
        visit(settings={}, url=url, **more) for more in ({}, PHONE, {}, PHONE)
    )
    hers, his, _, _ = map(Person.become, (ada, bruno, caio, dora), NAMES)

    # All four wait at once; each meets whoever wants the same.
    wish_rated(ada)
    waits(ada)
    looked_for = ada.page.get_by_role("definition").first
    expect(looked_for).to_contain_text(ada.say("opponents-rated-yes"))
    choose(caio, "card", (2,))
    find(caio)
    waits(caio)
    wish_rated(bruno)
    table = at_the_same_table(ada, bruno)
    choose(dora, "card", (2,))
    find(dora)
    assert at_the_same_table(caio, dora) != table

    play_out(ada, bruno)
    for person in (ada, bruno):
        changes = person.ending.get_by_role("region", name=person.say("ratings-change"))
        expect(changes.get_by_role("listitem")).to_have_count(2)

    # They become friends, and each finds the result on the other's page.
    ada.go("/friends")
    ada.button("friends-ask-name", name="Bruno").click()
    bruno.go("/friends")
    bruno.button("friends-accept-name", name="Ada").click()
    expect(bruno.button("friends-invite-name", name="Ada")).to_be_visible()
    for person, other, name in ((ada, his, "Bruno"), (bruno, hers, "Ada")):
        person.go(f"/people/{other}")
        together = person.page.get_by_role("region", name=person.say("profile-together", name=name))
        expect(together).to_contain_text(person.say("home-dice-title"))
        ratings = person.page.get_by_role("region", name=person.say("profile-ratings"))
        expect(ratings.locator("figure svg")).to_be_visible()
        blameless(person)
        person.fits()

    # Another game, from the home page.
    ada.go("/")
    ada.page.get_by_role("button", name=ada.say("friends-rematch-name", name="Bruno")).click()
    again = ada.at_table()
    assert again != table
    bruno.go("/")
    bruno.button("friends-invitation-take").click()
    expect(bruno.page).to_have_url(re.compile(again))
    view = bruno.context.request.get(f"{url}/api/tables/{again}").json()
    assert (view["game"], view["rated"]) == ("dice", True)
