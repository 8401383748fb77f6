"""Moments of a game: the hammer falls, the ships leave, and whoever wants it quiet has it quiet."""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person

# What a table shows, from now on, whenever something changes: the words of the hammer, the cards in
# the lot and aboard the bidder's ship, the deck, whether a day is scored, and the longest motion.
WATCH = """([lot, ship]) => {
  const count = (label) => document.querySelectorAll(`ul[aria-label="${label}"] > .card`).length;
  window.seen = [];
  const look = () => {
    const moving = document.getAnimations().map((it) => it.effect.getComputedTiming().duration);
    window.seen.push({
      words: document.querySelector('.sold')?.innerText ?? '',
      lot: count(lot),
      aboard: count(ship),
      deck: Number(document.querySelector('.count')?.innerText),
      scoring: document.querySelector('dialog[open] .harbour') !== null,
      moved: Math.max(0, ...moving),
    });
  };
  const frame = () => (look(), requestAnimationFrame(frame));
  frame();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
# Whether anything was made that can be heard.
LISTEN = """
window.heard = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.heard += 1; }
};
"""
WIDTHS = """() => {
  const line = document.createElement('p');
  line.style.width = 'max-content';
  line.className = 'figures';
  document.body.append(line);
  const wide = ['1111', '0000', '8888'].map((text) => {
    line.textContent = text;
    return line.getBoundingClientRect().width;
  });
  line.remove();
  return wide;
}"""


def last_to_speak(*bids: str) -> dict[str, Any]:
    """A game in which it is Lucrezia's to say the last word for a lot."""
    game = Game("board", ["Lucrezia", "Apprentice", "Merchant"])
    for move in ("first 0", "card spice5", "auction", *bids):
        game.play(move)
    return game.record()


def last_of_a_day() -> dict[str, Any]:
    """A game in which Lucrezia's pass ends the first day."""
    for seed in range(1000):
        chance = Random(seed)
        game = Game("board", ["Lucrezia", "Apprentice"])
        while game.day == 1:
            before = game.copy()
            if game.actor == "nature":
                game.let_nature_act(chance)
            else:
                legal = game.legal()
                game.play("pass" if "pass" in legal and before.actor == 0 else legal[-1])
        if before.actor == 0 and game.moves[-1][1] == "pass":
            return before.record()
    raise AssertionError("expected a day that ends with a pass")


def watched(ada: Person, record: dict[str, Any]) -> list[dict[str, Any]]:
    """What is seen from Lucrezia's pass on until the next card lies there."""
    ada.bring(record)
    lot, ship = ada.say("board-lot"), ada.say("board-ship-of", name="Apprentice")
    expect(ada.button("board-pass")).to_be_visible()
    ada.page.evaluate(WATCH, [lot, ship])
    deck = ada.page.evaluate("window.seen[0].deck")
    ada.button("board-pass").click()
    expect(ada.page.locator(".count")).not_to_have_text(str(deck))
    seen: list[dict[str, Any]] = ada.page.evaluate("window.seen")
    return [look for look in seen if look["deck"] == deck]


def to_the_end_of_a_day(ada: Person) -> list[dict[str, Any]]:
    """What is seen from Lucrezia's pass on until the ships leave."""
    ada.bring(last_of_a_day())
    expect(ada.button("board-pass")).to_be_visible()
    ada.page.evaluate(WATCH, ["", ""])
    ada.button("board-pass").click()
    scoring = ada.dialog("table-scoring-title", game="board", day=1)
    expect(scoring.locator(".harbour .ship")).to_have_count(2)
    seen: list[dict[str, Any]] = ada.page.evaluate("window.seen")
    return seen


def test_a_sale_is_a_moment_of_its_own(visit: Visit) -> None:
    ada = visit(settings={"speed": 1, "sound": True})
    ada.context.add_init_script(LISTEN)
    seen = watched(ada, last_to_speak("bid 16", "pass"))
    words = ada.say("board-sold", name="Apprentice", n=16)
    sold = [at for at, look in enumerate(seen) if words in look["words"]]
    assert sold, "the buyer and the price are said"
    assert all((seen[at]["lot"], seen[at]["aboard"]) == (1, 0) for at in sold), "over the lot"
    aboard = [at for at, look in enumerate(seen) if (look["lot"], look["aboard"]) == (0, 1)]
    assert aboard, "which is aboard before the next card turns"
    assert sold[-1] < aboard[0]
    assert 50 < max(look["moved"] for look in seen) < 900
    assert ada.page.evaluate("window.heard") == 1


@pytest.mark.long
def test_a_tap_ends_the_moment(visit: Visit) -> None:
    ada = visit(settings={"speed": 1})
    ada.page.clock.install()
    ada.bring(last_to_speak("bid 16", "pass"))
    expect(ada.button("board-pass")).to_be_visible()
    ada.page.clock.pause_at(datetime.now() + timedelta(minutes=5))  # nothing ends by itself
    deck = ada.page.locator(".count").inner_text()
    ada.button("board-pass").click()
    expect(ada.page.locator(".sold")).to_be_visible()
    expect(ada.page.locator(".count")).to_have_text(deck)
    ada.page.locator(".lot").click(position={"x": 2, "y": 2})
    expect(ada.page.locator(".sold")).to_be_hidden()
    expect(ada.page.locator(".count")).not_to_have_text(deck)


def test_without_motion_there_are_words_alone(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={"speed": 1}, reduced_motion="reduce")
    ada.context.add_init_script(LISTEN)
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    seen = watched(ada, last_to_speak("pass", "pass"))
    assert any(ada.say("board-unsold") in look["words"] for look in seen)
    assert max(look["moved"] for look in seen) == 0
    assert ada.page.evaluate("window.heard") == 0
    sounds = {url for url in asked if "/instrument-" in url}
    assert not sounds, "how sounds are made is not even fetched"


def test_the_last_lot_of_a_day_has_its_moment_before_the_ships_leave(visit: Visit) -> None:
    ada = visit(settings={"speed": 1})
    seen = to_the_end_of_a_day(ada)
    said = [look["scoring"] for look in seen if ada.say("board-unsold") in look["words"]]
    assert said
    assert not any(said)


@pytest.mark.long
def test_the_ships_have_left_where_nothing_moves(visit: Visit) -> None:
    ada = visit(settings={"speed": 0})
    seen = to_the_end_of_a_day(ada)
    assert max(look["moved"] for look in seen) == 0
    assert not any(look["words"] for look in seen), "nobody waits who wants to see no motion"


@pytest.mark.long
def test_the_plain_text_has_a_face_of_our_own(visit: Visit) -> None:
    ada = visit(settings={})
    ada.go("/")
    family = ada.page.evaluate("getComputedStyle(document.body).fontFamily")
    assert family.startswith('"Source Sans"')
    ada.page.evaluate("document.fonts.ready.then(() => 1)")
    loaded = "[...document.fonts].filter((it) => it.status === 'loaded').map((it) => it.family)"
    assert "Source Sans" in {name.strip('"') for name in ada.page.evaluate(loaded)}
    assert len(set(ada.page.evaluate(WIDTHS))) == 1, "figures are equally wide"
