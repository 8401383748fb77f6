"""A club in the browser: founded, joined by asking, looked after, talked in."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless


def known(person: Person, name: str) -> None:
    """Somebody has a name on the server."""
    person.context.request.post(f"{person.url}/api/guests", data={"name": name})


def test_a_club_is_founded_and_somebody_is_let_in(visit: Visit) -> None:
    ada = visit(settings={})
    bruno = visit(settings={}, viewport={"width": 390, "height": 844})
    known(ada, "Ada")
    known(bruno, "Bruno")
    ada.go("/clubs")
    ada.button("clubs-found").click()
    ada.page.get_by_label(ada.say("clubs-name"), exact=True).fill("Arte di Calimala")
    ada.page.get_by_label(ada.say("clubs-words"), exact=True).fill("We play on Fridays.")
    ada.button("clubs-found-do").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Arte di Calimala")
    bruno.go("/clubs")
    bruno.page.get_by_role("link").filter(has_text="Arte di Calimala").click()
    bruno.button("clubs-ask").click()
    expect(bruno.page.get_by_text(bruno.say("clubs-waiting"))).to_be_visible()
    ada.page.reload()
    ada.button("clubs-let-in").click()
    expect(ada.page.get_by_text(ada.say("clubs-members", n=2))).to_be_visible()
    bruno.page.reload()
    bruno.page.get_by_placeholder(bruno.say("clubs-say")).fill("Buon giorno!")
    bruno.button("clubs-send").click()
    expect(bruno.page.get_by_text("Buon giorno!")).to_be_visible()
    bruno.fits()
    ada.page.reload()
    expect(ada.page.get_by_text("Buon giorno!")).to_be_visible()
    for person in (ada, bruno):
        blameless(person)
    bruno.button("clubs-lay").click()
    bruno.page.wait_for_url("**/tables/*")
