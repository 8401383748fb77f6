"""Fair prices of lots whose worth can be reckoned by hand.

Two players: the better ship is paid 20, a tie 10 each; in each good the higher level is paid 10, a
tie 5 each. So with all levels equal each good pays 5 to both, and the five goods 25.
Three players: ships 30, 15, 0; goods 10 and 5, and three who tie get 5 each, 25 in all.
"""

import pytest

from medici.analysis.advise import FairPrice
from medici.analysis.advise.budget import FutureBudget
from medici.analysis.advise.lot_futures import find_price
from medici.games.board.actions import PASS
from medici.games.board.state import Board
from medici.record import Game
from tests.analysis.advise.positions import last_lot, unseen_are

pytestmark = pytest.mark.slow  # it compiles the futures of lots


def fair(game: Game[Board], seat: int = 0, futures: int = 40) -> FairPrice:
    """What the lot is worth to a seat."""
    return find_price(game.state, seat, FutureBudget(1, futures, None, None), seed=3)[0]


def test_the_better_ship_is_worth_what_keeps_the_lead() -> None:
    # Without: Ada 30 + 25 = 55, Bruno 30 + 20 + 25 = 75, lost. With it her ship is 15 against 7:
    # Ada 75 - p, Bruno 55. She wins below 20 and ties at 20; from 21 on she loses and has less
    # than the 55 that she has without it.
    price = fair(last_lot("gold10", [30, 30], [1, 0], [5, 7]))
    assert 20 <= price.price <= 21
    assert price.most == 20
    assert price.by == "chance"
    assert (price.capped, price.unwanted) == (False, False)
    assert price.low == price.high == price.price  # no luck is left, so no doubt either


def test_money_decides_how_far_to_go() -> None:
    # The same with a richer Bruno: Ada 75 - p against 35 + 25 = 60, so she ties at 15. From 16 to
    # 20 she loses with the lot and without it, but has up to 5 florins more with it: 20.
    price = fair(last_lot("gold10", [30, 35], [1, 0], [5, 7]))
    assert price.price == pytest.approx(20)
    assert price.most == 20
    # And with a poorer one: Ada 75 - p against 21 + 25 = 46, so she ties at 29; 55 against 66
    # without it. At 30, all that she has, she loses.
    price = fair(last_lot("gold10", [30, 21], [1, 0], [5, 7]))
    assert price.most == 29


def test_a_lot_that_changes_nothing_is_worth_nothing() -> None:
    # Her cloth stands on the top level and the card has no value: no figure of the day changes.
    game = last_lot("cloth0", [40, 30], [1, 0], [5, 7], {"cloth": [7, 7]})
    price = fair(game)
    assert (price.price, price.low, price.high, price.most) == (0, 0, 0, 0)
    assert not price.unwanted


def test_who_has_lost_pays_what_it_brings() -> None:
    # Bruno wins whatever she does. The ship brings her 20.
    price = fair(last_lot("gold10", [30, 300], [1, 0], [5, 7]))
    assert price.by == "florins"
    assert price.price == pytest.approx(20)
    assert price.most == 20


def test_who_has_won_pays_what_it_brings() -> None:
    # Ada wins whatever she pays: at 150, all that she has, 0 + 20 + 25 = 45 against 0 + 25.
    price = fair(last_lot("gold10", [150, 0], [1, 0], [5, 7]))
    assert price.by == "florins"
    assert price.price == pytest.approx(20)
    assert price.most == 20


def test_a_tie_of_ships_is_worth_half_the_prize() -> None:
    # Without: Ada 40 + 25 = 65, Bruno 30 + 20 + 25 = 75. With it both ships are 15 and get 10:
    # Ada 75 - p, Bruno 65: she wins below 10 and ties at 10, and at 11 has less than without it.
    price = fair(last_lot("gold10", [40, 30], [1, 0], [5, 15]))
    assert price.most == 10
    assert 10 <= price.price <= 11


def test_a_track_with_its_bonus() -> None:
    # Fur: Ada 4, Bruno 5. The other goods pay 5 each, 20. The ships are Bruno's either way.
    # Without: Bruno is paid 10 and the bonus of 5: Ada 75 + 20 = 95, Bruno 40 + 20 + 20 + 15 = 95,
    # a tie. With it both are on 5 and get 5 + 5: Ada 105 - p, Bruno 90. Below 15 she wins, at 15
    # it is a tie as without the lot, and at 16 she has lost.
    price = fair(last_lot("fur5", [75, 40], [1, 0], [0, 20], {"fur": [4, 5]}))
    assert price.by == "chance"
    assert price.price == pytest.approx(15, abs=0.001)
    assert price.chance.price == pytest.approx(15, abs=0.001)
    # By florins it brings 10: 105 - p against 95.
    assert price.florins.price == pytest.approx(10)


def test_all_that_she_has_is_not_too_much() -> None:
    # Without: Ada 10 + 25 = 35, Bruno 5 + 20 + 25 = 50. With it at 10: Ada 0 + 45, Bruno 30.
    price = fair(last_lot("gold10", [10, 5], [1, 0], [5, 7]))
    assert price.capped
    assert (price.price, price.most) == (10, 10)


def test_what_another_would_do_with_it_counts() -> None:
    # Bruno, who has one florin, takes the lot for it if she passes: his ship is then 15 against 10,
    # and he has 0 + 20 + 25 = 45 against her 15 + 25 = 40. With it she has at least 0 + 45 against
    # 1 + 25. So she may give all that she has for a card that wins her nothing new.
    game = last_lot("gold10", [15, 1], [1, 1], [10, 5], presenter=1)
    price = fair(game, futures=400)
    assert price.capped
    assert price.most == 15


def test_three_ships_and_their_ranks() -> None:
    # Only Ada has room. Without: Ada 20 + 25 = 45, Bruno 40 + 30 + 25 = 95, Carla 80.
    # With it her ship of 10 beats 8 and 5: Ada 75 - p, Bruno 80, Carla 65. She loses at any price,
    # and is paid 30 more: all of her 20.
    poor = fair(last_lot("gold10", [20, 40, 40], [1, 0, 0], [0, 8, 5]))
    assert (poor.by, poor.capped, poor.most) == ("florins", True, 20)
    # With 70 florins: without it 95 against Bruno's 95 and Carla's 80, half a victory. With it
    # 125 - p against 80: at 45 it is a tie as without it, and at 46 she has lost.
    rich = fair(last_lot("gold10", [70, 40, 40], [1, 0, 0], [0, 8, 5]))
    assert rich.by == "chance"
    assert rich.price == pytest.approx(45, abs=0.001)


def test_a_lot_that_takes_the_place_of_a_better_one() -> None:
    # One card is left, gold10, and nobody but Ada has a florin. The cloth0 would fill her ship: the
    # gold then sails with Bruno for free, 15 against 5, and he has 0 + 20 + 45 against 50 - p. If
    # she lets it go she buys the gold next: at most 5 for it, 20 + 45 or more against 45.
    # (Everybody is on the top level in cloth: 5 + 20 there, 20 for the other goods.)
    game = last_lot("cloth0", [5, 0], [1, 1], [5, 5], {"cloth": [7, 7]})
    unseen_are(game.state, "gold10")
    price = fair(game)
    assert price.unwanted
    assert (price.price, price.most) == (0, 0)


def test_her_own_bid_is_not_taken_for_the_price() -> None:
    # The position where the better ship is worth 20, with a Bruno who has room but not one florin
    # more than the bid of 3 that she has made. The auction begins again without her: nobody but
    # Bruno can bid. He has a ship of 7 and takes the gold, or not; it wins him nothing new.
    game = last_lot("gold10", [30, 3, 0], [1, 1, 1], [5, 17, 0], presenter=2)
    before = fair(game, futures=400)
    game.state.actor = 1
    game.state.high, game.state.leader = 2, 0
    assert fair(game, futures=400) == before


def test_a_seat_that_has_passed_has_a_price_still() -> None:
    game = last_lot("gold10", [30, 30], [1, 1], [5, 7], presenter=1)
    assert game.state.actor == 0
    game.carry_out(0, PASS)
    assert game.state.actor == 1
    price = fair(game, futures=400)
    assert 0 < price.price <= 30
