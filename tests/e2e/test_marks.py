"""What a review draws on the table: the move that was made, and the one that was better."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_after_the_game import brought
from tests.e2e.test_axe import blameless
from tests.e2e.test_replay import position
from tests.e2e.test_review import LONG, costliest
from tests.long_run import long_unless

# The parts of the table of which a mark may say something.
PARTS = "[data-tour=auction] li, [data-tour=lot] li, .pile, [data-place], [data-spot], .space"
# Whether marks surround such parts and can be seen.
AROUND = """([marks, parts]) => {
  const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  const around = (mark, box) =>
    Math.abs(mark.left - box.left) < 8 && Math.abs(mark.top - box.top) < 8 && box.width > 0;
  const found = [...document.querySelectorAll(marks)].map((mark) => mark.getBoundingClientRect());
  const seen = found.some(({ top, bottom }) => top > 0 && bottom < innerHeight);
  return found.length > 0 && seen && found.every((mark) => boxes.some((box) => around(mark, box)));
}"""


def marks(person: Person, kind: str) -> Locator:
    """What is marked on the table."""
    return person.page.locator(f".mark.{kind}")


def reviewed(person: Person, name: str) -> None:
    """Have a recorded game weighed, and look at its costliest mistake."""
    brought(person, name)
    person.button("eye-review").click()
    panel = person.page.locator(".review")
    expect(person.button("eye-costly-next", panel)).to_be_visible(timeout=LONG)
    costliest(person).first.click()
    expect(position(person)).not_to_have_value("0")


@pytest.mark.parametrize(
    "name",
    long_unless(["card-2"], ["board-3", "card-2", "dice-2"]),
)
def test_the_better_move_is_drawn_where_it_would_have_been_made(visit: Visit, name: str) -> None:
    ada = visit(settings={})
    reviewed(ada, name)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for kind in ("better", "played"):
            ada.page.wait_for_function(AROUND, arg=[f".mark.{kind}", PARTS])
        ada.fits()
        blameless(ada)
    legend = ada.page.locator(".legend")
    for message in ("eye-played", "eye-better"):
        expect(legend.get_by_text(ada.like(message))).to_be_visible()
    ada.button("eye-then").click()
    expect(marks(ada, "better")).to_have_count(0)
    ada.button("eye-decision").click()
    expect(marks(ada, "better").first).to_be_attached()
    ada.page.keyboard.press("Home")
    expect(marks(ada, "better")).to_have_count(0)
    expect(legend).to_be_empty()


def test_alone_the_chance_of_every_title_is_told(visit: Visit) -> None:
    ada = visit(settings={})
    record = brought(ada, "dice-1")
    ada.button("eye-review").click()
    region = ada.page.get_by_role("region", name=ada.say("eye-titles"))
    expect(region.get_by_role("row").nth(3)).to_be_visible(timeout=LONG)
    ada.page.keyboard.press("End")
    title = record["result"]["title"].lower().replace(" ", "-")
    row = region.get_by_role("row", name=ada.say(f"story-title-{title}"))
    expect(row.get_by_role("cell").last).to_have_text("100.0 %")
