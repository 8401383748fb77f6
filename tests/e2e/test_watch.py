"""Watching a rated game: found on its page, a lot behind the players, with everybody's chances."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import play, pressable
from tests.e2e.test_axe import blameless
from tests.e2e.test_together import next_to_move

TERMS: dict[str, Any] = {
    "game": "dice",
    "players": 2,
    "public": True,
    "rated": True,
    "clock": {"kind": "decision", "seconds": 3600},
}


def begin_rated(ada: Person, bruno: Person) -> str:
    """Two people at a rated public table where the game has begun."""
    for person, name in ((ada, "Ada"), (bruno, "Bruno")):
        person.become(name)
    table: str = ada.context.request.post(f"{ada.url}/api/tables", data=TERMS).json()["table"]
    for seat, person in enumerate((ada, bruno), start=1):
        person.go(f"/tables/{table}")
        person.button("lobby-sit-at", seat=seat).click()
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        expect(person.log).to_be_visible()
    return table


def test_an_onlooker_is_a_lot_behind_and_sees_chances(visit: Visit) -> None:
    ada, bruno, carla = (visit(settings={}) for _ in range(3))
    dora = visit(settings={}, viewport={"width": 390, "height": 844})
    table = begin_rated(ada, bruno)
    for person in (carla, dora):
        person.go("/watch")
        game = person.page.locator(f'a[href="/tables/{table}"]')
        expect(game).to_contain_text(person.say("watch-day", game="dice", day=1))
        person.fits()
    blameless(carla)
    carla.page.locator(f'a[href="/tables/{table}"]').click()
    expect(carla.page.get_by_text(carla.say("watch-behind"))).to_be_visible()
    first = next_to_move([ada, bruno], "dice")
    before = carla.context.request.get(f"{carla.url}/api/tables/{table}").json()["moves"]
    play(first, "dice", moves=1)
    other = next_to_move([ada, bruno], "dice")
    after = carla.context.request.get(f"{carla.url}/api/tables/{table}").json()["moves"]
    assert after == before, "the roll is not over"
    play(other, "dice", moves=1)
    next_to_move([ada, bruno], "dice")
    odds = carla.page.get_by_role("region", name=carla.say("watch-odds"))
    odds.get_by_role("button").click()
    expect(odds.get_by_role("listitem")).to_have_count(2)
    expect(odds).to_contain_text("%")
    assert pressable(carla, "dice").count() == 0
    blameless(carla)
    dora.become("Dora")
    dora.go("/")
    best = dora.page.get_by_role("link").filter(has_text=dora.say("watch-best"))
    expect(best).to_be_visible()


def test_with_nobody_to_watch_there_is_something_to_do(ada: Person) -> None:
    ada.go("/watch")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("watch-title"))
