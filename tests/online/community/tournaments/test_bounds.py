"""What has an end in a tournament: its log before it begins, and the search for tables."""

import pytest

from medici.online.community.tournaments import decide, groups, pairing
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.groups import Search
from medici.online.community.tournaments.state import Tournament
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError
from tests.online.community.tournaments.simulate import Simulation, name_of, plan, strongest


def test_who_comes_and_goes_again_and_again_is_refused_in_the_end() -> None:
    game, restless = Simulation(plan(), 1), Player("restless", "Restless")
    for _ in range(decide.ENTRIES_BY_PERSON):
        game.take(decide.enter(game.tournament, restless, 0.0, 1.0))
        assert decide.enter(game.tournament, restless, 0.0, 1.0) == [], "once is enough"
        game.take(decide.withdraw(game.tournament, restless.id, "self", 1.0))
    again = Tournament.from_events(ev.decode_event(ev.encode_event(event)) for event in game.log)
    for tournament in (game.tournament, again):
        with pytest.raises(
            TableError, match="expected at most 20 entries of one person"
        ) as refused:
            decide.enter(tournament, restless, 0.0, 1.0)
        assert refused.value.code == "forbidden"
    assert decide.enter(again, Player("other", "Other"), 0.0, 1.0), "others still have theirs"


def test_divisions_share_the_tries_of_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[Search] = []

    class Noted(Search):
        """A search that tells how long it was."""

        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            searches.append(self)

    monkeypatch.setattr(groups, "Search", Noted)
    monkeypatch.setattr(pairing, "MOST_TRIES", 20_000)
    # At a table of four one meets all others of a division of eight before six rounds are over.
    game = Simulation(plan("card", 4, format="league", rounds=6, division=8, most=80), 80)
    for _ in range(6):
        searches.clear()
        game.play_round(strongest)
    assert len(game.tournament.rounds) == 6
    assert len(searches) == 10
    assert all(search.looked > 1000 for search in searches), "else there was nothing to share"
    assert sum(search.looked for search in searches) <= 20_000 + 10 * groups.KICK
    assert sorted(game.tournament.rounds[-1].people) == [name_of(each) for each in range(80)]
