"""What stands beside the log: orders, and where players are called."""

import pytest

from medici.online.store import NewTable, NoSuchPlayer, NoSuchTable, Store

pytestmark = pytest.mark.anyio


async def test_an_order_stands_until_that_very_one_ends(store: Store) -> None:
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await store.create_table(NewTable("t2", b"", [b"one"], b"", True), 1.0)
    await store.give_order("t1", 0, b"nine")
    await store.give_order("t1", 2, b"pass")
    await store.give_order("t1", 0, b"ten")
    assert await store.orders("t1") == {0: b"ten", 2: b"pass"}
    assert await store.orders("t2") == {}
    await store.end_order("t1", 0, b"nine")
    assert await store.orders("t1") == {0: b"ten", 2: b"pass"}
    await store.end_order("t1", 0, b"ten")
    assert await store.orders("t1") == {2: b"pass"}
    assert await store.events("t1") == [(1, b"one")]
    with pytest.raises(NoSuchTable):
        await store.give_order("t3", 0, b"nine")


async def test_a_browser_is_called_for_the_player_who_subscribed_last(store: Store) -> None:
    for player in ("ada", "bruno"):
        await store.create_player(player, player, player.encode(), 1.0)
    await store.subscribe("ada", "https://push.example/1", b"keys", 1.0)
    await store.subscribe("ada", "https://push.example/2", b"more", 2.0)
    assert await store.subscriptions("ada") == [
        ("https://push.example/2", b"more"),
        ("https://push.example/1", b"keys"),
    ]
    await store.subscribe("bruno", "https://push.example/1", b"his", 3.0)
    assert await store.subscriptions("bruno") == [("https://push.example/1", b"his")]
    await store.unsubscribe("https://push.example/1")
    assert await store.subscriptions("bruno") == []
    await store.delete_player("ada")
    assert await store.subscriptions("ada") == []
    with pytest.raises(NoSuchPlayer):
        await store.subscribe("nobody", "https://push.example/1", b"", 1.0)
