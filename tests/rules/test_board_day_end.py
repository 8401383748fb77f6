"""Board, the end of the day: B30 to B32."""

from collections import Counter
from random import Random

import pytest

from medici.games.board import BOARD
from tests.rules.board_table import CARDS, COUNTS, DECKS, SPACES, Table, laden, scored, seated


def full(players: int, last: int) -> tuple[Table, list[str]]:
    """All ships but the last seat's are full; with the cards that nobody has seen."""
    cards = list(dict.fromkeys(CARDS))
    spaces = SPACES[players]
    ships = []
    for seat in range(players):
        count = 0 if seat == last else spaces
        ships.append(" ".join(cards[:count]))
        cards = cards[count:]
    return seated(players).load(ships), cards


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("last", [0, 1])
def test_B30_the_last_ship_is_filled_for_free(players: int, last: int) -> None:
    table, cards = full(players, last)
    florins = table.florins
    deck = table.t.deck
    for loaded, card in enumerate(cards[: SPACES[players]]):
        assert table.t.day == 0
        assert table.actor() == "nature"
        assert table.florins == florins
        assert table.room[last] == SPACES[players] - loaded
        table.play(f"card {card}")
    assert table.t.day == 1
    assert table.t.deck == deck - SPACES[players]
    assert table.aboard(last) == sorted(cards[: SPACES[players]])
    gains = [
        table.ship_pay[seat]
        + sum(table.t.good_pay[seat * 5 : seat * 5 + 5])
        + sum(table.t.bonus_pay[seat * 5 : seat * 5 + 5])
        for seat in range(players)
    ]
    assert table.florins == [had + got for had, got in zip(florins, gains, strict=True)]


def test_B30_the_cards_that_come_count_in_the_scoring() -> None:
    table = scored(["fur0 fur1 fur2 fur3 fur4", "gold10 dye1 dye2 dye3 dye4", "cloth5 cloth5"])
    assert table.t.day == 1  # by filling the third ship up
    assert table.room == [0, 0, 0]
    table = laden(["fur0 fur1 fur2 fur3 fur4", "", "dye1 dye2 dye3"], presenter=1)
    table.lot("grain0").sold(1).lot("spice1 spice2").sold(2)
    assert table.actor() == "nature"
    table.play("card gold10, card cloth5, card cloth5, card cloth4")
    assert table.t.day == 1
    assert table.aboard(1) == ["cloth4", "cloth5", "cloth5", "gold10", "grain0"]
    assert table.worth == [10, 24, 9]
    assert table.ship_pay == [15, 30, 0]
    assert table.levels("cloth") == [0, 3, 0]


def test_B30_also_when_the_last_ship_is_that_of_a_beggar() -> None:
    table = laden(["fur0 fur1 fur2 fur3 fur4", "", "dye1 dye2 dye3 dye4"], presenter=1)
    table.pay([5, 0, 5]).lot("gold10").sold(2)
    table.play("card cloth0, card cloth1, card cloth2, card cloth3, card cloth4")
    assert table.t.day == 1
    assert table.worth == [10, 10, 20]


def test_B30_only_cards_that_nobody_has_seen_can_come() -> None:
    table = laden(["fur0 fur1 fur2 fur3 fur4", "", "dye1 dye2 dye3"], presenter=1)
    table.lot("gold10").unsold().lot("spice5 spice5").sold(2)
    assert table.actor() == "nature"
    assert not any(table.can(f"card {card}") for card in ("gold10", "spice5", "fur0", "dye3"))
    assert table.can("card fur5")
    assert not any(table.can(text) for text in ("pass", "draw", "auction", "first 1", "bid 1"))


def test_B30_a_short_deck_leaves_empty_spaces() -> None:
    table = laden(["fur0 fur1 fur2 fur3 fur4", "gold10", "dye1 dye2 dye3 dye4"], presenter=1)
    for _ in range(6):  # 10 cards are aboard, and 6 more go unsold
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
    table.lot("dye5").sold(2)
    assert (table.t.deck, table.actor(), table.t.day) == (1, "nature", 0)
    table.play("card fur5")
    assert table.t.day == 1
    assert table.room == [0, 3, 0]
    assert table.aboard(1) == ["fur5", "gold10"]
    assert table.ship_pay == [0, 22, 22]
    assert table.worth == [10, 15, 15]


def test_B30_nothing_is_left_to_fill_it_with() -> None:
    table = laden(["fur0 fur1 fur2 fur3 fur4", "gold10", "dye1 dye2 dye3 dye4"], presenter=1)
    for _ in range(7):
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
    table.lot("dye5").sold(2)
    assert table.t.day == 1
    assert table.room == [0, 4, 0]
    assert table.worth == [10, 10, 15]


@pytest.mark.parametrize("players", COUNTS)
def test_B31_the_day_ends_with_the_last_lot(players: int) -> None:
    table = seated(players)
    for _ in range(DECKS[players] - 1):
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
        assert table.t.day == 0
    buyer = table.t.presenter
    table.lot("gold10").sold(buyer, 2)
    assert table.t.day == 1
    assert table.worth == [10 if seat == buyer else 0 for seat in range(players)]
    assert table.room[buyer] == SPACES[players] - 1
    first = {2: 20, 3: 30, 4: 30, 5: 30, 6: 30}[players]
    assert table.ship_pay[buyer] == first


@pytest.mark.parametrize("players", COUNTS)
def test_B31_also_when_the_last_lot_goes_unsold(players: int) -> None:
    table = seated(players).run_out()
    assert table.t.day == 1
    assert table.t.deck == 0
    assert table.room == [SPACES[players]] * players
    assert table.worth == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_B32_everyone_can_count_the_cards_left(players: int) -> None:
    table = seated(players)
    for seen in range(1, 7):
        table.play("card gold10" if seen == 1 else table.legal()[0])
        assert table.t.deck == DECKS[players] - seen
        assert table.t.hidden == 36 - seen
        assert table.t.hidden == sum(table.t.unseen)
        table.play("auction" if "auction" in table.legal() else "pass").unsold()


def test_B32_the_removed_cards_are_not_known() -> None:
    table = seated(2)
    for _ in range(17):
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
    assert table.t.deck == 1
    assert sum(table.weights().values()) == 19  # the last card is any of 1 + 18


def test_B32_nature_draws_unseen_cards_as_a_shuffled_deck_does() -> None:
    table = seated(6).lot("cloth0 cloth5 gold10").unsold().lot("fur5").unsold().lot("fur5").unsold()
    weights = table.weights()
    assert sum(weights.values()) == 31
    assert weights["card cloth5"] == 1
    assert weights["card dye5"] == 2
    assert not weights.keys() & {"card cloth0", "card fur5", "card gold10"}
    dice = Random(5)
    draws = Counter(BOARD.move_name(BOARD.nature_move(table.t, dice)) for _ in range(31 * 400))
    assert draws.keys() == weights.keys()
    for text, weight in weights.items():  # within about six standard deviations
        assert abs(draws[text] - 400 * weight) < 120 * weight, text


def test_B32_nature_fills_the_last_ship_with_unseen_cards() -> None:
    table, _ = full(3, last=1)
    dice = Random(1)
    drawn = {BOARD.move_name(BOARD.nature_move(table.t, dice)) for _ in range(2000)}
    assert drawn == set(table.legal())
