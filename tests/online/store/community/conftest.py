"""People for the tests of what they do beyond one table."""

import pytest

from medici.online.store import Store


@pytest.fixture
async def people(store: Store) -> Store:
    """A store with three players."""
    for player in ("ada", "bruno", "chen"):
        await store.create_player(player, player.title(), player.encode(), 1.0)
    return store
