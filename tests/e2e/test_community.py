"""What people do beyond one table: each page is reached, and offers something to do now."""

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
