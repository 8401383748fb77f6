"""How fast things go: nothing spoils, everything can be skipped, and one knows what one missed."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from medici.presentation.scene.before_scoring import money_before_scoring
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import pressable
from tests.e2e.positions import after, found

ONE_BOT, TWO_BOTS = ["Ada", "Merchant"], ["Ada", "Merchant", "Merchant 2"]
ENDLESS = 60  # seconds for a bid: nothing comes by itself
# What still moves at the table when a dialog opens, each with how far it has come.
LANDED = """() => new MutationObserver(() => {
  if (window.flying !== undefined || !document.querySelector('dialog[open]')) return;
  window.flying = document.getAnimations().filter(
    (it) => it.effect.target.closest('.game') && it.playState === 'running').map(
    (it) => [it.effect.target.outerHTML.slice(0, 200), it.transitionProperty ?? it.animationName,
      it.currentTime, it.effect.getComputedTiming().endTime].join(' | '));
}).observe(document, { subtree: true, childList: true, attributes: true })"""
# Wait for something that moves at the table, tap there, and count what still moves.
TAP = """async () => {
  const table = document.querySelector('.game');
  const moving = () => document.getAnimations().filter(
    (it) => table.contains(it.effect.target) && it.playState === 'running');
  for (let frame = 0; frame < 120 && !moving().length; frame++)
    await new Promise(requestAnimationFrame);
  const before = moving().length;
  table.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return [before, moving().length];
}"""


def ends_the_game(game: Game) -> bool:
    """Ada passes, and the last day is over."""
    return game.actor == 0 and "pass" in game.legal() and after(game, "pass").over


def steps(person: Person) -> Locator:
    """The moves in the log."""
    return person.log.locator("[data-step]")


def test_nothing_tells_of_the_end_before_it_is_counted(visit: Visit) -> None:
    record = found("board", ONE_BOT, ends_the_game)
    ada = visit(settings={"speed": 1})
    ada.bring(record)
    ada.page.evaluate(LANDED)
    ada.button("board-pass").click()
    ada.dialog("table-scoring-title", game="board", day=3).wait_for()
    assert ada.page.evaluate("window.flying") == []
    expect(ada.ending).to_have_count(0)
    expect(ada.page.get_by_text(ada.say("table-counting", game="board"))).to_be_visible()
    assert ada.log.get_by_role("button").count() == 2  # the days before
    table = ada.page.locator(".game")
    game = after(played(record), "pass")
    before, now = money_before_scoring(game.days[-1])[0], game.scores[0]
    assert before != now
    expect(table.get_by_text(str(before), exact=True).first).to_be_attached()
    expect(table.get_by_text(str(now), exact=True)).to_have_count(0)
    ada.page.mouse.click(5, 400)  # beside the scoring: all is counted at once
    ada.button("table-scoring-close").click()
    expect(ada.ending).to_be_visible()
    assert list(ada.scores_shown().values()) == sorted(game.scores, reverse=True)


def played(record: dict[str, Any]) -> Game:
    """The game of a record that is not over."""
    game = Game(record["game"], record["players"], record["options"])
    for _, move in record["moves"]:
        game.play(move)
    return game


def two_bots_speak(game: Game) -> bool:
    """Ada passes, and then two bots decide about a lot, however the first does."""
    if game.actor != 0 or "pass" not in game.legal():
        return False
    later = after(game, "pass")
    return later.actor == 1 and all(after(later, move).actor == 2 for move in later.legal())


def test_a_tap_or_a_key_goes_on(visit: Visit) -> None:
    ada = visit(settings={"speed": 1, "pace": ENDLESS})
    ada.bring(found("board", TWO_BOTS, two_bots_speak))
    ada.button("board-pass").wait_for()
    known = steps(ada).count()
    ada.button("board-pass").click()
    expect(steps(ada)).to_have_count(known + 1)
    ada.page.wait_for_timeout(700)  # the bots have decided long ago
    expect(steps(ada)).to_have_count(known + 1)
    ada.button("table-menu").click()  # a button does what it says
    expect(ada.dialog("table-menu")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(steps(ada)).to_have_count(known + 1)
    ada.page.locator(".game").click(position={"x": 3, "y": 3})
    expect(steps(ada)).to_have_count(known + 2)
    ada.page.keyboard.press("s")
    expect(steps(ada).nth(known + 2)).to_be_attached()


@pytest.mark.long
def test_cards_in_flight_land_with_a_tap(visit: Visit) -> None:
    def buys(game: Game) -> bool:
        """Ada speaks last, and takes the lot."""
        bids = [move for move in game.legal() if move.startswith("bid")]
        return game.actor == 0 and bool(bids) and after(game, bids[0]).state.phase == 1

    ada = visit(settings={"speed": 1, "pace": ENDLESS})
    ada.bring(found("board", ONE_BOT, buys))
    bid = ada.page.get_by_role("button", name=ada.like("board-bid"), disabled=False).first
    bid.wait_for()
    ada.page.evaluate(f"void ({TAP})().then((all) => (window.tapped = all))")
    bid.click()
    ada.page.wait_for_function("() => window.tapped")
    moved, still = ada.page.evaluate("window.tapped")
    assert moved > 0
    assert still == 0


@pytest.mark.long
def test_fast_forward_to_the_scoring_and_the_next_decision(visit: Visit) -> None:
    def full(game: Game) -> bool:
        """Ada's ship is full, and it is not the last day."""
        return game.actor == 1 and game.day < 3 and game.state.room[0] == 0 and two_left(game)

    def two_left(game: Game) -> bool:
        return all(room > 1 for room in game.state.room[1:3])

    ada = visit(settings={"speed": 1, "pace": ENDLESS})
    ada.bring(found("board", TWO_BOTS, full))
    fast = ada.button("table-fast")
    fast.wait_for()
    ada.page.keyboard.press("f")
    skip, go_on = ada.button("table-scoring-skip"), ada.button("table-scoring-close")
    expect(skip.or_(go_on).first).to_be_visible()
    if skip.is_visible():
        skip.click()
    go_on.click()
    expect(pressable(ada, "board").first).to_be_visible()  # it holds on until one is asked
    expect(fast).to_be_hidden()


@pytest.mark.long
def test_the_pace_of_bots_is_in_the_menu(visit: Visit) -> None:
    ada = visit(settings={"speed": 1, "pace": ENDLESS})
    ada.bring(found("board", TWO_BOTS, two_bots_speak))
    ada.button("board-pass").click()
    ada.button("table-menu").click()
    choice = ada.page.get_by_role("group", name=ada.say("pace-bots"))
    expect(choice.get_by_role("radio", name=ada.say("pace-slow"))).to_be_checked()
    choice.get_by_text(ada.say("pace-once"), exact=True).click()
    ada.page.keyboard.press("Escape")
    expect(pressable(ada, "board").first).to_be_visible()
    assert ada.page.evaluate("JSON.parse(localStorage['medici-settings']).pace") == 0
    table = ada.play_there("dice", 2)  # at the house's tables, too
    ada.button("table-menu").click()
    choice.get_by_text(ada.say("pace-fast"), exact=True).click()
    expect(choice.get_by_role("radio", name=ada.say("pace-fast"))).to_be_checked()
    for _ in range(50):  # the server stores it in its own time
        seen = ada.context.request.get(f"{ada.url}/api/tables/{table}").json()
        if seen["pace"] == 0.18:
            break
        ada.page.wait_for_timeout(100)
    assert seen["pace"] == 0.18


def test_a_bot_without_a_choice_keeps_nobody_waiting(visit: Visit) -> None:
    def no_choice(game: Game) -> bool:
        """A bot has one move, and then it is the next bot's turn."""
        if game.actor != 1 or len(game.legal()) != 1:
            return False
        return bool(after(game, game.legal()[0]).actor == 2)

    record = found("card", TWO_BOTS, no_choice)
    ada = visit(settings={"speed": 1, "pace": ENDLESS})
    ada.bring(record)
    expect(steps(ada)).to_have_count(len(record["moves"]) + 2)


@pytest.mark.long
def test_what_happened_since_ones_last_move(visit: Visit) -> None:
    record = found("board", TWO_BOTS, two_bots_speak)
    for phone in (False, True):
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        ada = visit(settings={}, viewport=size)
        ada.bring(record)
        ada.button("board-pass").click()
        since = ada.page.get_by_title(ada.say("table-since-jump"))
        expect(since).to_contain_text("Merchant")
        expect(pressable(ada, "board").first).to_be_visible()
        ada.page.reload()
        expect(since).to_contain_text("Merchant")
        told = since.bounding_box()
        since.click()
        line = ada.log.locator(".since")
        expect(line).to_be_in_viewport()
        assert ada.log.locator("[data-step]").nth(0).is_visible()
        assert told == since.bounding_box()
        ada.fits()
