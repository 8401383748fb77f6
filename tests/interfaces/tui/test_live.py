"""A live table joined from the terminal: a real server, another player over the network."""

import asyncio
import re
from datetime import datetime

import pytest

from medici.interfaces.tui.address import Address
from medici.interfaces.tui.app import MediciApp
from medici.interfaces.tui.live import LivePlay
from medici.interfaces.tui.scoring import ScoringScreen
from medici.interfaces.tui.sessions import keep_session
from medici.interfaces.tui.table import TableScreen
from medici.online.client import Client, ClientError
from medici.presentation.words import words
from tests.interfaces.tui.tables import Player, at
from tests.online.server.conftest import server, url  # noqa: F401  fixtures

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def joining(base: str, table: str, lang: str = "en") -> MediciApp:
    return MediciApp(Address(base, table), lang, name="Bruno", pace=0)


def live(player: Player) -> LivePlay:
    """The table as the app has it."""
    assert isinstance(player.app.play, LivePlay)
    return player.app.play


async def test_a_table_is_joined_and_a_move_made(url: str) -> None:  # noqa: F811
    async with Client(url) as host:
        await host.guest("Ada")
        table = await host.create_table("dice", players=2)
        await host.join(table)
        async with at(joining(url, table)) as player:
            await player.until(lambda: len(live(player).mine) == 1)
            await player.until(lambda: "Waiting for Ada to start" in player.shown())
            async with host.table(table) as own:
                await own.start()
                await player.until(lambda: live(player).game is not None)

                async def host_plays() -> None:
                    async for update in own:
                        if update.legal:
                            await own.move(update.legal[0])

                playing = asyncio.create_task(host_plays())
                for _ in range(3):
                    await player.until(lambda: live(player).asked is not None)
                    await player.until(lambda: ready(player))
                    game = live(player).game
                    assert game is not None
                    moves = len(game.moves)
                    await player.press(*game.legal()[0].split()[1:], "enter")
                    await player.until(lambda before=moves: moved(player) > before)  # type: ignore[misc]
                playing.cancel()
        assert live(player).failure == ""
        (line,) = player.app.farewell()
        assert line == f"Come back with: medici play --table {url}/tables/{table}"


def ready(player: Player) -> bool:
    """Whether the table waits for a key; a scoring is not in the way for three moves."""
    screen = player.app.screen
    assert not isinstance(screen, ScoringScreen)
    return isinstance(screen, TableScreen) and screen.hand is not None


def moved(player: Player) -> int:
    """How many moves have been seen."""
    game = live(player).game
    return len(game.moves) if game is not None else 0


async def test_one_comes_back_to_ones_seat(url: str) -> None:  # noqa: F811
    async with Client(url) as host:
        await host.guest("Ada")
        table = await host.create_table("card", players=2)
        await host.join(table)
        for _ in range(2):
            async with at(joining(url, table)) as player:
                await player.until(lambda: list(live(player).mine) == [1])


async def test_a_table_that_is_not_there_is_told_in_words(url: str) -> None:  # noqa: F811
    async with at(joining(url, "nothing", "pt-BR")) as player:
        await player.until(lambda: "Esta mesa não existe" in player.note())


async def test_a_server_that_is_not_there_is_told_in_words() -> None:
    async with at(joining("http://127.0.0.1:9", "nothing")) as player:
        await player.until(lambda: "The server cannot be reached" in player.note())


async def test_who_is_muted_is_told_until_when_and_why_in_their_language() -> None:
    at_noon = datetime(2031, 3, 5, 12, 0).timestamp()
    for lang, until, good in (
        ("de", "Bis 05.03.2031, 12:00 Uhr („spam“).", "Dauerhaft („spam“)."),
        ("pt-BR", "Até 05/03/2031, 12:00 (“spam”).", "Para sempre (“spam”)."),
        ("en", "Until 2031-03-05 12:00 (“spam”).", "For good (“spam”)."),
    ):
        play = LivePlay(Address("http://127.0.0.1:9", "x"), "Ada", words(lang, "terminal"))
        muted = ClientError("muted", "you may not talk until ... UTC: spam", at_noon, "spam")
        banned = ClientError("banned", "you are banned: spam", None, "spam")
        assert until in play.problem(muted)
        assert play.problem(banned).endswith(good)
        assert "you are banned" not in play.problem(banned)


CLOCK = {"kind": "decision", "seconds": 300}


async def hosted(url: str, clock: dict[str, object] | None = None) -> tuple[Client, str]:  # noqa: F811
    """A table of one's own with a bot, and the session that the terminal will find."""
    host = Client(url)
    await host.guest("Bruno")
    keep_session(url, host.session)
    table = await host.create_table("dice", players=2, bots={1: "apprentice"}, clock=clock)
    return host, table


async def test_a_host_starts_plays_takes_back_and_sees_the_clock(url: str) -> None:  # noqa: F811
    host, table = await hosted(url, CLOCK)
    async with host, at(joining(url, table)) as player:
        await player.until(lambda: "Start the game" in player.shown())
        await player.press("s")
        await player.until(lambda: live(player).asked is not None and ready(player))
        assert re.match(r"\[(5:00|4:5\d)\] Your turn", player.status())
        game = live(player).game
        assert game is not None
        moves = len(game.moves)
        await player.press(*game.legal()[0].split()[1:], "enter")
        await player.until(lambda: moved(player) > moves)
        await player.press("u")  # a bot or chance has acted since, or it is granted
        await player.until(lambda: player.note() != "")


async def test_one_comes_back_to_a_seat_in_which_a_bot_plays(url: str) -> None:  # noqa: F811
    host, table = await hosted(url)
    async with host, at(joining(url, table)) as player:
        await player.until(lambda: "Start the game" in player.shown())
        await player.press("s")
        await player.until(lambda: live(player).asked is not None)
        async with host.table(table) as own:
            await own.command("resign", seat=0)
        await player.until(lambda: "Take the seat back" in player.shown())
        await player.press("b")
        await player.until(lambda: not live(player).replaced())


@pytest.mark.parametrize(
    ("about", "why", "offered"),
    [
        ({}, "resigned", True),
        ({"rated": True}, "clock", True),
        ({"rated": True}, "left", False),
        ({"event": "spring"}, "resigned", False),
    ],
)
def test_nobody_is_offered_a_seat_that_was_given_up_in_a_game_that_counts(
    about: dict[str, object], why: str, offered: bool
) -> None:
    seat = LivePlay(Address("http://127.0.0.1:1", "t1"), "Ada", words("en", "terminal"))
    seat.see({"phase": "running", "seats": [{"yours": True, "taken_over": why}], **about})
    assert bool(seat.offers) == offered


async def test_people_talk_and_the_log_keeps_it(url: str) -> None:  # noqa: F811
    async with Client(url) as host:
        await host.guest("Ada")
        table = await host.create_table("card", players=2)
        await host.join(table)
        async with at(joining(url, table)) as player, host.table(table) as own:
            await player.until(lambda: len(live(player).mine) == 1)
            await player.press("t")
            await player.press(*"hello", "enter")
            await player.until(lambda: live(player).heard == ["Bruno: hello"])
            await own.chat("well met")
            await player.until(lambda: len(live(player).heard) == 2)
            await player.press("l")
            await player.until(lambda: "Ada: well met" in player.shown())
            await player.press("escape", "t", "escape")
            assert len(live(player).heard) == 2
