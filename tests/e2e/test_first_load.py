"""The first moments: how much is fetched, how soon one can begin, and that nothing jumps."""

import gzip
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from medici.presentation.words import LANGUAGES
from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.person import GAMES
from tests.e2e.pilots import pressable
from tests.long_run import long_unless, rows_long_unless

MOST = 150_000  # bytes of scripts, styles and modules, compressed
NETWORK = "-network-"  # in the names of what is fetched with the network of a game
HOME = 115_000  # of them for home alone, with a list of open tables
STATIC = Path(__file__).parents[2] / "src" / "medici" / "online" / "server" / "static"
SHIFT = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const it of list.getEntries()) if (!it.hadRecentInput) window.shift += it.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def gzipped(address: str) -> int:
    """What a script, a style, a module, its description or a network weighs, compressed by gzip."""
    path = STATIC / "assets" / Path(urlsplit(address).path).name
    if path.suffix not in (".js", ".css", ".wasm", ".json", ".bin") or not path.is_file():
        return 0
    return min(path.stat().st_size, len(gzip.compress(path.read_bytes(), 9)))


@pytest.fixture(scope="module")
def quiet(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: where others have open tables, their list is fetched too."""
    house = House(tmp_path_factory.mktemp("quiet"))
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("lang", "game"),
    rows_long_unless(
        [*(("en", game) for game in GAMES), ("de", "dice")], product(LANGUAGES, GAMES)
    ),
)
def test_little_is_fetched_for_home_and_a_table(
    visit: Visit, quiet: House, lang: str, game: str
) -> None:
    ada = visit(lang, settings={}, url=quiet.url)
    asked: set[str] = set()
    ada.context.on("response", lambda answer: asked.add(answer.url))
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    home = sum(map(gzipped, asked))
    assert not any(NETWORK in address for address in asked)
    ada.play_now(game, 4)
    ada.page.mouse.move(0, 0)  # tips are fetched when somebody points at something
    expect(pressable(ada, game).first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    kinds = {Path(urlsplit(address).path).suffix for address in asked}
    assert ".wasm" in kinds, "what a worker fetches is to be counted too"
    networks = {address for address in asked if NETWORK in address}
    total = sum(map(gzipped, asked - networks))
    print(f"\n{lang}, {game}: {home / 1000:.1f} kB for home, {total / 1000:.1f} kB with a table")
    assert 0 < home <= total <= MOST
    assert sum(map(gzipped, networks)) <= MOST, "what bots play by comes when they are to move"


def test_little_more_is_fetched_where_others_have_open_tables(visit: Visit) -> None:
    ada = visit(settings={})
    ada.lay("card", ["you", "friend"], public=True)
    bruno = visit(settings={})
    asked: set[str] = set()
    bruno.context.on("response", lambda answer: asked.add(answer.url))
    bruno.go("/")
    join = bruno.page.get_by_role("link", name=bruno.say("home-join", n=1))
    expect(join.first).to_be_visible()
    bruno.page.wait_for_load_state("networkidle")
    home = sum(map(gzipped, asked))
    print(f"\n{home / 1000:.1f} kB for home with a list of open tables")
    assert home <= HOME


def test_little_is_fetched_for_a_table_of_others(visit: Visit) -> None:
    ada = visit(settings={})
    table = ada.play_there("board", 2)
    expect(pressable(ada, "board").first).to_be_visible()
    bruno = visit(settings={})
    asked: set[str] = set()
    bruno.context.on("response", lambda answer: asked.add(answer.url))
    bruno.go(f"/tables/{table}")
    expect(bruno.log).to_be_visible()
    bruno.page.wait_for_load_state("networkidle")
    total = sum(map(gzipped, asked))
    print(f"\na table of others: {total / 1000:.1f} kB")
    assert 0 < total <= MOST


def test_soon_ready_and_nothing_jumps(visit: Visit) -> None:
    ada = visit(settings=None)
    ada.context.add_init_script(SHIFT)
    ada.go("/")
    button = ada.page.get_by_role("button", name=ada.say("home-play-now")).first
    expect(button).to_be_enabled()
    ready = ada.page.evaluate("performance.now()")
    print(f"\nready to play after {ready:.0f} ms")
    assert ready < 5_000
    ada.page.wait_for_load_state("networkidle")
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate("window.shift") < 0.02


@pytest.mark.parametrize("game", long_unless(["card"], GAMES))
def test_a_bot_answers_soon(visit: Visit, game: str) -> None:
    for _ in range(8):
        ada = visit(settings={})
        ada.go("/")
        card = ada.page.get_by_role("article", name=ada.say(f"home-{game}-title"), exact=True)
        card.get_by_label(ada.say("home-players")).select_option("4")
        button = ada.button("home-play-now", card)
        pressed = "(button) => { button.click(); return Date.now() / 1000; }"
        began = button.evaluate(pressed)
        table = ada.at_table()
        expect(pressable(ada, game).first).to_be_visible()
        log = [json.loads(body) for body in ada.log_kept(table)]
        first = next((event for event in log if event.get("seat") and "move" in event), None)
        if first is not None:  # chance had a bot begin
            break
    assert first is not None
    assert first["by_bot"]
    print(f"\n{game}: a bot's first move {(first['at'] - began) * 1000:.0f} ms after Play now")
    assert first["at"] - began < 5


def test_it_can_be_installed_and_opens_without_a_network(visit: Visit) -> None:
    ada = visit(settings={}, worker=True)
    ada.forgive("net::ERR_")
    ada.go("/")
    address = ada.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(ada.context.request.get(f"{ada.url}{address}").text())
    assert manifest["name"] == "Medici"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ada.context.request.get(f"{ada.url}/{icon['src']}").ok
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.page.reload()
    assert ada.page.evaluate("navigator.serviceWorker.controller !== null")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_text(re.compile(re.escape(ada.say("home-welcome"))))).to_be_visible()
