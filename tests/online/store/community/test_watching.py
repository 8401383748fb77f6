"""Which games are the best to watch, as each kind of store finds it."""

import pytest

from medici.online.store import NewTable, Store, open_store
from medici.online.store.community import watching
from medici.online.store.community.watching import BEST_GAMES, LATEST, LOOKED_AT
from medici.online.store.tables import SeatRow
from tests.online.store.community.test_event_plans import rows_read, steps
from tests.online.store.test_migrations import Ask
from tests.online.store.test_plans import plan

pytestmark = pytest.mark.anyio


NOW = 100_000.0
SINCE, NOTED = NOW - 900, NOW - 4500


async def lay(
    store: Store,
    table: str,
    *players: str,
    status: str = "running",
    public: bool = True,
    at: float = NOW,
) -> None:
    """A table that was laid then, and at which nothing has happened since."""
    for player in players:
        await store.create_player(player, player.title(), player.encode(), 0.0)
    row = NewTable(
        id=table,
        head=b"h",
        secret=b"s",
        events=[b"e"],
        status=status,
        public=public,
        seats=[SeatRow(seat, player) for seat, player in enumerate(players)],
    )
    await store.create_table(row, now=at)


async def best(store: Store, limit: int = 9) -> list[str]:
    return [row.id for row in await store.best_games(SINCE, NOTED, limit)]


async def rate(store: Store, player: str, mu: float) -> None:
    await store._write(
        (
            "INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last) "
            "VALUES (:id, 'board', 'live', :mu, 2.0, 9, TRUE, 1.0)",
            {"id": player, "mu": mu},
        )
    )


async def test_the_best_games_come_first(store: Store) -> None:
    await lay(store, "t1", "ada", "a2")
    await lay(store, "t2", "bruno", "b2")
    await lay(store, "t3", "carla", "c2", status="open")
    await lay(store, "t4", "dino", "d2", public=False)
    await lay(store, "t5", "elsa", "e2")
    await rate(store, "ada", 1600.0)
    await rate(store, "elsa", 1400.0)
    assert await best(store) == ["t1", "t2", "t5"]
    assert await best(store, limit=1) == ["t1"]


async def test_games_that_nobody_plays_take_no_place(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of the best players' there are: among those who look, they are not counted."""
    monkeypatch.setattr(watching, "BEST_GAMES", BEST_GAMES.replace(f"LIMIT {LOOKED_AT}", "LIMIT 1"))
    await lay(store, "played", "ada", "bruno", at=NOW - 3000)
    await store.append("played", 1, [b"moved"], None, NOW - 800)
    for number in range(3):
        await lay(store, f"still{number}", f"p{number}", f"q{number}", at=NOW - 1000)
        await rate(store, f"p{number}", 1900.0)
        await lay(store, f"alone{number}", f"a{number}")
    assert await best(store) == ["played"]


async def test_they_are_found_by_an_index(url: str, store: Store) -> None:
    found = plan(url, BEST_GAMES, since=SINCE, noted=NOTED)
    assert "game_table_used" in found if url.startswith("sqlite") else "rating_best" in found


MANY = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)"
PLAYED = (
    f"{MANY} INSERT INTO player (id, name, created) SELECT 'p' || i, 'x', 1.0 FROM n",
    f"{MANY} INSERT INTO game_table (id, head, status, public, created, updated) "
    "SELECT 't' || i, CAST('' AS {blob}), CASE WHEN i <= 4000 THEN 'finished' ELSE 'running' END, "
    f"i % 2 = 0, 1.0, {NOW} + i FROM n",
    f"{MANY} INSERT INTO seat (table_number, seat, player_id) "
    "SELECT i, j, 'p' || (i - j) FROM n, (SELECT 0 AS j UNION ALL SELECT 1) s WHERE i > j",
    f"{MANY} INSERT INTO event (table_number, seq, upto, at, body) "
    f"SELECT i, 1, 1, {NOW}, CAST('' AS {{blob}}) FROM n",
)


@pytest.mark.slow
async def test_of_many_games_few_are_looked_at(url: str, rows: Ask) -> None:
    await (await open_store(url)).close()
    sqlite = url.startswith("sqlite")
    for statement in PLAYED:
        rows(statement.format(blob="BLOB" if sqlite else "BYTEA"))
    asked = {"since": SINCE, "noted": NOTED, "limit": 24}
    if sqlite:
        assert steps(url.removeprefix("sqlite:///"), BEST_GAMES, asked) < 60_000
        return
    rows("ANALYZE game_table, seat, event")
    for mode in ("custom", "generic"):
        assert rows_read(url, BEST_GAMES, asked, mode) <= LATEST, mode
