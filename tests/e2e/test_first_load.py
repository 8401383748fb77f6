"""The first moments: how much is fetched, how soon one can begin, and that nothing jumps."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import pressable

MOST = 150_000  # bytes of scripts and styles, compressed
SHIFT = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const it of list.getEntries()) if (!it.hadRecentInput) window.shift += it.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def fetched(person: Person) -> dict[str, int]:
    """From now on: the bytes of every script and style that comes over the line."""
    sizes: dict[str, int] = {}
    kinds: dict[str, str] = {}
    line = person.context.new_cdp_session(person.page)
    line.on("Network.responseReceived", lambda it: kinds.__setitem__(it["requestId"], it["type"]))

    def finished(it: dict[str, object]) -> None:
        request = str(it["requestId"])
        if kinds.get(request) in ("Script", "Stylesheet"):
            sizes[request] = int(str(it["encodedDataLength"]).partition(".")[0])

    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    return sizes


def test_little_is_fetched(visit: Visit) -> None:
    ada = visit(settings={})
    sizes = fetched(ada)
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    print(
        f"\nfirst load of the home page: {sum(sizes.values()) / 1000:.1f} kB of scripts and styles"
    )
    assert 0 < sum(sizes.values()) <= MOST


def test_little_is_fetched_for_a_table(visit: Visit) -> None:
    ada = visit(settings={})
    for game in ("board", "card", "dice"):
        table = ada.play_there(game, 2)
        expect(pressable(ada, game).first).to_be_visible()
        bruno = visit(settings={})
        sizes = fetched(bruno)
        bruno.go(f"/tables/{table}")
        expect(bruno.log).to_be_visible()
        bruno.page.wait_for_load_state("networkidle")
        print(f"\nfirst load of a table ({game}): {sum(sizes.values()) / 1000:.1f} kB")
        assert 0 < sum(sizes.values()) <= MOST


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


@pytest.mark.parametrize("game", GAMES)
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
