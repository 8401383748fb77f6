"""How long people have to come to the table of a tournament, and that it stays as long."""

import time
from pathlib import Path

import msgspec
import pytest

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.state import Tournament
from medici.online.server.background import Background
from medici.online.server.hosting.uptime import Gap
from medici.online.server.services import Services
from medici.online.store.tables import ABANDONED, OPEN
from medici.online.tables import Player, Terms, TimeControl
from tests.online.server.pauses import file_in, opened

pytestmark = pytest.mark.anyio

DAY = 86400.0
PLAN = Plan("Spring", "dice", 2, clock=TimeControl("decision", DAY), wait=10 * DAY, bots="merchant")


async def begun(services: Services) -> tuple[Tournament, str, Player]:
    """A tournament of two at the time when its first table is laid, the table and its organiser."""
    tournaments = services.tournaments
    people = [(await services.players.guest(name, "here"))[0] for name in ("Ada", "Bruno")]
    name = await tournaments.create(
        people[0], msgspec.structs.replace(PLAN, starts=time.time() + DAY)
    )
    for player in people:
        await tournaments.enter(name, player)

    async def starting(known: Tournament) -> list[ev.Event]:
        return decide.start_now(known, tournaments.now())

    await tournaments.log.change(name, starting)
    await tournaments.step(name)
    known = await tournaments.log.read(name)
    assert known.round is not None
    (table,) = known.round.tables
    return known, table, people[0]


async def test_a_table_stays_as_long_as_people_may_come_to_it(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path), open_seconds=-DAY) as services:
        known, table, ada = await begun(services)
        unused = (await services.tables.create(ada, Terms("board", 2))).id
        settings, metrics = services.settings, services.metrics
        upkeep = Background(services.store, services.tables, services.sockets, settings, metrics)
        await upkeep.end_unused()
        statuses = await services.store.table_statuses([table, unused])
        assert statuses == {table: OPEN, unused: ABANDONED}

        secret = await services.tournaments.log.secret(known.id)

        async def cancelling(again: Tournament) -> list[ev.Event]:
            return decide.cancel(again, ada, "rain", secret, time.time())

        await services.tournaments.log.change(known.id, cancelling)  # and the server stops at once
        await upkeep.end_unused()
        assert await services.store.table_statuses([table]) == {table: ABANDONED}


async def test_while_no_server_is_up_the_time_to_come_rests(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        known, table, _ = await begun(services)
        laid = (await services.tables.table(table)).live.created.at

        def given() -> float:
            """How long people have from when the table is laid."""
            return services.tournaments.tables.deadline(known, laid) - laid

        gaps = services.tables.uptime.gaps
        gaps.append(Gap(laid - 9 * DAY, laid - DAY))
        assert given() == pytest.approx(10 * DAY)
        for day in range(1, 8):  # a restart of five seconds each day
            gaps.append(Gap(laid + day * DAY, laid + day * DAY + 5.0))
        assert given() == pytest.approx(10 * DAY + 35.0)
        # It was laid just before the server went down, which had noted before that it was up.
        gaps[:] = [Gap(laid - 2.0, laid + DAY)]
        assert given() == pytest.approx(11 * DAY)
