"""The pictures of the documents: every figure in its place, and up to date."""

import re
import runpy
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from medici.analysis.training.calibration.figures import Tenth
from medici.bots.levels import figures
from medici.presentation.drawing.chart import GOLD, INK, LINE, PAPER

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))  # as when they are run

from panels import (  # noqa: E402
    COLOURS,
    LEFT,
    RIGHT,
    TALL,
    TOP,
    WIDTH,
    Column,
    Panel,
    Share,
    draw_panels,
)
from pictures import draw_decision  # noqa: E402
from reliability import Panel as Reliability  # noqa: E402
from reliability import draw_reliability  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
GOOD = Share(0.75, (0.5, 1.2), 0.5)
POOR = Share(0.25, (0.1, 0.4), 0.6)
TWO = [
    Panel("board", [Column(2, [GOOD, POOR]), Column(3, [POOR, None])]),
    Panel("dice", [Column(4, [None, GOOD])]),
]


def drawn(panels: list[Panel]) -> ElementTree.Element:
    """A picture of two bots."""
    return ElementTree.fromstring(
        draw_panels("a < b", "Asked is much.", ["ours", "theirs"], panels)
    )


def shares(picture: ElementTree.Element) -> Iterator[tuple[str, str, str]]:
    """What each share is called, its whisker, and the filling of its mark."""
    for group in picture.iter(f"{SVG}g"):
        title, whisker, mark = group
        yield title.text or "", whisker.attrib["d"], mark.attrib["fill"]


def across(picture: ElementTree.Element) -> list[float]:
    """Where the marks stand, from left to right."""
    marks = [group[2].attrib["transform"] for group in picture.iter(f"{SVG}g")]
    return [float(mark.removeprefix("translate(").split()[0]) for mark in marks]


def test_each_share_is_there_once_and_says_what_it_is() -> None:
    assert [told for told, _, _ in shares(drawn(TWO))] == [
        "board, 2 players, ours: 75 % (50 - 120), asked 50 %",
        "board, 2 players, theirs: 25 % (10 - 40), asked 60 %",
        "board, 3 players, ours: 25 % (10 - 40), asked 60 %",
        "dice, 4 players, theirs: 75 % (50 - 120), asked 50 %",
    ]


def test_marks_are_hollow_where_less_was_reached_than_asked() -> None:
    fills = [fill for _, _, fill in shares(drawn(TWO))]
    assert fills == [COLOURS[0], PAPER, PAPER, COLOURS[1]]


def test_whiskers_show_the_interval_and_stay_in_the_panel() -> None:
    whiskers = [whisker for _, whisker, _ in shares(drawn(TWO))]
    assert f" {TOP + TALL / 2:.1f} V{TOP:.1f} " in whiskers[0]
    assert f" {TOP + 0.9 * TALL:.1f} V{TOP + 0.6 * TALL:.1f} " in whiskers[1]


def test_what_is_asked_of_neighbours_alike_is_one_line() -> None:
    same = Share(0.4, (0.3, 0.5), POOR.asked)
    asked = [
        [path.attrib["d"] for path in drawn(panels).iter(f"{SVG}path") if path.get("stroke") == INK]
        for panels in (TWO, [Panel("board", [Column(2, [POOR, same])])])
    ]
    assert [len(lines) - 1 for lines in asked] == [4, 1]  # without that of the legend
    assert f" {TOP + 0.4 * TALL:.1f} H" in asked[1][1]


def test_title_legend_and_scale_can_be_read() -> None:
    picture = drawn(TWO)
    assert picture.attrib["aria-label"] == "a < b"
    texts = {text.text for text in picture.iter(f"{SVG}text")}
    assert {"a < b", "Asked is much.", "ours", "theirs", "what is asked", "an equal share"} <= texts
    assert {"0 %", "100 %", "players", "2", "3", "4", "board game", "dice game"} <= texts
    assert all(int(text.attrib["font-size"]) >= 14 for text in picture.iter(f"{SVG}text"))


def test_a_picture_of_nothing_is_still_one() -> None:
    assert list(shares(drawn([]))) == []


def test_a_decision_has_a_bar_for_each_move_and_the_chosen_one_in_gold() -> None:
    moves = [("pass", 0.2, 0.01), ("bid 3", 0.4, 0.02), ("bid 4", 0.3, 0.02)]
    picture = ElementTree.fromstring(draw_decision("a lot", moves, "bid 3"))
    bars = [box for box in picture.iter(f"{SVG}rect") if box.get("fill") in (GOLD, LINE)]
    assert [bar.attrib["fill"] for bar in bars] == [LINE, GOLD, LINE]
    low, high, middle = (float(bar.attrib["height"]) for bar in bars)
    assert (low / high, middle / high) == pytest.approx((0.5, 0.75), abs=0.01)
    texts = {text.text for text in picture.iter(f"{SVG}text")}
    assert {"a lot", "pass", "bid 3", "bid 4", "20%", "40%", "30%"} <= texts


def test_a_reliability_diagram() -> None:
    tenths = [Tenth(100, 0.05, 0.06, 0.01), Tenth(10, 0.95, 1.0, 0.2)]
    picture = ElementTree.fromstring(
        draw_reliability("The eye", [Reliability("board game", tenths)])
    )
    assert len(list(picture.iter(f"{SVG}circle"))) == 2
    assert "board game" in {text.text for text in picture.iter(f"{SVG}text")}
    assert "board game: foretold 5.0%, true 6.0%" in {
        title.text for title in picture.iter(f"{SVG}title")
    }


# The pictures in the documents


@pytest.fixture(scope="module")
def pictures() -> dict[str, Callable[[], str]]:
    """What draws each picture, by name."""
    made: dict[str, Callable[[], str]] = runpy.run_path(str(ROOT / "scripts" / "pictures.py"))[
        "PICTURES"
    ]
    return made


@pytest.mark.parametrize("name", ["levels", "league"])
def test_the_picture_shows_the_figures_that_were_measured(
    name: str, pictures: dict[str, Callable[[], str]]
) -> None:
    again = f"run python scripts/pictures.py {name}"
    stored = ROOT / "docs" / "pictures" / f"{name}.svg"
    assert stored.read_text("utf-8") == pictures[name](), again
    assert f"(pictures/{name}.svg)" in (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    assert f"(pictures/{name}.svg)" in (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["levels", "league"])
def test_no_mark_stands_on_another_or_outside(
    name: str, pictures: dict[str, Callable[[], str]]
) -> None:
    places = across(ElementTree.fromstring(pictures[name]()))
    assert all(after - before > 14 for before, after in pairwise(places))
    assert places[0] > LEFT
    assert places[-1] < WIDTH - RIGHT


def test_every_level_but_the_lowest_is_in_the_picture(
    pictures: dict[str, Callable[[], str]],
) -> None:
    said = {told for told, _, _ in shares(ElementTree.fromstring(pictures["levels"]()))}
    rows = [row for row in figures().rows if row.against not in (None, "random")]
    assert len(said) == len(rows)
    for row in rows:
        name = f"{row.game}, {row.players} players, {row.level} among {row.against}s: "
        assert any(told.startswith(f"{name}{100 * row.wins:.0f} % (") for told in said), name


def test_the_league_asks_for_no_more_than_95_percent(
    pictures: dict[str, Callable[[], str]],
) -> None:
    said = [told for told, _, _ in shares(ElementTree.fromstring(pictures["league"]()))]
    asked = {told.partition(":")[0]: told.partition("asked ")[2] for told in said}
    assert asked["board, 2 players, mean over all members"] == "95 %"
    assert asked["board, 2 players, against the worst member"] == "75 %"
    assert asked["card, 5 players, mean over all members"] == "50 %"
    assert asked["card, 5 players, against the worst member"] == "30 %"


def test_every_picture_that_the_command_draws_is_shown(
    pictures: dict[str, Callable[[], str]],
) -> None:
    there = {path.stem for path in (ROOT / "docs" / "pictures").glob("*.svg")}
    assert set(pictures) <= there


@pytest.mark.long
@pytest.mark.slow
def test_the_decision_is_one_where_the_best_bid_is_in_the_middle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = runpy.run_path(str(ROOT / "scripts" / "pictures.py"))["decision"]
    monkeypatch.setitem(draw.__globals__, "FUTURES", 200)
    picture = ElementTree.fromstring(draw())
    bars = [box for box in picture.iter(f"{SVG}rect") if box.get("fill") in (GOLD, LINE)]
    assert all(float(bar.attrib["height"]) >= 0 for bar in bars)
    fills = [bar.attrib["fill"] for bar in bars]
    assert len(fills) >= 11
    assert fills.count(GOLD) == 1
    assert 0 < fills.index(GOLD) < len(fills) - 1


def test_the_picture_of_shared_links_is_for_every_language() -> None:
    page = (ROOT / "web" / "icons" / "preview.html").read_text("utf-8")
    shown = re.sub(r"<[^>]*>", "", page.partition("</style>")[2])
    assert shown.split() == ["Medici"]
