"""Let a player be forgotten: the name and the words leave every table, the games stay."""

from contextlib import suppress

import msgspec

from medici.server.hosting.hosted_table import Room
from medici.server.hosting.tables import Head, Tables
from medici.tables import Player, TableError, decode_event, encode_event
from medici.tables import commands as cmd
from medici.tables import events as ev
from medici.tables.forget import without


async def forget(tables: Tables, player: Player) -> None:
    """Take a player out of all tables; where a game goes on, a bot plays it."""
    for table_id in await tables.store.mentions(player.id.encode()):
        room = await tables.room(table_id)
        for _ in room.live.seats_of(player.id):
            with suppress(TableError):
                await tables.execute(room, cmd.Leave(), player)
        if room.live.phase == "open" and room.live.created.by == player.id:
            await tables.execute(room, cmd.Cancel(), player)
        async with room.lock:
            await rewrite(tables, room, player.id)


async def rewrite(tables: Tables, room: Room, player_id: str) -> None:
    """Store a table anew without a name, and begin afresh with all who look at it."""
    await tables.refresh(room)
    named = {seq: decode_event(body) for seq, body in enumerate(room.log, start=1)}
    bare = {seq: without(event, player_id) for seq, event in named.items()}
    bodies = {seq: encode_event(bare[seq]) for seq in bare if bare[seq] is not named[seq]}
    created = bare[1]
    if bodies and isinstance(created, ev.TableCreated):
        head = msgspec.json.encode(Head(created.game, created.seats, created.by_name))
        await tables.store.rewrite(room.id, head, bodies)
        tables.close_room(room)
