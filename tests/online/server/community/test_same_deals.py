"""Rounds of the same deals: what their tables get is known to nobody before it may be."""

import asyncio
import hashlib
import time
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from medici.fair.ledger import table_hash
from medici.online.client import Client, ClientError
from medici.online.server.community import tournaments
from medici.online.server.community.tournament_tables import TournamentTables
from medici.online.store import StoreError
from tests.online.server.community.test_tournaments import (
    QUICK,
    Start,
    announce,
    ask,
    entered,
    phase,
    see,
    take_part,
    wait,
)
from tests.online.server.conftest import guests, play

pytestmark = pytest.mark.anyio

EVERYTHING = {**QUICK, "list_seconds": 0.1, "reading_burst": 10_000}


async def laid(people: list[Client], tournament: str) -> list[str]:
    """The table of each, once the round has begun."""

    async def ready() -> bool:
        return all([(await see(client, tournament))["table"] for client in people])

    await wait(ready)
    return [str((await see(client, tournament))["table"]) for client in people]


async def lines_about(client: Client, deal: str) -> list[str]:
    """What the list of promises has of a deal."""
    return (await client.text(f"/api/commitments?table={table_hash(deal)}")).splitlines()


async def told(client: Client, deal: str, secret: str) -> None:
    """Wait until the list of promises has the secret of a deal."""

    async def is_there() -> bool:
        lines = await lines_about(client, deal)
        return len(lines) == 2 and secret in lines[1]

    await wait(is_there)


@pytest.mark.slow
async def test_calling_it_off_tells_nobody_the_cards_of_a_game_that_goes_on(start: Start) -> None:
    url, _ = start(**EVERYTHING)
    tournament, people = await entered(url, 4, rounds=1, duplicate=True, rated=True)
    host = people[0]
    await ask(host, "POST", f"/api/tournaments/{tournament}/start")
    tables = await laid(people, tournament)
    stranger = next(number for number, table in enumerate(tables) if table != tables[0])
    two = [number for number, table in enumerate(tables) if table == tables[0]]

    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(people[each].table(tables[0])) for each in two]
        for live in lives:
            await live.join()
        at_odd = await stack.enter_async_context(people[stranger].table(tables[stranger]))
        await at_odd.join()  # alone: nobody has begun there

        async def is_running() -> bool:
            found = await ask(host, "GET", f"/api/tables/{tables[0]}")
            return bool(found["phase"] == "running")

        await wait(is_running)
        assert await ask(host, "GET", f"/api/watch?tables={tables[0]}") == []
        await ask(host, "POST", f"/api/tournaments/{tournament}/cancel", {"reason": "rain"})

        async def is_given_up() -> bool:
            found = await ask(people[stranger], "GET", f"/api/tables/{tables[stranger]}")
            return bool(found["phase"] == "cancelled")

        await wait(is_given_up)
        seen = await see(host, tournament)
        assert (seen["phase"], seen["reason"]) == ("cancelled", "rain")
        assert (seen["secret"], seen["round"]["secret"]) == ("", "")
        with pytest.raises(ClientError, match="others still play the same deal"):
            await ask(people[stranger], "GET", f"/api/tables/{tables[0]}")
        assert len(await lines_about(host, f"{tournament}-1")) == 1
        await asyncio.gather(*(play(live, Random(3)) for live in lives))

    async def is_told() -> bool:
        return bool((await see(host, tournament))["round"]["secret"])

    await wait(is_told)
    played = (await see(host, tournament))["round"]
    assert hashlib.sha256(bytes.fromhex(played["secret"])).hexdigest() == played["commitment"]
    await told(host, f"{tournament}-1", played["secret"])
    assert await ask(people[stranger], "GET", f"/api/tables/{tables[0]}")


@pytest.mark.slow
async def test_the_secret_of_a_round_is_told_though_a_server_stops_just_then(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell_deal, failed = TournamentTables.tell_deal, list[str]()

    async def fail_once(self: TournamentTables, *arguments: Any) -> None:
        if not failed:
            failed.append("once")
            raise StoreError("the store went away")
        await tell_deal(self, *arguments)

    monkeypatch.setattr(TournamentTables, "tell_deal", fail_once)
    monkeypatch.setattr(tournaments, "LEASE", 0.2)
    url, _ = start(**EVERYTHING)
    tournament, people = await entered(url, 2, rounds=1, duplicate=True)
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")
    await asyncio.gather(*(take_part(client, tournament, 7) for client in people))
    assert await phase(people[0], tournament) == "ended"
    assert failed
    secret = (await see(people[0], tournament))["round"]["secret"]
    await told(people[0], f"{tournament}-1", secret)


async def test_that_too_few_entered_is_for_each_reader_to_say(start: Start) -> None:
    url, _ = start(**QUICK)
    (ada,) = await guests(url, "Ada")
    tournament = await announce(ada, starts=time.time())

    async def is_off() -> bool:
        return await phase(ada, tournament) == "cancelled"

    await wait(is_off)
    assert (await see(ada, tournament))["reason"] == ""
