"""Boards have the best of those who count on them, however many others are better."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest

from medici.online.store import Store, open_store
from medici.online.store.audit import Act
from medici.online.store.community.ratings import SET_RATING, week_of
from medici.online.store.moderation import BAN
from medici.online.store.postgres import TURN_LOCK, _to_psycopg
from medici.online.store.sessions import PasskeyRow
from tests.online.store.community.test_results import ACT, add_people, finished, fold
from tests.online.store.test_migrations import Ask

pytestmark = pytest.mark.anyio

MANY = 1000
NUMBERS = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY})"
OPEN, HIDDEN = b'{"ratings":"everybody"}', b'{"ratings":"friends"}'


async def settle(store: Store, *players: str) -> None:
    """Have these play much."""
    for number in range(60):
        order = list(players) if number % 3 else list(reversed(players))
        await store.enter_results([finished(f"{players[0]}{number}", order)])
    await fold(store)


def crowd(rows: Ask) -> None:
    """Many who are settled, better than all others, and not secured."""
    rows(f"{NUMBERS} INSERT INTO player (id, name, created) SELECT 'x' || i, 'X', 1.0 FROM n")
    rows(
        f"{NUMBERS} INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last) "
        "SELECT 'x' || i, 'card', 'live', 9000.0, 60.0, 40, TRUE, 10.0 FROM n"
    )
    rows(
        f"{NUMBERS} INSERT INTO rating_week (player_id, week, game, speed, gain, games, settled) "
        f"SELECT 'x' || i, {week_of(10.0)}, 'card', 'live', 9000.0, 9, TRUE FROM n"
    )


async def boards(store: Store) -> list[list[str]]:
    """Who is on the board of all time, and on that of the week."""
    best = await store.board("card", "live", 10)
    week = await store.week_board("card", "live", 10.0, 10)
    return [[row.player for row in each] for each in (best, week)]


async def test_newcomers_do_not_hide_the_board_of_a_week(store: Store, rows: Ask) -> None:
    """However many of them have won more, who is settled is found."""
    await add_people(store)
    await settle(store, "p0", "p1")
    await store.add_session("p0", b"second", 2.0)
    rows(
        f"{NUMBERS} INSERT INTO rating_week (player_id, week, game, speed, gain, games) "
        f"SELECT 'new' || i, {week_of(10.0)}, 'card', 'live', 9000.0, 1 FROM n"
    )
    assert await boards(store) == [["p0"], ["p0"]]


async def test_those_who_are_not_secured_hide_nobody(store: Store, rows: Ask) -> None:
    await add_people(store)
    await settle(store, "p0", "p1", "p2")
    await store.add_session("p0", b"second", 2.0)
    crowd(rows)
    assert await boards(store) == [["p0"], ["p0"]]


def passkey(player: str, credential: bytes) -> PasskeyRow:
    return PasskeyRow(credential, player, "here", b"key", 0, "A key", 6.0, None)


async def test_who_counts_on_boards_follows_from_keys_devices_and_what_is_shown(
    store: Store, rows: Ask
) -> None:
    await add_people(store)
    await settle(store, "p0", "p1")
    (own,) = await store.sessions("p0")

    async def add(name: bytes, used: float = 5.0) -> str:
        await store.add_session("p0", name, used)
        return next(row.id for row in await store.sessions("p0") if row.hash == name)

    async def ban(until: float | None = None) -> None:
        await store.impose(BAN, "p0", until, Act("ops", 9.0, "ban", "rude", player="p0"))

    async def unban() -> None:
        await store.lift(BAN, "p0", Act("ops", 9.0, "unban", "sorry", player="p0"))

    async def link() -> None:
        assert await store.add_linked_session("p0", b"linked", 8.0, "", own.id)

    steps: list[tuple[bool, Callable[[], Awaitable[object]]]] = [
        (False, lambda: store.set_shown("p0", OPEN, hides_ratings=False)),
        (True, lambda: add(b"second")),
        (False, lambda: store.set_shown("p0", HIDDEN, hides_ratings=True)),
        (True, lambda: store.set_shown("p0", OPEN, hides_ratings=False)),
        (False, lambda: store.end_other_sessions("p0", own.id)),
        (True, lambda: store.add_passkey(passkey("p0", b"one"))),
        (True, lambda: store.add_passkey(passkey("p0", b"two"))),
        (True, lambda: store.remove_passkey("p0", b"one")),
        (False, lambda: store.remove_passkey("p0", b"two")),
        (True, link),
        (False, lambda: store.end_oldest("p0", 1)),
        (True, lambda: add(b"third")),
        (False, lambda: store.end_unused(5.0)),
        (True, lambda: add(b"fourth")),
        (True, lambda: store.begin_ratings_anew(ACT)),
        (False, ban),  # which ends all sessions, too
        (False, lambda: store.add_passkey(passkey("p0", b"three"))),
        (True, lambda: ban(99.0)),
        (False, ban),
        (False, lambda: store.begin_ratings_anew(ACT)),
        (True, unban),
        (False, ban),
    ]
    for place, (seen, step) in enumerate(steps):
        await step()
        await fold(store)
        assert await boards(store) == [["p0"] * seen] * 2, f"step {place}"
    for secret in (b"one", b"another"):  # the first of p1 was not used for long
        assert await boards(store) == [[], []]
        await store.add_session("p1", secret, 6.0)
    assert await boards(store) == [["p1"], ["p1"]]
    assert await store.end_session("p1", (await store.sessions("p1"))[0].id)
    assert await boards(store) == [[], []]


async def test_the_forgotten_keep_no_place(store: Store, rows: Ask) -> None:
    await add_people(store)
    await settle(store, "p0", "p1")
    for player in ("p0", "p1"):
        await store.add_session(player, f"second {player}".encode(), 2.0)
    await store.delete_player("p0")
    assert await store.board("card", "live", 1) != []
    assert await store.week_board("card", "live", 10.0, 1) != []


async def test_who_is_secured_while_a_first_game_is_folded_counts(postgres: str) -> None:
    """Neither transaction sees the rows of the other; so one waits for the other."""
    store = await open_store(postgres)
    await add_people(store)
    row = {"player": "p0", "game": "card", "speed": "live", "mu": 1600.0, "sigma": 60.0}
    row |= {"games": 1, "settled": True, "ended": 10.0}
    async with await psycopg.AsyncConnection.connect(postgres) as other:
        await other.execute(b"SELECT pg_advisory_xact_lock(%s)", (TURN_LOCK,))
        await other.execute(_to_psycopg(SET_RATING), row)
        second = asyncio.create_task(store.add_session("p0", b"second", 2.0))
        await asyncio.sleep(0.2)
        await other.commit()
        await second
    assert [line.player for line in await store.board("card", "live", 9)] == ["p0"]
    await store.close()
