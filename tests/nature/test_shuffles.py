"""Whole days of nature's cards and dice against real shuffles and real dice."""

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from medici.bots.compiled.playout import playouts
from medici.games.board import BOARD
from medici.games.board.actions import CARD, DRAW, PASS
from medici.games.board.cards import COPIES, EACH_CARD
from medici.games.board.state import KINDS, LOT, Board
from medici.games.dice import DICE
from medici.games.dice.actions import ROLL
from medici.kernel import RandomSource, compiled, rule, seeded
from tests.nature.chance import alike, fair, tallies
from tests.setups import plain_setup

GOLD = KINDS - 1
LONGEST = 4096
DECKS = {3: 18, 6: 36}  # B6
Days = Any  # one row of cards for each day


@rule
def pass_by(t: Board, source: RandomSource) -> int:
    """Turn up all that can be, and buy nothing: the day ends with the last card."""
    return DRAW if t.phase == LOT else PASS


def plain_days(players: int, games: int) -> Days:
    """Days of cards as nature draws them for objects."""
    trace_out, source, days = playouts(BOARD, pass_by)[2], Random(3), []
    for _ in range(games):
        t, trace = Board(), [0] * LONGEST
        BOARD.new(t, players, 0)
        days += trace[: trace_out(t, source, trace)]
    return cards_of(days, players)


def compiled_days(players: int, games: int) -> Days:
    """Days of cards as nature draws them for records."""
    trace_out, days = compiled(playouts(BOARD, pass_by)[2]), []
    start = Board()
    BOARD.new(start, players, 0)
    source, trace = np.array([seeded(4)], np.uint64), np.zeros(LONGEST, np.int64)
    for _ in range(games):
        record = np.zeros(1, Board.dtype)
        start.write(record[0])
        days += trace[: trace_out(record[0], source, trace)].tolist()
    return cards_of(days, players)


def cards_of(actions: list[int], players: int) -> Days:
    """The cards among all actions, a day in each row."""
    cards = np.array(actions) - CARD
    return cards[cards >= 0].reshape(-1, DECKS[players])


def shuffled_days(players: int, days: int) -> Days:
    """The full 36 cards, shuffled and cut (B6)."""
    source, deck, rows = Random(5), list(EACH_CARD), []
    for _ in range(days):
        source.shuffle(deck)
        rows.append(deck[: DECKS[players]])
    return np.array(rows)


def pairs(days: Days) -> Any:
    """How often each card is followed by each other."""
    return np.bincount((days[:, :-1] * KINDS + days[:, 1:]).ravel(), minlength=KINDS * KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("players", DECKS)
@pytest.mark.parametrize(("draw_days", "games"), [(plain_days, 700), (compiled_days, 3_000)])
def test_B6_a_day_of_cards_is_a_shuffled_deck(draw_days: Any, games: int, players: int) -> None:
    days = draw_days(players, games)
    real = shuffled_days(players, 3 * games)
    assert days.shape == real.shape
    assert max(np.bincount(day, minlength=KINDS)[GOLD] for day in days) == 1
    for number in range(DECKS[players]):
        counts = np.bincount(days[:, number], minlength=KINDS)
        assert fair(counts.tolist(), COPIES), f"card {number} of the day"
        assert alike(counts, np.bincount(real[:, number], minlength=KINDS))

    followed = pairs(days)
    exact = [
        COPIES[one] * (COPIES[two] - (one == two)) for one in range(KINDS) for two in range(KINDS)
    ]
    possible = [pair for pair in range(KINDS * KINDS) if exact[pair]]
    assert followed.sum() == followed[possible].sum()
    assert fair(followed[possible].tolist(), [exact[pair] for pair in possible])
    assert alike(followed, pairs(real))


@pytest.mark.parametrize("draw_days", [plain_days, compiled_days])
def test_B6_half_of_the_days_hide_the_gold(draw_days: Any) -> None:
    days = draw_days(3, 700)
    there = days == GOLD
    counts = [*there.sum(axis=0).tolist(), int((~there.any(axis=1)).sum())]
    assert fair(counts, [*[1] * 18, 18])


@pytest.mark.parametrize("draw_days", [plain_days, compiled_days])
def test_B6_cards_of_one_day_say_nothing_of_the_next(draw_days: Any) -> None:
    goods = draw_days(3, 1_500)[:, 0] // 6
    table = np.zeros((6, 6), int)
    np.add.at(table, (goods[:-1], goods[1:]), 1)
    weights = [7, 7, 7, 7, 7, 1]
    assert fair(table.ravel().tolist(), [one * two for one in weights for two in weights])


def rolls() -> list[Any]:
    """The goods on five dice, one row for each roll: by objects, and by compiled code."""
    t = plain_setup("dice", 1).game().state
    rows = []
    for counts in tallies(DICE, t, 50_000):
        seen = np.repeat(np.arange(len(counts)) - ROLL, counts)
        rows.append(np.stack([seen // 6**power % 6 for power in (4, 3, 2, 1, 0)], axis=1))
    return rows


def test_D2_each_face_of_each_die_comes_up_once_in_six() -> None:
    for goods in rolls():
        for die in range(5):
            assert fair(np.bincount(goods[:, die], minlength=6).tolist(), [1] * 6)


def test_D2_dice_know_nothing_of_each_other() -> None:
    for goods in rolls():
        for one, two in combinations(range(5), 2):
            both = np.bincount(goods[:, one] * 6 + goods[:, two], minlength=36)
            assert fair(both.tolist(), [1] * 36)


def test_D2_a_roll_knows_nothing_of_the_one_before() -> None:
    source = Random(6)
    t = plain_setup("dice", 1).game().state
    goods = np.array([DICE.nature_move(t, source) - ROLL for _ in range(20_000)])
    for power in range(5):
        face = goods // 6**power % 6
        both = np.bincount(face[:-1] * 6 + face[1:], minlength=36)
        assert fair(both.tolist(), [1] * 36)
