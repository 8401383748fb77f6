"""Motion: less for who wants less, and never in the way."""

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


def test_reduced_motion_is_respected(visit: Visit) -> None:
    ada = visit(settings={"speed": 1}, reduced_motion="reduce")
    ada.play_now("dice", 1)
    ada.page.evaluate(COUNT)
    play(ada, "dice", until=ada.page.get_by_role("dialog"))
    assert ada.page.evaluate("window.moved") == 0
    expect(ada.button("table-scoring-close")).to_be_visible()  # all is counted at once


def test_own_dice_are_thrown_by_a_tap(visit: Visit) -> None:
    ada, bruno = visit(settings={"speed": 1}), visit(settings={"speed": 1, "roll": False})
    for person in (ada, bruno):
        person.play_now("dice", 1)
        play(person, "dice", moves=1)
    throw = ada.button("dice-throw")
    expect(throw).to_be_visible()
    expect(pressable(ada, "dice")).to_have_count(0)
    throw.click()
    expect(throw).to_be_hidden()
    expect(pressable(ada, "dice").first).to_be_visible()
    play(ada, "dice", moves=1)
    expect(throw).to_be_visible()
    ada.page.keyboard.press("s")  # whoever does not want to throw
    expect(throw).to_be_hidden()
    expect(pressable(bruno, "dice").first).to_be_visible()
    expect(bruno.button("dice-throw")).to_be_hidden()


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
