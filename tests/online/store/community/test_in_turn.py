"""What starts something anew on PostgreSQL waits until no other server is in the middle of it.

So does whoever parts from somebody, or goes.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import psycopg
import pytest

from medici.online.store import Store, open_store
from medici.online.store.audit import Act
from medici.online.store.moderation import BLOCK
from medici.online.store.postgres import TURN_LOCK
from tests.online.store.community.test_results import add_people, finished
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

WAITING = b"SELECT count(*) FROM pg_locks WHERE NOT granted"
BEFRIENDING = (
    b"UPDATE player SET name = name WHERE id IN ('p0', 'p1')",
    b"INSERT INTO friendship (player_id, other, since) VALUES ('p0', 'p1', 1), ('p1', 'p0', 1)",
)
LAYING = (
    b"INSERT INTO game_table (id, head, status, public, created, updated, host)"
    b" VALUES ('late', '', 'open', TRUE, 1, 1, 'p0')",
    b"INSERT INTO mention (player_id, table_number)"
    b" SELECT 'p0', number FROM game_table WHERE id = 'late'",
)


@pytest.fixture
async def rated(postgres: str) -> AsyncIterator[Store]:
    """A store with a rated game."""
    store = await open_store(postgres)
    await add_people(store)
    await store.enter_results([finished("t1", ["p0", "p1"])])
    await store.fold_ratings()
    yield store
    await store.close()


ACTS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "again": lambda store: store.begin_ratings_anew(Act("ops", 1.0, "ratings", "anew")),
    "void": lambda store: store.void(Act("ops", 1.0, "void", "cheats", table="t1")),
    "achievements": lambda store: store.forget_achievements(Act("ops", 1.0, "achievements", "")),
    "forget": lambda store: store.delete_player("p0"),
}


@pytest.mark.slow
@pytest.mark.parametrize("act", ACTS)
async def test_it_waits_for_who_folds(rated: Store, postgres: str, act: str) -> None:
    """Otherwise what is folded meanwhile would be folded from ratings that are gone."""
    with psycopg.connect(postgres) as folding:
        folding.execute("SELECT pg_advisory_xact_lock(%s)", (TURN_LOCK,))
        task = asyncio.ensure_future(ACTS[act](rated))
        await done_or_waiting(postgres, task)
        assert not task.done()
    await task


async def done_or_waiting(postgres: str, task: "asyncio.Future[object]") -> None:
    """Go on once something is done, or waits for others."""
    with psycopg.connect(postgres, autocommit=True) as server:

        def waiting() -> bool:
            return server.execute(WAITING).fetchone() == (1,)

        async with asyncio.timeout(PATIENCE):
            while not task.done() and not waiting():
                await asyncio.sleep(0.01)


async def while_another(
    postgres: str, statements: tuple[bytes, ...], act: Awaitable[object]
) -> object:
    """What comes of an act if another server has run these statements, and not yet stored them."""
    with psycopg.connect(postgres) as server:
        for statement in statements:
            server.execute(statement)
        task = asyncio.ensure_future(act)
        await done_or_waiting(postgres, task)
    return await task


@pytest.mark.slow
async def test_who_blocks_somebody_waits_for_who_makes_friends_of_them(
    rated: Store, postgres: str
) -> None:
    await while_another(postgres, BEFRIENDING, rated.shun("p0", "p1", BLOCK, 2.0))
    assert await rated.blocks("p0", "p1")
    assert not await rated.are_friends("p0", "p1")
    assert not await rated.are_friends("p1", "p0")


@pytest.mark.slow
async def test_who_is_deleted_is_told_of_tables_that_were_laid_in_that_moment(
    rated: Store, postgres: str
) -> None:
    """Or their name would stay there, and nobody would know where."""
    assert await while_another(postgres, LAYING, rated.delete_player("p0")) == (["late"], [])
    assert await rated.player("p0") is None
