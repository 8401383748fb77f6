"""A rated game by two people, from its table to the ranking."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import click, make_move, pressable
from tests.e2e.test_axe import blameless
from tests.e2e.test_phone import phone


def lay_rated(ada: Person) -> str:
    """Lay a rated table for two as a person does; with no clock it cannot be."""
    ada.go("/")
    name = re.compile(re.escape(ada.say("home-create-tile")))
    ada.page.get_by_role("button", name=name).click()
    window = ada.dialog("home-create")
    window.get_by_role("radio", name=ada.say("home-dice-short"), exact=True).check()
    window.get_by_role("radio", name="2", exact=True).check()
    rated = window.get_by_role("radio", name=ada.say("ratings-rated"), exact=True)
    expect(rated).to_be_disabled()
    expect(window.get_by_text(ada.say("ratings-choice-needs"))).to_be_visible()
    window.get_by_role("radio", name=ada.say("home-clock-bank"), exact=True).check()
    expect(rated).to_be_enabled()
    rated.check()
    expect(window.get_by_text(ada.say("ratings-choice-about"))).to_be_visible()
    ada.button("home-create-do", window).click()
    return ada.at_table()


def play_out(*people: Person) -> None:
    """Have people play to the end, whoever is to move."""
    chooser = random.Random(1)
    for _ in range(2000):
        if all(person.ending.is_visible() for person in people):
            return
        for person in people:
            close = person.button("table-scoring-close")
            if close.is_visible():
                close.click()
            elif pressable(person, "dice").count() and not person.ending.is_visible():
                make_move(person, "dice", chooser, click)
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.long
def test_a_rated_game_counts_for_both(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={}, **phone(390, 844))
    table = lay_rated(ada)
    bruno.go(f"/tables/{table}")
    for person in (ada, bruno):
        told = person.page.get_by_role("region", name=person.say("ratings-consent"))
        expect(told.get_by_text(person.say("ratings-consent-about"))).to_be_visible()
        person.fits()
    assert ada.page.get_by_role("combobox").filter(has_text=ada.say("lobby-bot")).count() == 0
    bruno.page.get_by_role("button", name=bruno.like("lobby-sit-at", seat=2)).click()
    expect(told.get_by_text("1500", exact=True).first).to_be_visible()
    blameless(bruno)
    ada.button("lobby-start").click()
    play_out(ada, bruno)
    for person in (ada, bruno):
        ratings = person.ending.get_by_role("region", name=person.say("ratings-change"))
        expect(ratings.get_by_role("listitem")).to_have_count(2)
    blameless(bruno)
    ada.go("/ranking")
    own = ada.page.get_by_role("region", name=ada.say("ratings-own"))
    expect(own.get_by_role("button", name=re.compile("± 1")).first).to_be_visible()
    ada.page.get_by_role("radio", name=ada.say("home-dice-short"), exact=True).check()
    expect(own.locator("figure svg")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ratings-empty"))).to_be_visible()
    blameless(ada)
    ada.fits()


def test_the_ranking_of_an_empty_house_offers_something_to_do(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.go("/ranking")
    expect(ada.page.get_by_role("link", name=ada.say("ratings-create"))).to_be_visible()
    ada.page.get_by_role("radio", name=ada.say("ratings-span-week"), exact=True).check()
    expect(ada.page.get_by_text(ada.say("ratings-empty-week"))).to_be_visible()
    ada.fits()
    blameless(ada)


def test_the_way_to_secure_a_rating_is_one_tap_away(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    player = ada.become("Ada")
    table = lay_rated(ada)
    for path in (f"/tables/{table}", "/ranking", f"/people/{player}"):
        ada.go(path)
        expect(ada.page.get_by_text(ada.say("ratings-unsecured"))).to_be_visible()
        ada.fits()
        ada.page.get_by_role("link", name=ada.say("ratings-secure")).click()
        heading = ada.page.get_by_role("heading", name=ada.say("devices-title"))
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
