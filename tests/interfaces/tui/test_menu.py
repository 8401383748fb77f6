"""The menu: a game as one wishes it, another language, the last game again."""

from pathlib import Path

import pytest

from medici.interfaces.tui.app import MediciApp
from medici.interfaces.tui.dialogs import JoinScreen, Page
from medici.interfaces.tui.menu import CURSOR, Line, MenuScreen
from medici.interfaces.tui.table import TableScreen
from medici.presentation.words import LANGUAGES
from tests.interfaces.tui.tables import at, first_legal, table_of

pytestmark = pytest.mark.anyio


def menu(lang: str = "en") -> MediciApp:
    return MediciApp(None, lang, seed=1, pace=0, adviser=first_legal)


async def test_a_game_is_chosen_and_played() -> None:
    async with at(menu()) as player:
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        player.app.screen.query_one("#game").focus()
        await player.press("right", "right", "down", "left")
        await player.until(lambda: "Medici: The Dice Game" in player.shown())
        player.app.screen.query_one("#play").focus()
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        assert player.game.name == "dice"
        assert len(player.game.players) == 3
        assert player.game.players[0] == "Ada"
        await player.turn()
        await player.press("h")
        await player.until(lambda: "Hint" in player.note())


async def test_a_language_is_spoken_at_once_and_at_the_table() -> None:
    async with at(menu()) as player:
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        player.app.screen.query_one("#language").focus()
        await player.press(*["right"] * list(LANGUAGES).index("pt-BR"))
        await player.until(lambda: "Seu nome" in player.shown())
        player.app.screen.query_one("#play").focus()
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.turn()
        assert player.status().startswith("Sua vez:")


async def test_the_last_game_is_resumed_where_it_stood() -> None:
    first = table_of("card", 2, humans=2)
    async with at(first) as player:
        await player.turn()
        await player.decide()
        moves = player.game.moves[:]
    async with at(menu("pt-BR")) as player:
        await player.until(lambda: "Retomar: Medici: o jogo de cartas, dia 1" in player.shown())
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.turn()
        assert player.game.moves == moves
        assert list(player.table.play.mine) == [0, 1]


async def test_from_the_table_to_the_menu_and_back(folder: Path) -> None:
    async with at(table_of("dice", 1)) as player:
        await player.turn()
        await player.decide()
        moves = len(player.game.moves)
        await player.press("m")
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.turn()
        assert len(player.game.moves) == moves
    assert len(list(folder.glob("*.json"))) == 1


async def test_a_wrong_address_is_refused_with_an_example() -> None:
    async with at(menu()) as player:
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        player.app.screen.query_one("#join").focus()
        await player.press("enter")
        await player.until(lambda: isinstance(player.app.screen, JoinScreen))
        await player.press("n", "o", "enter")
        shown = " ".join(player.shown().replace("│", " ").split())
        assert "Expected the address of a table" in shown
        assert "got 'no'" in shown
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))


async def test_letters_of_a_name_are_no_commands() -> None:
    async with at(menu()) as player:
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        player.app.screen.query_one("#name").focus()
        await player.press("end", *("backspace",) * 3, "q", "u")
        assert player.app.wish.name == "qu"
        assert isinstance(player.app.screen, MenuScreen)


@pytest.mark.parametrize(("lang", "told"), [("en", "help"), ("pt-BR", "ajuda")])
async def test_a_question_mark_opens_help_and_closes_it(lang: str, told: str) -> None:
    async with at(menu(lang)) as player:
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))
        assert f"? {told}" in player.shown()
        await player.press("question_mark")
        await player.until(lambda: isinstance(player.app.screen, Page))
        await player.press("question_mark")
        await player.until(lambda: isinstance(player.app.screen, MenuScreen))


async def test_the_line_that_keys_are_for_is_marked_by_a_sign(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without colours nothing else would tell it."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with at(menu()) as player:

        def marked() -> list[str | None]:
            lines = player.app.screen.query(Line).results(Line)
            return [line.id for line in lines if CURSOR in str(line.render())]

        await player.until(lambda: marked() == ["play"])
        for name in ("join", "leave", "game", "players", "bots", "language"):
            await player.press("down")
            await player.until(lambda name=name: marked() == [name])  # type: ignore[misc]
        await player.press("up")
        await player.until(lambda: marked() == ["bots"])
