"""The merchant of the card game plays by the rules, and sees what is plain to see."""

import pytest

from medici.bots.policies.heuristics import card, weights_for
from medici.games.card.actions import REVEAL, TAKE
from medici.games.card.cards import GREEN, NEUTRAL, PLAIN
from medici.games.card.state import TURN, Card
from medici.games.goods import CLOTH, FUR, GRAIN
from tests.bots.merchants import (
    assert_same_when_compiled,
    choice,
    share_against_random,
    watched_game,
)
from tests.long_run import sample_size

SEVEN = NEUTRAL + 1  # a green 7


def last_turn(*market: int, room: int = 2, revealed: int = 3) -> Card:
    """The last turn of the last day for seat 0 of four, with cloth one short of a monopoly."""
    t = Card()
    t.players = 4
    t.day = 2
    t.phase = TURN
    t.deck_left = 20
    for kind in range(20):
        t.deck[kind] = 1
    for place, kind in enumerate(market):
        t.market[place] = kind
    t.market_size = len(market)
    t.revealed = revealed
    t.room[0] = room
    t.icons[CLOTH] = 4
    for seat in range(4):
        t.worth[seat] = 12 + seat
    return t


def plain(good: int, value: int) -> int:
    return good * 4 + value - 2


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variant", [0, 1])
def test_plays_legal_moves_and_the_same_when_compiled(players: int, variant: int) -> None:
    for seed in range(sample_size(8, 30)):
        chosen = watched_game("card", card.CARD, players, variant, seed)
        if seed < 5:
            assert_same_when_compiled("card", card.CARD, chosen)


def test_completes_a_monopoly() -> None:
    before, beside = plain(GRAIN, 3), plain(CLOTH, 3)
    at_end = plain(FUR, 2)
    assert choice(card.CARD, last_turn(before, beside, at_end), card.FIRST_GUESS) == TAKE + 3
    assert choice(card.CARD, last_turn(beside, before, at_end), card.FIRST_GUESS) == TAKE + 5


def test_takes_green_cards_that_cost_no_space() -> None:
    t = last_turn(SEVEN, GREEN + CLOTH, plain(FUR, 2), room=1)
    assert choice(card.CARD, t, weights_for("card", 4).tolist()) == TAKE + 7


def test_leaves_nothing_in_reach_on_a_last_turn_with_room() -> None:
    t = last_turn(plain(GRAIN, 5), plain(FUR, 5), plain(FUR, 5), room=5)
    t.worth[1] = 26  # only all three cards beat this one
    assert choice(card.CARD, t, weights_for("card", 4).tolist()) == TAKE + 7


def test_does_not_gamble_away_a_full_hand() -> None:
    t = last_turn(SEVEN, SEVEN, PLAIN + CLOTH, room=1, revealed=0)
    assert choice(card.CARD, t, weights_for("card", 4).tolist()) == TAKE + 7


def test_looks_for_better_than_a_poor_card() -> None:
    t = last_turn(plain(FUR, 2), room=3, revealed=1)
    assert choice(card.CARD, t, card.FIRST_GUESS) == REVEAL


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (3, 0.85), (4, 0.75), (6, 0.6)])
def test_beats_random_players(players: int, least: float) -> None:
    assert share_against_random("card", card.CARD, players, games=600) > least
