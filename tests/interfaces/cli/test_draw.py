"""The table drawn in a plain terminal."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from medici.bots.policies.random_moves import RANDOM
from medici.interfaces.tui.draw import draw, middle, question
from medici.record import Game
from tests.long_run import rows_long_unless
from tests.record.games import played

LONG = ["Ada", "Bartholomew the Great", "Chen", "Dora", "Emil", "Fatima"]


def seen(part: RenderableType, width: int = 80) -> str:
    """What so many columns without colour show."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    console.print(part)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def after(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


DRAWINGS = [
    ("board", 2, 95),
    ("board", 6, 255),
    ("card", 2, 81),
    ("card", 6, 188),
    ("dice", 1, 23),
    ("dice", 4, 73),
]
TABLES = [("board", 2), ("board", 6), ("card", 2), ("card", 6), ("dice", 1), ("dice", 4)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"), rows_long_unless([("board", 2), ("card", 6), ("dice", 1)], TABLES)
)
def test_any_position_can_be_drawn(name: str, players: int) -> None:
    game, luck = Game(name, LONG[:players]), Random(7)
    while not game.over:
        for part in (draw(game, [0]), middle(game)) if luck.random() < 0.2 else ():
            assert all(len(line) <= 80 for line in seen(part).splitlines())
        assert question(game).endswith((".", "?"))
        if game.actor == "nature":
            game.play(game.book.nature_move(game.state, luck))
        else:
            game.play(RANDOM[name](game.state, luck))
    assert "Bartholom" in seen(draw(game)) or players == 1
    assert question(game) == "The game is over."


@pytest.mark.parametrize(("name", "players", "moves"), DRAWINGS)
def test_a_table_is_drawn_to_the_letter(name: str, players: int, moves: int) -> None:
    game = played((name, players, {}), seed=7, moves=moves)
    game.players[:] = LONG[:players]
    lines = f"{seen(draw(game, [0]))}\n{question(game)}\n".splitlines()
    drawing = Path(__file__).parent / "drawings" / f"{name}-{players}.txt"
    assert [line.rstrip() for line in lines] == drawing.read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_dice_table_is_whole_in_60_columns(players: int, lang: str) -> None:
    game = Game("dice", LONG[:players])
    after(game, *["first 0"][: players > 1])
    after(game, max(game.legal(), key=lambda roll: roll.count("spice")))  # long words
    narrow, wide = (seen(draw(game, [0], lang), width) for width in (60, 200))
    assert "…" not in narrow
    assert set(narrow.split()) >= {word for word in wide.split() if set(word) - set("x.o")}


def test_the_board() -> None:
    moves = ["first 2", "card fur3", "draw", "card gold10", "auction", "bid 7", "pass", "bid 8"]
    game = after(Game("board", ["Ada", "Bruno", "Chen"]), *moves, "card dye1")
    game.state.level[1] = 5
    shown = seen(draw(game, [0]))
    assert "deck: 15 cards" in shown
    assert "> Ada (you)       40      0     5  empty" in shown
    assert "  Chen            32     13     3  fur 3  gold 10" in shown
    assert "Lot: dye 1  (worth 1, 1 space); Ada presents" in shown
    assert "0 +1" in shown
    assert "bonus each day: 5 on level 5, 10 on level 6, 20 on level 7" in shown
    assert question(game) == "Ada: draw another card, or auction the lot?"
    after(game, "auction", "bid 2")
    assert "Bids: Bruno 2; Bruno leads with 2" in seen(middle(game))
    assert question(game) == "Chen: bid more than 2 for the lot, or pass?"


def test_the_market() -> None:
    moves = ["first 0", "card cloth2", "reveal", "card cloth0x2", "reveal", "card fur0g", "take 1"]
    game = after(Game("card", 2, {"rising_monopoly": True}), *moves, "reveal", "card neutral7")
    after(game, "reveal", "card dye4")
    shown = seen(draw(game))
    assert "Out of reach: cloth 2\n" in shown
    assert "Market: [3] double cloth 0   [2] neutral 7   [1] dye 4" in shown
    assert "monopoly each day: 10 from 7 icons, 20 from 10" in shown
    assert question(game).endswith("or reveal (up to 1 more)?")
    after(game, "take 1 2 3")
    assert re.search("cloth 0x2  dye 4 +neutral 7", seen(draw(game)))
    assert "+2" in seen(draw(game))


def test_the_dice() -> None:
    roll = "roll dye0 gold5 fur3 grain2 dye4"
    game = after(Game("dice", ["Ada", "Bruno"]), "first 1", roll, "choose 1 2 5")
    shown = seen(draw(game, [0]))
    assert "Bruno rolls" in shown
    assert "0 5 4 _ _ _ _" in shown
    assert "xxx.........  3" in shown
    assert "gone    gone     left    left      gone" in shown
    assert question(game) == "Ada: which of the dice left is entered?"


def test_solitaire_shows_the_enemy() -> None:
    game = after(Game("dice", 1), "roll dye0 gold5 fur3 grain2 dye4", "choose 2")
    shown = seen(draw(game))
    assert "ooo.........  3" in shown
    assert "9 circles: no column scores" in shown
    assert "about to be rolled" in shown


def test_names_are_neither_markup_nor_control_characters() -> None:
    game = Game("dice", ["[red]A[/red]", "B\x1b[2J"])
    shown = seen(draw(game))
    assert "[red]A[/r." in shown
    assert "\x1b" not in shown
