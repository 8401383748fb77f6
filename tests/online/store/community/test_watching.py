"""Which games are the best to watch, as each kind of store finds it."""

import pytest

from medici.online.store import NewTable, Store
from medici.online.store.community.watching import BEST_GAMES
from medici.online.store.tables import SeatRow
from tests.online.store.test_plans import plan

pytestmark = pytest.mark.anyio


async def lay(store: Store, table: str, player: str, status: str, public: bool = True) -> None:
    await store.create_player(player, player.title(), player.encode(), 0.0)
    row = NewTable(
        id=table,
        head=b"h",
        secret=b"s",
        events=[b"e"],
        status=status,
        public=public,
        seats=[SeatRow(0, player)],
    )
    await store.create_table(row, now=1.0)


async def rate(store: Store, player: str, mu: float) -> None:
    await store._write(
        (
            "INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last) "
            "VALUES (:id, 'board', 'live', :mu, 2.0, 9, TRUE, 1.0)",
            {"id": player, "mu": mu},
        )
    )


async def test_the_best_games_come_first(store: Store) -> None:
    await lay(store, "t1", "ada", "running")
    await lay(store, "t2", "bruno", "running")
    await lay(store, "t3", "carla", "open")
    await lay(store, "t4", "dino", "running", public=False)
    await lay(store, "t5", "elsa", "running")
    await rate(store, "ada", 1600.0)
    await rate(store, "elsa", 1400.0)
    assert [row.id for row in await store.best_games(10)] == ["t1", "t2", "t5"]
    assert [row.id for row in await store.best_games(1)] == ["t1"]


async def test_they_are_found_by_an_index(url: str, store: Store) -> None:
    found = plan(url, BEST_GAMES, limit=24)
    assert "game_table_public" in found if url.startswith("sqlite") else "rating_pkey" in found
