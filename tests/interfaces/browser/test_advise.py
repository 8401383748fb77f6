"""A browser makes of futures what Python's adviser makes of them."""

from random import Random
from typing import Any

import msgspec
import pytest

from medici.analysis.advise.advice import Advice, FairPrice, Further, Worth
from medici.analysis.advise.odds import next_card
from medici.analysis.advise.prices import closer_prices, fair_price, spread_prices
from medici.analysis.advise.sentences import findings, hint, reasons
from medici.analysis.advise.summary import Outcomes, TriedMove, rank_moves, title_chances
from medici.analysis.moves import move_line
from medici.analysis.reasons.explain import why_better
from medici.presentation.story.line import Line
from medici.record import Game
from tests.bots.positions import TABLES
from tests.interfaces.browser.same import Browser

NAMES = ["Ada", "Bruno", "Carla", "Dora", "Elio", "Fia"]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("seed", range(20))
def test_prices_are_the_same(browser: Browser, seed: int) -> None:
    random = Random(seed)
    purse = random.randrange(60)
    low = random.uniform(0, purse)
    high = random.uniform(low, purse)
    prices = closer_prices(spread_prices(0, purse), low, high)
    noise = random.choice([0.0, 0.02, 0.3])
    chances = [[0.02 * (9 - p) + random.gauss(0, noise) for p in prices] for _ in range(40)]
    florins = [[11.0 - p + random.gauss(0, 5) for p in prices] for _ in range(40)]
    given = {"purse": purse, "low": low, "high": high, "chances": chances, "florins": florins}
    told = browser.ask("prices", **given, seed=seed)
    assert told == {"is": plain(fair_price(0, purse, prices, chances, florins, seed))}


def position(name: str, players: int, seed: int) -> Game:
    """A decision out of a random game."""
    random, game = Random(seed), Game(name, NAMES[:players])
    while game.actor == "nature" or len(game.moves) < 20 + seed:
        if game.actor == "nature":
            game.let_nature_act(random)
        else:
            game.play(random.choice(game.legal()[:5]))
    return game


def ends(random: Random, batches: int, moves: int, seats: int, most: float) -> Outcomes:
    """Random ends of futures."""
    return [
        [[random.uniform(0, most) for _ in range(seats)] for _ in range(moves)]
        for _ in range(batches)
    ]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_moves_and_sentences_are_the_same(browser: Browser, name: str, players: int) -> None:
    for seed in range(3):
        random, game = Random(seed), position(name, players, seed)
        actions = game.legal_actions()[:9]
        shares = ends(random, 8, len(actions), players, 1)
        totals = ends(random, 8, len(actions), players, 200)
        tried = [
            TriedMove(
                game.book.move_name(action),
                move_line(game, game.book.move_name(action), "advise"),
                title_chances([batch[number][0] for batch in totals]),
            )
            for number, action in enumerate(actions)
        ]
        candidates = rank_moves(tried, game.state.actor, shares, totals)
        prices = [priced(random, seat) for seat in range(players)] if name == "board" else []
        advice = Advice(
            game=name,
            players=game.players,
            actor=game.actor,
            futures=8,
            chances=[1 / players] * players,
            errors=[0.01] * players,
            totals=[0.0] * players,
            titles={},
            candidates=candidates,
            lot=[],
            bid=seed * 9,
            prices=prices,
            further=Further(0, prices[0], random.uniform(-9, 9), 1.0, []) if prices else None,
            odds=next_card(game),
            findings=[],
            why=why_better(game, candidates[0].move, candidates[1].move),
            why_worth=[Line("reason-none") for _ in prices],
        )
        you = seed % players
        told = browser.ask(
            "advice",
            advice=plain(advice),
            record=game.record(),
            actions=actions,
            shares=shares,
            totals=totals,
            you=you,
        )
        assert told == {"is": plain([advice, findings(advice, you), hint(advice), reasons(advice)])}


def priced(random: Random, seat: int) -> FairPrice:
    """Some price."""
    low, price, high = sorted(random.uniform(0, 20) for _ in range(3))
    worth = Worth(price, low, high)
    return FairPrice(seat, 20, price, low, high, int(price), "chance", worth, worth, False, False)
