"""Results on real servers: each finished game is entered once, also after crashes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from medici.online.client import Client, ClientError, Live
from medici.online.server.community.results import ResultWriter, read_finished
from medici.online.server.hosting.log_reader import PLAY, LogReader
from medici.online.server.run import Server
from medici.online.store import NewTable, Store, open_store
from medici.online.store.community.results import OLD, EnteredResult, ResultRow
from tests.online.server.conftest import guests, play
from tests.online.server.test_moderation import refused
from tests.online.store.conftest import ask
from tests.servers import new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
CLOCK = {"kind": "bank", "seconds": 600, "increment": 0}


@asynccontextmanager
async def at_table(
    people: list[Client], game: str = "dice", **more: Any
) -> AsyncIterator[list[Live]]:
    """People at a table where the game has begun."""
    table = await people[0].create_table(game, len(people) + len(more.get("bots", {})), **more)
    lives = [person.table(table) for person in people]
    for live in lives:
        await live.__aenter__()
        await live.join()
    await lives[0].start()
    try:
        yield lives
    finally:
        for live in lives:
            await live.__aexit__()


async def there(asked: Callable[[], Awaitable[list[Any]]], count: int = 1) -> list[Any]:
    """What is there, once there is so much."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await asked()) < count:
            await asyncio.sleep(0.02)
    return found


async def results_of(store: Store, person: Client, count: int = 1) -> list[ResultRow]:
    return await there(lambda: store.results_of(person.player or ""), count)


@pytest.fixture
async def house(start: Start, tmp_path: Path) -> AsyncIterator[tuple[str, Store, str]]:
    """A server, its store, and where that is."""
    path = f"sqlite:///{tmp_path / 'results.db'}"
    url, _ = start(store=path)
    store = await open_store(path)
    yield url, store, path
    await store.close()


House = tuple[str, Store, str]


async def test_a_rated_game_counts_for_both(house: House) -> None:
    url, store, _ = house
    people = await guests(url, "Ada", "Bruno")
    async with at_table(people, clock=CLOCK, rated=True) as lives:
        assert lives[0].snapshot["rated"]
        table = lives[0].id
        for path in ("record", "replay"):
            study = people[0].request("GET", f"/api/tables/{table}/{path}")
            assert "once it is over" in str(await refused(study))
        await asyncio.gather(*map(play, lives))
        assert (await people[0].record(table))["game"] == "dice"
    places = []
    for person in people:
        (row,) = await results_of(store, person)
        assert (row.table, row.game, row.size, row.speed) == (table, "dice", 2, "live")
        assert row.rated
        assert not row.fled
        places.append(row.place)
    read = await read_finished(LogReader(store), table)  # as a server does that did not see its end
    assert ([seat.place for seat in read.seats], read.ended) == (places, row.ended)
    bodies = await LogReader(store).read(table)
    outline, whole = [await LogReader(store).fold(bodies, skipped=part) for part in (PLAY, ())]
    assert (outline.movers, outline.by_bot) == (whole.movers, whole.by_bot)
    changes = {change.player: change for change in await there(lambda: store.changes_at(table), 2)}
    if places[0] != places[1]:
        winner = changes[people[places.index(1)].player or ""]
        assert winner.after.mu > winner.before.mu


@pytest.mark.slow
async def test_who_leaves_a_rated_game_is_last(house: House) -> None:
    url, store, _ = house
    people = await guests(url, "Ada", "Bruno")
    async with at_table(people, clock=CLOCK, rated=True, pace=0) as (hers, his):
        await his.command("leave")
        assert "played to its end" in str(await refused(hers.command("cancel")))
        async for update in hers:
            if update.legal:
                with suppress(ClientError):  # it was stale: the bot came in between
                    await hers.move(update.legal[0])
    (stayed,) = await results_of(store, people[0])
    (left,) = await results_of(store, people[1])
    assert (stayed.place, stayed.fled, left.place, left.fled) == (1, False, 2, True)


@pytest.mark.slow
async def test_a_rated_game_that_all_have_left_counts(house: House) -> None:
    """Who leaves first cannot make it end for nothing, and who leaves then has won."""
    url, store, _ = house
    people = await guests(url, "Ada", "Bruno")
    async with at_table(people, clock=CLOCK, rated=True, pace=0) as (hers, his):
        await his.command("leave")
        await hers.command("leave")
    (stayed,) = await results_of(store, people[0])
    (left,) = await results_of(store, people[1])
    assert (stayed.place, stayed.fled, left.place, left.fled) == (1, True, 2, True)
    changes = {each.player: each for each in await there(lambda: store.changes_at(left.table), 2)}
    assert (
        changes[people[1].player or ""].after.mu < 1500 < changes[people[0].player or ""].after.mu
    )


@pytest.mark.slow
async def test_games_with_bots_are_entered_and_do_not_count(house: House) -> None:
    url, store, _ = house
    (ada,) = await guests(url, "Ada")
    async with at_table([ada], bots={1: "apprentice"}, pace=0) as (live,):
        await play(live)
    (row,) = await results_of(store, ada)
    assert (row.rated, row.speed) == (False, "none")
    assert await store.ratings_of(ada.player or "") == []


async def test_a_rated_table_has_its_rules(house: House) -> None:
    url, store, _ = house
    ada, bruno, chen = await guests(url, "Ada", "Bruno", "Chen")
    assert "a clock" in str(await refused(ada.create_table("dice", 2, rated=True)))
    table = await ada.create_table("dice", 3, clock=CLOCK, rated=True)
    await store.shun(bruno.player or "", chen.player or "", "block", 1.0)
    async with ada.table(table) as hers, bruno.table(table) as his, chen.table(table) as other:
        await hers.join()
        assert "people alone" in str(await refused(hers.command("seat-bot", bot="apprentice")))
        await his.join()
        assert "blocks another" in str(await refused(other.join()))
        await his.command("leave")
        await other.join()
        assert "blocks another" in str(await refused(his.join()))
        await hers.command("cancel")  # it has not begun yet


async def test_a_rated_game_does_not_begin_among_people_who_block_each_other_since(
    house: House,
) -> None:
    url, store, _ = house
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2, clock=CLOCK, rated=True)
    async with ada.table(table) as hers, bruno.table(table) as his:
        await hers.join()
        await his.join()
        await store.shun(bruno.player or "", ada.player or "", "block", 1.0)
        assert "blocks another" in str(await refused(hers.start()))
        await store.unshun(bruno.player or "", ada.player or "")
        await hers.start()


@pytest.mark.slow
@pytest.mark.parametrize("again", [False, True])
async def test_a_rated_table_has_its_rules_also_at_a_server_that_is_behind(
    start: Start, again: bool
) -> None:
    first, second = (start(poll_seconds=60.0)[0] for _ in range(2))
    ada, bruno = await guests(first, "Ada", "Bruno")
    (chen,) = await guests(second, "Chen")
    table = await ada.create_table("dice", 3, clock=CLOCK, rated=True)
    await bruno.request("PUT", "/api/me/shunned", {"how": "block", "other": chen.player})
    late = Client(second, bruno.session) if again else chen
    async with ada.table(table) as hers, bruno.table(table) as his, late.table(table) as away:
        await hers.join()
        await his.join()
        assert all(seat["name"] is None for seat in away.snapshot["seats"]), "it is behind"
        why = "one seat for each" if again else "blocks another"
        assert why in str(await refused(away.join(name="Bruna")))


@pytest.mark.slow
async def test_what_a_crash_left_behind_is_entered_later(house: House) -> None:
    url, store, path = house
    (ada,) = await guests(url, "Ada")
    async with at_table([ada], bots={1: "apprentice"}, pace=0) as (live,):
        await play(live)
        table = live.id
    await results_of(store, ada)
    for name in ("rating_change", "result_seat", "result"):
        ask(path, f"DELETE FROM {name}")
    ask(path, f"UPDATE game_table SET entered = CASE WHEN id = '{table}' THEN {OLD} ELSE 0 END")
    heard: list[EnteredResult] = []

    def fails(result: EnteredResult) -> None:
        raise RuntimeError("a listener that fails keeps nobody from hearing")

    writers = [ResultWriter(store, LogReader(store), 30.0) for _ in range(2)]
    for writer in writers:
        writer.listeners += [fails, heard.append]
    await asyncio.gather(*(writer.enter_all() for writer in writers))
    assert [result.table.table for result in heard] == [table]
    assert len(await store.results_of(ada.player or "")) == 1


@pytest.mark.slow
async def test_a_log_that_cannot_be_read_stops_nothing(house: House) -> None:
    url, store, _ = house
    await store.create_table(NewTable("broken", b"", [b"{}"], b"", False), 1.0)
    await store.append("broken", 1, [b"{}"], None, 1.0, status="finished")
    (ada,) = await guests(url, "Ada")
    async with at_table([ada], bots={1: "apprentice"}, pace=0) as (live,):
        await play(live)
    await results_of(store, ada)
    assert await store.unentered(9) == []


@pytest.mark.slow
async def test_three_servers_enter_each_game_once(start: Start, postgres_server: str) -> None:
    path = new_store(postgres_server)
    urls = [start(store=path, guests_burst=100)[0] for _ in range(3)]
    store = await open_store(path)

    async def play_three(url: str) -> None:
        people = await guests(url, "Ada", "Bruno")
        for _ in range(3):
            async with at_table(people, clock=CLOCK, rated=True) as lives:
                await asyncio.gather(*map(play, lives))
        for person in people:
            assert len(await results_of(store, person, 3)) == 3

    await asyncio.gather(*map(play_three, urls))
    assert [row for (row,) in ask(path, "SELECT number FROM result ORDER BY number")] == list(
        range(1, 10)
    )
    await store.close()
