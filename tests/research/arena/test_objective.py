"""What tuning maximises, in small numbers, and the tables that it is reckoned from."""

import numpy as np
import pytest

from medici.bots.opponents.league import Member, Origin
from medici.bots.policies.policy import HEURISTIC_POLICY, PLAIN_POLICY
from medici.research.arena.objective import GUARD, KIN, LEAD, fitness, robust, worst_part
from medici.research.arena.tables import (
    Played,
    Table,
    deals,
    lineup_of,
    mixed_tables,
    sieges,
    tables_of_one,
)


def member(origin: Origin) -> Member:
    return Member(
        origin, origin, PLAIN_POLICY if origin == "plain" else HEURISTIC_POLICY, np.zeros(3)
    )


MEMBERS = [member("champion"), member("plain"), member("plain"), member("exploiter")]


def played(*shares: float, lead: float = 0.0) -> Played:
    """One candidate, one game at each table."""
    share = np.array(shares)[None, :, None]
    return Played(share, np.full_like(share, lead))


def test_half_is_the_mean_and_half_the_worst_quarter() -> None:
    values = np.array([[0.1, 0.2, 0.6, 0.7, 0.8, 0.8, 0.8, 0.8], [0.5] * 8])
    assert worst_part(values) == pytest.approx([0.15, 0.5])
    assert robust(values) == pytest.approx([(0.6 + 0.15) / 2, 0.5])
    assert worst_part(np.array([[0.4, 0.2]])) == pytest.approx([0.2])


def test_who_loses_to_a_few_is_worse_than_who_wins_evenly() -> None:
    even, uneven = robust(np.array([[0.6] * 4, [0.8, 0.8, 0.8, 0.0]]))
    assert even > uneven


def test_people_count_most_kin_a_little_and_what_rivals_win_in_a_siege_is_taken_off() -> None:
    tables = [*tables_of_one(MEMBERS, 4), Table((0, 1, 3)), *sieges(MEMBERS, 4)]
    [good] = fitness(played(0.2, 0.6, 0.8, 0.4, 0.1, 0.3, 0.5), tables, MEMBERS)
    assert good == pytest.approx((0.5 + 0.1) / 2 + KIN * 0.3 - GUARD * 0.4)


def test_a_lead_counts_a_little() -> None:
    tables = tables_of_one(MEMBERS[1:3], 4)
    [without], [ahead] = (
        fitness(played(0.5, 0.5, lead=lead), tables, MEMBERS[1:3]) for lead in (0.0, 10.0)
    )
    assert ahead - without == pytest.approx(10 * LEAD)


def test_alone_the_score_counts() -> None:
    low, high = (fitness(played(1.0, lead=score), [Table(())], []) for score in (150.0, 160.0))
    assert high > low


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_seat_that_counts_goes_round_and_the_others_are_as_told(players: int) -> None:
    tables = [*tables_of_one(MEMBERS, players), *sieges(MEMBERS, players)]
    tables += mixed_tables(MEMBERS, players, 2, seed=1)
    lineup = lineup_of(tables, candidates=3, players=players, games=2 * players)
    for candidate in range(3):
        for place, table in enumerate(tables):
            for number in range(2 * players):
                seats = np.roll(lineup[candidate, place, number], -(number % players)).tolist()
                others = [3 + other for other in table.others]
                if table.siege:
                    assert seats == [*others, *[candidate] * (players - 1)]
                else:
                    assert seats == [candidate, *others]


def test_sieges_are_by_rivals_and_need_three_players() -> None:
    assert [table.others for table in sieges(MEMBERS, 3)] == [(0,), (3,)]
    assert sieges(MEMBERS, 2) == []


def test_every_deal_is_another() -> None:
    assert len(set(deals(5, 40, seed=1).ravel().tolist())) == 200
    assert deals(5, 40, 1).tolist() == deals(5, 40, 1).tolist() != deals(5, 40, 2).tolist()
