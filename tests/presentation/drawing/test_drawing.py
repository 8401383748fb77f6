"""Pictures of the tables."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import medici
from medici import Game, new
from medici.presentation.drawing import draw
from medici.presentation.words import LANGUAGES
from tests.record.games import Setup, played, setup_id, setups

PLAIN = [setup for setup in setups() if not setup[2]]
SVG = "{http://www.w3.org/2000/svg}"


def texts(game: Game, lang: str = "en") -> list[str]:
    """The texts of a picture, which must be sound XML."""
    root = ElementTree.fromstring(draw(game, lang))
    assert root.tag == f"{SVG}svg"
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("setup", PLAIN, ids=setup_id)
def test_every_kind_of_table_is_drawn(setup: Setup) -> None:
    for moves in (0, 7, 10_000):
        game = played(setup, 4, moves)
        for lang in LANGUAGES:
            shown = texts(game, lang)
            assert game.book.title in shown
            assert set(game.players) <= set(shown)
            assert {str(score) for score in game.scores} <= set(shown)


def test_a_lot_and_its_highest_bid_are_shown() -> None:
    game = new("board", ["Ada", "Bruno", "Chen"])
    for move in ["first 2", "card fur3", "draw", "card gold10", "auction", "bid 7"]:
        game.play(move)
    shown = texts(game)
    assert {"Bruno to act", "Lot of Chen, worth 13", "3", "10"} <= set(shown)
    assert "Highest bid 7 by Ada · 16 cards in the deck" in shown
    assert "Maior lance: 7, de Ada · 16 cartas no baralho" in texts(game, "pt-BR")


def test_winners_are_named() -> None:
    game = played(("dice", 1, {}), 1)
    assert "Player 1 won" in texts(game)


def test_names_cannot_break_a_picture() -> None:
    game = new("dice", ["<b>&\x00\ud800", "x" * 300])
    shown = texts(game)
    assert "<b>&??" in shown
    assert max(map(len, shown)) < 60


def test_notebooks_show_the_picture() -> None:
    game = new("card", 2)
    assert game._repr_svg_() == game.svg() == medici.svg(game) == draw(game)


def test_pieces_of_a_full_ship_lie_side_by_side_inside_it() -> None:
    game = played(("card", 2, {}), 3)
    picture = draw(game)
    places = [float(x) for x in re.findall(r'<g transform="translate\((\d+\.?\d*) \d', picture)]
    assert places
    assert all(0 < x < 860 for x in places)
    assert any(before < after for before, after in pairwise(places))
