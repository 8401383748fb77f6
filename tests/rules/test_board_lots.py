"""Board, forming a lot: B10 to B13."""

import pytest

from tests.rules.board_table import CARDS, COUNTS, DECKS, laden, seated


@pytest.mark.parametrize("players", COUNTS)
def test_B10_the_first_card_is_turned_up_unasked(players: int) -> None:
    table = seated(players, players - 1)
    assert table.actor() == "nature"
    assert table.legal() == [f"card {card}" for card in dict.fromkeys(CARDS)]
    table.play("card fur3")
    assert table.lot_cards == ["fur3"]
    assert table.actor() == players - 1


@pytest.mark.parametrize("players", COUNTS)
def test_B10_the_presenter_decides_after_each_card(players: int) -> None:
    table = seated(players, 1).play("card fur3")
    assert (table.actor(), table.legal()) == (1, ["draw", "auction"])
    assert not table.can("pass")
    assert not table.can("bid 1")
    assert not table.can("card fur4")
    table.play("draw")
    assert table.actor() == "nature"
    table.play("card dye0")
    assert table.lot_cards == ["fur3", "dye0"]
    assert (table.actor(), table.legal()) == (1, ["draw", "auction"])


@pytest.mark.parametrize("players", COUNTS)
def test_B10_never_more_than_three_cards(players: int) -> None:
    table = seated(players).play("card fur3, draw, card dye0, draw, card gold10")
    assert table.lot_cards == ["fur3", "dye0", "gold10"]
    assert (table.actor(), table.legal()[:2]) == (1, ["pass", "bid 1"])
    assert not table.can("draw")


@pytest.mark.parametrize("cards", ["fur3", "fur3 dye0"])
def test_B10_the_presenter_may_stop_early(cards: str) -> None:
    table = seated(3).lot(cards)
    assert table.lot_cards == cards.split()
    assert (table.actor(), table.legal()[:2]) == (1, ["pass", "bid 1"])


def test_B10_each_lot_starts_with_no_card() -> None:
    table = seated(3).lot("fur3 dye0 dye1").sold(2)
    assert table.lot_cards == []
    table.play("card grain4")
    assert table.lot_cards == ["grain4"]


def test_B11_every_card_turned_up_belongs_to_the_lot() -> None:
    table = seated(4).lot("cloth0 spice0 gold10")
    assert table.lot_cards == ["cloth0", "spice0", "gold10"]
    table.sold(3)
    assert table.aboard(3) == ["cloth0", "gold10", "spice0"]
    assert table.room == [5, 5, 5, 2]


def test_B12_a_lot_may_exceed_the_presenters_room() -> None:
    table = laden(["fur0 fur1 fur2 fur3", "", ""], presenter=0)
    assert table.room == [1, 5, 5]
    table.play("card dye0, draw, card dye1, draw, card dye2")
    assert table.lot_cards == ["dye0", "dye1", "dye2"]
    assert table.actor() == 1


@pytest.mark.parametrize("presenter", [0, 1, 2])
def test_B12_lot_never_exceeds_the_largest_room(presenter: int) -> None:
    ships = ["fur0 fur1 fur2 fur3", "dye0 dye1 dye2", "grain0 grain1 grain2 grain3"]
    table = laden(ships, presenter)
    assert table.room == [1, 2, 1]
    table.play("card gold10")
    assert (table.actor(), table.legal()) == (presenter, ["draw", "auction"])
    table.play("draw, card spice0")
    assert table.lot_cards == ["gold10", "spice0"]
    assert (table.actor(), table.legal()[:2]) == (1, ["pass", "bid 1"])


def test_B12_room_for_one_means_lots_of_one() -> None:
    ships = ["fur0 fur1 fur2 fur3", "dye0 dye1 dye2 dye3", "grain0 grain1 grain2 grain3"]
    table = laden(ships, presenter=1).play("card gold10")
    assert table.lot_cards == ["gold10"]
    assert (table.actor(), table.legal()[:2]) == (2, ["pass", "bid 1"])


def test_B12_the_presenters_own_room_counts() -> None:
    ships = ["fur0 fur1", "dye0 dye1 dye2 dye3", "grain0 grain1 grain2 grain3"]
    table = laden(ships, presenter=0).lot("gold10 spice1 spice2")
    assert table.lot_cards == ["gold10", "spice1", "spice2"]
    assert (table.actor(), table.legal()[:2]) == (0, ["pass", "bid 1"])


def test_B12_money_does_not_count() -> None:
    ships = ["fur0 fur1 fur2 fur3", "dye0 dye1", "grain0 grain1 grain2 grain3"]
    table = laden(ships, presenter=0).pay([40, 0, 40])
    table.play("card gold10, draw, card spice1")
    assert (table.actor(), table.legal()) == (0, ["draw", "auction"])
    table.play("draw, card spice2")
    assert table.actor() == "nature"  # the only ship with room is that of a beggar
    assert table.room == [1, 3, 1]


def test_B12_the_seven_spaces_of_two_players_count() -> None:
    table = laden(["fur0 fur1 fur2 fur3 fur4 fur5", "dye0 dye1 dye2 dye3 dye4"], presenter=0)
    assert table.room == [1, 2]
    table.play("card gold10, draw, card spice0")
    assert table.lot_cards == ["gold10", "spice0"]
    assert table.actor() == 1


def test_B13_an_empty_deck_completes_the_lot() -> None:
    table = seated(3)
    for _ in range(17):
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
    assert table.t.deck == 1
    presenter = table.t.presenter
    table.play("card gold10")
    assert table.t.deck == 0
    assert table.lot_cards == ["gold10"]
    assert (table.actor(), table.legal()[:2]) == ((presenter + 1) % 3, ["pass", "bid 1"])


@pytest.mark.parametrize("players", COUNTS)
def test_B13_two_cards_left_make_a_lot_of_two(players: int) -> None:
    table = seated(players)
    for _ in range(DECKS[players] - 2):
        table.lot(table.legal()[0].removeprefix("card ")).unsold()
    presenter = table.t.presenter
    table.play(table.legal()[0])
    assert (table.actor(), table.legal()) == (presenter, ["draw", "auction"])
    table.play("draw")
    table.play(table.legal()[0])
    assert table.t.deck == 0
    assert len(table.lot_cards) == 2
    assert table.actor() == (presenter + 1) % players
