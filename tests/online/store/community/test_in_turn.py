"""What starts something anew on PostgreSQL waits until no other server is in the middle of it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import psycopg
import pytest

from medici.online.store import Store, open_store
from medici.online.store.audit import Act
from medici.online.store.postgres import TURN_LOCK
from tests.online.store.community.test_results import add_people, finished
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

WAITING = b"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


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
        with psycopg.connect(postgres, autocommit=True) as server:

            def waiting() -> bool:
                return server.execute(WAITING).fetchone() == (1,)

            task = asyncio.ensure_future(ACTS[act](rated))
            async with asyncio.timeout(PATIENCE):
                while not task.done() and not waiting():
                    await asyncio.sleep(0.01)
        assert not task.done()
    await task
