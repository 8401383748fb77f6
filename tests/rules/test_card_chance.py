"""Chance in the card game: nature's hand, the random player, and whole games of both."""

from collections import Counter
from random import Random

import pytest

from medici.bots.policies.random_moves import random_card_move
from medici.games.actors import NATURE, NOBODY
from medici.games.card import CARD, actions
from medici.games.card.cards import COPIES, GREEN, KIND_SPACE, KIND_VALUE, NEUTRAL, PLAIN
from medici.games.card.nature import FEW, nature_move
from medici.games.card.rules import SPACES
from medici.games.card.state import CARDS, DRAW, HOLD, KINDS, TURN, Card
from tests.rules.card_table import Table
from tests.rules.test_card_scoring import even


class Loaded(Random):
    """Dice that show the chosen face of as many, once, and then refuse."""

    def __init__(self, face: int, faces: int) -> None:
        super().__init__()
        self.throws = [(face + 0.5) / faces]

    def random(self) -> float:
        return self.throws.pop()


def hand_of_nature(t: Card, faces: int) -> Counter[int]:
    """How many of the faces lead to each of nature's moves; the others make her throw again."""
    moves: Counter[int] = Counter()
    for face in range(faces):
        try:
            moves[nature_move(t, Loaded(face, faces))] += 1
        except IndexError:
            continue
    return moves


def weights(t: Card) -> Counter[int]:
    out = [0] * CARD.most_legal
    return Counter({action: CARD.weight(t, action) for action in out[: CARD.legal(t, out)]})


def test_C4_each_seat_starts_day_one_as_often() -> None:
    for players in CARD.seats:
        t = Table(players).t
        assert hand_of_nature(t, players) == weights(t)


def test_C41_nature_draws_among_the_poorest_evenly() -> None:
    table = Table(4)
    table.sail(3, [even("2"), even("3"), even("2"), even("2")])
    assert hand_of_nature(table.t, 4) == {actions.STARTS + seat: 1 for seat in (0, 2, 3)}


def test_C10_each_card_of_the_deck_is_as_likely() -> None:
    dice = Random(3)
    t = Table(6).t
    few = many = 0
    while t.actor != NOBODY:
        if t.phase == DRAW:
            faces = t.deck_left if t.deck_left < FEW else CARDS
            assert hand_of_nature(t, faces) == weights(t)
            few += faces < CARDS
            many += faces == CARDS
        move(t, dice)
    assert few > 0
    assert many > 0


def move(t: Card, dice: Random) -> None:
    action = nature_move(t, dice) if t.actor == NATURE else random_card_move(t, dice)
    assert CARD.can(t, action)
    CARD.play(t, action)


@pytest.mark.parametrize("room", [1, 2, 3])
@pytest.mark.parametrize("revealed", [2, 3])
def test_random_player_chooses_each_legal_move_as_often(room: int, revealed: int) -> None:
    row = (0, GREEN, PLAIN, NEUTRAL)
    markets = [(a, b, c) for a in row for b in row for c in row]
    for market in [(0,), (0, 1), (GREEN, 0), *markets]:
        t = Table(3).t
        t.phase = TURN
        t.room[0] = room
        t.revealed = revealed
        t.market_size = len(market)
        t.market[: len(market)] = market
        out = [0] * CARD.most_legal
        count = CARD.legal(t, out)
        chosen = [random_card_move(t, Loaded(face, count)) for face in range(count)]
        assert sorted(chosen) == out[:count]
        assert [action for action in range(actions.CARD) if CARD.can(t, action)] == out[:count]


def cargo(t: Card, seat: int) -> list[int]:
    return t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]]


def check(t: Card, gone: Counter[int]) -> None:
    """No card is lost, and what is said of the ships agrees with what is aboard."""
    cards = Counter(t.market[: t.market_size]) + gone
    for seat in range(t.players):
        kinds = cargo(t, seat)
        cards.update(kinds)
        assert t.worth[seat] == sum(KIND_VALUE[kind] for kind in kinds)
        spaces = sum(KIND_SPACE[kind] for kind in kinds)
        assert t.room[seat] == SPACES[t.players] - spaces >= 0
    assert sum(t.deck) == t.deck_left
    assert [t.deck[kind] + cards[kind] for kind in range(KINDS)] == list(COPIES)


@pytest.mark.no_coverage
@pytest.mark.slow
@pytest.mark.parametrize("players", CARD.seats)
def test_C1_random_games_last_three_days_and_lose_no_card(players: int) -> None:
    dice = Random(players)
    for _ in range(20):
        t = Table(players, rising=True).t
        gone: Counter[int] = Counter()  # in warehouses, or out of the game (C32)
        for day in (1, 2, 3):
            move(t, dice)
            while t.day < day:
                check(t, gone)
                move(t, dice)
            for seat in range(players):
                gone.update(cargo(t, seat))
        assert t.actor == NOBODY
        assert any(CARD.wins(t, seat) for seat in range(players))
