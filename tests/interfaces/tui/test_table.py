"""The table played by keys and mouse, as a person does."""

import re
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Static

from medici.interfaces.tui.app_protocol import NewGame
from medici.interfaces.tui.hints import Tip
from medici.interfaces.tui.scoring import ScoringScreen
from medici.interfaces.tui.session import Session
from medici.interfaces.tui.table import TableScreen
from medici.interfaces.tui.widgets import Face, Press
from medici.presentation.scene import CardScene, scene
from medici.presentation.words.cards import parse_card
from medici.record import read_record, replay
from tests.interfaces.tui.tables import Player, at, table_of
from tests.long_run import long_unless

pytestmark = pytest.mark.anyio
GAMES = [("board", 3), ("card", 2), ("dice", 3), ("dice", 1)]
# The whole games that `make test` plays; `make test-long` plays them all.
USUAL = {("card", 2, "pt-BR")}


async def decide(player: Player) -> None:
    """Any legal move, by keys alone."""
    hand = player.table.hand
    assert hand is not None
    before = len(player.game.moves)
    if "pass" in hand.legal:
        await player.press("enter" if len(hand.game.moves) % 2 and hand.bids else "p")
    elif "auction" in hand.legal:
        await player.press("a")
    else:
        least = min(hand.legal, key=lambda move: (move == "reveal", len(move)))
        await player.press(*least.split()[1:], "enter")
    await player.until(lambda: len(player.game.moves) > before)


async def test_a_table_that_another_screen_has_replaced_is_drawn_no_more(folder: Path) -> None:
    async with at(table_of("board", 3, "en")) as player:
        await player.turn()
        left = player.table
        await player.app.begin(NewGame("board", 3, "apprentice"))
        await player.until(lambda: player.app.screen is not left and not left.is_attached)
        await left.draw()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "lang"),
    [
        pytest.param(*game, lang, marks=() if (*game, lang) in USUAL else pytest.mark.long)
        for game in GAMES
        for lang in ("en", "pt-BR")
    ],
)
async def test_a_whole_game_by_keys(name: str, players: int, lang: str, folder: Path) -> None:
    counted = 0
    async with at(table_of(name, players, lang)) as player:
        while True:
            await player.turn()
            if isinstance(player.app.screen, ScoringScreen):
                counted += 1
                await player.press("a", "enter")
                await player.until(lambda: not isinstance(player.app.screen, ScoringScreen))
            elif player.game.over:
                break
            else:
                await decide(player)
        assert counted == 3
        await player.until(lambda: "[n]" in player.shown())
        over = {"en": "The game is over.", "pt-BR": "A partida acabou."}
        assert over[lang] in player.status()
        assert "[h]" not in player.shown()  # nothing is left to be hinted at, or taken back
        assert "[u]" not in player.shown()
        moves = len(player.game.moves)
        await player.press("u", "h")
        assert (len(player.game.moves), player.note()) == (moves, "")
    (file,) = folder.glob("*.json")
    assert replay(read_record(file)).over


async def test_a_bid_is_typed_or_changed_and_enter_bids_it() -> None:
    async with at(table_of("board", 2, humans=2)) as player:
        await player.turn()
        await player.press("a")
        await player.until(lambda: player.table.hand is not None and bool(player.table.hand.bids))
        await player.press("1", "7")
        assert "▸ Bid 17 [Enter]" in player.shown()
        await player.press("plus", "plus", "minus")
        assert "▸ Bid 18 [Enter]" in player.shown()
        await player.press("enter")
        assert player.game.moves[-1][1] == "bid 18"


async def test_a_question_longer_than_a_narrow_terminal_goes_on_in_a_second_line() -> None:
    async with at(table_of("card", 2, "de", humans=2)) as player:
        await player.turn()
        asked = player.status()
        assert len(asked) > 80
        shown = " ".join(line.strip() for line in player.shown().splitlines())
        assert asked in shown


async def test_an_impossible_bid_changes_nothing_and_says_what_was_expected() -> None:
    async with at(table_of("board", 2, humans=2)) as player:
        await player.turn()
        await player.press("a")
        await player.until(lambda: player.table.hand is not None and bool(player.table.hand.bids))
        moves = len(player.game.moves)
        await player.press("9", "9", "enter")
        assert player.note() == "Expected a bid from 1 to 40; got 99."
        assert len(player.game.moves) == moves


async def test_dice_are_picked_by_the_mouse_and_entered_by_a_button() -> None:
    async with at(table_of("dice", 1)) as player:
        await player.turn()
        await player.pilot.click(Face)
        await player.pilot.pause()
        assert player.table.hand is not None
        assert player.table.hand.picked == {1}
        await player.pilot.click(next(iter(player.table.query("#bar Press.main").results(Press))))
        await player.until(lambda: len(player.game.moves) > 2)
        assert player.game.moves[1][1] == "choose 1"


async def test_nothing_picked_is_said_to_be_nothing() -> None:
    async with at(table_of("dice", 1, "pt-BR")) as player:
        await player.turn()
        await player.press("enter")
        assert player.note().startswith("Opções: escolher de 1 a 3 de 1 2 3 4 5.")


async def test_a_move_is_taken_back_until_chance_answers() -> None:
    async with at(table_of("board", 2, humans=2)) as player:
        await player.turn()
        await player.press("a", "7", "enter")
        await player.turn()
        moves = player.game.moves[:]
        await player.press("p")
        await player.until(lambda: len(player.game.moves) != len(moves))
        await player.turn()
        await player.press("u")
        assert "chance has acted since" in player.note()


async def test_undo_brings_the_decision_back() -> None:
    async with at(table_of("board", 2, humans=2)) as player:
        await player.turn()
        await player.press("a")
        await player.turn()
        bidder = player.game.actor
        await player.press("7", "enter")
        await player.until(lambda: player.game.actor != bidder)
        await player.press("u")
        await player.until(lambda: player.game.actor == bidder)
        assert f"{player.game.players[int(bidder or 0)]} takes back: bid 7." in player.note()


async def test_a_hint_holds_the_move_that_it_names() -> None:
    async with at(table_of("dice", 2)) as player:
        await player.turn()
        await player.press("h")
        await player.until(lambda: "Hint: enter" in player.note())
        assert "It wins in 42% of the futures tried" in player.note()
        hand = player.table.hand
        assert hand is not None
        assert hand.move == hand.legal[-1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Hint: draw another card. It wins"),
        ("de", "Tipp: noch eine Karte aufdecken. Das gewinnt"),
        ("es", "Pista: «revelar otra carta» gana"),
        ("fr", "Conseil : « retourner une autre carte » gagne"),
        ("it", "Consiglio: «girare un’altra carta». Vittorie"),  # noqa: RUF001
        ("pt-BR", "Dica: “revelar mais uma carta” vence"),
    ],
)
async def test_a_hint_names_its_move_as_within_a_sentence(lang: str, said: str) -> None:
    app = table_of("board", 2, lang)
    app.adviser = lambda *_: Tip("draw", 0.42, "")
    async with at(app) as player:
        await player.turn()
        await player.press("h")
        await player.until(lambda: "42" in player.note())
        assert said in player.shown()


async def test_between_people_no_hint_is_given() -> None:
    async with at(table_of("dice", 2, humans=2)) as player:
        await player.turn()
        await player.press("h")
        assert "A hint is given when you play alone" in player.note()


async def test_a_hint_that_fails_costs_no_game() -> None:
    app = table_of("dice", 1)

    def stumble(*_: object) -> None:
        raise RuntimeError("stumbled")

    app.adviser = stumble  # type: ignore[assignment]
    async with at(app) as player:
        await player.turn()
        await player.press("h")
        await player.until(lambda: "No hint: stumbled." in player.note())
        await player.press("1", "enter")
        await player.until(lambda: len(player.game.moves) > 2)


@pytest.mark.slow
async def test_a_day_is_counted_step_by_step() -> None:
    async with at(table_of("dice", 2, "pt-BR", humans=2, seed=5)) as player:
        while True:
            await player.turn()
            if isinstance(player.app.screen, ScoringScreen):
                break
            await decide(player)
        screen = player.app.screen
        assert screen.step == 0
        assert "Navios (D20)" in player.shown()
        for step in range(1, screen.scored_day.last + 1):
            await player.press("enter")
            assert screen.step == step
        assert "Pontos agora: Ada" in player.shown()
        assert screen.scored_day.now(screen.step) == player.game.days[-1]["totals"]
        await player.press("left")
        assert screen.step == screen.scored_day.last - 1
        await player.press("a", "enter")
        await player.turn()
        assert player.table.hand is not None


async def test_the_log_and_help_open_and_close() -> None:
    async with at(table_of("card", 2)) as player:
        await player.turn()
        await player.press("l")
        await player.until(lambda: "Back [Esc]" in player.shown())
        assert "drawn to start (C4)" in player.shown()
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.press("question_mark")
        await player.until(lambda: "take back your last move" in player.shown())
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 12)])
async def test_a_terminal_that_is_too_small_says_so(size: tuple[int, int]) -> None:
    async with at(table_of("dice", 1, "pt-BR"), size) as player:
        shown = " ".join(player.shown().split())
        assert "Pequeno demais" in shown
        assert f"este terminal tem {size[0]} e {size[1]}" in shown
        await player.pilot.resize_terminal(100, 30)
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.turn()
        assert player.table.hand is not None


async def test_no_line_ends_at_a_no_break_space() -> None:
    async with at(table_of("card", 2, "fr")) as player:
        await player.turn()
        log = player.table.game_log
        for room in range(10):  # the signs come to stand at every place about the end of a line
            said = (
                "x" * (58 + room) + " " + player.table.texts.say("terminal-join-bad", {"got": "y"})
            )
            log.paragraphs = [said, said]
            await player.table.say("x" * (62 + room) + " qui commence\u202f? Toi\u00a0!")
            await player.pilot.pause()
            lines = [line.strip(" │") for line in player.shown().splitlines()]
            assert any("commence ?" in line for line in lines)
            assert any("reçu : y" in line for line in lines)
            assert not any(line.startswith((":", "?", "!")) for line in lines)
            assert not any("␣" in line for line in lines)


async def test_without_colour_everything_is_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = table_of("dice", 2)
    assert app.no_color
    async with at(app) as player:
        await player.turn()
        await player.press("1")
        shown = player.shown()
        assert "1 ✓" in shown
        assert "> ● Ada (you)" in shown or "> ◆" in shown
        assert "▤ cloth" in shown
        assert "▸ Enter" in shown


async def test_a_full_disk_is_told_and_the_game_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("medici.interfaces.tui.saves.save", refuse)
    async with at(table_of("dice", 1)) as player:
        await player.turn()
        assert "no room left" in player.note()
        await player.press("1", "enter")
        await player.until(lambda: len(player.game.moves) > 2)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_saves_and_says_how_to_go_on(key: str, folder: Path) -> None:
    app = table_of("card", 2)
    async with at(app) as player:
        await player.turn()
        await player.press(key)
    assert app.return_code == 0
    saved, further = app.farewell()
    (file,) = folder.glob("*.json")
    assert saved == f"Saved as {file}"
    assert further == f"Continue with: medici play --load {file}"


@pytest.mark.parametrize("least", [5, 9, 18])
async def test_a_long_market_is_shown_whole(least: int) -> None:
    app = table_of("card", 6, humans=6)
    assert isinstance(app.start, Session)
    game, luck = app.start.game, Random(1)
    beyond: list[str] = []
    while len(beyond) < least:
        moves = game.legal()
        usual = next((move for move in ("reveal", "take 1") if move in moves), None)
        game.play(usual or luck.choice(moves))
        view = scene(game)
        assert isinstance(view, CardScene)
        beyond = view.market[: -view.reach] if isinstance(game.actor, int) else []
    async with at(app) as player:
        await player.turn()
        beside = player.table.query_one("#beside", Static)
        await player.until(lambda: beside.size.height > 2)
        first, last = beside.region.y, beside.region.bottom
        lines = [line[beside.region.x :].strip() for line in player.shown().splitlines()]
        lines = [line for line in lines[first:last] if line]
        told = " ".join(lines)
        assert told.count(",") == len(beyond) - 1
        value = parse_card(beyond[-1]).value
        assert re.search(rf" {value}\S*$", told)  # to the last card, and none is broken
        assert all(line.endswith(",") for line in lines[:-1])


async def test_wide_terminals_have_the_log_beside_the_table() -> None:
    async with at(table_of("board", 4), (140, 45)) as player:
        await player.turn()
        log, main = player.table.query_one("#log"), player.table.query_one("#main")
        assert log.region.x >= main.region.right
        await player.pilot.resize_terminal(80, 24)
        await player.until(lambda: log.region.y >= main.region.bottom)


@pytest.mark.parametrize(("name", "players"), [("board", 6), ("card", 6), ("dice", 4)])
@pytest.mark.parametrize("lang", long_unless(["pt-BR"], ["en", "pt-BR"]))
async def test_the_largest_table_fits_into_80_by_24(name: str, players: int, lang: str) -> None:
    async with at(table_of(name, players, lang)) as player:
        await player.turn()
        main = player.table.query_one("#main")
        assert main.max_scroll_y == 0
        faces = player.table.query(Face)
        assert all(face.region.right <= 80 for face in faces)
        assert all(press.region.right <= 80 for press in player.table.query(Press))
