"""The card game from day to day and to its end: C1, C40 to C42, and a whole day as recorded."""

import pytest

from medici.games.card import CARD
from medici.games.goods import GOODS
from tests.rules.card_table import Table
from tests.rules.test_card_scoring import even


def test_C40_market_returns_to_the_deck_and_warehouses_stay() -> None:
    table = Table(2)
    table.say("first 0")
    table.turn("cloth2 cloth3 cloth4")
    for _ in range(2):
        table.turn("fur2 fur3 fur4", "1 2 3")
        table.turn("dye2 dye3 dye4", "1 2 3")
    table.turn("spice2 spice3")
    assert table.t.day == 1
    assert table.market == ["cloth2", "cloth3", "spice2"]
    assert (table.in_deck("cloth2"), table.in_deck("spice2"), table.in_deck("cloth4")) == (3, 3, 3)
    assert table.t.deck_left == 110 - 17
    icons = table.t.icons[:]
    start = table.florins.index(min(table.florins))
    table.say(f"first {start}")
    assert table.market == []
    assert (table.in_deck("cloth2"), table.in_deck("spice2"), table.in_deck("cloth4")) == (4, 4, 3)
    assert table.t.deck_left == 110 - 14
    assert table.t.icons == icons
    assert table.t.room[:2] == [7, 7]
    assert table.worth == [0, 0]
    assert table.actor() == "nature"
    assert table.t.on_turn == start


def test_C40_scored_ships_can_be_seen_until_the_next_day() -> None:
    table = Table(3)
    table.sail(0, [even("2"), even("3"), even("4")])
    assert table.worth == [10, 15, 20]
    assert table.aboard(1) == even("3").split()
    table.say("first 0")
    assert table.aboard(1) == []


def test_C41_fewest_florins_start() -> None:
    table = Table(3)
    table.sail(0, [even("2"), even("3"), "neutral7 neutral7 " + even("0x2")])
    assert table.florins == [0, 30, 65]
    assert table.legal() == {"first 0"}
    assert not table.can("first 1")
    assert not table.can("first 3")


def test_C41_chance_among_several() -> None:
    table = Table(4)
    table.sail(3, [even("2"), even("3"), even("2"), even("2")])
    assert table.florins == [10, 30, 10, 10]
    assert table.legal() == {"first 0", "first 2", "first 3"}
    assert {CARD.weight(table.t, CARD.parse_move(text)) for text in table.legal()} == {1}


def last_day(extra: str) -> Table:
    """Two players whose ships were alike on all three days, but for an extra of seat 1."""
    table = Table(2)
    table.sail(0, [even("2") + " cloth3 fur3"] * 2)
    assert table.florins == [35, 35]
    table.sail(0, [even("4") + " grain3 dye3"] * 2)
    assert (table.t.day, table.florins) == (2, [70, 70])
    common = even("5") + " spice3 "
    table.sail(0, [common + "cloth3", common + extra + "cloth3"])
    return table


def test_C42_game_is_over_after_the_third_scoring() -> None:
    table = last_day("")
    assert table.t.day == 3
    assert table.actor() is None
    assert table.legal() == set()
    assert not any(table.can(text) for text in ("reveal", "take 1", "first 0", "card fur2"))


@pytest.mark.parametrize(
    ("extra", "florins", "winners"), [("", [105, 105], [0, 1]), ("neutral7 ", [95, 115], [1])]
)
def test_C42_richest_win_jointly(extra: str, florins: list[int], winners: list[int]) -> None:
    table = last_day(extra)
    assert table.florins == florins
    assert [seat for seat in range(2) if CARD.wins(table.t, seat)] == winners


def test_C20_whole_day_as_it_is_recorded() -> None:
    table = Table(2)
    seats = "0: cloth2 fur4 neutral7 take 1 2 | 1: reveal cloth0x2 cloth5 take 1 2 3 |"
    seats += "0: grain4 fur5 fur3 take 1 2 3 | 1: spice5 cloth0g cloth4 take 1 2 3 |"
    seats += "0: dye5 dye3 fur2 take 1 2 3 | 1: grain5 cloth5 grain2 take 1 2"
    table.say("first 0")
    for turn in seats.split("|"):
        seat, _, moves = turn.strip().partition(": ")
        cards, _, positions = moves.partition(" take ")
        assert table.t.on_turn == int(seat)
        if cards.startswith("reveal"):
            assert table.actor() == int(seat)
        else:
            assert table.actor() == "nature"
        table.turn(cards.removeprefix("reveal "), positions)
    assert table.worth == [33, 23]
    assert table.ship_pay == [20, 0]
    goods = {good: table.column(table.t.good_pay, good) for good in GOODS}
    assert goods == {
        "cloth": [0, 10],
        "fur": [10, 0],
        "grain": [5, 5],
        "dye": [10, 0],
        "spice": [0, 10],
    }
    assert [table.column(table.t.bonus_pay, good) for good in GOODS] == [[0, 10], *[[0, 0]] * 4]
    assert table.florins == [45, 35]
    assert table.market == ["grain5"]
    assert table.legal() == {"first 1"}
