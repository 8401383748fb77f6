"""Let a player be forgotten: the name and the words leave every table, the games stay."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

import msgspec

from medici.server.hosting.head import Head
from medici.server.hosting.hosted_table import HostedTable
from medici.server.hosting.tables import Tables
from medici.tables import Event, Player, TableError, decode_event, encode_event
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
        await rewrite(tables, hosted, player.id)


async def rewrite(tables: Tables, hosted: HostedTable, player_id: str) -> None:
    """Have all who look at a table forget a name, and store its events without it."""
    await tables.look(hosted)
    if not any(bare(map(decode_event, hosted.log), player_id)):
        return
    await tables.execute(hosted, cmd.Forget(player_id), None)
    stored = [decode_event(body) for _, body in await tables.store.events(hosted.id)]
    events = dict(bare(stored, player_id))
    created = events.get(1, stored[0])
    if isinstance(created, ev.TableCreated):
        head = msgspec.json.encode(Head(created.game, created.seats, created.by_name))
        bodies = {seq: encode_event(event) for seq, event in events.items()}
        await tables.store.rewrite(hosted.id, head, bodies)


def bare(events: Iterable[Event], player_id: str) -> Iterator[tuple[int, Event]]:
    """The events that name a player, without the name; with their numbers."""
    for seq, event in enumerate(events, start=1):
        nameless = without(event, player_id)
        if nameless is not event:
            yield seq, nameless
