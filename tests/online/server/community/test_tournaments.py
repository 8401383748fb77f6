"""Tournaments on a real server: they begin, go on and end by themselves, whatever happens."""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from medici.online.client import Client, ClientError
from medici.online.community.tournaments.events import SeatOutcome
from medici.online.community.tournaments.outcome import outcome_of
from medici.online.server.community import tournaments
from medici.online.server.http import tournaments as tournaments_over_http
from medici.online.server.run import Server
from medici.online.tables.state import TableState
from tests.online.server.conftest import guests, play
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
QUICK = {"tournament_seconds": 0.1, "guests_burst": 1000, "pages_burst": 10_000}
PLAN: dict[str, Any] = {
    "title": "Spring",
    "game": "dice",
    "size": 2,
    "rounds": 2,
    "clock": {"kind": "decision", "seconds": 60},
    "pause": 0,
    "wait": 600,
}


async def ask(client: Client, method: str, path: str, data: object = None) -> Any:
    """Ask the server as somebody; the answer, or a ClientError."""
    return await client.request(method, path, data)


async def wait(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds that has to be asked for."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.05)


async def announce(client: Client, **changed: Any) -> str:
    made = await ask(client, "POST", "/api/tournaments", PLAN | changed)
    return str(made["tournament"])


async def see(client: Client, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = await ask(client, "GET", f"/api/tournaments/{tournament}")
    return found


async def phase(client: Client, tournament: str) -> str:
    return str((await see(client, tournament))["phase"])


async def take_part(client: Client, tournament: str, seed: int) -> list[str]:
    """Enter, and play at random at each table until it is over; the tables."""
    tables: list[str] = []
    while True:
        found = await see(client, tournament)
        if found["phase"] in ("ended", "cancelled"):
            return tables
        table = found["table"]
        if table is None or table in tables:
            await asyncio.sleep(0.05)
            continue
        async with client.table(table) as live:
            await live.join()
            await play(live, Random(seed))
        tables.append(table)


async def entered(url: str, number: int, **changed: Any) -> tuple[str, list[Client]]:
    """A tournament that some people have entered and that may begin."""
    people = await guests(url, *(f"Player {each}" for each in range(number)))
    tournament = await announce(people[0], starts=time.time() + 3600, **changed)
    for client in people:
        await ask(client, "POST", f"/api/tournaments/{tournament}/entry")
    return tournament, people


@pytest.mark.slow
async def test_a_tournament_is_played_from_its_announcement_to_its_end(start: Start) -> None:
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 4)
    before = await see(people[1], tournament)
    assert (before["phase"], len(before["entrants"]), before["yours"]) == ("open", 4, False)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")
    played = await asyncio.gather(
        *(take_part(client, tournament, seed) for seed, client in enumerate(people))
    )
    assert [len(each) for each in played] == [2, 2, 2, 2]
    after = await see(people[0], tournament)
    assert after["phase"] == "ended"
    assert sum(line["points"] for line in after["standings"]) == 4.0
    assert after["secret"]
    first = await ask(people[0], "GET", f"/api/tournaments/{tournament}/rounds/1")
    pairs = {frozenset(seat["name"] for seat in table["seats"]) for table in first["tables"]}
    second = {frozenset(seat["name"] for seat in t["seats"]) for t in after["round"]["tables"]}
    assert not pairs & second
    log = await ask(people[0], "GET", f"/api/tournaments/{tournament}/log")
    assert [event["type"] for event in log].count("table-ended") == 4
    shared = await ask(people[0], "GET", f"/api/tournaments/{tournament}/text?lang=pt-BR")
    first_line, best = shared["text"].splitlines()[:2]
    assert first_line == "Spring, depois da rodada 2"
    assert best == f"1. {after['standings'][0]['name']} {after['standings'][0]['points']:g}"
    picture = await people[0].text(f"/api/tournaments/{tournament}/picture.svg")
    assert picture.startswith("<svg")
    assert after["standings"][3]["name"] in picture
    lists = await ask(people[0], "GET", "/api/tournaments")
    assert [each["tournament"] for each in lists["past"]] == [tournament]
    assert await ask(people[0], "GET", "/api/me/tournaments") == []
    stranger = (await guests(url, "Stranger"))[0]
    async with stranger.table(played[0][0]) as live:  # anybody may look
        assert live is not None


@pytest.mark.slow
async def test_seats_are_kept_for_those_who_are_paired(start: Start) -> None:
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 2)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def ready() -> bool:
        return (await see(people[0], tournament))["table"] is not None

    await wait(ready)
    table = (await see(people[0], tournament))["table"]
    (mine,) = await ask(people[1], "GET", "/api/me/tournaments")
    assert (mine["table"], mine["organiser"], mine["entered"]) == (table, False, True)
    began = (await see(people[0], tournament))["round"]["began"]
    assert began + 600 <= mine["until"] <= time.time() + 600
    assert (await see(people[0], tournament))["until"] == mine["until"]
    stranger = (await guests(url, "Stranger"))[0]
    async with stranger.table(table) as live:
        with pytest.raises(Exception, match="expected somebody whose seat is reserved"):
            await live.join()
    async with people[0].table(table) as one, people[1].table(table) as other:
        await one.join()
        with pytest.raises(ClientError, match="expected a start by itself"):
            await one.command("start")
        await other.join()  # the game begins by itself

        async def begun() -> bool:
            return (await see(people[0], tournament))["until"] is None

        await wait(begun)
        await asyncio.gather(play(one), play(other))


async def test_who_blocks_is_kept_apart_and_look_alikes_are_told_apart(start: Start) -> None:
    url, _ = start(**QUICK)
    people = await guests(url, "Ada", "ADA", "Bruno", "Ada")
    tournament = await announce(people[0], starts=time.time() + 3600)
    for client in people:
        await ask(client, "POST", f"/api/tournaments/{tournament}/entry")
    names = [each["name"] for each in (await see(people[0], tournament))["entrants"]]
    assert names == ["Ada", "ADA 2", "Bruno", "Ada 3"]
    for other in people[1:3]:
        block = {"how": "block", "other": other.player}
        await ask(people[0], "PUT", "/api/me/shunned", block)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def ready() -> bool:
        return (await see(people[0], tournament))["round"] is not None

    await wait(ready)
    tables = (await see(people[0], tournament))["round"]["tables"]
    pairs = [{seat["name"] for seat in table["seats"]} for table in tables]
    assert {"Ada", "Ada 3"} in pairs


@pytest.mark.slow
@pytest.mark.long
async def test_who_does_not_come_loses_and_bots_may_fill(start: Start) -> None:
    url, _ = start(**QUICK)
    with_bots, people = await entered(url, 2, wait=1, rounds=1, bots="merchant")
    await ask(people[0], "POST", f"/api/tournaments/{with_bots}/start")
    assert len(await take_part(people[0], with_bots, 1)) == 1
    found = await see(people[0], with_bots)
    points = {line["name"]: line["points"] for line in found["standings"]}
    assert points["Player 1"] == 0.0
    without = await announce(people[0], wait=1, rounds=1, starts=time.time() + 3600)
    for client in people:
        await ask(client, "POST", f"/api/tournaments/{without}/entry")
    await ask(people[0], "POST", f"/api/tournaments/{without}/start")

    async def seated() -> bool:
        table = (await see(people[0], without))["table"]
        if table is None:
            return False
        async with people[0].table(table) as live:
            await live.join()
        return True

    await wait(seated)

    async def over() -> bool:
        return await phase(people[0], without) == "ended"

    await wait(over)
    found = await see(people[0], without)
    points = {line["name"]: line["points"] for line in found["standings"]}
    assert points == {"Player 0": 1.0, "Player 1": 0.0}
    seats = {seat["name"]: seat for seat in found["round"]["tables"][0]["seats"]}
    assert seats["Player 1"]["absent"]


@pytest.mark.slow
async def test_a_restart_loses_nothing(start: Start, tmp_path: Any) -> None:
    store = f"sqlite:///{tmp_path / 'kept.db'}"
    url, server = start(store=store, **QUICK)
    tournament, people = await entered(url, 4, rounds=1)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def ready() -> bool:
        return (await see(people[0], tournament))["table"] is not None

    await wait(ready)
    tables = {(await see(client, tournament))["table"] for client in people}
    server.should_exit = True
    again, _ = start(store=store, **QUICK)
    moved = [Client(again, client.session) for client in people]
    assert {(await see(client, tournament))["table"] for client in moved} == tables
    await asyncio.gather(*(take_part(c, tournament, seed) for seed, c in enumerate(moved)))
    assert await phase(moved[0], tournament) == "ended"


def nothing_said(entrant: str) -> dict[str, str]:
    """A removal whose reason cannot be seen."""
    return {"entrant": entrant, "reason": "  "}


async def test_organisers_act_and_others_may_not(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 3)
    path = f"/api/tournaments/{tournament}"

    async def refused(code: str, act: Awaitable[Any]) -> str:
        with pytest.raises(ClientError) as problem:
            await act
        assert problem.value.code == code
        return str(problem.value)

    for act, data in (
        ("start", None),
        ("cancel", {"reason": "x"}),
        ("void", {"table": "", "reason": "x"}),
    ):
        await refused("forbidden", ask(people[1], "POST", f"{path}/{act}", data))
    who = (await see(people[1], tournament))["you"]["player"]
    await refused("bad-command", ask(people[0], "POST", f"{path}/remove", nothing_said(who)))
    await ask(people[0], "POST", f"{path}/remove", {"entrant": who, "reason": "late again"})
    assert "removed" in await refused("forbidden", ask(people[1], "POST", f"{path}/entry"))
    own = (await see(people[1], tournament))["you"]
    assert (own["out"], own["said"]) == ("removed", "late again"), "they are told why"
    log = await ask(people[1], "GET", f"{path}/log")
    assert log[-1]["said"] == "late again", "and so is everybody who reads the log"
    await ask(people[2], "DELETE", f"{path}/entry")
    assert (await see(people[2], tournament))["you"] is None
    await ask(people[0], "POST", f"{path}/cancel", {"reason": "rain"})
    found = await see(people[0], tournament)
    assert (found["phase"], found["reason"]) == ("cancelled", "rain")
    later = await announce(people[0], starts=time.time() + 7200)
    mine = await ask(people[0], "GET", "/api/me/tournaments")
    assert [(each["tournament"]["tournament"], each["tournament"]["status"]) for each in mine] == [
        (later, "open"),
        (tournament, "cancelled"),
    ]
    monkeypatch.setattr(tournaments_over_http, "CALLED_OFF_SHOWN", -7000.0)  # it was to begin since
    mine = await ask(people[0], "GET", "/api/me/tournaments")
    assert [each["tournament"]["tournament"] for each in mine] == [later]
    await refused("not-found", ask(people[0], "GET", "/api/tournaments/nowhere"))
    await refused("not-found", ask(people[0], "GET", f"{path}/rounds/1"))


async def test_announcements_are_bounded_and_some_are_not_listed(start: Start) -> None:
    url, _ = start(tournaments_by_player=2, **QUICK)
    (ada, ben) = await guests(url, "Ada", "Ben")
    later = time.time() + 3600
    hidden = await announce(ada, admission="link", starts=later)
    shown = await announce(ada, starts=later)
    with pytest.raises(ClientError) as problem:
        await announce(ada, starts=later)
    assert "at most 2 tournaments" in str(problem.value)
    assert problem.value.code == "too-many", "which the page has words for"
    lists = await ask(ben, "GET", "/api/tournaments")
    assert [each["tournament"] for each in lists["open"]] == [shown]
    await ask(ben, "POST", f"/api/tournaments/{hidden}/entry")
    with pytest.raises(ClientError) as problem:
        await announce(ben, admission="secured", starts=later)
    assert problem.value.code == "not-secured"
    with pytest.raises(ClientError) as problem:
        await announce(ben, admission="club", club="c1", starts=later)
    assert problem.value.code == "not-a-member"
    with pytest.raises(ClientError) as problem:
        await announce(ben, title="Spr\u202eing", starts=later)
    assert problem.value.code == "bad-title"
    assert "a title without control characters" in str(problem.value)


async def test_who_is_forgotten_is_named_nowhere(start: Start) -> None:
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 3)
    export = await ask(people[1], "GET", "/api/me/export")
    assert export["tournaments"] == [tournament]
    for gone in people[:2]:  # the organiser, and somebody else
        await ask(gone, "DELETE", "/api/me")
    found = await see(people[2], tournament)
    assert found["organiser"] == "Guest"
    assert [each["name"] for each in found["entrants"]] == ["Player 2"]
    log = await people[2].text(f"/api/tournaments/{tournament}/log")
    assert "Player 0" not in log
    assert "Player 1" not in log
    assert "Player 2" in log
    (row,) = (await ask(people[2], "GET", "/api/tournaments"))["open"]
    assert row["head"]["organiser"] == "Guest"


async def test_who_withdrew_before_the_first_round_is_forgotten_too(start: Start) -> None:
    url, _ = start(**QUICK)
    tournament, (ada, bruno, chen) = await entered(url, 3)
    entrant = (await ask(chen, "GET", "/api/me"))["player"]
    removed = {"entrant": entrant, "reason": "did not pay"}
    await ask(bruno, "DELETE", f"/api/tournaments/{tournament}/entry")
    await ask(ada, "POST", f"/api/tournaments/{tournament}/remove", removed)
    assert await ask(bruno, "GET", "/api/me/tournaments") == []
    (row,) = (await ask(ada, "GET", "/api/tournaments"))["open"]
    assert row["entrants"] == 1
    for gone in (bruno, chen):
        export = await ask(gone, "GET", "/api/me/export")
        assert export["tournaments"] == [tournament]
        await ask(gone, "DELETE", "/api/me")
    log = await ada.text(f"/api/tournaments/{tournament}/log")
    assert "Player 0" in log
    assert "Player 1" not in log
    assert "Player 2" not in log
    assert "did not pay" not in log


@pytest.mark.slow
async def test_a_table_that_cannot_be_read_holds_nobody_up(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    unread: list[str] = []

    def read(table: TableState) -> tuple[list[SeatOutcome], bool]:
        unread.append(table.id)
        if table.id == unread[0]:
            raise ValueError("expected an event; got something else")
        return outcome_of(table)

    monkeypatch.setattr(tournaments, "outcome_of", read)
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 4, rounds=1)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")
    await asyncio.gather(*(take_part(client, tournament, 7) for client in people))
    tables = (await see(people[0], tournament))["round"]["tables"]
    (broken,) = [table for table in tables if table["broken"]]
    assert [seat["points"] for seat in broken["seats"]] == [0.5, 0.5]


@pytest.mark.slow
async def test_tables_of_a_duplicate_round_get_the_same_deal_in_secret(start: Start) -> None:
    url, _ = start(**QUICK)
    tournament, people = await entered(url, 4, rounds=1, duplicate=True)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def ready() -> bool:
        return all([(await see(client, tournament))["table"] for client in people])

    await wait(ready)
    tables = [(await see(client, tournament))["table"] for client in people]
    elsewhere = next(table for table in tables if table != tables[0])
    with pytest.raises(ClientError, match="others still play the same deal"):
        await ask(people[0], "GET", f"/api/tables/{elsewhere}")
    with pytest.raises(ClientError, match="others still play the same deal"):
        async with people[0].table(elsewhere):
            pass
    with pytest.raises(ClientError, match="there is no deal"):  # but at the tables of the round
        await ask(people[0], "GET", f"/api/deals/{tournament}-1")
    await asyncio.gather(*(take_part(client, tournament, 7) for client in people))
    after = await see(people[0], tournament)
    assert after["phase"] == "ended"
    played = after["round"]
    assert hashlib.sha256(bytes.fromhex(played["secret"])).hexdigest() == played["commitment"]
    records = [await ask(people[0], "GET", f"/api/tables/{table}/record") for table in set(tables)]
    one, other = ([move for by, move in r["moves"] if by == "nature"] for r in records)
    assert one[0] == other[0]  # who begins; what follows depends on what is rolled again
