"""A bot that is asked where no seat is to act says so, whatever kind it is."""

import random
from collections.abc import Iterator

import pytest

from medici.bots import BOTS, Bot, bot_named
from medici.bots.bot import NotToActError
from medici.bots.compiled.engine import engine_of
from medici.bots.external.external_bot import stop_external_bots
from medici.games import GAMES
from medici.record import Game

KINDS = [*BOTS, "merchant:bold", "plain:denier-A", "examples.bidder:Bidder"]


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    stop_external_bots()


def asked(bot: Bot, game: Game) -> None:
    """Ask by an object and by a record."""
    engine = engine_of(game.name)
    with pytest.raises(NotToActError):
        bot.choose(engine, engine.record_of(game.state), bot.budget, 1)
    bot.move(game.name, game.state, seed=1)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("kind", GAMES)
def test_a_bot_says_that_nature_is_to_act_or_nobody(name: str, kind: str) -> None:
    bot, source = bot_named(name), random.Random(1)
    game = Game(kind, players=3)
    with pytest.raises(
        NotToActError, match="expected a seat to act; got a state in which nature is"
    ):
        asked(bot, game)
    while not game.over:
        game.play(source.choice(game.legal()))
    with pytest.raises(NotToActError, match="expected a seat to act; got a game that is over"):
        asked(bot, game)
