"""Who sits where: every seating once, every chair equally often, the same luck for all."""

from collections import Counter
from itertools import permutations

import pytest

from medici.games.dice.actions import ROLL
from medici.research.arena.contest import Contest
from medici.research.arena.play import GameResult, play_game
from medici.research.arena.schedule import (
    ALL_SEATINGS,
    Pairing,
    distinct_seatings,
    schedule,
    seatings_of,
)

FIVE = ("random", "apprentice", "merchant", "banker", "prince")
SEATINGS = {  # how many different ones there are; None: too many
    ("merchant",): 1,
    ("merchant", "merchant"): 1,
    ("banker", "merchant"): 2,
    ("banker", "merchant", "merchant", "merchant"): 4,
    ("banker", "banker", "merchant", "merchant"): 6,
    ("random", "apprentice", "merchant", "banker"): 24,
    ("banker", "banker", "merchant", "merchant", "random"): None,
    FIVE: None,
    (*FIVE, "random"): None,
    ("banker",) * 3 + ("merchant",) * 3: 20,
}
each_table = pytest.mark.parametrize("bots", SEATINGS, ids="-".join)


@each_table
def test_seatings_are_all_different_ones_in_order(bots: tuple[str, ...]) -> None:
    every = sorted(set(permutations(bots)))
    if SEATINGS[bots] is None:
        assert len(every) > ALL_SEATINGS
        assert distinct_seatings(bots) is None
    else:
        assert len(every) == SEATINGS[bots]
        assert distinct_seatings(bots) == tuple(every)


@each_table
def test_in_every_deal_each_bot_sits_equally_often_in_each_chair(bots: tuple[str, ...]) -> None:
    for deal in range(10):
        seatings = seatings_of(bots, deal, seed=3)
        assert all(sorted(seating) == sorted(bots) for seating in seatings)
        chairs = Counter((bot, chair) for one in seatings for chair, bot in enumerate(one))
        for bot, seats in Counter(bots).items():
            expected = len(seatings) * seats / len(bots)
            assert [chairs[bot, chair] for chair in range(len(bots))] == [expected] * len(bots)


def test_too_many_seatings_are_drawn_by_the_seed_and_the_deal() -> None:
    drawn = [tuple(seatings_of(FIVE, deal, seed=1)) for deal in range(20)]
    assert drawn == [tuple(seatings_of(FIVE, deal, seed=1)) for deal in range(20)]
    assert len(set(drawn)) > 10
    assert drawn != [tuple(seatings_of(FIVE, deal, seed=2)) for deal in range(20)]


@each_table
def test_every_game_is_scheduled_once_deal_after_deal(bots: tuple[str, ...]) -> None:
    size = len(seatings_of(bots, 0, seed=1))
    whole = list(schedule(bots, 3 * size, seed=1))
    assert whole == [Pairing(deal, seating) for deal in range(3) for seating in range(size)]


def test_a_schedule_can_end_within_a_deal_and_be_longer_later() -> None:
    bots = ("banker", "merchant", "merchant", "merchant")
    assert list(schedule(bots, 0, seed=1)) == []
    assert list(schedule(bots, 6, seed=1)) == [
        *(Pairing(0, seating) for seating in range(4)),
        *(Pairing(1, seating) for seating in range(2)),
    ]
    longer = list(schedule(bots, 103, seed=1))
    assert len(longer) == len(set(longer)) == 103
    assert longer[:6] == list(schedule(bots, 6, seed=1))


def rolls(result: GameResult) -> list[int]:
    """What nature rolled in a dice game, and who was drawn to begin."""
    return [result.moves[0], *(move for move in result.moves if move >= ROLL)]


@pytest.mark.slow
def test_all_seatings_of_a_deal_meet_the_same_nature() -> None:
    contest = Contest("dice", ("random", "apprentice", "merchant"), seed=5)
    seatings = seatings_of(contest.bots, 0, contest.seed)
    for deal in range(5):
        fates = [rolls(play_game(contest, seats, deal, n)) for n, seats in enumerate(seatings)]
        shortest = min(map(len, fates))
        assert shortest > 5
        assert len({tuple(fate[:shortest]) for fate in fates}) == 1


@pytest.mark.slow
def test_nature_depends_on_the_deal_and_the_seed() -> None:
    table = ("merchant",) * 4
    contest = Contest("board", table, seed=5)
    games = [play_game(contest, table, deal, 0) for deal in range(5)]
    assert len(set(games)) == 5
    assert games == [play_game(contest, table, deal, 1) for deal in range(5)]
    other = Contest("board", table, seed=6)
    assert not set(games) & {play_game(other, table, deal, 0) for deal in range(5)}
