"""Board, the auction: B20 to B25."""

import pytest

from medici.games.board import BOARD
from medici.games.notation import NotationError
from tests.rules.board_table import CARDS, COUNTS, SPACES, laden, seated


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_B20_once_around_from_the_left_the_presenter_last(players: int, first: int) -> None:
    table = seated(players, first).lot("fur3 fur4")
    speakers = []
    for amount in range(1, players + 1):
        speakers.append(table.actor())
        table.play(f"bid {amount}")
    assert speakers == [(first + 1 + turn) % players for turn in range(players)]
    assert table.actor() == "nature"
    assert table.aboard(first) == ["fur3", "fur4"]


@pytest.mark.parametrize("players", COUNTS)
def test_B20_those_who_passed_are_not_asked_again(players: int) -> None:
    table = seated(players).lot("fur3")
    for seat in [*range(1, players), 0]:
        assert table.actor() == seat
        table.play("bid 1" if seat == 1 else "pass")
    assert table.actor() == "nature"
    assert table.aboard(1) == ["fur3"]


def test_B20_the_lot_is_sold_whole() -> None:
    table = laden(["", "fur0 fur1 fur2 fur3", ""], presenter=0).lot("dye0 dye1")
    assert table.actor() == 2  # seat 1 cannot take a part of it
    table.play("pass, bid 1")
    assert table.aboard(0) == ["dye0", "dye1"]


def test_B21_any_whole_number_up_to_all_that_one_owns() -> None:
    table = seated(3).lot("fur3")
    assert table.legal() == ["pass", *(f"bid {amount}" for amount in range(1, 41))]
    assert not table.can("bid 41")
    table.pay([40, 7, 40])
    assert table.legal() == ["pass", *(f"bid {amount}" for amount in range(1, 8))]
    assert table.can("bid 7")
    assert not table.can("bid 8")


@pytest.mark.parametrize("text", ["bid 0", "bid -1", "bid 1.5", "bid"])
def test_B21_there_is_no_bid_below_one_florin(text: str) -> None:
    with pytest.raises(NotationError):
        BOARD.parse_move(text)


def test_B21_a_bid_beats_the_highest_bid_so_far() -> None:
    table = seated(3).pay([40, 40, 9]).lot("fur3").play("bid 7")
    assert (table.actor(), table.legal()) == (2, ["pass", "bid 8", "bid 9"])
    assert not table.can("bid 7")
    assert not table.can("bid 10")
    table.play("pass")
    assert table.legal()[:2] == ["pass", "bid 8"]
    assert not table.can("bid 7")


def test_B21_only_bids_and_passes_are_spoken() -> None:
    table = seated(3).lot("fur3")
    assert not any(table.can(text) for text in ("draw", "auction", "card fur4", "first 1"))


def test_B22_without_room_for_the_whole_lot_one_is_not_asked() -> None:
    ships = ["", "fur0 fur1 fur2", "dye0 dye1 dye2 dye3", ""]
    table = laden(ships, presenter=0).lot("gold10 spice0 spice1")
    assert table.actor() == 3
    table.play("pass")
    assert table.actor() == 0


def test_B22_room_for_exactly_the_lot_is_enough() -> None:
    table = laden(["", "fur0 fur1 fur2", "", ""], presenter=0).lot("gold10 spice0")
    assert table.actor() == 1
    assert table.sold(1, 3).room == [5, 0, 5, 5]


def test_B22_without_florins_to_beat_the_bid_one_is_not_asked() -> None:
    table = seated(4).pay([20, 40, 7, 8]).lot("fur3").play("bid 7")
    assert (table.actor(), table.legal()) == (3, ["pass", "bid 8"])
    table.play("bid 8")
    assert table.actor() == 0


def test_B22_without_any_florin_one_is_not_asked() -> None:
    table = seated(3).pay([5, 0, 1]).lot("fur3")
    assert (table.actor(), table.legal()) == (2, ["pass", "bid 1"])


def test_B22_the_presenter_too_is_passed_over() -> None:
    table = seated(3).pay([5, 40, 40]).lot("fur3").play("bid 5, pass")
    assert table.actor() == "nature"
    assert table.aboard(1) == ["fur3"]
    assert table.florins == [5, 35, 40]


def test_B22_where_nobody_can_bid_nobody_is_asked() -> None:
    table = seated(3).pay([0, 0, 0]).lot("fur3")
    assert table.actor() == "nature"
    assert table.room == [5, 5, 5]
    assert table.t.presenter == 1


@pytest.mark.parametrize("players", COUNTS)
def test_B23_the_highest_bidder_pays_and_loads_everything(players: int) -> None:
    table = seated(players).lot("fur3 gold10 dye5").play("bid 4").sold(0, 9)
    purse = 40 if players < 5 else 30
    assert table.florins == [purse - 9] + [purse] * (players - 1)
    assert table.aboard(0) == ["dye5", "fur3", "gold10"]
    assert table.worth == [18] + [0] * (players - 1)
    spaces = SPACES[players]
    assert table.room == [spaces - 3] + [spaces] * (players - 1)


def test_B23_all_ones_florins_can_be_bid_and_no_more() -> None:
    table = seated(3).lot("fur3").sold(1, 40)
    assert table.florins == [40, 0, 40]
    table.lot("fur4")
    assert table.actor() == 2
    table.play("pass")
    assert table.actor() == 0  # without a florin seat 1, who presents, cannot speak
    table.play("pass")
    assert table.florins == [40, 0, 40]


def test_B23_what_is_loaded_stays_aboard() -> None:
    table = seated(3).lot("fur0 fur1").sold(1).lot("gold10").sold(2).lot("dye2 dye3").sold(1)
    assert table.aboard(1) == ["dye2", "dye3", "fur0", "fur1"]
    assert table.aboard(2) == ["gold10"]
    assert table.worth == [0, 6, 10]


@pytest.mark.parametrize("players", COUNTS)
def test_B24_an_unsold_lot_is_out_for_the_day(players: int) -> None:
    table = seated(players).lot("fur3 gold10").unsold()
    assert table.florins == [40 if players < 5 else 30] * players
    assert table.room == [SPACES[players]] * players
    assert table.t.presenter == 1
    assert not table.can("card gold10")
    assert not table.can("card fur3")
    assert table.can("card fur4")


def test_B24_an_unsold_lot_is_back_the_next_day() -> None:
    table = seated(3).lot("fur3 gold10").unsold().run_out()
    table.play(table.legal()[0])
    assert table.can("card fur3")
    assert table.can("card gold10")


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("winner", [0, 1, None])
def test_B25_the_next_player_presents_whoever_won(players: int, winner: int | None) -> None:
    table = seated(players)
    for turn in range(players + 1):
        assert table.t.presenter == turn % players
        table.play(table.legal()[0])
        assert table.actor() == turn % players
        table.play("auction")
        if winner is None or table.room[winner] == 1:
            table.unsold()
        else:
            table.sold(winner)


def test_B25_full_ships_neither_present_nor_bid() -> None:
    table = laden(["", "fur0 fur1 fur2 fur3 fur4", "dye0 dye1 dye2 dye3 dye4", ""], presenter=0)
    for presenter, other in ((0, 3), (3, 0), (0, 3)):
        table.play(table.legal()[-1])
        assert table.actor() == presenter
        table.play("auction")
        assert table.actor() == other
        table.play("pass")
        assert table.actor() == presenter
        table.play("pass")


def test_B25_a_presenter_who_fills_the_own_ship_is_out() -> None:
    table = laden(["fur0 fur1 fur2", "", ""], presenter=0).lot("dye0 dye1").sold(0, 5)
    assert table.room == [0, 5, 5]
    assert table.t.presenter == 1
    table.lot("grain0").unsold()
    assert table.t.presenter == 2
    table.lot("grain1").unsold()
    assert table.t.presenter == 1


def test_B25_a_full_ship_is_empty_and_in_again_the_next_day() -> None:
    table = laden([" ".join(CARDS[:5]), "", ""], presenter=1).pay([0, 30, 30]).run_out()
    table.play("first 2").lot("fur3")
    assert table.actor() == 0
