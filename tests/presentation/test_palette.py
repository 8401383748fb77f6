"""The palette: its colours stand in one file, and texts can be read."""

from pathlib import Path

import pytest

from medici.games.goods import WARES
from medici.presentation.palette import COLOURS, DARK, LIGHT, TERMINAL_DARK, TERMINAL_LIGHT

ROOT = Path(__file__).parents[2]
SOURCES = (".py", ".ts", ".svelte", ".css", ".tcss", ".html", ".json", ".mjs")
BUILT = ROOT / "src" / "medici" / "online" / "server"  # holds built pages


def test_colours_of_goods_and_seats_stand_nowhere_else() -> None:
    named = {
        colour
        for colours in COLOURS.values()
        for name, colour in colours.items()
        if name.startswith(("good-", "seat-"))
    }
    folders = (ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "icons", ROOT / "web" / "vite")
    for path in (path for folder in folders for path in folder.rglob("*")):
        built = path.is_relative_to(BUILT / "static") or path.is_relative_to(BUILT / "docs")
        if path.suffix in SOURCES and path.name != "palette.json" and not built:
            text = path.read_text("utf-8").lower()
            found = [colour for colour in named if colour in text]
            assert found == [], f"{path.relative_to(ROOT)}: use the palette"


@pytest.mark.parametrize("colours", [LIGHT, DARK, TERMINAL_LIGHT, TERMINAL_DARK])
def test_every_ware_and_seat_has_a_colour(colours: dict[str, str]) -> None:
    assert {f"good-{ware}" for ware in (*WARES, "neutral")} <= set(colours)
    assert {f"seat-{seat}" for seat in range(6)} <= set(colours)


def light_of(colour: str) -> float:
    """The relative luminance of a colour (WCAG)."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (WCAG)."""
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_can_be_read_on_every_ground(colours: dict[str, str]) -> None:
    for ink in ("ink", "muted", "gold-ink", "danger", "ok"):
        for ground in ("parchment", "paper"):
            assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


@pytest.mark.parametrize("colours", [TERMINAL_LIGHT, TERMINAL_DARK], ids=["light", "dark"])
def test_a_terminal_can_write_in_the_colours_of_the_wares(colours: dict[str, str]) -> None:
    for ware in (*WARES, "neutral"):
        for ground in ("parchment", "paper"):
            assert contrast(colours[f"good-{ware}"], colours[ground]) >= 4.5, (ware, ground)
