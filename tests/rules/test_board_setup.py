"""Board, set-up: B1 to B7."""

from collections import Counter
from random import Random

import pytest

from medici.games import GAMES
from medici.games.board import BOARD
from medici.games.goods import GOODS
from tests.rules.board_table import CARDS, COUNTS, DECKS, SPACES, Table, seated


def test_B1_two_to_six_players() -> None:
    assert BOARD.seats == COUNTS
    assert GAMES["board"] is BOARD


@pytest.mark.parametrize("players", COUNTS)
def test_B1_three_days_are_played(players: int) -> None:
    table = Table(players)
    for day in range(3):
        assert table.t.day == day
        assert table.actor() == "nature"
        table.play(table.legal()[0]).run_out()
    assert table.actor() == "nobody"
    assert table.legal() == []
    assert not any(table.can(text) for text in ("pass", "draw", "auction", "first 0", "card fur3"))


def test_B1_the_classic_edition_has_no_game_for_two() -> None:
    edition = BOARD.options["edition"]
    assert edition.values == ("2016", "classic")
    assert edition.default == "2016"
    assert edition.seats.get("2016", BOARD.seats) == (2, 3, 4, 5, 6)
    assert edition.seats["classic"] == (3, 4, 5, 6)
    assert BOARD.variant({"edition": "classic"}) == BOARD.variant({"edition": "2016"}) == 0


@pytest.mark.parametrize("players", COUNTS)
def test_B2_the_deck_has_36_cards(players: int) -> None:
    weights = seated(players).weights()
    assert weights == {f"card {card}": count for card, count in Counter(CARDS).items()}
    assert sum(weights.values()) == 36
    assert weights["card gold10"] == 1
    assert [weights[f"card fur{value}"] for value in range(6)] == [1, 1, 1, 1, 1, 2]


@pytest.mark.parametrize("card", sorted(set(CARDS)))
def test_B2_no_card_comes_more_often_than_it_exists(card: str) -> None:
    table = seated(6)
    for _ in range(CARDS.count(card)):
        assert table.can(f"card {card}")
        table.lot(card).unsold()
    assert not table.can(f"card {card}")
    assert f"card {card}" not in table.legal()


def test_B2_values_are_those_on_the_cards() -> None:
    for card in sorted(set(CARDS)):
        table = seated(3).lot(card).sold(1)
        assert table.worth == [0, int(card.lstrip("abcdefghijklmnopqrstuvwxyz")), 0]
        assert table.aboard(1) == [card]


def test_B2_gold_belongs_to_no_good() -> None:
    table = seated(3).load(["gold10", "", ""]).run_out()
    assert [table.levels(good) for good in GOODS] == [[0, 0, 0]] * 5


@pytest.mark.parametrize("players", COUNTS)
def test_B3_a_ship_holds_five_cards_or_seven(players: int) -> None:
    table = seated(players)
    assert table.room == [SPACES[players]] * players
    cargo = CARDS[: SPACES[players]]
    table.load([" ".join(cargo), *[""] * (players - 1)])
    assert table.room[0] == 0
    assert table.aboard(0) == sorted(cargo)
    assert table.room[1] == {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}[players]


@pytest.mark.parametrize(("players", "purse"), [(2, 40), (3, 40), (4, 40), (5, 30), (6, 30)])
def test_B4_money_at_the_start(players: int, purse: int) -> None:
    table = Table(players)
    assert table.florins == [purse] * players
    assert [BOARD.total(table.t, seat) for seat in range(players)] == [purse] * players


@pytest.mark.parametrize("players", COUNTS)
def test_B5_all_start_on_level_0(players: int) -> None:
    table = Table(players)
    for good in GOODS:
        assert table.levels(good) == [0] * players


def test_B5_any_number_of_players_share_a_level() -> None:
    table = seated(6).load([f"{good}1" for good in GOODS] + ["cloth2"])
    table.climb({"grain": [7, 7, 6, 7, 7, 7]}).run_out()
    assert table.levels("grain") == [7] * 6


@pytest.mark.parametrize("players", COUNTS)
def test_B6_size_of_the_deck(players: int) -> None:
    table = seated(players)
    assert table.t.deck == {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}[players]
    cards = 0
    while table.t.day == 0:
        if table.actor() == "nature":
            cards += 1
            table.play(table.legal()[-1])
        else:
            table.play("auction" if "auction" in table.legal() else "pass")
    assert cards == DECKS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_B6_all_cards_are_shuffled_each_day(players: int) -> None:
    table = seated(players).lot("gold10 fur5").sold(1).lot("fur5").unsold().run_out()
    for _ in range(2):
        table.play(table.legal()[0])
        assert table.t.deck == DECKS[players]
        assert table.weights() == {f"card {card}": n for card, n in Counter(CARDS).items()}
        assert table.room == [SPACES[players]] * players
        assert table.worth == [0] * players
        assert [table.aboard(seat) for seat in range(players)] == [[]] * players
        table.run_out("gold10 fur5")


@pytest.mark.parametrize("players", COUNTS)
def test_B7_anyone_can_start_day_one(players: int) -> None:
    table = Table(players)
    assert table.actor() == "nature"
    assert table.weights() == {f"first {seat}": 1 for seat in range(players)}
    assert not any(table.can(f"first {seat}") for seat in range(players, 6))
    assert not table.can("card fur3")
    for seat in range(players):
        assert seated(players, seat).t.presenter == seat


@pytest.mark.parametrize("players", COUNTS)
def test_B7_nature_draws_the_start_player_evenly(players: int) -> None:
    table, dice = Table(players), Random(players)
    draws = Counter(BOARD.nature_move(table.t, dice) for _ in range(600 * players))
    assert {BOARD.move_name(action) for action in draws} == set(table.legal())
    # 600 are expected of each seat; six standard deviations are fewer than 150.
    assert all(abs(count - 600) < 150 for count in draws.values())
