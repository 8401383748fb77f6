"""Around every page and table: the line, the clipboard, looks, windows, keys, the aid."""

import base64
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from medici.record import Game
from tests.e2e.conftest import FLAGS, Visit
from tests.e2e.house import House
from tests.e2e.person import GAMES, Person, kept
from tests.e2e.positions import played

COLOURS = """async ([shot, ...points]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  paper.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...paper.getImageData(x, y, 1, 1).data]);
}"""
IN_SIGHT = """it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
SOON = 2_500  # milliseconds; a busy machine is given one more second than people are


def test_a_lost_line_is_noticed_soon(visit: Visit) -> None:
    ada = visit(settings={})
    ada.forgive("net::ERR_", "WebSocket")
    ada.play_there("board", 2)
    expect(ada.log).to_be_visible()
    said = ada.page.get_by_text(ada.say("table-reconnecting"))
    expect(said).to_be_hidden()
    ada.context.set_offline(True)
    expect(said).to_be_visible(timeout=SOON)
    ada.context.set_offline(False)
    expect(said).to_be_hidden(timeout=SOON)


@pytest.mark.long
def test_a_link_is_copied_without_a_safe_page(visit: Visit, house: House) -> None:
    lan = "http://medici.lan"
    ada = visit(settings={}, url=lan)
    ada.forgive("Cross-Origin-Opener-Policy")  # it is for safe pages only

    def pass_on(route: Route) -> None:
        rest = route.request.url.removeprefix(lan)
        headers = {**route.request.headers, "origin": house.url}
        route.fulfill(response=route.fetch(url=house.url + rest, headers=headers, max_retries=3))

    ada.context.route(f"{lan}/**", pass_on)
    ada.go("/settings")
    assert not ada.page.evaluate("isSecureContext")
    ada.button("settings-carry-make").click()
    ada.button("lobby-copy").click()
    expect(ada.page.get_by_text(ada.say("table-copied"))).to_be_visible()
    link = ada.page.get_by_label(ada.say("settings-carry-link")).input_value()
    assert urlsplit(link).path == "/link"
    ada.page.get_by_role("button", name=ada.like("home-change-name")).click()
    field = ada.page.get_by_label(ada.say("home-your-name"), exact=True)
    field.evaluate("it => it.removeAttribute('maxlength')")
    field.fill("")
    field.press("Control+V")
    expect(field).to_have_value(link)


def test_a_problem_is_told_over_a_window_and_outlasts_it(visit: Visit) -> None:
    ada = visit(settings={})
    ada.forgive("net::ERR_")
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile(re.escape(ada.say("home-create-tile")))).click()
    window = ada.dialog("home-create")
    window.get_by_label(ada.say("home-seat-who", seat=2), exact=True).select_option("friend")
    ada.context.route("**/api/**", lambda route: route.abort())
    ada.button("home-create-do", window).click()
    told = ada.page.locator("li.problem")
    expect(told).to_be_visible()
    seen = told.evaluate(IN_SIGHT)
    assert seen, "nothing lies over it"
    ada.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(told).to_be_visible()
    ada.button("shell-close", told).click()
    expect(told).to_have_count(0)


@pytest.mark.long
def test_every_press_changes_the_look(visit: Visit) -> None:
    for scheme, other in (("light", "dark"), ("dark", "light")):
        ada = visit(settings={"theme": "auto"}, color_scheme=scheme)
        ada.go("/")
        page = ada.page.locator("html")
        expect(page).to_have_attribute("data-theme", scheme)
        button = ada.page.get_by_role("banner").get_by_role("button")
        for wanted in (other, scheme, other):
            button.click()
            expect(page).to_have_attribute("data-theme", wanted)


@pytest.mark.long
def test_a_window_darkens_the_page_to_its_edge(
    chromium: str, browser: Browser, house: House
) -> None:
    flags = ["--hide-scrollbars"]
    with browser.browser_type.launch(
        executable_path=chromium, args=FLAGS, ignore_default_args=flags
    ) as desktop:
        context = desktop.new_context(viewport={"width": 1000, "height": 700})
        context.add_init_script(kept("en"))
        ada = Person(house.url, context, "en")
        ada.go("/")
        bar = ada.page.evaluate("innerWidth - document.documentElement.clientWidth")
        assert bar > 5, "this browser has no scrollbars to test with"
        words = re.compile(re.escape(ada.say("home-create-tile")))
        ada.page.get_by_role("button", name=words).click()
        expect(ada.dialog("home-create")).to_be_visible()
        shot = base64.b64encode(ada.page.screenshot()).decode()
        blank = context.new_page()
        edge, beside = blank.evaluate(COLOURS, [shot, [995, 300], [970, 300]])
        assert max(abs(one - other) for one, other in zip(edge, beside, strict=True)) <= 3


@pytest.mark.long
def test_keys_and_aid_over_the_table(ada: Person) -> None:
    for game in GAMES:
        ada.bring(played(game, ["Ada", "Merchant"], turn, seed=2))
        ada.page.locator("[aria-keyshortcuts]").first.wait_for()
        ada.page.keyboard.press("?")
        window = ada.dialog("keys-title", game=game)
        expect(window).to_be_visible()
        listed = set(window.locator("kbd").all_inner_texts())
        drawn = ada.page.locator("main [aria-keyshortcuts] kbd").all_text_contents()
        assert set(drawn) <= listed, f"{game}: keys that nobody is told of"
        ada.page.keyboard.press("Escape")
        expect(window).to_be_hidden()
    ada.button("table-menu").click()
    ada.button("table-aid").click()
    aid = ada.dialog("learn-aid-title", game="dice")
    expect(aid.get_by_role("heading", level=2).nth(2)).to_be_visible()
    aid.get_by_role("link").first.click()
    ada.page.wait_for_url("**/rules/dice#*")
    expect(aid).to_be_hidden()


def turn(game: Game) -> bool:
    """Whether the first seat is to move, with something to choose."""
    return game.actor == 0 and len(game.legal()) > 1
