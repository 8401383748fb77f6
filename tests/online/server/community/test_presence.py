"""Who is here, as a server notes it: seldom, and many at once."""

from pathlib import Path

import pytest

from medici.online.server.community.presence import HERE_SECONDS, NOTE_SECONDS, Presence
from medici.online.server.settings import Settings
from medici.online.server.wire.open_sockets import OpenSockets
from medici.online.store import open_store

pytestmark = pytest.mark.anyio


async def test_a_player_is_noted_at_most_once_a_minute(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    now = [1000.0]
    presence = Presence(store, OpenSockets(Settings()), clock=lambda: now[0])
    try:
        await store.create_player("ada", "Ada", b"a", 0.0)
        assert await presence.count() == 0
        presence.saw("ada")
        await presence.flush()
        assert await presence.count() == 0  # as it was a moment ago
        now[0] += 5
        assert await presence.count() == 1
        assert await presence.here(["ada", "bruno"]) == {"ada"}
        now[0] += NOTE_SECONDS / 2 - 5
        presence.saw("ada")
        await presence.flush()
        assert await store.seen_at("ada") == 1000.0
        now[0] += NOTE_SECONDS / 2
        presence.saw("ada")
        await presence.flush()
        assert await store.seen_at("ada") == now[0]
        now[0] += HERE_SECONDS
        await presence.flush()
        assert await presence.count() == 0
    finally:
        await store.close()
