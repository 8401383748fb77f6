"""After a game: where the florins went, places and records, and playing on from a replay."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from medici.games.board.rules import PURSE
from medici.record import Game, replay
from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT, replayed
from tests.e2e.person import Person
from tests.e2e.pilots import play
from tests.e2e.test_axe import blameless

GOLDEN = ROOT / "tests" / "golden"
BOTS = ["Chiara Bardi", "Merchant", "Bindo Gondi", "Neri Cerchi"]


def nearly_over(name: str) -> Game:
    """A recorded game before its last decision, which is Ada's; bots have all other seats."""
    whole = json.loads((GOLDEN / f"{name}-whole.json").read_text())
    last = max(n for n, (actor, _) in enumerate(whole["moves"]) if actor != "nature")
    players = BOTS[: len(whole["players"])]
    players[whole["moves"][last][0]] = "Ada"
    game = Game(whole["game"], players, whole["options"])
    for _, move in whole["moves"][:last]:
        game.play(move)
    return game


def figures(person: Person, game: str) -> dict[str, dict[str, int]]:
    """Where everybody's florins came from and went, by the heads of the columns."""
    table = person.ending.get_by_role("figure", name=person.say("accounts-title", game=game))
    table = table.or_(
        person.ending.locator("figure").filter(has_text=person.say("accounts-title", game=game))
    )
    head, *rows = table.locator("tr:not([aria-hidden])").all()
    columns = head.locator("th").all_inner_texts()[1:]
    found = {}
    for row in rows:
        cells = [
            int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row.locator("td").all_inner_texts()
        ]
        found[row.locator("th").inner_text().strip()] = dict(zip(columns, cells, strict=True))
    return found


def finish(person: Person, name: str) -> Game:
    """Make the last decision of a recorded game; how it ended."""
    game = nearly_over(name)
    table = person.bring(game.record())
    play(person, game.name)
    return replayed(person.record(table))


def adds_up(person: Person, over: Game) -> None:
    """The figures of each player come to the score, and say what was really spent."""
    found = figures(person, over.name)
    total = person.say("accounts-total")
    assert [row[total] for row in found.values()] == over.scores
    for seat, row in enumerate(found.values()):
        assert sum(row.values()) - row[total] == row[total]
        if over.name == "board":
            assert row[person.say("accounts-start")] == PURSE[len(over.players)]
            assert -row[person.say("accounts-spent")] == over.state.spent[seat]
        ships = sum(day["ship"][seat] for day in over.days)
        assert row[person.say("accounts-ships")] == ships
    person.fits()


def place_of(over: Game) -> int:
    """In which place Ada ended."""
    seat = over.players.index("Ada")
    if seat in over.winners:
        return 1
    better = [n for n, score in enumerate(over.scores) if score > over.scores[seat]]
    return len({*better, *over.winners}) + 1


@pytest.mark.long
def test_the_florins_add_up_and_the_history_keeps_places_and_records(visit: Visit) -> None:
    ada = visit(settings={})
    ended: list[Game] = []
    for name in ("board-3", "card-2", "dice-1"):
        over = finish(ada, name)
        ended.append(over)
        adds_up(ada, over)
    assert over.result is not None
    title = over.result["title"].lower().replace(" ", "-")
    expect(ada.ending).to_contain_text(ada.say(f"story-title-{title}"))

    ada.go("/history")
    games = ada.page.get_by_role("list", name=ada.say("settings-history")).get_by_role("listitem")
    expect(games).to_have_count(3)
    places = [place_of(game) for game in ended[:2]]
    for game, place in zip(ended, places, strict=False):
        row = games.filter(has_text=ada.say(f"home-{game.name}-title")).last
        text = ada.say("accounts-place", place=place, players=len(game.players))
        expect(row).to_contain_text(text)
    expect(games.first).to_contain_text(ada.say(f"story-title-{title}"))

    blameless(ada)
    records = ada.page.get_by_role("region", name=ada.say("accounts-records"))
    for game, place in zip(ended, places, strict=False):
        card = records.get_by_role("article", name=ada.say(f"home-{game.name}-title"), exact=True)
        expect(card).to_contain_text(str(game.scores[game.players.index("Ada")]))
        won = int(place == 1)
        expect(card).to_contain_text(ada.say("accounts-share", n=won, percent=100 * won))
    alone = records.get_by_role("article", name=ada.say("home-dice-title"), exact=True)
    expect(alone).to_contain_text(
        ada.say(
            "accounts-solitaire-of", score=over.scores[0], title=ada.say(f"story-title-{title}")
        )
    )
    wall = ada.page.get_by_role("region", name=ada.say("accounts-wall"))
    if won := sum(place == 1 for place in places):
        expect(wall.get_by_role("link")).to_have_count(won)
    else:
        expect(wall).to_have_count(0)

    ada.page.get_by_role("radio", name=ada.say("home-card-short")).check()
    expect(games).to_have_count(1)
    expect(records.get_by_role("article")).to_have_count(1)
    ada.fits()


def brought(person: Person, name: str) -> dict[str, Any]:
    """See a record from a file."""
    path = GOLDEN / f"{name}-whole.json"
    person.go("/replay")
    chooser = person.page.get_by_label(person.say("replay-choose"))
    chooser.and_(person.page.locator("input")).set_input_files(path)
    record: dict[str, Any] = json.loads(path.read_text())
    return record


@pytest.mark.long
def test_a_recorded_game_is_played_on_from_a_position(visit: Visit) -> None:
    ada = visit(settings={})
    whole = brought(ada, "dice-2")
    on = ada.button("replay-on")
    expect(on).to_be_visible()
    ada.page.keyboard.press("End")
    expect(on).to_have_count(0)
    at = len(whole["moves"]) - 8
    for _ in range(8):
        ada.page.keyboard.press("ArrowLeft")
    on.click()
    window = ada.dialog("replay-on")
    window.get_by_label(ada.say("replay-on-seat")).select_option("1")
    window.get_by_label(ada.say("home-level")).select_option("apprentice")
    ada.button("replay-on-do", window).click()
    table = ada.at_table()
    play(ada, "dice")
    record = ada.record(table)
    assert record["moves"][:at] == whole["moves"][:at]
    over = replay(record)
    assert over.over
    shown = ada.scores_shown()
    assert shown == dict(zip(record["players"], over.scores, strict=True))

    # It is a game from a record: no record of one's own.
    ada.go("/history")
    games = ada.page.get_by_role("list", name=ada.say("settings-history")).get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text(ada.say("local-from-record"))
    expect(ada.page.get_by_role("region", name=ada.say("accounts-records"))).to_have_count(0)


def picture_of(person: Person, share: Locator) -> bytes:
    """What is saved where the browser has no way to share; a picture, whatever is on it."""
    with person.page.expect_download() as saved:
        share.click()
    expect(person.page.get_by_text(person.say("table-picture-saved"))).to_be_visible()
    content = saved.value.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    return content


def test_a_result_is_shared_as_a_picture_from_its_end_and_from_its_replay(visit: Visit) -> None:
    ada = visit(settings={}, viewport={"width": 1280, "height": 720})
    finish(ada, "board-3")
    at_end = picture_of(ada, ada.button("table-picture", ada.ending))
    # All of it is in one box that scrolls: the page itself does not go on below it.
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    ada.page.get_by_role("link", name=ada.say("table-end-replay")).click()
    assert picture_of(ada, ada.button("table-picture")) == at_end
