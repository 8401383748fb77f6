"""A browser makes the same review as Python of what has been seen, and gives the same orders."""

from random import Random
from typing import Any

import msgspec
import pytest

from medici.analysis.review.plan import next_orders
from medici.analysis.review.stats import add_outcomes
from medici.analysis.review.summary import build_review
from tests.analysis.review.made_up import ends, made_up
from tests.interfaces.browser.same import Browser
from tests.record.games import Setup, played, setup_id

SETUPS: list[Setup] = [
    ("board", 2, {}),
    ("board", 4, {}),
    ("board", 6, {}),
    ("card", 3, {}),
    ("dice", 3, {}),
    ("dice", 1, {}),
]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
@pytest.mark.parametrize("futures", [0, 8, 130])
def test_reviews_are_the_same(browser: Browser, setup: Setup, futures: int) -> None:
    game = played(setup, 6)
    stats = made_up(game, 6, futures)
    told = browser.ask("review", record=game.record(), stats=plain(stats))
    assert told == {"is": plain(build_review(game, stats))}


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_orders_are_the_same_and_so_is_what_comes_of_them(browser: Browser, setup: Setup) -> None:
    game, random = played(setup, 7), Random(7)
    players, stats = len(game.players), made_up(game, 7, 130)
    before = plain(stats)
    given = next_orders(stats, players == 1, 5)
    came = [ends(random, order, players, 0) for order in given]
    for order, row in zip(given, came, strict=True):
        add_outcomes(stats, order, players, row, players)
    told = browser.ask("futures", stats=before, players=players, ends=came)
    assert given
    assert told == {"is": [plain(given), plain(stats)]}
