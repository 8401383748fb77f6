"""The players of a server: guests with sessions, and links that carry one to another device."""

import secrets
import time

import msgspec

from medici.server.bus import Bus
from medici.server.hosting.conduct import must_not_be_banned
from medici.server.hosting.head import Head
from medici.server.security.sessions import digest, looks_right, new_secret
from medici.store import ENDED, PlayerRow, ReportRow, SanctionRow, ShunnedRow, Sitting, Store
from medici.tables import Player, clean_name
from medici.tables.orders import Order

LINK_SECONDS = 600.0


class ExportedSeat(msgspec.Struct):
    """A seat of a player's, in an export."""

    table: str
    seat: int
    status: str
    created: float
    updated: float
    game: str
    players: int
    host: str
    order: Order | None  # given in advance


class Export(msgspec.Struct):
    """Everything that is kept of a player. Sessions are only counted, since they are keys."""

    player: str
    name: str
    created: float
    sessions: int
    tables: list[ExportedSeat]
    push: list[str]  # where browsers are called
    shunned: list[ShunnedRow]  # muted or blocked
    reports: list[ReportRow]  # sent to the operator
    sanctions: list[SanctionRow]  # of the operator, in force


class Players:
    """The people at the tables."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new player, and the session that proves it."""
        player = Player(secrets.token_hex(8), clean_name(name))
        secret = new_secret()
        await self._store.create_player(player.id, player.name, digest(secret), time.time())
        return player, secret

    async def of_session(self, secret: str | None) -> Player | None:
        """Whose session this is; nobody's if it is missing or made up."""
        if secret is None or not looks_right(secret):
            return None
        row = await self._store.player_by_session(digest(secret))
        return None if row is None else of(row)

    async def rename(self, player: Player, name: str) -> Player:
        """Another name, from now on."""
        renamed = Player(player.id, clean_name(name))
        await self._store.rename(player.id, renamed.name)
        return renamed

    async def forget(self, player: Player) -> None:
        """Delete a player: name and sessions go."""
        await self._store.delete_player(player.id)

    async def export(self, player: Player) -> Export:
        """Everything that is kept of a player."""
        stored = await self._store.export_player(player.id)
        return Export(
            stored.player.id,
            stored.player.name,
            stored.player.created,
            stored.sessions,
            [exported(sitting, await self._order(sitting)) for sitting in stored.sittings],
            [endpoint for endpoint, _ in await self._store.subscriptions(player.id)],
            await self._store.shunned(player.id),
            await self._store.reports_by(player.id),
            await self._store.sanctions_of(player.id, time.time()),
        )

    async def _order(self, sitting: Sitting) -> Order | None:
        """What a seat has ordered in advance."""
        if sitting.table.status in ENDED:
            return None
        body = (await self._store.orders(sitting.table.id)).get(sitting.seat)
        return None if body is None else msgspec.json.decode(body, type=Order)

    async def link(self, player: Player) -> str:
        """A token that carries the session to another device, once and soon."""
        token = new_secret()
        await self._bus.put(digest(token).hex(), player.id, LINK_SECONDS)
        return token

    async def redeem(self, token: str) -> tuple[Player, str] | None:
        """A session of its own for whoever brings the token; none if it is spent."""
        player_id = await self._bus.take(digest(token).hex())
        row = None if player_id is None else await self._store.player(player_id)
        if row is None:
            return None
        await must_not_be_banned(self._store, row.id)
        secret = new_secret()
        await self._store.add_session(row.id, digest(secret))
        return of(row), secret


def of(row: PlayerRow) -> Player:
    """The player of a row."""
    return Player(row.id, row.name)


def exported(sitting: Sitting, order: Order | None) -> ExportedSeat:
    """A seat with what is stored of its table."""
    table, head = sitting.table, msgspec.json.decode(sitting.table.head, type=Head)
    return ExportedSeat(
        table.id,
        sitting.seat,
        table.status,
        table.created,
        table.updated,
        head.game,
        head.players,
        head.host,
        order,
    )
