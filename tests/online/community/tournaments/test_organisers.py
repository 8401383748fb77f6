"""What an organiser may do, and that nobody judges their own table."""

from collections.abc import Callable
from typing import Any

import pytest

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.points import POINT
from medici.online.community.tournaments.standings import standings
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError
from tests.online.community.tournaments.simulate import (
    SECRET,
    Simulation,
    name_of,
    plan,
    strongest,
)


def test_an_organiser_voids_a_table() -> None:
    game = Simulation(plan(rounds=2), 2)
    game.play_round(strongest)
    table = next(iter(game.tournament.rounds[0].tables))
    host = Player("host", "Host")
    game.take(decide.void(game.tournament, table, host, "the server was away", 2.0))
    assert decide.void(game.tournament, table, host, "again", 2.0) == []
    assert [row.points for row in standings(game.tournament)] == [POINT / 2, POINT / 2]
    with pytest.raises(TableError, match="expected a table with a result"):
        decide.void(game.tournament, "0" * 32, host, "no", 2.0)


def test_an_organiser_who_plays_does_not_judge_the_own_table() -> None:
    game = Simulation(plan(rounds=2), 4)
    organiser = Player("host", "Host")
    game.take(decide.withdraw(game.tournament, name_of(3), "self", 0.0))
    game.take(decide.enter(game.tournament, organiser, 0.0, 0.0))
    game.play_round(strongest)
    played = game.tournament.rounds[0]
    own = played.table_of("host")
    assert own is not None
    (other,) = (each for each in played.tables.values() if each != own)
    (rival,) = (player for player in own.people if player != "host")

    def refused(act: Callable[[], object]) -> str:
        with pytest.raises(TableError) as problem:
            act()
        return problem.value.code

    def void(table: str) -> list[ev.Event]:
        return decide.void(game.tournament, table, organiser, "unfair", 2.0)

    def remove(player: str) -> list[ev.Event]:
        return decide.withdraw(game.tournament, player, "removed", 2.0, "rude")

    assert refused(lambda: void(own.table)) == "own-table"
    assert refused(lambda: remove(rival)) == "own-table"
    assert void(other.table)
    assert remove(other.people[0])
    assert decide.withdraw(game.tournament, rival, "self", 2.0), "of their own will"
    assert decide.withdraw(game.tournament, rival, "absent", 2.0)
    assert remove("host")
    game.step()  # the next round, in which others meet
    assert refused(lambda: void(own.table)) == "own-table"
    assert remove(rival)


@pytest.mark.parametrize(
    ("changed", "needed"),
    [
        ({}, 2),
        ({"size": 4}, 3),
        ({"size": 4, "duplicate": True}, 4),
        ({"size": 4, "bots": "merchant"}, 2),
        ({"size": 6, "format": "knockout"}, 5),
        ({"size": 5, "format": "league"}, 4),
    ],
)
def test_none_is_begun_that_would_be_called_off(changed: dict[str, Any], needed: int) -> None:
    announced = plan(game="card", starts=100.0, **changed)
    few, enough = Simulation(announced, needed - 1), Simulation(announced, needed)
    with pytest.raises(TableError, match=f"at least {needed} entrants; got {needed - 1}"):
        decide.start_now(few.tournament, 1.0)
    enough.take(decide.start_now(enough.tournament, 1.0))
    (event,) = decide.advance(enough.tournament, SECRET, 1.0)
    assert isinstance(event, ev.RoundPaired)
    (event,) = decide.advance(few.tournament, SECRET, 100.0)  # at its time it is
    assert isinstance(event, ev.TournamentCancelled)
