"""Meetings with members of the league: the same in bulk and game by game."""

import numpy as np
import pytest

from medici.bots import Budget
from medici.bots.compiled.series import play_games
from medici.bots.opponents.league import Member, held_out, read_rows, tuned_against
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY, RANDOM_POLICY
from medici.kernel import seeded
from medici.research.arena.bulk import cores
from medici.research.arena.meeting import (
    Meeting,
    mean_share,
    meet,
    meet_with_search,
    meeting,
    play_against,
    worst,
)
from medici.research.arena.tables import play_tables, tables_of_one
from tests.long_run import rows_long_unless


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"), rows_long_unless([("dice", 2)], [("board", 3), ("card", 3), ("dice", 2)])
)
def test_a_merchant_meets_members_in_bulk_as_it_does_game_by_game(game: str, players: int) -> None:
    row = weights_for(game, players)
    for member in (held_out(game)[0], tuned_against(game, players, read_rows())[0]):
        bulk = play_tables(
            play_games,
            game,
            players,
            np.array([row]),
            [member],
            tables_of_one([member], players),
            games=4,
            seed=3,
            kind=NETWORK_POLICY,
        )
        for deal in range(4):
            single = play_against(game, players, "merchant", Budget(rollouts=0), member, deal, 3)
            assert single == (bulk.share[0, 0, deal], bulk.lead[0, 0, deal])


@pytest.mark.slow
@pytest.mark.long
def test_a_series_may_be_cut_into_parts() -> None:
    row = weights_for("dice", 3)
    policies = policies_of("dice", [(HEURISTIC_POLICY, row), (RANDOM_POLICY, row)])
    seats = np.tile(np.array([[0, 1, 1], [1, 1, 0]], np.int16), (5, 1))
    seeds = np.array([seeded(4, game) for game in range(10)], np.uint64)
    whole = play_games("dice", 3, policies, seats, seeds)
    last = play_games("dice", 3, policies, seats[7:], seeds[7:])
    assert whole.share[7:].tolist() == last.share.tolist()
    assert whole.lead[7:].tolist() == last.lead.tolist()
    assert whole.share.sum(axis=1) == pytest.approx(1.0)
    assert whole.lead.sum(axis=1) == pytest.approx(0.0)
    with cores(2) as backend:
        assert backend("dice", 3, policies, seats, seeds).lead.tolist() == whole.lead.tolist()


@pytest.mark.slow
@pytest.mark.long
def test_bots_that_search_meet_members_too() -> None:
    members = held_out("dice")[:2]
    meetings = list(
        meet_with_search("dice", 2, "banker", Budget(rollouts=40), members, 4, 1, workers=1)
    )
    assert {one.member.name for one in meetings} == {member.name for member in members}
    assert all(one.games == 4 and 0 <= one.share.mean <= 1 for one in meetings)


@pytest.mark.slow
@pytest.mark.long
def test_a_merchant_beats_most_members_of_two() -> None:
    members = held_out("dice")
    meetings = meet(play_games, "dice", 2, weights_for("dice", 2), members, 100, 1)
    assert [one.member for one in meetings] == members
    assert mean_share(meetings).low > 0.6


def met(name: str, *shares: float) -> Meeting:
    member = Member(name, "plain", HEURISTIC_POLICY, np.zeros(1))
    return meeting(member, shares, [0.0] * len(shares))


def test_the_mean_over_members_counts_a_deal_once() -> None:
    meetings = [met("one", 1.0, 0.0, 0.0, 1.0), met("two", 1.0, 0.0, 0.0, 1.0)]
    mean = mean_share(meetings)
    assert mean == meetings[0].share, "the same deals again tell nothing new"
    apart = [met("one", 1.0, 0.0, 0.0, 0.0), met("two", 0.0, 1.0, 1.0, 0.0)]
    assert mean_share(apart).mean == pytest.approx(0.375)
    assert worst(apart).member.name == "one"
    assert apart[0].as_dict()["games"] == 4
