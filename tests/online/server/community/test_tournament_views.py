"""What is shown of a tournament is computed once for all who look."""

import pytest

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.standings import Row, standings
from medici.online.community.tournaments.state import Tournament
from medici.online.server.community import tournament_views
from medici.online.server.community.tournament_views import view
from medici.online.tables import Player
from tests.online.community.tournaments.simulate import Simulation, name_of, plan, ranked


def test_standings_and_tables_are_computed_once_until_something_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def counted(tournament: Tournament) -> list[Row]:
        asked.append(tournament.seq)
        return standings(tournament)

    monkeypatch.setattr(tournament_views, "standings", counted)
    game = Simulation(plan(rounds=2), 6)
    game.step()
    tournament = game.tournament
    people = [Player(name_of(number), "") for number in range(6)]
    seen = [view(tournament, who, None, 1.0) for who in [*people, None]]
    assert len(asked) == 1
    for who, each in zip([*people, None], seen, strict=True):
        assert each.round is not None
        own = [table for table in each.round.tables if table.yours]
        assert [
            who.id in [seat.player for seat in table.seats] for table in own if who is not None
        ] == ([True] if who is not None else [])
    table = next(iter(tournament.rounds[0].tables))
    game.take(decide.end_table(tournament, table, ranked([3, 1]), False, 2.0))
    after = view(tournament, None, None, 2.0)
    assert len(asked) == 2
    assert after.round is not None
    assert [each.ended for each in after.round.tables].count(True) == 1
    assert after.standings[0].points == 1.0
    game.take([ev.EntrantForgotten(at=3.0, player=name_of(0))])
    assert "Guest" in [line.name for line in view(tournament, None, None, 3.0).standings]
