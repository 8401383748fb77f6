"""Who does not come to a tournament's table, who blocks whom there, and whose table it is."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.standings import standings
from medici.online.community.tournaments.state import Tournament
from medici.online.server.community.results import finished_table
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.personal_data import export_player
from medici.online.server.hosting.table_creator import TABLE_ID
from medici.online.server.services import Services
from medici.online.tables import Event, Player, TableError, TimeControl, decode_event
from medici.online.tables import commands as cmd
from medici.online.tables.orders import Order
from tests.online.server.pauses import file_in, opened
from tests.online.server.test_import_game import log_of

pytestmark = pytest.mark.anyio

LATER = 3600.0  # seconds: more than anybody has to come
CLOCK = TimeControl("decision", 60.0)
PLAN = Plan("Spring", "card", 4, clock=CLOCK, wait=60.0, pause=0.0, rounds=1)


async def people_of(services: Services, number: int) -> list[Player]:
    return [(await services.players.guest(f"Player {each}", "x"))[0] for each in range(number)]


async def begun(services: Services, people: Sequence[Player], **changed: Any) -> Tournament:
    """A tournament whose first round is laid."""
    plan = msgspec.structs.replace(PLAN, starts=time.time() + LATER, **changed)
    tournaments = services.tournaments
    name = await tournaments.create(people[0], plan)
    for player in people:
        await tournaments.enter(name, player)

    async def starting(known: Tournament) -> list[ev.Event]:
        return decide.start_now(known, tournaments.now())

    await tournaments.log.change(name, starting)
    await tournaments.step(name)
    return await tournaments.log.read(name)


async def sit_down(services: Services, table: HostedTable, people: Sequence[Player]) -> None:
    for player in people:
        await services.tables.execute(table, cmd.Join(seed=player.name), player)


async def only_table(services: Services, known: Tournament) -> HostedTable:
    assert known.round is not None
    (table,) = known.round.tables
    return await services.tables.table(table)


def phase_of(table: HostedTable) -> str:
    return table.live.phase


def let_time_pass(services: Services) -> None:
    """The time in which people may come is over."""
    services.tournaments.tables._now = lambda: time.time() + LATER


@pytest.mark.parametrize(("number", "came"), [(4, 3), (4, 2), (3, 2)])
async def test_those_who_came_play_once_the_time_is_up(
    tmp_path: Path, number: int, came: int
) -> None:
    async with opened(file_in(tmp_path)) as services:
        people = await people_of(services, number)
        known = await begun(services, people)
        table = await only_table(services, known)
        await sit_down(services, table, people[:came])
        await services.tournaments.step(known.id)
        assert phase_of(table) == "open", "there is still time"
        let_time_pass(services)
        for _ in range(2):
            await services.tournaments.step(known.id)
        assert phase_of(table) == "running"
        assert {seat.player for seat in table.live.seats} == {each.id for each in people[:came]}
        assert [event["type"] for event in map(msgspec.json.decode, table.log)].count(
            "started"
        ) == 1
        with pytest.raises(TableError, match="an open table"):
            await sit_down(services, table, people[came:])


async def play_out(services: Services, table: HostedTable, people: Sequence[Player]) -> None:
    """Everybody makes the first of their moves until the game is over."""
    owners = {player.id: player for player in people}
    while (seat := table.live.actor()) is not None:
        player = owners[table.live.seats[seat].player or ""]
        move = cmd.Move(table.live.running().legal()[0])
        await services.tables.execute(table, move, player, seq=table.seq)


async def test_nobody_takes_along_the_order_of_who_has_moved_up(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        people = await people_of(services, 4)
        known = await begun(services, people, game="board")
        table = await only_table(services, known)
        planned = [next(p for p in people if p.id == name) for name in table.live.created.reserved]
        await sit_down(services, table, planned)
        await services.tables.execute(table, cmd.Leave(), planned[1])
        let_time_pass(services)
        await services.tournaments.step(known.id)
        order = Order(ceiling=7, day=1, seat=2)
        await services.store.give_order(table.id, 2, msgspec.json.encode(order))
        exports = [await export_player(services.store, player) for player in planned]
        told = [[seat.order for seat in export.tables] for export in exports]
        assert told == [[None], [None], [None], [order]]


async def test_a_smaller_table_counts_also_after_a_restart(tmp_path: Path) -> None:
    store = file_in(tmp_path)
    async with opened(store) as services:
        people = await people_of(services, 3)
        known = await begun(services, people, game="dice", size=3, rated=True)
        table = await only_table(services, known)
        await sit_down(services, table, people[1:])
        let_time_pass(services)
        await services.tournaments.step(known.id)
        assert phase_of(table) == "running"
    async with opened(store) as services:
        table = await only_table(services, await services.tournaments.log.read(known.id))
        await play_out(services, table, people)
        finished = finished_table(table.live, 1.0)
        assert finished.rated
        assert {seat.player for seat in finished.seats} == {each.id for each in people[1:]}
        await services.tournaments.step(known.id)
        known = await services.tournaments.log.read(known.id)
        assert known.phase == "ended"
        (ended,) = known.rounds[0].outcomes.values()
        paired = known.rounds[0].tables[table.id]
        seats = dict(zip(paired.seats, ended.seats, strict=True))
        assert [seats[player.id].came for player in people] == [False, True, True]
        assert standings(known)[-1].player == people[0].id


@pytest.mark.parametrize(
    ("number", "changed", "came"),
    [(4, {}, 1), (4, {}, 0), (4, {"duplicate": True}, 3), (3, {"bots": "merchant"}, 0)],
)
async def test_too_few_end_a_table_without_a_game(
    tmp_path: Path, number: int, changed: dict[str, Any], came: int
) -> None:
    async with opened(file_in(tmp_path)) as services:
        people = await people_of(services, number)
        known = await begun(services, people, **changed)
        table = await only_table(services, known)
        await sit_down(services, table, people[:came])
        let_time_pass(services)
        for _ in range(2):  # it is given up, and then noted
            await services.tournaments.step(known.id)
        assert table.live.phase == "cancelled"
        known = await services.tournaments.log.read(known.id)
        (ended,) = known.rounds[0].outcomes.values()
        assert sum(seat.came for seat in ended.seats) == came
        assert not any(seat.place for seat in ended.seats)


async def test_two_of_whom_one_blocks_the_other_play_unrated(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        people = await people_of(services, 4)
        plan = {"size": 2, "rated": True}
        known = await begun(services, people, **plan)
        assert known.round is not None
        for table in known.round.tables:
            assert (await services.tables.table(table)).live.created.rated
        for other in people[1:]:
            await services.store.shun(other.id, people[0].id, "block", 1.0)
        known = await begun(services, people, **plan)
        assert known.round is not None
        rated = {
            paired.table: (await services.tables.table(paired.table)).live.created.rated
            for paired in known.round.tables.values()
        }
        own = known.round.table_of(people[0].id)
        assert own is not None
        assert [table for table, counts in rated.items() if not counts] == [own.table]


async def test_nobody_brings_a_table_where_a_tournament_will_lay_one(tmp_path: Path) -> None:
    async with opened(file_in(tmp_path)) as services:
        people = await people_of(services, 4)
        known = await begun(services, people)
        secret = await services.tournaments.log.secret(known.id)
        to_come = decide.table_id(secret, 2, 0)
        assert TABLE_ID.fullmatch(to_come)
        log: list[Event] = [
            decode_event(msgspec.json.encode(event)) for event in log_of("dice", 2, to_come)
        ]
        with pytest.raises(TableError, match="a table with an id like ours"):
            await services.tables.import_game(people[0], log, None)
