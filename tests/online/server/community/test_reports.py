"""What clubs and tournaments are called is reported; the operator acts while the server runs."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from medici.online.server.operator_acts import Operator
from medici.online.store import Store, open_store
from medici.online.tables import TableError
from tests.online.server.community.test_clubs import Somebody, people
from tests.online.server.community.test_tournaments import PLAN, QUICK, Start
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def announced(organiser: Somebody, **changed: Any) -> str:
    """A tournament with a title that nobody should have to read."""
    plan = PLAN | {"title": "Bruno stinks", "starts": time.time() + 3600} | changed
    made = await organiser.done("POST", "/tournaments", plan)
    return str(made["tournament"])


async def open_tables(people: list[Somebody], tournament: str) -> list[str]:
    """The tables of the first round, once everybody is awaited at one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen = [await one.got(f"/tournaments/{tournament}") for one in people]
            if all(each["table"] for each in seen):
                return sorted({each["table"] for each in seen})
            await asyncio.sleep(0.05)


async def test_names_and_titles_are_reported_with_their_words(start: Start, tmp_path: Path) -> None:
    path = f"sqlite:///{tmp_path / 'reports.db'}"
    url, _ = start(store=path)
    async with httpx.AsyncClient(base_url=url) as http:
        ada, bruno = await people(http, "Ada", "Bruno")
        terms = {"name": "Bruno stinks", "about": "He does", "joining": "open"}
        club = (await ada.done("POST", "/clubs", terms))["club"]
        tournament = await announced(ada)
        why = {"reason": "insult"}
        await bruno.done("POST", f"/clubs/{club}/reports", why)
        await bruno.done("POST", f"/tournaments/{tournament}/reports", why)
        for place in (f"/clubs/{club}", f"/tournaments/{tournament}"):
            assert await ada.refused("POST", f"{place}/reports", why) == "bad-command"
            assert await bruno.refused("POST", f"{place}/reports", {"reason": " "}) == "bad-command"
        for place in ("/clubs/x", "/tournaments/x"):
            assert await bruno.refused("POST", f"{place}/reports", why) == "not-found"
        gone = {"number": 7, "reason": "insult"}
        await bruno.done("POST", f"/clubs/{club}/join", {})
        assert await bruno.refused("POST", f"/clubs/{club}/reports", gone) == "bad-command"
        store = await open_store(path)
        told = [(row.accused, row.name, row.table, row.words) for row in await store.reports()]
        await store.close()
        await ada.done("DELETE", "/me")
        assert await bruno.refused("POST", f"/tournaments/{tournament}/reports", why) == "not-found"
    assert told == [
        (ada.player, "Ada", f"club {club}", "Bruno stinks: He does"),
        (ada.player, "Ada", f"tournament {tournament}", "Bruno stinks"),
    ]


async def test_the_servers_own_club_is_nobodys_to_report(start: Start) -> None:
    url, _ = start(club="Calimala")
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        (club,) = await ada.got("/clubs")
        answer = await ada.refused("POST", f"/clubs/{club['club']}/reports", {"reason": "insult"})
        assert answer == "bad-command"


async def acting(path: str) -> tuple[Store, Operator]:
    store = await open_store(path)
    return store, Operator(store, "olga")


@pytest.mark.parametrize("duplicate", [False, True])
async def test_the_operator_renames_a_tournament_and_calls_it_off(
    start: Start, tmp_path: Path, duplicate: bool
) -> None:
    path = f"sqlite:///{tmp_path / 'acts.db'}"
    url, _ = start(store=path, **QUICK)
    async with httpx.AsyncClient(base_url=url) as http:
        who = await people(http, "Ada", "Bruno", "Chen", "Dora")
        tournament = await announced(who[0], duplicate=duplicate)
        for one in who:
            await one.done("POST", f"/tournaments/{tournament}/entry")
        await who[0].done("POST", f"/tournaments/{tournament}/start")
        tables = await open_tables(who, tournament)
        store, operator = await acting(path)
        with pytest.raises(TableError, match="title"):
            await operator.retitle_tournament(tournament, " ", "an insult")
        await operator.retitle_tournament(tournament, " Spring  cup", "an insult")
        assert (await who[1].got(f"/tournaments/{tournament}"))["plan"]["title"] == "Spring cup"
        await operator.cancel_tournament(tournament, "an insult as a title")
        seen = await who[1].got(f"/tournaments/{tournament}")
        assert (seen["phase"], seen["reason"]) == ("cancelled", "an insult as a title")
        assert set((await store.table_statuses(tables)).values()) == {"abandoned"}
        assert "stinks" not in (await http.get(f"/api/tournaments/{tournament}/log")).text
        mine = await who[0].got("/me/tournaments")
        assert [each["tournament"]["head"]["title"] for each in mine] == ["Spring cup"]
        round_ended = (await operator.tournament(tournament)).rounds[0].ended is not None
        assert round_ended is duplicate  # its deal is told, since nobody plays it any more
        with pytest.raises(TableError):
            await operator.cancel_tournament(tournament, "again")
        with pytest.raises(ValueError, match="no tournament x"):
            await operator.cancel_tournament("x", "not there")
        acts = [(line.who, line.act, line.about) for line in await store.audit()]
        await store.close()
    assert ("olga", "tournament", f"called off {tournament}") in acts
    assert ("olga", "tournament", f"another title for {tournament}") in acts
    assert "stinks" not in str(acts)


async def test_a_tournament_that_has_not_begun_is_called_off(start: Start, tmp_path: Path) -> None:
    path = f"sqlite:///{tmp_path / 'early.db'}"
    url, _ = start(store=path, **QUICK)
    async with httpx.AsyncClient(base_url=url) as http:
        (ada,) = await people(http, "Ada")
        tournament = await announced(ada)
        store, operator = await acting(path)
        await operator.cancel_tournament(tournament, "not here")
        await store.close()
        assert (await ada.got("/tournaments"))["open"] == []
