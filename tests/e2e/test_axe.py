"""Nothing that axe-core would blame, on any page, in both languages and both themes."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import hurry, play, play_dice_fast, pressable
from tests.long_run import long_unless

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.map(({id, help, nodes}) => [
    `${id}: ${help}`, ...nodes.flatMap((it) => [it.html, it.failureSummary])].join('\\n  '));
}"""
DRESSES = {"pt-BR": "dark", "en": "light"}
SPEAK = """(lang) => {
  const choice = document.querySelector(`select:has(option[value="${lang}"])`);
  choice.value = lang;
  choice.dispatchEvent(new Event('change', {bubbles: true}));
}"""
DRESS = "(theme) => document.documentElement.dataset.theme = theme"
# Colours fade from one to the other; only where they end counts.
STILL = "Promise.all(document.getAnimations().map((it) => it.finished.catch(() => 0)))"


@contextmanager
def speaking(person: Person, lang: str) -> Iterator[None]:
    """Another language for a while, whatever lies over the switch."""
    person.page.evaluate(SPEAK, lang)
    expect(person.page.locator(f"html[lang={lang}]")).to_be_attached()
    yield
    person.page.evaluate(SPEAK, person.lang)
    expect(person.page.locator(f"html[lang={person.lang}]")).to_be_attached()


def blameless(person: Person) -> None:
    """The page as it is now, in all its dresses."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[str] = []
    for lang, theme in DRESSES.items():
        with speaking(person, lang):
            page.evaluate(DRESS, theme)
            page.evaluate(STILL)
            for violation in page.evaluate(RUN):
                violations.append(f"{page.url} in {lang}, {theme}: {violation}")
    assert not violations, "\n".join(violations)


PLAIN = ("/", "/settings", "/history", "/replay", "/nowhere")
RULES = tuple(f"/rules/{game}" for game in GAMES)
AIDS = tuple(f"/aid/{game}" for game in GAMES)
TOURS = tuple(f"/learn/{game}" for game in GAMES)


@pytest.mark.parametrize(
    "paths", long_unless([PLAIN], [PLAIN, RULES, AIDS, TOURS]), ids=lambda paths: paths[-1]
)
def test_pages(ada: Person, paths: tuple[str, ...]) -> None:
    ada.forgive("404")
    for path in paths:
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        blameless(ada)


@pytest.mark.long
def test_a_new_table(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile(ada.say("home-create-tile"))).click()
    blameless(ada)
    ada.lay("board", ["you", "friend", "hot", "bot"], public=True)
    expect(ada.page.get_by_label(ada.say("lobby-link"))).to_be_visible()
    blameless(ada)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=ada.say("home-my-games"))).to_be_visible()
    blameless(ada)


@pytest.mark.parametrize("game", long_unless(["board"], GAMES))
def test_tables(ada: Person, game: str) -> None:
    ada.play_now(game, 3)
    play(ada, game, moves=2)
    expect(pressable(ada, game).first).to_be_visible()
    blameless(ada)
    ada.button("table-menu").click()
    blameless(ada)


@pytest.mark.parametrize("game", long_unless(["card"], GAMES))
def test_tables_on_a_phone(visit: Visit, game: str) -> None:
    ada = visit(settings={}, viewport={"width": 390, "height": 844}, has_touch=True)
    ada.play_now(game, 4)
    play(ada, game, moves=1)
    expect(pressable(ada, game).first).to_be_visible()
    blameless(ada)


@pytest.mark.long
def test_from_a_scoring_to_the_replay(ada: Person) -> None:
    table = ada.play_there("dice", 2)
    play_dice_fast(ada, until="dialog[open]")
    blameless(ada)
    ada.button("table-scoring-close").click()
    hurry(ada, "dice")
    ada.ending.get_by_text(ada.like("fairness-own")).click()
    blameless(ada)
    ada.go(f"/replay/{table}?step=9")
    expect(ada.page.get_by_role("slider", name=ada.say("replay-position"))).to_be_visible()
    blameless(ada)
    ada.button("replay-seal-fair").click()
    blameless(ada)
    ada.go("/history")
    expect(ada.page.get_by_role("listitem").first).to_be_visible()
    blameless(ada)
