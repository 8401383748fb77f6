"""The deal of the day and duplicate matches, in real browsers: online, offline, and told later."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import play, play_dice_fast
from tests.e2e.test_axe import blameless

PHONE: ViewportSize = {"width": 390, "height": 844}


def card(person: Person, name: str) -> Locator:
    """One of today's deals on the page."""
    title = person.say(f"deals-name-{name}")
    return person.page.get_by_role("article", name=title, exact=True)


def begin(person: Person, name: str) -> str:
    """Go to today's deals and begin one; the id of its table."""
    person.go("/deals")
    person.button("deals-play", card(person, name)).click()
    return person.at_table()


def finish(person: Person, game: str = "dice", seed: int = 1) -> None:
    play(person, game, seed=seed)
    expect(person.ending).to_be_visible()


def asked(person: Person, path: str) -> Any:
    """What the server answers to this person."""
    return json.loads(person.context.request.get(f"{person.url}{path}").text())


def scores(person: Person, deal: str) -> list[dict[str, int]]:
    """What everybody made of a deal, as somebody sees it."""
    found: list[dict[str, int]] = asked(person, f"/api/deals/{deal}")["scores"]
    return found


def three_lines_are_shared(person: Person) -> None:
    """From the page of a deal that was played."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.evaluate("navigator.share = undefined")
    person.button("deals-share").click()
    expect(person.page.get_by_text(person.say("deals-copied"))).to_be_visible()
    lines = person.page.evaluate("navigator.clipboard.readText()").split("\n")
    assert len(lines) == 3
    assert person.say("deals-name-solitaire") in lines[0]
    assert re.match(r"\d+ points", lines[1])
    assert re.fullmatch("⬜{6}🟩", lines[2])


def test_a_deal_is_played_counts_is_compared_and_shared(visit: Visit) -> None:
    ada = visit(settings={})
    table = begin(ada, "solitaire")
    assert re.fullmatch(r"deal-.{4}-\d{4}-\d\d-\d\d-solitaire", table)
    expect(ada.button("table-undo")).to_have_count(0)
    finish(ada)
    expect(ada.page.get_by_text(ada.say("deals-told"))).to_be_visible()
    ada.page.get_by_role("link", name=ada.say("deals-compare")).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("deals-name-solitaire"))
    expect(ada.page.get_by_role("img")).to_be_visible()
    blameless(ada)
    ada.fits()
    three_lines_are_shared(ada)
    deal = table[10:]
    report = asked(ada, f"/api/deals/{deal}")
    assert report["offer"]["own"]["state"] == "counted"
    assert report["offer"]["own"]["noted"]
    # Afterwards as often as one likes, and nothing of it counts.
    ada.button("deals-again").click()
    assert ada.at_table().startswith("redo-")
    finish(ada, seed=2)
    expect(ada.page.get_by_text(ada.say("deals-practice"))).to_be_visible()
    assert asked(ada, f"/api/deals/{deal}")["offer"]["own"] == report["offer"]["own"]
    # Somebody else gets the same dice.
    bruno = visit(settings={})
    begin(bruno, "solitaire")
    other = bruno.record(bruno.at_table())
    first = ada.record(table)
    assert other["moves"][0] == first["moves"][0]
    assert scores(bruno, deal) == []  # nothing is told before one has played


@pytest.mark.slow
@pytest.mark.long
def test_bots_of_a_deal_are_those_of_the_server(visit: Visit) -> None:
    """A whole game with bots in a browser counts: its bots answered as the server's do."""
    ada = visit(settings={})
    table = begin(ada, "dice")
    play_dice_fast(ada)
    expect(ada.page.get_by_text(ada.say("deals-told"))).to_be_visible()
    assert asked(ada, f"/api/deals/{table[10:]}")["offer"]["own"]["state"] == "counted"


@pytest.mark.long
def test_a_deal_is_played_offline_and_told_later(visit: Visit) -> None:
    ada = visit(settings={}, worker=True)
    ada.forgive("net::ERR_")
    ada.go("/deals")
    expect(card(ada, "solitaire")).to_be_visible()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.page.reload()
    expect(card(ada, "solitaire")).to_be_visible()
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_text(ada.say("deals-offline"))).to_be_visible()
    ada.button("deals-play", card(ada, "solitaire")).click()
    table = ada.at_table()
    play_dice_fast(ada)
    expect(ada.page.get_by_text(ada.say("deals-untold"))).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("deals-told"))).to_be_visible()
    own = asked(ada, f"/api/deals/{table[10:]}")["offer"]["own"]
    assert own["state"] == "counted"
    assert not own["noted"]  # the server did not hear when it began


@pytest.mark.long
def test_home_offers_it_and_tells_what_was_played(visit: Visit) -> None:
    ada = visit(settings={})
    ada.become("Ada")  # home says more to whom it knows
    begin(ada, "solitaire")
    ada.go("/")
    link = ada.page.get_by_role("link", name=re.compile(ada.say("deals-title")))
    expect(link).to_contain_text(ada.say("deals-home-none"))
    ada.page.go_back()
    finish(ada)
    ada.go("/")
    expect(link).to_contain_text(ada.say("deals-home-done", n=1, of=4))


@pytest.mark.parametrize("path", ["/deals", "/matches"])
def test_pages_are_blameless_and_fit(visit: Visit, path: str) -> None:
    ada = visit(settings={})
    ada.go(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    blameless(ada)
    ada.page.set_viewport_size(PHONE)
    ada.fits()


@pytest.mark.long
def test_a_match_is_played_by_link_and_compared(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    ada.go("/matches")
    ada.page.get_by_label(ada.say("matches-game")).select_option("dice")
    ada.page.get_by_label(ada.say("matches-size")).select_option("1")
    ada.page.get_by_label(ada.say("matches-deals")).select_option("1")
    ada.page.get_by_label(ada.say("matches-name")).fill("Friday")
    ada.button("matches-begin").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Friday")
    path = ada.page.url.removeprefix(ada.url)
    bruno.go(path)
    bruno.button("matches-join").click()
    expect(bruno.page.get_by_role("rowheader")).to_have_count(2)
    for seed, who in enumerate((ada, bruno)):
        who.go(path)
        who.button("deals-play").click()
        who.at_table()
        finish(who, seed=seed)
        expect(who.page.get_by_text(who.say("deals-told"))).to_be_visible()
    bruno.go(path)
    expect(bruno.page.get_by_text(bruno.say("matches-over"))).to_be_visible()
    firsts = bruno.page.locator("tbody tr td:nth-of-type(1)")
    figures = [int(text) for text in firsts.all_inner_texts()]
    assert len(figures) == 2
    blameless(bruno)
    bruno.page.set_viewport_size(PHONE)
    bruno.fits()
