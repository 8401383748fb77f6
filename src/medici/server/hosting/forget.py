"""Let a player be forgotten: the name and the words leave every table, the games stay."""

from contextlib import suppress

import msgspec

from medici.server.hosting.head import Head
from medici.server.hosting.hosted_table import HostedTable
from medici.server.hosting.tables import Tables
from medici.tables import Player, TableError, decode_event, encode_event
from medici.tables import commands as cmd
from medici.tables import events as ev
from medici.tables.forget import without


async def forget(tables: Tables, player: Player) -> None:
    """Take a player out of all tables; where a game goes on, a bot plays it."""
    for table_id in await tables.store.mentions(player.id.encode()):
        hosted = await tables.table(table_id)
        for _ in hosted.live.seats_of(player.id):
            with suppress(TableError):
                await tables.execute(hosted, cmd.Leave(), player)
        if hosted.live.phase == "open" and hosted.live.created.by == player.id:
            await tables.execute(hosted, cmd.Cancel(), player)
        async with hosted.lock:
            await rewrite(tables, hosted, player.id)


async def rewrite(tables: Tables, hosted: HostedTable, player_id: str) -> None:
    """Store a table anew without a name, and begin afresh with all who look at it."""
    await tables.refresh(hosted)
    named = {seq: decode_event(body) for seq, body in enumerate(hosted.log, start=1)}
    bare = {seq: without(event, player_id) for seq, event in named.items()}
    bodies = {seq: encode_event(bare[seq]) for seq in bare if bare[seq] is not named[seq]}
    created = bare[1]
    if bodies and isinstance(created, ev.TableCreated):
        head = msgspec.json.encode(Head(created.game, created.seats, created.by_name))
        await tables.store.rewrite(hosted.id, head, bodies)
        tables.close(hosted)
