"""Who is here, as each kind of store keeps it."""

import pytest

from medici.online.store import Store

pytestmark = pytest.mark.anyio


async def make(store: Store, *players: str) -> None:
    for player in players:
        await store.create_player(player, player.title(), player.encode(), 0.0)


async def test_people_are_here_for_a_while(store: Store) -> None:
    await make(store, "ada", "bruno", "carla")
    await store.see(["ada", "bruno"], now=100.0, before=0.0)
    await store.see(["bruno"], now=200.0, before=0.0)
    assert await store.seen_of(["ada", "bruno", "carla"], since=90.0) == {"ada", "bruno"}
    assert await store.seen_of(["ada", "bruno", "carla"], since=150.0) == {"bruno"}
    assert await store.count_seen(since=90.0) == 2
    assert await store.count_seen(since=150.0) == 1
    assert await store.seen_at("bruno") == 200.0


async def test_an_older_note_of_another_server_changes_nothing(store: Store) -> None:
    await make(store, "ada")
    await store.see(["ada"], now=200.0, before=0.0)
    await store.see(["ada"], now=190.0, before=0.0)
    assert await store.seen_at("ada") == 200.0


async def test_notes_are_forgotten_with_time_and_with_the_player(store: Store) -> None:
    await make(store, "ada", "bruno", "carla")
    await store.see(["ada", "bruno"], now=100.0, before=0.0)
    await store.see(["carla"], now=900.0, before=300.0)
    assert await store.seen_at("ada") is None
    await store.delete_player("carla")
    assert await store.count_seen(since=0.0) == 0


async def test_somebody_who_is_gone_is_left_out(store: Store) -> None:
    await make(store, "ada")
    await store.see(["ada", "nobody"], now=100.0, before=0.0)
    assert await store.seen_of(["ada", "nobody"], since=0.0) == {"ada"}
