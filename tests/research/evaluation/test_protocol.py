"""The protocol is frozen, and names players that there are."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from medici.bots import bot_named
from medici.bots.compiled.engine import engine_of
from medici.bots.opponents.league import HELD_OUT
from medici.bots.players.plain_bot import plain_bot, policy_of
from medici.bots.processes.child import BotFailure
from medici.research.evaluation.protocol import (
    PLAYERS,
    TABLES,
    company,
    description,
    meetings,
)

# Not to be changed: whoever changes the protocol gives it a new version.
FINGERPRINTS = {
    "board": "6475515e117748570e1597e3ad25123965c34bdd84c92f2e154aef0dce53456a",
    "card": "350b80f34eb82fb7bd9852543c5456350ef3ae4163b7c610501c5189e0a09aff",
    "dice": "7b5e1411c67874e05abe2c95dbdcef7d537127cf8e2504557676feb3d2b85eab",
}


@pytest.mark.parametrize("game", PLAYERS)
def test_the_protocol_is_frozen(game: str) -> None:
    text = msgspec.json.encode(description(game, PLAYERS[game]))
    assert hashlib.sha256(text).hexdigest() == FINGERPRINTS[game]


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_full_of_players_that_there_are(game: str, table: str) -> None:
    for players in (2, PLAYERS[game]):
        names = company(game, players, table, deal=5)
        assert len(names) == players - 1
        assert all(bot_named(name) for name in names)
        for name in names:
            if name.startswith("plain:"):
                assert plain_bot(name).number >= HELD_OUT, "nothing was tuned against it"
                policy_of(game, plain_bot(name))


def test_a_bot_does_not_meet_itself_alone_and_princes_are_left_out_of_quick_ones() -> None:
    full = {one.table for one in meetings("dice", 3, "merchant", quick=False)}
    assert full == {*TABLES} - {"merchant"}
    quick = {one.table for one in meetings("dice", 3, "merchant", quick=True)}
    assert quick == full - {"prince"}


def test_slow_players_have_fewer_deals() -> None:
    def deals(bot: str, table: str) -> int:
        return sum(one.table == table for one in meetings("board", 4, bot, quick=False))

    assert deals("merchant", "dear") > deals("banker", "dear") > deals("prince", "dear") > 1
    assert deals("merchant", "banker") == deals("banker", "dear")
    assert deals("merchant", "prince") == deals("prince", "dear")
    assert deals("somebody:Else", "dear") == deals("banker", "dear")


@pytest.mark.slow
def test_a_plain_player_of_another_game_says_so() -> None:
    engine = engine_of("dice")
    bot = plain_bot("plain:miser-A")
    with pytest.raises(BotFailure, match="other games"):
        bot.choose(engine, engine.tables(1)[0], bot.budget, 1)
    with pytest.raises(RuntimeError, match="expected a style"):
        bot_named("plain:nobody-A")


def test_the_document_names_the_tables() -> None:
    page = (Path(__file__).parents[3] / "docs" / "evaluate.md").read_text()
    assert all(f"`{table}`" in page for table in TABLES)
