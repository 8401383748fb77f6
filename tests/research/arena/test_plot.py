"""The picture of the standings: SVG that any reader takes, with a bar for each bot."""

from math import inf
from xml.etree import ElementTree

import pytest

from medici.presentation.drawing.chart import GOLD
from medici.research.arena.estimate import Estimate, bounded
from medici.research.arena.plot import LEFT, RIGHT, WIDTH, draw_standings
from medici.research.arena.standings import Standing

SVG = "{http://www.w3.org/2000/svg}"


def standing(bot: str, wins: float, low: float, high: float) -> Standing:
    nothing = Estimate(0, -inf, inf)
    return Standing(bot, 4, bounded(Estimate(wins, low, high)), nothing, nothing, nothing)


FOUND = [standing("banker", 0.5, 0.4, 0.6), standing("merchant", 0.25, -inf, inf)]


def drawn(title: str, standings: list[Standing]) -> ElementTree.Element:
    return ElementTree.fromstring(draw_standings(title, standings))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_there_is_a_bar_for_each_bot(number: int) -> None:
    picture = drawn("board", FOUND[:number])
    assert picture.tag == f"{SVG}svg"
    bars = [box for box in picture.iter(f"{SVG}rect") if box.get("fill") == GOLD]
    span = WIDTH - LEFT - RIGHT
    assert [float(bar.attrib["width"]) for bar in bars] == [span * 0.5, span * 0.25][:number]
    assert len({bar.attrib["y"] for bar in bars}) == number
    height = float(picture.attrib["viewBox"].split()[3])
    assert all(float(bar.attrib["y"]) + float(bar.attrib["height"]) < height for bar in bars)


def test_names_shares_and_the_title_can_be_read() -> None:
    texts = {text.text for text in drawn("board, 4 players", FOUND).iter(f"{SVG}text")}
    assert {"board, 4 players", "banker", "merchant", "50.0%", "25.0%", "0 %", "100 %"} <= texts


def test_whiskers_show_the_interval() -> None:
    paths = [path.attrib["d"] for path in drawn("board", FOUND).iter(f"{SVG}path")]
    span = WIDTH - LEFT - RIGHT
    assert paths[0].startswith(f"M{LEFT + 0.4 * span:.1f} ")
    assert f" H{LEFT + 0.6 * span:.1f} " in paths[0]
    assert paths[1].startswith(f"M{LEFT:.1f} ")
    assert f" H{LEFT + span:.1f} " in paths[1]


def test_odd_names_do_no_harm() -> None:
    picture = drawn('<b> & "c"', [standing("<x> & 'y'", 0.5, 0.4, 0.6)])
    assert picture.attrib["aria-label"] == '<b> & "c"'
    assert "<x> & 'y'" in {text.text for text in picture.iter(f"{SVG}text")}
