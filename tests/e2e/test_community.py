"""What people do beyond one table: each page is reached, and offers something to do now."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless

SUBJECTS = (
    "opponents",
    "friends",
    "deals",
    "matches",
    "ratings",
    "tournaments",
    "clubs",
    "watch",
)
PATHS = (
    "/opponents",
    "/friends",
    "/deals",
    "/matches",
    "/ranking",
    "/tournaments",
    "/clubs",
    "/watch",
)
QUIET = 2500  # milliseconds in which a page shows whether it asks again and again
MANY = 12  # requests: more than any page begins with
PHONE = {"width": 390, "height": 844}


def test_every_page_is_reached_from_the_head(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("link", name=ada.say("shell-people"), exact=True).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("community-title"))
    blameless(ada)
    ways = ada.page.get_by_role("navigation", name=ada.say("community-title"))
    for subject in SUBJECTS:
        ways.get_by_role("link", name=ada.say(f"{subject}-title"), exact=True).click()
        current = ways.locator("[aria-current=page]")
        expect(current).to_have_text(ada.say(f"{subject}-title"))
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("path", PATHS)
def test_a_page_that_is_left_alone_asks_little_and_is_accessible(ada: Person, path: str) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda sent: asked.append(sent.url) if "/api/" in sent.url else None)
    ada.go(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_timeout(QUIET)
    assert len(asked) < MANY, asked
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    blameless(ada)


def test_the_ways_fit_a_phone(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    for path in ("/people", "/watch"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.fits()
    shown = ada.page.locator("nav [aria-current=page]").last
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]
