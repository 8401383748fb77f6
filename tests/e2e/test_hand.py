"""Card and dice in the hand: one bar that stays, what it would do, and no screen too small."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import dice, starts
from tests.e2e.positions import board
from tests.long_run import long_unless

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
UPRIGHT, NARROW, ASIDE = (390, 844), (320, 640), (844, 390)
TARGET = 44  # pixels that a finger needs
CARDS = ("cloth5", "fur4", "grain3", "dye2", "spice5", "cloth4", "fur3", "grain2", "dye5")

Box = dict[str, float]


def phone(screen: tuple[int, int]) -> dict[str, Any]:
    """A phone of this size."""
    return {"viewport": {"width": screen[0], "height": screen[1]}, **PHONE}


def long_market(players: int) -> dict[str, Any]:
    """Everybody has turned up three cards and taken one; seat 0 is on turn again."""
    game = Game("card", ["Lucrezia", *["Apprentice"] * (players - 1)])
    game.play("first 0")
    cards = iter(CARDS * players)
    for seat in range(players):
        if seat > 0:
            game.play("reveal")
        game.play(f"card {next(cards)}")
        for _ in range(2):
            game.play("reveal")
            game.play(f"card {next(cards)}")
        game.play("take 1")
    assert game.actor == 0
    return game.record()


def before_the_breach() -> dict[str, Any]:
    """Alone, eight circles in the cloth: one more, and no column scores."""
    game = Game("dice", ["Lucrezia"])
    game.play("roll cloth2 cloth3 cloth4 cloth0 cloth1")
    game.play("choose 1")
    game.play("roll cloth2 cloth3 cloth4 cloth0 cloth1")
    game.play("choose 1 4")
    game.play("roll dye0 gold5 fur3 grain2 cloth1")
    return game.record()


def in_company(players: int) -> dict[str, Any]:
    """Seat 0 is to choose dice of the first roll."""
    game = Game("dice", ["Lucrezia", *["Apprentice"] * (players - 1)])
    game.play("first 0")
    game.play("roll dye0 gold5 fur3 grain2 cloth1")
    return game.record()


def take(person: Person) -> Locator:
    """The button that takes cards."""
    return person.page.get_by_role("button", name=starts(person, "card-take"))


def reveal(person: Person) -> Locator:
    """The button that turns up a card."""
    return person.page.get_by_role("button", name=starts(person, "card-reveal"))


def enter(person: Person) -> Locator:
    """The button that enters dice."""
    return person.page.get_by_role("button", name=starts(person, "dice-enter"))


def box(place: Locator) -> Box:
    """Where something is on the screen."""
    found = place.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height}


def at_hand(person: Person, *buttons: Locator) -> None:
    """On the screen as a whole, and large enough for a finger."""
    screen = person.page.viewport_size
    assert screen is not None
    person.fits()
    for button in buttons:
        at = box(button)
        assert at["x"] >= 0
        assert at["x"] + at["width"] <= screen["width"]
        assert at["y"] >= 0
        assert at["y"] + at["height"] <= screen["height"]
        assert min(at["width"], at["height"]) >= TARGET


def enlarge_text(person: Person) -> None:
    """As a browser does for somebody who wants large text."""
    person.page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.parametrize("screen", long_unless([NARROW], [UPRIGHT, NARROW, ASIDE]))
@pytest.mark.long
def test_the_card_games_buttons_are_at_hand(visit: Visit, screen: tuple[int, int]) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(screen))
    ada.bring(long_market(6))
    expect(take(ada)).to_be_enabled()
    at_hand(ada, take(ada), reveal(ada))
    names = ada.page.get_by_role("group", name=ada.say("card-others")).locator(".name")
    cut = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).length"
    assert names.count() == 5
    assert names.evaluate_all(cut) == 0
    enlarge_text(ada)
    at_hand(ada, take(ada), reveal(ada))


@pytest.mark.parametrize("screen", long_unless([NARROW], [UPRIGHT, NARROW, ASIDE]))
def test_the_dice_games_button_is_at_hand(visit: Visit, screen: tuple[int, int]) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(screen))
    for record in (before_the_breach(), in_company(4)):
        ada.bring(record)
        dice(ada).first.tap()
        at_hand(ada, enter(ada), *dice(ada).all())
        sheet = ada.page.get_by_role("region", name=ada.say("dice-sheet", name="Lucrezia"))
        wide, there = sheet.evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert wide <= there
        enlarge_text(ada)
        at_hand(ada, enter(ada))


@pytest.mark.long
def test_the_bar_stays_while_its_words_change(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(UPRIGHT))
    ada.bring(long_market(3))
    expect(take(ada)).to_be_enabled()
    before = box(take(ada)), box(reveal(ada))
    ada.page.keyboard.press("2")
    ada.page.keyboard.press("3")
    expect(take(ada)).to_contain_text(" e ")
    assert (box(take(ada)), box(reveal(ada))) == before
    for left in (2, 1, 0):
        reveal(ada).tap()
        expect(reveal(ada)).to_contain_text(ada.say("card-reveals-left", n=left))
    assert (box(take(ada)), box(reveal(ada))) == before

    ada.bring(before_the_breach())
    expect(enter(ada)).to_be_disabled()
    below = box(enter(ada))
    for die in (0, 2, 4):
        dice(ada).nth(die).tap()
        assert box(enter(ada)) == below


def emphasised(person: Person, button: Locator) -> None:
    """This button stands out, and it is the only one."""
    stands = person.page.locator(".button.primary:enabled")
    expect(stands.and_(button)).to_be_visible()
    expect(stands).to_have_count(1)


@pytest.mark.long
def test_what_is_usual_is_emphasised(visit: Visit) -> None:
    ada = visit(settings={})
    lot = ("first 0", "card fur3")
    ada.bring(board(*lot))
    emphasised(ada, ada.button("board-draw"))
    ada.bring(board(*lot, "draw", "card dye4"))
    emphasised(ada, ada.button("board-open"))
    ada.bring(board(*lot, "auction", "bid 3", "pass", "pass"))
    emphasised(ada, ada.button("board-bid", n=4))
    ada.bring(long_market(3))
    emphasised(ada, reveal(ada))
    for left in (2, 1):
        reveal(ada).click()
        expect(reveal(ada)).to_contain_text(ada.say("card-reveals-left", n=left))
    emphasised(ada, take(ada))
    ada.bring(in_company(3))
    dice(ada).first.click()
    emphasised(ada, enter(ada))


@pytest.mark.long
def test_older_cards_lie_on_the_side_of_the_older(visit: Visit) -> None:
    ada = visit(settings={}, **phone(UPRIGHT))
    ada.bring(long_market(3))
    older = ada.page.get_by_role("group", name=ada.like("card-older"))
    reach = ada.page.get_by_role("group", name=ada.say("card-reach"))
    newest = box(older.get_by_role("img", name="fur 4"))  # the row is drawn from its end
    third = box(reach.get_by_role("button").first)
    assert newest["x"] + newest["width"] <= third["x"]
    assert newest["y"] + newest["height"] <= third["y"] + third["height"] + 1
    assert newest["y"] + newest["height"] > third["y"]


def test_a_take_says_what_it_would_bring(visit: Visit) -> None:
    ada = visit(settings={}, **phone(UPRIGHT))
    ada.bring(long_market(3))
    name = ada.say("card-ship-label", who="Lucrezia", worth=3, free=4, florins=0)
    own = ada.page.get_by_role("region", name=name)
    tied = ada.say("table-rank", nth="1st", pay=20)
    expect(own.get_by_text(tied, exact=True)).to_be_visible()
    expect(take(ada)).to_contain_text(ada.say("card-take", cards="grain 2"))
    expect(ada.page.get_by_text(ada.say("card-prizes", first=10, second=5))).to_be_visible()
    expect(own.locator(".ghost")).to_have_count(1)
    ada.page.keyboard.press("2")
    expect(own.locator(".ghost")).to_have_count(2)
    ahead = ada.say("table-rank", nth="1st", pay=30)
    expect(own.get_by_text(ahead, exact=True)).to_be_visible()


@pytest.mark.long
def test_ghosts_of_crosses_and_circles_and_a_loud_warning(visit: Visit) -> None:
    ada = visit(settings={}, **phone(UPRIGHT))
    ada.bring(before_the_breach())
    page = ada.page

    def ghosts(good: str, kind: str) -> Locator:
        return page.locator(f"[data-column={good}] svg.ghost.{kind}")

    dice(ada).nth(0).tap()
    dice(ada).nth(4).tap()
    expect(ghosts("dye", "cross")).to_have_count(2)
    expect(ghosts("cloth", "cross")).to_have_count(1)
    expect(ghosts("fur", "circle")).to_have_count(1)
    expect(page.get_by_text(ada.say("dice-zero"), exact=True)).to_be_visible()
    given = ada.say("dice-ahead-enemy", faces="fur\u00a03 and grain\u00a02")  # and no gold
    expect(page.get_by_text(given, exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    dice(ada).nth(4).tap()
    warning = ada.say("dice-breaking", n=9, goods=ada.say("good-cloth"))
    expect(page.get_by_role("alert").filter(has_text=warning)).to_be_visible()
    expect(ghosts("cloth", "circle")).to_have_count(1)
    expect(page.locator("[data-column=cloth]")).to_contain_text("+0")
    enter(ada).tap()
    expect(page.get_by_text(ada.say("dice-broken"), exact=True)).to_be_visible()


@pytest.mark.long
def test_the_whole_row_of_a_scoring_reacts(visit: Visit) -> None:
    ada = visit(settings={}, **phone(UPRIGHT))
    game = Game("dice", ["Lucrezia"])
    for _ in range(2):
        game.play("roll dye0 gold5 fur3 grain2 cloth1")
        game.play("choose 1 2 3")
    game.play("roll dye0 gold5 fur3 grain2 cloth1")
    ada.bring(game.record())
    dice(ada).first.tap()
    enter(ada).tap()
    window = ada.dialog("table-scoring-title", game="dice", day=1)
    row = window.get_by_role("row").filter(has=ada.page.get_by_role("button")).nth(1)
    button = row.get_by_role("button")
    expect(button).to_be_enabled()
    at = box(row)
    assert at["height"] >= TARGET
    ada.page.touchscreen.tap(at["x"] + at["width"] - 6, at["y"] + at["height"] - 4)
    expect(button).to_have_attribute("aria-pressed", "true")
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "false")
