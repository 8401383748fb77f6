"""The board game's table: the bar that bids, what a lot would do, and how everybody stands."""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from medici.games.goods import GOODS
from medici.presentation.scene.board import scene
from medici.presentation.scene.prospect import prospect
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import pressable
from tests.e2e.positions import BOTS, ME, board
from tests.e2e.test_phone import phone
from tests.long_run import long_unless

# The first lot is Lucrezia's for 1 florin, and Merchant presents the second.
LOT = ["first 0", "card fur5", "draw", "card spice4", "auction", "pass", "pass", "pass", "bid 1"]
SECOND = [*LOT, "card dye5", "draw", "card fur2", "auction", "bid 3", "pass"]  # Lucrezia speaks
SCREENS = [(390, 844), (320, 640), (844, 390)]
LARGE = [("100%", 320, 640), ("100%", 390, 844), ("200%", 390, 844), ("200%", 1280, 800)]
# Every box that the bar and the table above it ever have, from now on.
WATCHED = """() => {
  window.boxes = new Set();
  const look = () => {
    for (const part of ['foot', 'game']) {
      const box = document.querySelector(`.${part}`)?.getBoundingClientRect();
      window.boxes.add(box ? [part, box.x, box.y, box.width, box.height].join(' ') : 'none');
    }
    window.watching = requestAnimationFrame(look);
  };
  cancelAnimationFrame(window.watching);
  look();
}"""
# Texts of the table and its bar that lie on each other.
OVERLAPS = """() => {
  const seen = [];
  const clipped = (it) =>
    it !== null && (getComputedStyle(it).clipPath !== 'none' || clipped(it.parentElement));
  const walk = document.createTreeWalker(document.querySelector('.playing'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, at = node.parentElement;
    if (!node.data.trim() || at.closest('aside, .unseen, svg, .count, [role=tooltip]')) continue;
    if (clipped(at) || !at.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(at).color === 'rgba(0, 0, 0, 0)') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const part = at.closest('.foot') ? 'foot' : at.closest('.top') ? 'top' : 'game';
    for (const box of range.getClientRects()) {
      const give = (box.height - parseFloat(getComputedStyle(at).fontSize)) / 2;
      seen.push({ text: node.data.trim(), part, left: box.left, right: box.right,
        top: box.top + give, bottom: box.bottom - give });
    }
  }
  const found = [];
  for (const [index, a] of seen.entries())
    for (const b of seen.slice(index + 1))
      if (a.part === b.part && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
        found.push(`${a.text} on ${b.text}`);
  return found;
}"""


def bid(person: Person) -> Locator:
    """The one button that bids."""
    return person.page.get_by_role("button", name=person.like("board-bid"))


def moves(person: Person, table: str) -> list[Any]:
    """What has been played so far."""
    played: list[Any] = person.record(table)["moves"]
    return played


def test_the_one_button_says_and_sends_the_figure(ada: Person) -> None:
    table = ada.bring(board(*SECOND))
    keys, slider = ada.page.keyboard, ada.page.get_by_role("slider")
    slider.fill("17")
    expect(bid(ada)).to_have_count(1)
    expect(ada.button("board-bid", n=17)).to_be_enabled()
    for key, then in (("+", 18), ("-", 17), ("9", 9), ("+", 10), ("ArrowUp", 11)):
        keys.press(key)
        expect(ada.button("board-bid", n=then)).to_be_enabled()
    ada.button("board-bid-less").click()
    keys.press("Enter")  # on the button that steps, it steps
    expect(ada.button("board-bid", n=9)).to_be_enabled()
    slider.focus()
    # More than there is in the purse is not silently something else.
    for digit in "999":
        keys.press(digit)
    expect(ada.page.get_by_text(ada.say("board-bid-beyond", n=39))).to_be_visible()
    expect(bid(ada)).to_be_disabled()
    keys.press("Enter")
    keys.press("Backspace")
    keys.press("Backspace")
    keys.press("Backspace")
    keys.press("2")
    expect(ada.page.get_by_text(ada.say("board-bid-below", n=4))).to_be_visible()
    assert len(moves(ada, table)) == len(SECOND)
    slider.fill("17")
    bid(ada).click()
    expect(ada.log.get_by_text("17").first).to_be_visible()
    assert moves(ada, table)[len(SECOND)][1] == "bid 17"


@pytest.mark.long
def test_the_last_to_speak_is_told_so(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.bring(board(*SECOND))
    raised = ada.say("board-ask-raise", name="Apprentice", n=3)
    expect(ada.page.get_by_text(raised)).to_be_visible()
    ada.bring(board(*LOT[:-1]))
    expect(ada.page.get_by_text(ada.say("board-ask-last", n=1))).to_be_visible()


def rich() -> Game:
    """A game in which somebody has more than a hundred florins, and somebody less."""
    for seed in range(100):
        chance, game = Random(seed), Game("board", [ME, *BOTS[:3]])
        while not game.over:
            purses = game.state.florins[:4]
            if game.actor == 0 and min(purses) < 80 and max(purses) > 100:
                return game
            legal = game.legal()
            game.play(chance.choice(legal[:2] if "pass" in legal else legal))  # least bids
    raise AssertionError("nobody grew rich")


@pytest.mark.long
def test_more_florins_are_always_further(ada: Person) -> None:
    game = rich()
    ada.bring(game.record())
    money = ada.page.get_by_role("region", name=ada.say("board-money"), exact=True)
    places = {}
    for name, florins in zip(game.players, game.state.florins, strict=False):
        mark = money.get_by_role("img", name=ada.say("board-has", name=name, n=florins)).first
        box = mark.bounding_box()
        assert box
        places[florins] = box["x"]
    assert [places[n] for n in sorted(places)] == sorted(places.values())
    assert len(set(places.values())) == len(places)


def test_what_the_lot_would_do_is_shown_before_it_is_bought(visit: Visit) -> None:
    ada = visit(settings={"pace": 60})  # the bots take their time for what comes after
    game = Game("board", 4)
    for move in SECOND:
        game.play(move)
    now = scene(game)
    worths = [ship.worth for ship in now.ships]
    mine = prospect(worths, now.levels, now.aboard, 0, now.lot)
    ada.bring(board(*SECOND))
    lot = ada.page.locator("[data-tour=lot]")
    place = ada.say("board-would-place", place=mine.place, pay=mine.ship)
    expect(lot.get_by_text(place)).to_be_visible()
    for good in ("fur", "dye"):
        expect(lot.get_by_text(f"+{mine.goods[good]}").first).to_be_visible()
    tracks = ada.page.get_by_role("region", name=ada.say("board-tracks"), exact=True)
    for good in GOODS:
        then = mine.levels[good]  # type: ignore[index]
        args: dict[str, int | str] = {"name": ME, "level": 0, "then": then}
        ghost = tracks.get_by_role("img", name=ada.say("board-level-lot", **args))
        track = tracks.get_by_role("region", name=ada.say(f"good-{good}"), exact=True)
        expect(track.get_by_role("img").and_(ghost)).to_have_count(int(good in ("fur", "dye")))
    expect(tracks.get_by_text("10/5")).to_be_visible()
    own = ada.page.locator("[data-tour=own]")
    expect(own.get_by_text("30 20 10 0")).to_be_visible()
    ada.button("board-pass").click()  # and is gone with the chance to buy it
    expect(lot.get_by_text(place)).to_be_hidden()


def inside(person: Person, place: Locator) -> None:
    """All of it can be seen without scrolling."""
    expect(place).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_the_bar_never_moves(visit: Visit) -> None:
    ada = visit(settings={}, **phone(*SCREENS[0]))
    ada.bring(board(*SECOND, players=4))
    page = ada.page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        ready = pressable(ada, "board").first
        expect(ready).to_be_visible()
        page.evaluate(WATCHED)
        for one in pressable(ada, "board").all():
            inside(ada, one)
        if bid(ada).is_visible():
            inside(ada, page.get_by_role("slider"))
            inside(ada, ada.button("board-bid-less"))
            inside(ada, ada.button("board-bid-more"))
        inside(ada, page.locator("[data-tour=lot] li.card").first)
        inside(ada, page.locator(".foot .strip"))
        inside(ada, page.locator(".foot"))
        expect(page.get_by_role("banner")).to_be_hidden()
        ada.fits()
        for _ in range(2):
            ready.tap()
            expect(page.get_by_text(ada.say("board-now-sent"))).to_be_hidden()
            expect(ready).to_be_visible()
        boxes = page.evaluate("[...window.boxes]")
        assert len(boxes) == 2, boxes  # one each
    ada.button("table-menu").click()
    expect(page.get_by_role("link", name=ada.say("table-home"))).to_be_visible()


@pytest.mark.parametrize("lang", long_unless(["pt-BR"], ["en", "pt-BR"]))
@pytest.mark.long
def test_large_text_lies_on_nothing(visit: Visit, lang: str) -> None:
    ada = visit(lang, settings={}, **phone(390, 844))
    six = [*LOT[:-1], "pass", "pass", "bid 1", "card dye5", "draw", "card fur2", "auction"]
    ada.bring(board(*six, "bid 3", "pass", "pass", "pass", players=6, me="Lucrezia Tornabuoni"))
    expect(bid(ada)).to_be_visible()
    for size, width, height in LARGE:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(OVERLAPS) == [], (size, width)
        ada.fits()
    cut = "it => it.scrollWidth > it.clientWidth + 1"
    names = ada.page.locator("[data-tour=rivals] .name, [data-tour=own] .text, .auction .text")
    assert names.count() == 12
    assert not any(name.evaluate(cut) for name in names.all())


def test_a_double_tap_is_one_move(visit: Visit) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.page.clock.install()
    table = ada.bring(board(*LOT[:2]))
    draw = ada.button("board-draw")
    expect(draw).to_be_enabled()
    box = draw.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.clock.pause_at(datetime.now() + timedelta(minutes=5))  # the two taps take no time
    ada.page.touchscreen.tap(*middle)
    expect(ada.page.locator("[data-tour=lot] li.card")).to_have_count(2)
    expect(draw).to_be_enabled()
    ada.page.touchscreen.tap(*middle)
    ada.page.clock.run_for(1000)
    expect(ada.page.locator("[data-tour=lot] li.card")).to_have_count(2)
    assert [move for _, move in moves(ada, table)[2:]][0::2] == ["draw"]
    ada.page.touchscreen.tap(*middle)
    expect(ada.page.locator("[data-tour=lot] li.card")).to_have_count(3)
