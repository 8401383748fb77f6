"""A browser checks chance itself: by the promise that it saw, and it says so, or warns aloud."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from medici.fair import Secret, commitment
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import hurry

OTHER = Secret(bytes(range(32)))
Lie = Callable[[dict[str, Any]], None]


def draws(record: dict[str, Any]) -> int:
    return sum(actor == "nature" for actor, _ in record["moves"])


def test_the_browser_checks_the_promise_that_it_saw(visit: Visit) -> None:
    ada = visit(settings={})
    table = ada.play_there("dice", 2)
    hurry(ada, "dice")
    n = draws(ada.record(table))
    for _ in range(2):  # also after a reload: what was kept is kept
        ada.ending.get_by_text(ada.say("fairness-own", n=n)).click()
        for point in ("did-promise", "did-seed"):
            expect(ada.ending.get_by_text(ada.say(f"fairness-{point}"))).to_be_visible()
        expect(ada.ending.get_by_text(ada.say("fairness-did-house", n=1))).to_be_visible()
        expect(ada.ending.get_by_text(ada.like("fairness-listed"))).to_be_visible()
        ada.page.reload()
    bruno = visit(settings={}, viewport={"width": 390, "height": 844})
    bruno.go(f"/tables/{table}")
    bruno.ending.get_by_text(bruno.say("fairness-onlooker", n=n)).click()
    expect(bruno.ending.get_by_text(bruno.say("fairness-not-promise"))).to_be_visible()
    bruno.fits()


def another_secret(fair: dict[str, Any]) -> None:
    fair["secret"] = OTHER.published()


def another_promise(fair: dict[str, Any]) -> None:
    fair |= {"secret": OTHER.published(), "commitment": commitment(OTHER)}


def another_seed(fair: dict[str, Any]) -> None:
    fair["seeds"][0] = "tried"


def lying(person: Person, lie: Lie) -> None:
    """From now on the server lies to this person about what was drawn by what."""

    def changed(route: Route) -> None:
        # A connection that is kept may be closed just when it is used again.
        record = route.fetch(max_retries=3).json()
        lie(record["fair"])
        route.fulfill(json=record)

    person.context.route("**/api/tables/*/record", changed)


@pytest.mark.parametrize(
    ("lie", "fault"),
    [
        (another_secret, "fairness-fault-secret"),
        pytest.param(another_promise, "fairness-fault-commitment", marks=pytest.mark.long),
        pytest.param(another_seed, "fairness-fault-own-seed", marks=pytest.mark.long),
    ],
)
def test_a_lie_is_met_with_a_loud_warning(visit: Visit, lie: Lie, fault: str) -> None:
    ada = visit(
        settings={},
        viewport={"width": 390, "height": 844},
        permissions=["clipboard-read", "clipboard-write"],
    )
    lying(ada, lie)
    ada.play_there("dice", 1)
    hurry(ada, "dice")
    expect(ada.ending.get_by_text(ada.say("fairness-broken"))).to_be_visible()
    warning = ada.ending.get_by_role("alert")
    expect(warning.get_by_text(ada.say(fault))).to_be_visible()
    ada.button("fairness-copy", warning).click()
    expect(warning.get_by_text(ada.say("fairness-copied"))).to_be_visible()
    facts = json.loads(ada.page.evaluate("navigator.clipboard.readText()"))
    assert facts["seen"]["commitment"] != facts["claimed"]["commitment"] or facts["faults"]
    ada.fits()
