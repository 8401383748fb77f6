"""Pages of the community as they look with people in them: read on a phone, and never silent."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.test_axe import blameless
from tests.e2e.test_clubs import found, section
from tests.e2e.test_tournaments import PLAN

PHONE = {"width": 390, "height": 844}
LINE = 40  # pixels: less than two lines of text are high
A_DAY = 86_400


def asked(
    person: Person, path: str, data: dict[str, Any] | None = None, method: str = "POST"
) -> Any:
    """Ask the server as somebody."""
    url = f"{person.url}/api{path}"
    answer = person.context.request.fetch(url, method=method, data=data)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def on_one_line(words: Locator) -> None:
    """Every one of these is a line of text, and not broken letter by letter."""
    expect(words.first).to_be_visible()
    heights = words.evaluate_all(
        """(all) => all.map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            return range.getBoundingClientRect().height;
        })"""
    )
    assert max(heights) < LINE, heights


def test_a_match_of_six_is_read_on_a_phone(visit: Visit) -> None:
    ada = visit(settings={}, viewport=PHONE)
    ada.become("Ada")
    terms = {"game": "dice", "players": 1, "deals": 8, "teams": ["Mercanzia", "Beccai"]}
    match = asked(ada, "/matches", terms)["id"]
    for number in range(5):
        other = visit()
        other.become(f"Bartolomea {number}")
        asked(other, f"/matches/{match}/join", {"team": number % 2})
    ada.go(f"/matches/{match}")
    people = section(ada, "matches-by-person")
    on_one_line(people.locator("tbody th .name"))
    expect(people.locator("tbody tr").nth(1)).to_contain_text("Mercanzia")
    expect(people.locator("tbody tr").last).to_contain_text("Beccai")
    expect(people.locator("tbody td").last).to_contain_text("\u2013")  # nothing is known: no 0
    expect(ada.page.get_by_text(ada.say("matches-hidden-about"))).to_have_count(0)
    ada.fits()
    blameless(ada)


def test_a_match_without_room_says_so(visit: Visit) -> None:
    eve = visit(settings={})
    host = visit()
    host.become("Ada")
    match = asked(host, "/matches", {"game": "dice", "players": 1, "deals": 1})["id"]
    for number in range(5):
        other = visit()
        other.become(f"Guest {number}")
        asked(other, f"/matches/{match}/join", {})
    eve.go(f"/matches/{match}")
    expect(eve.page.get_by_text(eve.say("matches-full"))).to_be_visible()
    expect(eve.button("matches-join")).to_have_count(0)


@pytest.mark.long
def test_a_club_is_read_on_a_phone_and_goes_on_by_itself(visit: Visit) -> None:
    ada, bruno = visit(settings={}, viewport=PHONE), visit(settings={}, viewport=PHONE)
    ada.become("Ada")
    chen = visit()
    chen.become("Chen")
    path = found(ada, "Fabbri")
    link = asked(ada, f"{path}/link")["link"]
    asked(chen, f"{path}/join", {"link": link})
    for person in (ada, chen):
        for number in range(4):
            words = f"{person.url[:4]} {number}: we meet on Friday at eight, and play three games."
            asked(person, f"{path}/talk", {"text": words})
    ada.go(path)
    on_one_line(section(ada, "clubs-people").locator("li span"))
    on_one_line(ada.page.get_by_role("heading", name=ada.say("clubs-ranking"), exact=True))
    last = section(ada, "clubs-talk").locator("ol li").last
    box, inside = last.bounding_box(), section(ada, "clubs-talk").locator("ol").bounding_box()
    assert box is not None
    assert inside is not None
    assert box["y"] + box["height"] <= inside["y"] + inside["height"] + 1, "the latest is in sight"
    ada.fits()
    bruno.become("Bruno")
    bruno.go(path)
    bruno.button("clubs-ask").click()
    ada.button("clubs-let-in").click(timeout=30_000)  # without a reload
    talk = bruno.page.get_by_placeholder(bruno.say("clubs-say"))
    expect(talk).to_be_visible(timeout=30_000)
    lay = {"game": "card", "players": 3}
    asked(chen, f"{path}/tables", lay)
    expect(
        section(ada, "clubs-tables").get_by_role("link", name=ada.say("clubs-sit"))
    ).to_be_visible(timeout=30_000)
    blameless(ada)


def test_who_is_removed_from_a_tournament_is_told_why(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    ada.become("Ada")
    who = bruno.become("Bruno")
    starts = ada.page.evaluate("Date.now() / 1000") + A_DAY
    tournament = asked(ada, "/tournaments", PLAN | {"title": "Autumn", "starts": starts})[
        "tournament"
    ]
    asked(bruno, f"/tournaments/{tournament}/entry")
    bruno.go(f"/tournaments/{tournament}")
    expect(bruno.page.get_by_text(bruno.say("tournaments-you-are-in"))).to_be_visible()
    removed = {"entrant": who, "reason": "late three times"}
    asked(ada, f"/tournaments/{tournament}/remove", removed)
    expect(bruno.page.get_by_text(bruno.say("tournaments-you-removed"))).to_be_visible()
    expect(bruno.page.get_by_text("late three times")).to_be_visible()
    expect(bruno.button("tournaments-enter")).to_have_count(0)
    blameless(bruno)


def test_a_tournament_of_a_club_shows_the_way_to_it(visit: Visit) -> None:
    ada, eve = visit(settings={}), visit(settings={})
    ada.become("Ada")
    club = found(ada, "Vaiai")
    starts = ada.page.evaluate("Date.now() / 1000") + A_DAY
    plan = PLAN | {
        "title": "Winter",
        "starts": starts,
        "admission": "club",
        "club": club.rpartition("/")[2],
    }
    tournament = asked(ada, "/tournaments", plan)["tournament"]
    eve.become("Eve")
    eve.go(f"/tournaments/{tournament}")
    eve.page.get_by_role("link", name=eve.say("tournaments-admission-club")).click()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Vaiai")


def test_a_result_that_is_being_checked_comes_by_itself(visit: Visit) -> None:
    ada = visit(settings={})
    ada.become("Ada")
    offer = asked(ada, "/deals", method="GET")["today"][-1]
    checked = {"state": "waiting", "noted": True, "secured": False}
    checked |= {"florins": None, "place": None, "reason": None}
    shown = {"offer": offer | {"own": checked}, "shown": False, "par": None}
    shown |= {"scores": [], "percentile": None, "friends": []}
    counted = {**checked, "state": "counted", "florins": 97, "place": 1}
    answers = [shown, shown | {"offer": offer | {"own": counted}, "shown": True, "par": 90}]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0])

    ada.page.route(f"**/api/deals/{offer['deal']['id']}", answer)
    ada.go(f"/deals/{offer['deal']['id']}")
    expect(ada.page.get_by_text(ada.say("deals-waiting"))).to_be_visible()
    expect(ada.page.get_by_text("97 points", exact=True)).to_be_visible(timeout=15_000)


def past(page: Page, days: list[str]) -> None:
    """Let the server tell of these earlier days."""
    deals = [
        {"id": f"{day}-{name}", "game": "dice", "players": 4, "par": None, "florins": None}
        for day in days
        for name in ("solitaire", "dice", "card", "board")  # the latest first
    ]
    page.route("**/api/deals/archive*", lambda route: route.fulfill(json=deals))


def test_earlier_days_are_in_the_order_of_today(visit: Visit) -> None:
    ada = visit(settings={}, viewport=PHONE)
    past(ada.page, ["2026-11-18", "2026-11-17"])
    ada.go("/deals")
    day = section(ada, "deals-archive").locator("li").first
    names = [ada.say(f"deals-name-{name}") for name in ("board", "card", "dice", "solitaire")]
    expect(day.get_by_role("link")).to_have_text(names)
    ada.fits()


def test_a_deal_that_one_has_not_played_is_played_not_again(visit: Visit) -> None:
    ada = visit(settings={})
    offer = asked(ada, "/deals", method="GET")["today"][-1]
    offer |= {"opens": offer["opens"] - A_DAY, "closes": offer["opens"]}  # yesterday
    report = {"offer": offer, "shown": True, "par": 90, "scores": [], "percentile": None}
    ada.page.route(
        f"**/api/deals/{offer['deal']['id']}",
        lambda route: route.fulfill(json=report | {"friends": []}),
    )
    ada.go(f"/deals/{offer['deal']['id']}")
    expect(ada.page.get_by_text(ada.say("deals-missed"))).to_be_visible()
    expect(ada.button("deals-play")).to_be_visible()


def test_the_best_game_on_the_home_page_is_not_ones_own(visit: Visit) -> None:
    ada = visit(settings={})
    me = ada.become("Ada")
    seat = {"bot": None, "rating": None, "settled": False, "score": 0}
    game = {"game": "dice", "rated": False, "event": "", "day": 1, "behind": True}
    game["clock"] = {"kind": "decision", "seconds": 60}
    games = [
        game | {"table": table, "seats": [seat | {"name": name, "player": player}]}
        for table, name, player in (("own", "Ada", me), ("other", "Bruno", "b"))
    ]
    ada.page.route("**/api/watch*", lambda route: route.fulfill(json=games))
    ada.go("/")
    tile = ada.page.get_by_role("link").filter(has_text=ada.say("watch-best"))
    expect(tile).to_contain_text("Bruno")
    expect(tile).to_have_attribute("href", "/tables/other")


def test_one_tap_joins_what_is_told_and_no_rated_game(visit: Visit) -> None:
    """That one is chosen in the form, in sight, and agreed to by the ordinary button."""
    ada = visit(settings={}, viewport=PHONE)
    wish = {"games": ["card"], "sizes": [3, 4], "clock": "calm", "rated": True, "patience": None}
    here = {"people": 2, "others": 1, "waiting": 1, "games": {"card": 1}, "wish": wish}
    told = [ada.say("home-card-title"), ada.say("opponents-at", n="3, 4")]
    told += [ada.say("opponents-clock-calm"), ada.say("opponents-rated-yes")]
    looked: list[Any] = []

    def look(route: Route) -> None:
        looked.append(route.request.post_data_json)
        state = {"waiting": False, "wish": None, "waited": 0, "hold": 0, "expected": None}
        route.fulfill(json=state | {"others": 0, "table": None, "within": 0, "rated": False})

    ada.page.route("**/api/here", lambda route: route.fulfill(json=here))
    ada.page.route("**/api/opponents", look)
    ada.go("/")
    ada.page.mouse.wheel(0, 400)
    places = ada.page.get_by_role("link").filter(has_text=" · ".join(told))
    expect(places).to_contain_text(ada.say("opponents-home-waiting", n=1))
    places.filter(has_text=ada.say("opponents-home-find")).click()
    rated = ada.page.get_by_role("radio", name=ada.say("opponents-rated-yes"))
    expect(rated).to_be_checked()
    expect(rated).to_be_in_viewport()
    expect(ada.page.get_by_role("status").first).to_contain_text(" · ".join(told))
    blameless(ada)
    assert looked == []
    ada.button("opponents-find", ada.page.locator("form")).click()
    expect(ada.button("opponents-same")).to_be_enabled()
    wish |= {"rated": False, "sizes": [2]}
    ada.go("/")
    ada.page.mouse.wheel(0, 400)
    ada.page.get_by_role("link").filter(has_text=ada.say("opponents-home-join")).click()
    expect(ada.button("opponents-home-join")).to_be_enabled()
    assert [(one["games"], one["sizes"], one["rated"]) for one in looked] == [
        (["card"], [3, 4], True),
        (["card"], [2], False),
    ]
