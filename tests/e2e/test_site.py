"""The house as files behind a plain static server, in a subfolder: no server of ours is there."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Request, expect

from medici.online.server.pages.files import STATIC
from medici.presentation.tours import tour
from medici.presentation.words import rules
from medici.record import RecordError, replay
from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT, replayed
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import hurry
from tests.e2e.static_site import StaticSite
from tests.e2e.test_axe import blameless
from tests.e2e.test_learn import walk
from tests.e2e.test_replay import position
from tests.fair.games import played_fairly, sealed

KEPT = "navigator.serviceWorker.ready.then(() => 1)"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
# Until the worker of the new version is in charge; the caches of both are there then.
TAKEN_OVER = """async () => {
  const it = await navigator.serviceWorker.ready;
  const done = async () => it.active?.state === 'activated' && (await caches.keys()).length === 2;
  while (it.installing || it.waiting || !(await done()))
    await new Promise((again) => setTimeout(again, 50));
}"""


def strays(person: Person, site: StaticSite) -> list[str]:
    """From now on: every request that leads out of the folder."""
    seen: list[str] = []

    def sent(request: Request) -> None:
        if not request.url.startswith((site.home, "blob:", "data:")):
            seen.append(request.url)

    person.context.on("request", sent)
    return seen


@pytest.fixture
def ada(visit: Visit, site: StaticSite) -> Iterator[Person]:
    """Somebody who never asks for anything outside the folder."""
    ada = visit(url=site.url, settings={})
    outside = strays(ada, site)
    yield ada
    assert outside == []


def heading(person: Person, name: str) -> None:
    """Wait for the heading of a page."""
    expect(person.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_it_opens_and_offers_only_what_it_can_do(ada: Person) -> None:
    ada.go("/")
    heading(ada, ada.say("shell-name"))
    expect(ada.button("home-play-now").first).to_be_enabled()
    expect(ada.page.get_by_text(ada.say("home-open-tables"))).to_have_count(0)
    ada.page.get_by_role("link", name=ada.say("shell-settings"), exact=True).click()
    heading(ada, ada.say("settings-title"))
    expect(ada.page.get_by_text(ada.say("settings-carry"), exact=True)).to_have_count(0)
    expect(ada.page.get_by_text(ada.like("settings-site"))).to_be_visible()


@pytest.mark.long
def test_it_can_be_installed_from_where_it_is(ada: Person, site: StaticSite) -> None:
    ada.go("/")
    told = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")
    assert told["errors"] == []
    assert (told["manifest"]["startUrl"], told["manifest"]["scope"]) == (site.home, site.home)
    for icon in json.loads(told["data"])["icons"]:
        assert httpx.get(f"{site.home}{icon['src']}").status_code == 200


def test_links_lead_on_and_back_and_into_a_new_tab(ada: Person, site: StaticSite) -> None:
    ada.go("/")
    card = ada.page.get_by_role("article", name=ada.say("home-card-title"), exact=True)
    card.get_by_role("link", name=ada.say("home-rules")).click()
    expect(ada.page).to_have_url(f"{site.home}#/rules/card")
    clause = ada.page.locator("#C21")
    clause.get_by_role("link", name="C20", exact=True).click()
    expect(ada.page).to_have_url(f"{site.home}#/rules/card#C20")
    expect(ada.page.locator("#C20")).to_be_focused()
    contents = ada.page.get_by_role("navigation", name=ada.say("learn-contents"))
    contents.get_by_role("link").last.click()
    expect(ada.page).to_have_url(re.compile(r"#/rules/card#section-\d+$"))
    ada.page.go_back()
    expect(ada.page).to_have_url(f"{site.home}#/rules/card#C20")
    ada.page.reload()
    expect(ada.page.locator("#C20")).to_be_focused()
    with ada.context.expect_page() as opened:
        link = ada.page.get_by_role("link", name=ada.say("learn-to-aid"))
        link.click(modifiers=["Control"])
    expect(opened.value).to_have_url(f"{site.home}#/aid/card")
    expect(opened.value.get_by_role("heading", level=2).first).to_be_visible()


def test_what_is_not_there_is_said_to_be_missing(ada: Person) -> None:
    for path in ("/tables/abc", "/link", "/rules/chess"):
        ada.go(path)
        heading(ada, ada.say("shell-missing"))
    ada.page.get_by_role("link", name=ada.say("shell-missing-home"), exact=True).click()
    heading(ada, ada.say("shell-name"))


@pytest.mark.long
def test_a_tour_is_walked(ada: Person) -> None:
    ada.go("/learn/card")
    walk(ada, "card", until=3)
    title = tour("card", "en").notes[3].title
    expect(ada.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


@pytest.mark.long
def test_aid_and_rules_on_a_phone_in_portuguese(visit: Visit, site: StaticSite) -> None:
    bruno = visit("pt-BR", url=site.url, settings={}, viewport={"width": 390, "height": 844})
    bruno.go("/aid/dice")
    expect(bruno.page.get_by_role("heading", level=2).first).to_be_visible()
    bruno.fits()
    bruno.go("/rules/dice")
    heading(bruno, rules("dice", "pt-BR").title)
    bruno.fits()


def bring(person: Person, record: Path) -> None:
    """Choose the file of a record."""
    person.go("/replay")
    chooser = person.page.get_by_label(person.say("replay-choose"))
    chooser.and_(person.page.locator("input")).set_input_files(record)


def test_a_record_is_played_here(ada: Person) -> None:
    record = ROOT / "tests" / "golden" / "card-4-whole.json"
    bring(ada, record)
    last = len(json.loads(record.read_text())["moves"])
    expect(position(ada)).to_have_attribute("max", str(last))
    ada.button("replay-last").click()
    expect(position(ada)).to_have_value(str(last))
    expect(ada.button("replay-seal-none")).to_be_visible()


@pytest.mark.long
def test_a_proof_is_checked_without_a_server(ada: Person, tmp_path: Path) -> None:
    record = sealed(played_fairly(("dice", 2, {})))
    (tmp_path / "proved.json").write_text(json.dumps(record))
    bring(ada, tmp_path / "proved.json")
    ada.button("replay-seal-fair").click()
    draws = sum(actor == "nature" for actor, _ in record["moves"])
    window = ada.dialog("replay-seal-title")
    expect(window.get_by_text(ada.say("fairness-onlooker", n=draws))).to_be_visible()
    record["fair"]["seeds"][0] = "tried"
    (tmp_path / "lying.json").write_text(json.dumps(record))
    ada.page.reload()
    bring(ada, tmp_path / "lying.json")
    ada.button("replay-seal-broken").click()
    expect(window.get_by_role("alert")).to_be_visible()


@pytest.mark.long
def test_a_wrong_record_says_which_move_and_why(ada: Person, tmp_path: Path) -> None:
    record = json.loads((ROOT / "tests" / "golden" / "board-3-whole.json").read_text())
    record["moves"][7][1] = "bid 99"
    with pytest.raises(RecordError) as refused:
        replay(record)
    (tmp_path / "wrong.json").write_text(json.dumps(record))
    bring(ada, tmp_path / "wrong.json")
    said = ada.page.get_by_role("alert")
    expect(said).to_contain_text(ada.say("replay-no-record-move", n=8))
    expect(said).to_contain_text(refused.value.problem)


def test_every_file_is_there_with_its_packed_copies(site: StaticSite) -> None:
    worker = httpx.get(f"{site.home}sw.js").text
    names = re.findall(r'"(assets/[^"]+)"', worker)
    assert len(names) > 50
    for name in names:
        assert (site.folder / name).is_file()
    scripts = [name for name in names if name.startswith("assets/index-") and name.endswith(".js")]
    assert all((site.folder / f"{name}.br").is_file() for name in scripts)


ROUTES = {
    "/": "shell-name",
    "/replay": "replay-upload",
    "/settings": "settings-title",
    "/history": "settings-history",
    "/nowhere": "shell-missing",
}


def offline(person: Person) -> None:
    """Let the worker keep everything, then cut the line."""
    person.go("/")
    person.page.evaluate(KEPT)
    person.page.wait_for_function(IN_CHARGE)
    person.context.set_offline(True)


@pytest.mark.long
def test_every_page_opens_without_a_network(visit: Visit, site: StaticSite) -> None:
    ada = visit(url=site.url, settings={}, worker=True)
    offline(ada)
    for path, message in ROUTES.items():
        ada.go(path)
        ada.page.reload()
        heading(ada, ada.say(message))
    for game in GAMES:
        for page in ("rules", "aid"):
            ada.go(f"/{page}/{game}")
            ada.page.reload()
            expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
        ada.go(f"/learn/{game}")
        ada.page.reload()
        title = tour(game, "en").notes[0].title
        expect(ada.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "level"),
    [
        pytest.param("board", 2, "prince", marks=pytest.mark.long),
        pytest.param("card", 2, "banker", marks=pytest.mark.long),
        ("dice", 2, "merchant"),
        pytest.param("dice", 1, "", marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_a_whole_game_is_played_without_a_network(
    visit: Visit, site: StaticSite, game: str, players: int, level: str
) -> None:
    ada = visit(url=site.url, settings={}, worker=True)
    offline(ada)
    table = ada.play_now(game, players, level)
    assert ada.page.url == f"{site.url}/local/{table}"
    hurry(ada, game)
    ended = replayed(ada.record(table))
    if players > 1:
        assert ada.scores_shown() == dict(zip(ended.players, ended.scores, strict=True))
    ada.page.get_by_role("link", name=ada.say("table-end-replay")).click()
    expect(position(ada)).to_have_attribute("max", str(len(ended.moves)))


def test_every_page_of_the_house_opens_without_a_network(visit: Visit) -> None:
    ada = visit(settings={}, worker=True)
    ada.forgive("net::ERR_")
    offline(ada)
    for page in ("rules", "aid"):
        ada.go(f"/{page}/board")
        expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
    ada.go("/learn/card")
    title = tour("card", "en").notes[0].title
    expect(ada.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


@pytest.fixture
def changing(client: None, tmp_path: Path) -> Iterator[StaticSite]:
    """A site of its own, whose files will change."""
    site = StaticSite(tmp_path / "host")
    site.write()
    site.start()
    yield site
    site.stop()


def version(site: StaticSite) -> str:
    """The version that lies in the folder."""
    found = re.search(r'name="version" content="(.+)"', (site.folder / "index.html").read_text())
    assert found is not None
    return found[1]


def rebuilt(site: StaticSite, folder: Path) -> None:
    """Put another version into the folder: the same with another picture."""
    shutil.copytree(STATIC, folder)
    (folder / "preview.png").write_bytes(b"another")
    site.write(folder)


def shows(person: Person, version: str) -> None:
    """The settings name this version."""
    expect(person.page.get_by_text(person.say("settings-site", version=version))).to_be_visible()


def settled(visit: Visit, site: StaticSite) -> Person:
    """Somebody who has the settings open, and everything kept for later."""
    ada = visit(url=site.url, settings={}, worker=True)
    ada.go("/settings")
    ada.page.evaluate(KEPT)
    ada.page.wait_for_function(IN_CHARGE)
    shows(ada, version(site))
    return ada


def test_an_update_waits_until_it_is_asked_for_and_says_that_it_was_made(
    visit: Visit, changing: StaticSite, tmp_path: Path
) -> None:
    ada, old = settled(visit, changing), version(changing)
    rebuilt(changing, tmp_path / "other")
    new = version(changing)
    assert new != old
    ada.page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => 1)")
    expect(ada.page.get_by_text(ada.say("shell-new-version"))).to_be_visible()
    blameless(ada)
    ada.go("/rules/board")
    expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
    ada.go("/settings")
    shows(ada, old)
    ada.button("shell-reload").click()
    shows(ada, new)
    told = ada.page.get_by_text(ada.say("shell-updated", version=new))
    expect(told).to_be_visible()
    ada.context.set_offline(True)
    ada.page.reload()
    shows(ada, new)
    expect(told).to_have_count(0)  # it is said only once


@pytest.mark.long
def test_whoever_comes_later_has_the_new_version_at_once(
    visit: Visit, changing: StaticSite, tmp_path: Path
) -> None:
    ada = settled(visit, changing)
    rebuilt(changing, tmp_path / "other")
    ada.page.reload()
    new = version(changing)
    shows(ada, new)
    expect(ada.page.get_by_text(ada.say("shell-updated", version=new))).to_be_visible()
    ada.page.evaluate(TAKEN_OVER)
    expect(ada.page.get_by_text(ada.say("shell-new-version"))).to_have_count(0)
    ada.context.set_offline(True)
    ada.page.reload()
    shows(ada, new)
