"""The card game's turns, to the end of a day: C10 to C21."""

import pytest

from medici.games.card.notation import CARD_NAMES
from tests.rules.card_table import Table

TAKES = {"take 1", "take 1 2", "take 1 3", "take 1 2 3"}


def test_C10_first_card_comes_unasked_then_at_most_two_more() -> None:
    table = Table(3)
    table.say("first 2")
    assert table.actor() == "nature"
    table.say("card cloth2")
    assert table.actor() == 2
    assert table.legal() == {"reveal", "take 1"}
    table.say("reveal")
    assert table.actor() == "nature"
    table.say("card fur4")
    assert table.legal() == {"reveal", "take 1", "take 1 2"}
    table.say("reveal", "card neutral7")
    assert table.market == ["cloth2", "fur4", "neutral7"]
    assert table.legal() == TAKES
    assert not table.can("reveal")


def test_C10_with_cards_in_the_market_none_or_three_may_be_revealed() -> None:
    table = Table(3)
    table.say("first 0")
    table.turn("cloth2 fur4", "1")
    assert table.actor() == 1
    assert table.legal() == {"reveal", "take 1"}
    table.reveal("fur2", "dye2", "spice3")
    assert table.market == ["cloth2", "fur2", "dye2", "spice3"]
    assert table.legal() == TAKES
    table.say("take 1")
    assert table.actor() == 2
    table.say("take 1 2 3")
    assert table.aboard(2) == ["dye2", "fur2", "cloth2"]


@pytest.mark.parametrize(
    ("positions", "taken", "left"),
    [
        ("1", ["grain5"], ["cloth2", "fur3", "dye4"]),
        ("1 2", ["grain5", "dye4"], ["cloth2", "fur3"]),
        ("1 3", ["grain5", "fur3"], ["cloth2", "dye4"]),
        ("1 2 3", ["grain5", "dye4", "fur3"], ["cloth2"]),
    ],
)
def test_C11_take_the_last_and_perhaps_the_two_before(
    positions: str, taken: list[str], left: list[str]
) -> None:
    table = Table(3)
    table.say("first 0")
    table.turn("cloth2 spice2")
    table.reveal("fur3", "dye4", "grain5")
    assert table.legal() == TAKES
    table.say(f"take {positions}")
    assert table.aboard(1) == taken
    assert table.market == left
    assert table.t.room[1] == 5 - len(taken)


def test_C11_first_worked_example() -> None:
    table = Table(3)
    table.say("first 0")
    table.turn("cloth2 fur4 neutral7", "1 2")
    table.turn("grain3 cloth5", "1 3")
    table.turn("grain0x2 grain4", "1 2 3")
    assert table.aboard(0) == ["neutral7", "fur4"]
    assert table.aboard(1) == ["cloth5", "cloth2"]
    assert table.aboard(2) == ["grain4", "grain0x2", "grain3"]
    assert table.worth == [11, 7, 7]
    assert table.market == []


def with_room(room: int, market: str) -> Table:
    """Two players; seat 0 has that much room, and the market to choose from."""
    table = Table(2)
    table.say("first 0")
    for card in (["dye2", "dye2", "dye2", "dye2", "dye3", "dye3", "dye3"])[: 7 - room]:
        table.turn(card)
        table.turn("neutral7")
    table.reveal(*market.split())
    assert table.t.room[0] == room
    return table


@pytest.mark.parametrize(
    ("room", "market", "takes"),
    [
        (1, "fur2 fur3 fur4", {"1"}),
        (1, "fur2 fur3 fur0g", {"1", "1 2", "1 3"}),
        (1, "fur2 neutral2 fur4", {"1", "1 2"}),
        (1, "neutral2 fur3 fur4", {"1", "1 3"}),
        (1, "neutral2 fur0g fur4", {"1", "1 2", "1 3", "1 2 3"}),
        (1, "neutral2 fur3 fur0g", {"1", "1 2", "1 3", "1 2 3"}),
        (2, "fur2 fur0x2 fur4", {"1", "1 2", "1 3"}),
        (2, "fur2 neutral2 fur4", {"1", "1 2", "1 3", "1 2 3"}),
        (2, "fur2 fur3 neutral2", {"1", "1 2", "1 3", "1 2 3"}),
        (3, "fur2 fur3 fur4", {"1", "1 2", "1 3", "1 2 3"}),
    ],
)
def test_C12_cards_that_need_space_must_fit(room: int, market: str, takes: set[str]) -> None:
    assert with_room(room, market).legal() == {f"take {positions}" for positions in takes}


def test_C13_next_clockwise_whose_ship_is_not_full() -> None:
    table = Table(4)
    table.say("first 3")
    for seat in (3, 0, 1, 2):
        assert table.actor() == "nature"
        assert table.t.on_turn == seat
        takes = "1 2 3" if seat in (0, 1) else "1"
        table.turn("dye2 spice2 grain2" if seat in (0, 1) else "cloth2", takes)
    table.turn("cloth2")
    table.turn("dye3 spice3", "1 2")
    table.turn("dye4 spice4", "1 2")
    assert table.t.room[:4] == [0, 0, 4, 3]
    for seat in (2, 3, 2):
        assert table.t.on_turn == seat
        table.turn("neutral7")


def drained() -> Table:
    """Six players have emptied the deck: 37 turns that took one card each, 20 of them green."""
    table = Table(6)
    table.say("first 0")
    cards = [name for name in CARD_NAMES for _ in range(table.in_deck(name))]
    green, others = cards[90:], cards[:90]
    while green:
        table.turn(f"{others.pop()} {others.pop()} {green.pop()}")
    while others:
        fresh = [others.pop() for _ in range(min(3, len(others)))]
        table.turn(" ".join(fresh))
    assert table.t.deck_left == 0
    return table


def test_C14_empty_deck_reveals_nothing_and_turns_go_on() -> None:
    table = drained()
    assert table.t.market_size == 110 - 37
    assert table.actor() == 1
    assert table.legal() == TAKES
    before = table.market
    table.say("take 1 2")
    assert table.market == before[:-2]
    assert table.actor() == 2
    assert "reveal" not in table.legal()


def test_C14_deck_that_gives_out_within_a_turn() -> None:
    table = Table(2)
    table.say("first 0")
    table.t.deck[:] = [0] * len(CARD_NAMES)
    table.t.deck[CARD_NAMES.index("fur2")] = table.t.deck_left = 2
    table.reveal("fur2")
    assert table.can("reveal")
    table.reveal("fur2")
    assert table.legal() == {"take 1", "take 1 2"}


def test_C14_empty_market_must_be_revealed_to() -> None:
    table = Table(2)
    table.say("first 0")
    table.turn("cloth2")
    assert table.market == []
    assert table.actor() == "nature"
    assert table.legal() == {f"card {name}" for name in CARD_NAMES}


def nearly_over() -> Table:
    """Three players; seats 0 and 1 have full ships, and seat 2 has two cards aboard."""
    table = Table(3)
    table.say("first 0")
    table.turn("dye2 dye2 dye2", "1 2 3")
    table.turn("fur2 fur2 fur2", "1 2 3")
    table.turn("grain2")
    table.turn("dye3 dye3", "1 2")
    table.turn("fur3")
    table.turn("grain3")
    table.turn("fur3")
    assert table.t.room[:3] == [0, 0, 3]
    return table


@pytest.mark.parametrize(
    ("cards", "positions"), [("cloth5", "1"), ("cloth5 cloth5 cloth5", "1 2 3"), ("neutral7", "1")]
)
def test_C20_one_last_turn_full_or_not(cards: str, positions: str) -> None:
    table = nearly_over()
    assert table.t.on_turn == 2
    assert table.t.day == 0
    table.turn(cards, positions)
    assert table.t.day == 1
    assert table.actor() == "nature"
    assert all(text.startswith("first") for text in table.legal())


def test_C20_last_turn_is_by_the_same_rules() -> None:
    table = nearly_over()
    table.reveal("cloth5")
    assert table.legal() == {"reveal", "take 1"}
    table.reveal("cloth4", "cloth3")
    assert table.legal() == TAKES


def test_C21_a_full_ship_does_not_end_the_day_while_two_are_open() -> None:
    table = Table(3)
    table.say("first 0")
    table.turn("dye2 dye2 dye2", "1 2 3")
    table.turn("fur2")
    table.turn("grain2")
    table.turn("dye3 dye3", "1 2")
    for seat in (1, 2, 1, 2, 1, 2):
        assert (table.t.day, table.t.on_turn) == (0, seat)
        table.turn("neutral7")
    table.turn("fur3 fur3 fur3", "1 2 3")
    table.turn("neutral7")
    table.turn("fur4")
    assert (table.t.day, table.t.on_turn, table.t.room[:3]) == (0, 2, [0, 0, 4])
    table.turn("neutral7")
    assert table.t.day == 1
