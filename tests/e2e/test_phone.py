"""Small screens: everything fits, and a finger is enough."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import play, pressable, tap
from tests.e2e.test_community import PATHS

SCREENS = [(390, 844), (360, 740)]
PLAIN = ["/", "/settings", "/history", "/replay", "/nowhere"]
OF_GAMES = [f"/{page}/{game}" for page in ("rules", "aid", "learn") for game in GAMES]


def phone(width: int, height: int) -> dict[str, Any]:
    """What makes a browser that of a phone."""
    screen = {"width": width, "height": height}
    return {"viewport": screen, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.mark.parametrize(
    ("lang", "screen"),
    [pytest.param("en", SCREENS[0], marks=pytest.mark.long), ("pt-BR", SCREENS[1])],
)
def test_no_page_scrolls_sideways(visit: Visit, lang: str, screen: tuple[int, int]) -> None:
    ada = visit(lang=lang, settings={}, **phone(*screen))
    ada.forgive("404")
    for path in [*PLAIN, *PATHS, *OF_GAMES]:
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        ada.fits()


def everything_fits(ada: Person) -> None:
    """The page, and every window that lies on it."""
    ada.fits()
    for window in ada.page.get_by_role("dialog").all():
        wide, there = window.evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert wide <= there


@pytest.mark.parametrize(
    "screen", [pytest.param(SCREENS[0], marks=pytest.mark.long), SCREENS[1]], ids=str
)
@pytest.mark.long
def test_a_round_of_dice_by_tap(visit: Visit, screen: tuple[int, int]) -> None:
    ada = visit(settings={}, **phone(*screen))
    ada.play_now("dice", 2)
    scoring = ada.dialog("table-scoring-title", game="dice", day=1)
    while not scoring.is_visible():
        play(ada, "dice", moves=1, press=tap, until=scoring)
        everything_fits(ada)
    tap(ada.button("table-scoring-close"))
    ada.page.get_by_text(ada.say("table-day-of", game="dice", day=2)).wait_for()


@pytest.mark.parametrize("game", ["board", "card"])
def test_tables_fit_on_a_phone(visit: Visit, game: str) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(360, 740))
    ada.play_now(game, 6 if game == "board" else 5)
    for move in range(3):
        play(ada, game, moves=1, press=tap, seed=move)
        everything_fits(ada)


def test_windows_fit_on_a_phone(visit: Visit) -> None:
    ada = visit(lang="pt-BR", settings={}, **phone(360, 740))
    ada.lay("card", ["you", "friend", "hot", "bot"])
    everything_fits(ada)
    ada.play_now("board", 4)
    pressable(ada, "board").first.wait_for()
    ada.button("table-menu").click()
    expect(ada.dialog("table-menu")).to_be_visible()
    everything_fits(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=ada.say("table-side")).click()
    everything_fits(ada)
