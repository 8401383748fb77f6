"""The merchant of the board game: its notes, and lots played at one go, change no move."""

from random import Random

import numpy as np
import pytest

from medici.bots.compiled.lineup import (
    Lineup,
    choose_by_policy,
    finish_game,
    play_lot,
    play_move,
    start_game,
)
from medici.bots.compiled.verbs import verbs_of
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.heuristics.board_values import (
    MEAN,
    RANK,
    SHIP,
    SPREAD,
    SPREAD_LEAST,
    STEP,
    BoardPolicy,
    look_at_lot,
    lot_value,
    stands_at,
    track_pay,
)
from medici.bots.policies.policy import RANDOM_POLICY
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import TOP
from medici.games.board.state import Board
from medici.games.days import DAYS
from medici.games.goods import GOLD
from medici.games.ranking import SHIP_PAY
from medici.kernel import bound
from tests.bots.merchants import assert_same_when_compiled, watched_game

MERCHANT = HEURISTICS["board"]
PLAYERS = GAMES["board"].seats


def plain_step(t: Board, seat: int, good: int, level: int) -> float:
    """What one more level on a track would be paid today, counted seat by seat."""
    others = [stands_at(t, other, good) for other in range(t.players) if other != seat]
    second = 5.0 if t.players > 2 else 0.0
    above = sum(stands > level + 1 for stands in others)
    beside = 1 + others.count(level + 1)
    passed = 1 + others.count(level)
    return track_pay(above, beside, second) - track_pay(above + beside - 1, passed, second)


def plain_pay(t: Board, seat: int, worth: float, w: list[float]) -> float:
    """What a ship of this worth can expect to be paid."""
    slope = 1.0 / (0.1 + abs(w[SPREAD_LEAST] + w[SPREAD] * t.room[seat]))
    behind = 0.0
    for other in range(t.players):
        if other != seat:
            rival = t.worth[other] + t.room[other] * w[MEAN]
            behind += max(0.0, min(1.0, 0.5 - (worth - rival) * slope))
    row = t.players * 6 + int(behind)
    part = behind - int(behind)
    return SHIP_PAY[row] - (part * (SHIP_PAY[row] - SHIP_PAY[row + 1]) if part else 0.0)


def plain_value(t: Board, seat: int, w: list[float]) -> float:
    """What a lot is worth to a seat, without tables and notes."""
    days = DAYS - t.day
    worth = t.worth[seat] + t.room[seat] * w[MEAN]
    loaded = worth - t.lot_size * w[MEAN]
    tracks = 0.0
    goods: list[int] = []
    for card in t.lot[: t.lot_size]:
        loaded += KIND_VALUE[card]
        good = KIND_GOOD[card]
        level = stands_at(t, seat, good) + goods.count(good) if good != GOLD else TOP
        goods.append(good)
        if level < TOP:
            tracks += w[STEP + (days - 1) * 7 + level]
            tracks += w[RANK + days] * plain_step(t, seat, good, level)
    return tracks + w[SHIP] * (plain_pay(t, seat, loaded, w) - plain_pay(t, seat, worth, w))


@pytest.mark.parametrize("players", PLAYERS)
def test_values_are_the_same_to_the_last_bit_as_without_tables_and_notes(players: int) -> None:
    policy = MERCHANT.policy_with(weights_for("board", players))
    assert isinstance(policy, BoardPolicy)
    for seed in range(3):
        policy.key = 0
        for t, _ in watched_game("board", MERCHANT, players, 0, seed):
            look_at_lot(t, policy)
            for seat in range(players):
                if t.room[seat] > 0:
                    assert lot_value(t, seat, policy) == plain_value(t, seat, policy.w), (seat, t)


def test_compiled_merchants_choose_as_plain_ones() -> None:
    for players in PLAYERS:
        chosen = watched_game("board", MERCHANT, players, 0, players)
        assert_same_when_compiled("board", MERCHANT, chosen)


@pytest.mark.parametrize("players", PLAYERS)
def test_lot_by_lot_is_move_by_move(players: int) -> None:
    """With policies of several kinds at the table, one of them in several seats."""
    book = GAMES["board"]
    policies = [MERCHANT.policy_with(weights_for("board", row)) for row in (players, 5)]
    policies.append(MERCHANT.policy())
    policies[-1].kind = RANDOM_POLICY
    moves = {"heuristic_move": MERCHANT.move, "random_move": RANDOM["board"]}
    ends = []
    for way in (play_move, play_lot):
        verbs = verbs_of(book, **moves, advance=way, choose_move=choose_by_policy)
        play = bound(finish_game, verbs)
        for seed in range(6):
            nature, source = Random(seed), Random(seed)
            seats = np.array([[(seat + seed) % 3 for seat in range(players)]], np.int8)
            lineup = Lineup(policies, seats, source)  # type: ignore[arg-type]
            t = book.state()
            book.new(t, players, 0)
            start_game(lineup, 0, players)
            play(t, nature, lineup, 0)
            ends.append((t.as_dict(), nature.random(), source.random()))
    assert ends[:6] == ends[6:]
