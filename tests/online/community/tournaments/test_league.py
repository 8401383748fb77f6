"""Who goes up and down in a league, whoever leaves."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici.online.community.tournaments import decide
from medici.online.community.tournaments.league import divide, next_divisions
from tests.online.community.tournaments.simulate import Simulation, drawn, name_of, plan

Divisions = list[list[str]]


def season(
    random: Random, division: int, number: int, left: int
) -> tuple[Divisions, set[str], int, Divisions]:
    """Divisions after a season, who has left, how many go up, and the divisions of the next."""
    names = [name_of(each) for each in range(division * number)]
    ranked = divide(names, division)
    leavers = set(random.sample(names, left))
    promoted = random.randint(1, division // 2)
    return (
        ranked,
        leavers,
        promoted,
        next_divisions(ranked, set(names) - leavers, promoted, division),
    )


def places(divisions: Divisions) -> dict[str, int]:
    return {player: number for number, each in enumerate(divisions) for player in each}


@given(st.integers(4, 9), st.integers(2, 5), st.integers(0, 3), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_nobody_moves_more_than_one_division(
    division: int, number: int, left: int, random: Random
) -> None:
    ranked, leavers, promoted, after = season(random, division, number, left)
    was, now = places(ranked), places(after)
    assert now.keys() == was.keys() - leavers
    assert all(abs(now[player] - was[player]) <= 1 for player in now)
    sizes = [len(each) for each in after]
    assert sizes == [len(each) for each in divide(sorted(now), division)]
    for each in ranked[1:]:
        here = [player for player in each if player in now]
        above = [player for player in ranked[was[each[0]] - 1] if player in now]
        going = min(promoted, len(above) // 2, len(here) // 2)
        assert all(now[player] < was[player] for player in here[:going]), "the first go up"


@given(st.integers(2, 9), st.integers(2, 5), st.floats(0, 1), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_where_most_have_left_nobody_rises_over_somebody_between(
    division: int, number: int, gone: float, random: Random
) -> None:
    left = int(gone * (division * number - 2))
    ranked, _, _, after = season(random, division, number, left)
    was, now = places(ranked), places(after)
    for player in now:
        assert now[player] - was[player] <= 1
        if was[player] - now[player] > 1:
            assert not [each for each in now if was[each] < was[player] and now[each] > now[player]]


@pytest.mark.slow
def test_divisions_of_whole_leagues_change_by_one_at_most() -> None:
    random = Random(5)
    for trial in range(10):
        game = Simulation(
            plan("card", 3, format="league", rounds=2, seasons=3, division=6), 18, f"l{trial}"
        )
        before: Divisions = []
        for _ in range(6):
            game.play_round(drawn(random))
            after = game.tournament.rounds[-1].divisions
            was, now = places(before), places(after)
            assert all(abs(now[player] - was[player]) <= 1 for player in now if player in was)
            before = after
            playing = game.tournament.playing
            if game.tournament.phase == "running" and len(playing) > 15:
                leaver = random.choice(playing)
                game.take(decide.withdraw(game.tournament, leaver, "self", 1.0))
