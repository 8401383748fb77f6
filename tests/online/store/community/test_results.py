"""Results and ratings on both databases: every table once, in one order, and the same again."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from medici.online.community.finished import FinishedSeat, FinishedTable
from medici.online.store import NewTable, Store, open_store
from medici.online.store.audit import Act
from medici.online.store.community.achievements import Earned
from medici.online.store.community.ratings import WEEK
from medici.online.store.community.results import OLD
from medici.online.store.sqlite import SqliteStore
from medici.online.store.tables import ABANDONED, FINISHED
from medici.online.store.urls import SQLITE
from tests.online.store.test_migrations import Ask
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

PEOPLE = [f"p{number}" for number in range(12)]
ACT = Act("ops", 1.0, "ratings", "a test")


@pytest.fixture
async def people(store: Store) -> Store:
    """A store with some players."""
    await add_people(store)
    return store


async def add_people(store: Store) -> None:
    for player in PEOPLE:
        await store.create_player(player, player.upper(), player.encode(), 1.0)


def finished(
    table: str,
    players: Sequence[str | None],
    places: Sequence[int] | None = None,
    *,
    rated: bool = True,
    ended: float = 10.0,
    game: str = "card",
) -> FinishedTable:
    """A table at which these came in this order, unless other places are given."""
    seats = tuple(
        FinishedSeat(seat, player, "" if player else "apprentice", place, 100 - place, False)
        for seat, (player, place) in enumerate(
            zip(players, places or range(1, len(players) + 1), strict=True)
        )
    )
    return FinishedTable(table, game, "live", rated, "", ended, seats)


async def fold(store: Store) -> None:
    while await store.fold_ratings(7):
        pass


async def test_finished_tables_are_to_be_entered_and_abandoned_ones_are_not(store: Store) -> None:
    for table, status in (("t1", FINISHED), ("t2", ABANDONED), ("t3", FINISHED), ("t4", None)):
        await store.create_table(NewTable(table, b"", [b"one"], b"", True), 1.0)
        await store.append(table, 1, [b"two"], None, 1.0, status=status)
    assert await store.unentered(10) == ["t1", "t3"]
    assert await store.unentered(1) == ["t1"]
    (first,) = await store.enter_results([finished("t1", [None, None], rated=False)])
    assert first.number == 1
    assert await store.unentered(10) == ["t3"]
    assert await store.enter_results([finished("t1", [None, None], rated=False)]) == []
    await store.note_unreadable("t3")
    assert await store.unentered(10) == []
    assert [entry.table.id for entry in await store.long_ended(9.0, 0, 9)] == ["t1", "t2", "t3"]


async def test_a_table_is_not_archived_before_its_result_is_entered(store: Store) -> None:
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await store.append("t1", 1, [b"two"], None, 1.0, status=FINISHED)
    assert await store.long_ended(9.0, 0, 9) == []
    await store.enter_results([finished("t1", [None], rated=False)])
    assert [entry.table.id for entry in await store.long_ended(9.0, 0, 9)] == ["t1"]


async def test_tables_from_before_there_were_results_come_later(store: Store, rows: Ask) -> None:
    for table in ("t1", "t2"):
        await store.create_table(NewTable(table, b"", [b"one"], b"", True), 1.0)
        await store.append(table, 1, [b"two"], None, 1.0, status=FINISHED)
    rows(f"UPDATE game_table SET entered = {OLD} WHERE id = 't1'")
    assert await store.unentered(10) == ["t2"]
    assert await store.unentered(10, old=True) == ["t1"]


async def test_a_result_counts_once_for_who_played(people: Store) -> None:
    await people.enter_results([finished("t1", ["p1", "p0"], ended=3.0)])
    await people.enter_results([finished("t2", ["p1", "p0"], rated=False)])
    assert not await people.fold_ratings()
    assert not await people.fold_ratings()
    (row,) = await people.ratings_of("p1")
    assert (row.game, row.speed, row.skill.games, row.last) == ("card", "live", 1, 3.0)
    assert row.skill.mu > 1500 > (await people.ratings_of("p0"))[0].skill.mu
    changes = {change.player: change for change in await people.changes_at("t1")}
    assert changes["p1"].after.mu == row.skill.mu
    assert changes["p1"].before.mu == 1500
    assert await people.changes_at("t2") == []
    assert [entry.table for entry in await people.results_of("p0")] == ["t2", "t1"]
    assert [entry.table for entry in await people.results_of("p0", before=2)] == ["t1"]
    assert await people.ratings(["p0", "p5"], "card", "live") == {
        "p0": (await people.ratings_of("p0"))[0].skill
    }


async def enter_at_random(store: Store, chance: random.Random, name: str, count: int) -> None:
    for number in range(count):
        players = chance.sample(PEOPLE, chance.randint(2, 6))
        places = [chance.randint(1, 4) for _ in players]
        game, rated = chance.choice(["board", "dice"]), chance.random() < 0.8
        ended = number * WEEK / 10
        table = finished(f"{name}{number}", players, places, rated=rated, ended=ended, game=game)
        await store.enter_results([table])
        if chance.random() < 0.5:
            await store.fold_ratings(chance.randint(1, 5))


FOLDED = [
    "SELECT * FROM rating ORDER BY player_id, game, speed",
    "SELECT * FROM rating_change ORDER BY player_id, game, speed, result_number",
    "SELECT * FROM rating_week ORDER BY player_id, week, game, speed",
    "SELECT * FROM rating_scale ORDER BY game, speed",
]


async def test_the_scale_is_not_learned_from_games_that_were_left(people: Store, rows: Ask) -> None:
    played = finished("t1", ["p1", "p2", "p3"])
    seats = [replace(seat, fled=seat.place > 1) for seat in played.seats]
    await people.enter_results([replace(played, seats=tuple(seats))])
    await fold(people)
    assert rows(FOLDED[3]) == []
    assert [row.skill.games for row in await people.ratings_of("p3")] == [1], "who left is last"
    seats[1] = replace(seats[1], fled=False)
    await people.enter_results([replace(played, table="t2", seats=tuple(seats))])
    await fold(people)
    assert len(rows(FOLDED[3])) == 1


@pytest.mark.slow
async def test_folding_again_gives_the_same_to_the_last_bit(people: Store, rows: Ask) -> None:
    await enter_at_random(people, random.Random(5), "t", 120)
    await fold(people)
    before = [rows(query) for query in FOLDED]
    assert len(before[1]) > 200
    await people.begin_ratings_anew(ACT)
    assert rows(FOLDED[0]) == []
    await fold(people)
    assert [rows(query) for query in FOLDED] == before


@pytest.mark.slow
async def test_both_databases_give_the_same(
    tmp_path_factory: pytest.TempPathFactory, postgres: str
) -> None:
    found = []
    path = tmp_path_factory.mktemp("same") / "store.db"
    for url in (f"sqlite:///{path}", postgres):
        store = await open_store(url)
        await add_people(store)
        await enter_at_random(store, random.Random(6), "t", 60)
        await fold(store)
        found.append([await store.ratings_of(player) for player in PEOPLE])
        await store.close()
    assert found[0] == found[1]


async def open_patiently(url: str) -> Store:
    """A store that waits for others as long as it takes, on a busy machine too."""
    if url.startswith(SQLITE):
        return await SqliteStore.open(Path(url.removeprefix(f"{SQLITE}/")), busy=PATIENCE)
    return await open_store(url)


@pytest.mark.slow
async def test_several_servers_enter_and_fold_in_turn(url: str, rows: Ask) -> None:
    stores = await asyncio.gather(*(open_patiently(url) for _ in range(3)))
    await add_people(stores[0])
    await asyncio.gather(
        *(enter_at_random(each, random.Random(n), "abc"[n], 20) for n, each in enumerate(stores))
    )
    same = finished("same", ["p1", "p2"])
    entered = await asyncio.gather(*(each.enter_results([same]) for each in stores))
    assert sum(map(len, entered)) == 1
    await asyncio.gather(*(fold(each) for each in stores))
    assert rows("SELECT number FROM result ORDER BY number") == [(n,) for n in range(1, 62)]
    before = [rows(query) for query in FOLDED]
    await stores[0].begin_ratings_anew(ACT)
    await asyncio.gather(*(fold(each) for each in stores))
    assert [rows(query) for query in FOLDED] == before
    for each in stores:
        await each.close()


async def test_a_void_result_counts_no_more_and_is_audited(people: Store, rows: Ask) -> None:
    await people.enter_results([finished("good", ["p0", "p1"])])
    await fold(people)
    before = [rows(query) for query in FOLDED[:1]]
    await people.enter_results([finished("bad", ["p1", "p2"])])
    await people.enter_results([finished("free", ["p2", "p1"], rated=False)])
    await fold(people)
    act = Act("ops", 5.0, "void", "a bot played", table="bad")
    assert await people.void(act) == 1
    await fold(people)
    assert [rows(query) for query in FOLDED[:1]] == before
    assert await people.void(act) == 0
    (_, line) = await people.audit()
    assert (line.act, line.table, line.reason) == ("void", "bad", "a bot played")
    assert await people.void(Act("ops", 6.0, "void", "cheats", player="p0")) == 1
    await fold(people)
    assert await people.ratings_of("p1") == []


async def test_nothing_is_achieved_in_a_void_game(people: Store, rows: Ask) -> None:
    tables = [("bad", True), ("free", False), ("good", True), ("late", True)]
    for table, rated in tables:
        await people.enter_results([finished(table, ["p0", "p1"], rated=rated)])
    earned = [Earned("p1", "victory", n, tables[n - 1][0], 1.0) for n in (1, 2, 3, 4)]
    await people.enter_achievements(0, 3, earned[:3])
    assert await people.void(Act("ops", 5.0, "void", "two accounts", table="bad")) == 1
    kept = "SELECT table_id FROM achievement ORDER BY number"
    assert rows(kept) == [("free",), ("good",)]
    assert await people.void(Act("ops", 6.0, "void", "a program", player="p0")) == 2
    assert await people.enter_achievements(3, 4, earned[3:])  # by who looked before
    assert rows(kept) == [("free",)]


async def test_the_forgotten_have_no_name_and_ratings_of_others_stay(
    people: Store, rows: Ask
) -> None:
    for number, players in enumerate((["p0", "p1"], ["p1", "p2"], ["p0", "p2"], ["p1", "p0"])):
        await people.enter_results([finished(f"t{number}", players)])
    await fold(people)
    kept = [await people.ratings_of(player) for player in ("p0", "p2")]
    await people.delete_player("p1")
    for table in ("result_seat", "rating", "rating_change", "rating_week"):
        assert rows(f"SELECT * FROM {table} WHERE player_id = 'p1'") == []
    await people.begin_ratings_anew(ACT)
    await fold(people)
    assert [await people.ratings_of(player) for player in ("p0", "p2")] == kept
    await people.enter_results([finished("late", ["p1", "p0"])])  # it ended after p1 was forgotten
    assert await people.results_of("p1") == []
    assert len(await people.results_of("p0")) == 4


async def test_secured_players_have_a_passkey_or_two_devices(people: Store) -> None:
    assert not await people.is_secured("p0")
    await people.add_session("p0", b"second", 2.0)
    assert await people.is_secured("p0")
    assert not await people.is_secured("p1")


async def settle(store: Store, rows: Ask, *players: str) -> None:
    """Have these play much."""
    for number in range(60):
        order = list(players) if number % 3 else list(reversed(players))
        await store.enter_results([finished(f"{players[0]}{number}", order)])
    await fold(store)
    assert rows(f"SELECT count(*) FROM rating WHERE settled AND player_id = '{players[0]}'") == [
        (1,)
    ]


async def test_boards_have_the_settled_and_secured(people: Store, rows: Ask) -> None:
    await settle(people, rows, "p0", "p1", "p2", "p3")
    await people.enter_results([finished("new", ["p9", "p3"])])
    await fold(people)
    assert await people.board("card", "live", 10) == []
    for player in ("p0", "p2", "p9"):
        await people.add_session(player, f"second {player}".encode(), 2.0)
    best = await people.board("card", "live", 10)
    assert [(row.player, row.name) for row in best] == [("p0", "P0"), ("p2", "P2")]
    assert best[0].skill == (await people.ratings_of("p0"))[0].skill
    assert [row.player for row in await people.board("card", "live", 1)] == ["p0"]
    assert await people.board("dice", "live", 10) == await people.board("card", "days", 10) == []
    week = await people.week_board("card", "live", 10.0, 10)
    assert [row.player for row in week] == ["p0", "p2"]
    assert week[0].gain == pytest.approx(best[0].skill.mu - 1500)
    assert await people.week_board("card", "live", 10.0 + WEEK, 10) == []


async def test_the_history_of_a_rating_has_pages(people: Store) -> None:
    for number in range(5):
        await people.enter_results([finished(f"t{number}", ["p0", "p1"], ended=float(number))])
    await fold(people)
    latest = await people.rating_history("p0", "card", "live", limit=2)
    assert [change.result for change in latest] == [5, 4]
    assert latest[0].before.mu == latest[1].after.mu
    rest = await people.rating_history("p0", "card", "live", before=4)
    assert [change.ended for change in rest] == [2.0, 1.0, 0.0]
