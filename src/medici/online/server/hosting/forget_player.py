"""Let a player be forgotten: the name and the words leave every table, the games stay."""

from contextlib import suppress

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.stored_table import encode_head
from medici.online.server.hosting.table_service import TableService
from medici.online.tables import Player, TableError, decode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev

TOGETHER = 500  # events that are stored without a name in one step


async def forget_player(tables: TableService, player: Player) -> None:
    """Take a player out of all tables; where a game goes on, a bot plays it."""
    for table_id in await tables.store.mentions(player.id):
        hosted = await tables.table(table_id)
        for _ in hosted.live.seats_of(player.id):
            with suppress(TableError):
                await tables.execute(hosted, cmd.Leave(), player)
        if hosted.live.phase == "open" and hosted.live.created.by == player.id:
            await tables.execute(hosted, cmd.Cancel(), player)
        await rewrite(tables, hosted, player.id)


async def rewrite(tables: TableService, hosted: HostedTable, player_id: str) -> None:
    """Have all who look at a table forget a name, and store its events without it."""
    await tables.refresh(hosted)
    named = player_id.encode()
    if not any(named in body for body in hosted.log):
        return
    await tables.execute(hosted, cmd.Forget(player_id), None)
    stored = await tables.logs.read(hosted.id)
    bare = await tables.logs.redact(stored, player_id)
    created = decode_event(bare[0])
    if not isinstance(created, ev.TableCreated):
        return
    head = encode_head(created)
    changed = [seq for seq, body in enumerate(bare, start=1) if body != stored[seq - 1]]
    for start in range(0, max(1, len(changed)), TOGETHER):
        bodies = {seq: bare[seq - 1] for seq in changed[start : start + TOGETHER]}
        await tables.store.rewrite(hosted.id, head, bodies)
