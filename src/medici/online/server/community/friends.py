"""A player's friends, and what those of them do who show it."""

from collections.abc import Sequence

import msgspec

from medici.online.community.visibility import may_see, read_shown
from medici.online.server.community.presence import Presence
from medici.online.server.hosting.table_lists import ListedTable, PublicTables
from medici.online.store import Store
from medici.online.tables import Player


class Friend(msgspec.Struct):
    """A friend: whether they are here and where, as far as they show it."""

    player: str
    name: str
    since: float
    here: bool
    table: ListedTable | None  # a public table at which they sit


async def friends_of(
    store: Store, presence: Presence, public_tables: PublicTables, player: Player
) -> list[Friend]:
    """A player's friends, those who are here first."""
    rows = await store.friends(player.id)
    here = await visible_here(store, presence, [row.player for row in rows])
    tables = await public_tables.where(here, player)
    friends = [
        Friend(row.player, row.name, row.since, row.player in here, tables.get(row.player))
        for row in rows
    ]
    return sorted(friends, key=lambda friend: (not friend.here, friend.name.casefold()))


async def visible_here(store: Store, presence: Presence, friends: Sequence[str]) -> set[str]:
    """Those of a player's friends who are here and do not hide it."""
    here = await presence.here(friends)
    shown = await store.shown_of(sorted(here))
    return {
        friend
        for friend in here
        if may_see(read_shown(shown.get(friend), secured=False), "presence", "friend")
    }
