"""Motion: less for who wants less, and never in the way."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import play, pressable

# The longest motion that was seen since the last call.
COUNT = """() => {
  window.moved = 0;
  const look = () => {
    for (const it of document.getAnimations()) {
      const {duration} = it.effect.getComputedTiming();
      if (duration > 1) window.moved = Math.max(window.moved, duration);
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# How many breaths of noise were made: a pen writes with three, dice fall with seven.
NOISES = """
window.noises = 0;
const source = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () {
  window.noises += 1;
  return source.call(this);
};
"""
PEN, DICE = 3, 7


def test_reduced_motion_is_respected(visit: Visit) -> None:
    ada = visit(settings={"speed": 1}, reduced_motion="reduce")
    ada.play_now("dice", 1)
    ada.page.evaluate(COUNT)
    play(ada, "dice", until=ada.page.get_by_role("dialog"))
    assert ada.page.evaluate("window.moved") == 0
    expect(ada.button("table-scoring-close")).to_be_visible()  # all is counted at once


@pytest.mark.long
def test_nothing_tells_of_own_dice_before_they_are_thrown(visit: Visit) -> None:
    ada = visit(settings={"speed": 1, "sound": True})
    ada.context.add_init_script(NOISES)
    ada.play_now("dice", 1)
    play(ada, "dice", moves=1)
    throw = ada.button("dice-throw")
    expect(throw).to_be_visible()
    told = ada.log.get_by_role("listitem").filter(has_text="rolls")
    announced = ada.page.get_by_role("status", name=ada.say("table-announcer"))
    expect(told).to_have_count(1)  # the first roll, which had been made
    expect(announced).not_to_contain_text("rolls")
    expect(ada.button("table-hint")).to_be_disabled()
    ada.page.wait_for_function(f"() => window.noises === {PEN}")
    throw.click()
    ada.page.wait_for_function(f"() => window.noises === {PEN + DICE}")
    expect(told).to_have_count(2)
    expect(announced).to_contain_text("rolls")
    expect(ada.button("table-hint")).to_be_enabled()


@pytest.mark.long
def test_a_number_is_told_once(visit: Visit) -> None:
    ada = visit(settings={})
    ada.play_now("dice", 1)
    pressable(ada, "dice").first.click()
    ship = ada.page.locator("[data-tour=own] .now")
    expect(ship.get_by_text(ada.say("table-pay", pay=0), exact=True)).to_be_visible()
    tray = ada.page.get_by_role("region", name=ada.say("dice-tray"))
    expect(tray.get_by_text(ada.like("dice-ahead-ship"))).to_be_visible()
    expect(tray.get_by_text(ada.say("table-pay", pay=0))).to_have_count(0)


@pytest.mark.long
def test_own_dice_are_thrown_by_a_tap(visit: Visit) -> None:
    ada, bruno = visit(settings={"speed": 1}), visit(settings={"speed": 1, "roll": False})
    for person in (ada, bruno):
        person.play_now("dice", 1)
        play(person, "dice", moves=1)
    throw = ada.button("dice-throw")
    expect(throw).to_be_visible()
    tray = ada.page.get_by_role("region", name=ada.say("dice-tray"))
    expect(tray.get_by_role("heading")).to_have_text(ada.say("dice-ask-roll"))  # not: she picks
    status = ada.page.locator(".turn")
    expect(status).to_contain_text(ada.say("table-ask-roll"))
    expect(pressable(ada, "dice")).to_have_count(0)
    throw.click()
    expect(status).to_contain_text(ada.say("table-ask-alone"))
    expect(tray.get_by_text(ada.say("dice-ahead-none", n=2))).to_be_visible()
    expect(throw).to_be_hidden()
    expect(pressable(ada, "dice").first).to_be_visible()
    play(ada, "dice", moves=1)
    expect(throw).to_be_visible()
    ada.page.keyboard.press("s")  # whoever does not want to throw
    expect(throw).to_be_hidden()
    expect(pressable(bruno, "dice").first).to_be_visible()
    expect(bruno.button("dice-throw")).to_be_hidden()


@pytest.mark.long
def test_without_it_things_move_but_nobody_has_to_wait(visit: Visit) -> None:
    ada = visit(settings={"speed": 1, "roll": False})
    ada.play_now("dice", 1)
    ada.page.evaluate(COUNT)
    play(ada, "dice", moves=2)
    assert 50 < ada.page.evaluate("window.moved") <= 1500
    skip_to_the_scoring(ada)
    scoring = ada.dialog("table-scoring-title", game="dice", day=1)
    skip = ada.button("table-scoring-skip", scoring)  # the table behind it has one as well
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    ada.button("table-scoring-close").click()
    expect(pressable(ada, "dice").first).to_be_visible()


def skip_to_the_scoring(ada: Person) -> None:
    """Play on to the end of the round."""
    play(ada, "dice", until=ada.page.get_by_role("dialog"))
