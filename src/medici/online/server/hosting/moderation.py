"""Moderation: who may not talk or come in, as the operator or a table's host has decided."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from medici.online.community.clubs import is_in
from medici.online.community.consent import check_consent
from medici.online.community.wishes import HOUSE
from medici.online.server.hosting.look_alikes import check_name
from medici.online.server.problem import SanctionError
from medici.online.server.security.rate_limits import RateLimits
from medici.online.server.settings import Settings
from medici.online.store import Store
from medici.online.store.moderation import BAN, MUTE, SanctionRow
from medici.online.tables import Command, LiveTable, Player, TableError
from medici.online.tables import commands as cmd

AN_HOUR = 3600.0  # seconds
CHECKED = cmd.Join | cmd.Start | cmd.Chat | cmd.SeatBot | cmd.Cancel  # what may be refused here
FRESH = 86400.0  # seconds for which a guest is new here


class Moderation:
    """The sanctions in force at all tables; the store is asked now and then."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._sanctions: dict[tuple[str, str], SanctionRow] = {}  # by player and kind
        # Whoever does not belong to the club of this server is refused by this, where it has one.
        self.door: Callable[[Player], Awaitable[None]] | None = None
        self._newly_banned: list[str] = []  # whose seats and sockets are still to be given up
        self._by_reporter = limit_hourly(settings.reports_per_hour)
        self._by_address = limit_hourly(settings.reports_by_address)
        self._by_fresh_guests = limit_hourly(settings.reports_by_fresh_guests)  # by the accused

    async def admit_report(self, reporter: str, address: str, accused: str) -> None:
        """Refuse one report too many; names that cost nothing must not drown what others say."""
        row = await self._store.player(reporter)
        is_fresh = row is None or row.created > time.time() - FRESH
        if (
            not self._by_reporter.take(reporter)
            or not self._by_address.take(address)
            or (is_fresh and not self._by_fresh_guests.take(accused))
        ):
            raise TableError("flood", "too many reports; wait a little")

    async def refresh(self) -> None:
        """Ask the store which sanctions are in force."""
        rows = await self._store.sanctions(time.time())
        known = self._sanctions
        self._sanctions = {(row.player, row.kind): row for row in rows}
        self._newly_banned += [
            player for player, kind in self._sanctions if kind == BAN and (player, BAN) not in known
        ]

    def newly_banned(self) -> list[str]:
        """Who was banned since this was last asked."""
        banned, self._newly_banned = self._newly_banned, []
        return banned

    def admit(self, player: Player) -> None:
        """Refuse somebody who is banned."""
        refuse(self._sanctions.get((player.id, BAN)))

    def admit_talk(self, player: Player) -> None:
        """Refuse somebody who is banned, or muted."""
        self.admit(player)
        refuse(self._sanctions.get((player.id, MUTE)))

    async def let_in(self, player: Player) -> None:
        """Refuse somebody who is banned, or is not in the club of this server."""
        self.admit(player)
        if self.door is not None:
            await self.door(player)

    def concerns(self, command: Command) -> bool:
        """Whether there is anything to check: for nearly all moves there is not."""
        return bool(self._sanctions) or isinstance(command, CHECKED)

    async def check(self, table: LiveTable, command: Command, player: Player | None) -> None:
        """Refuse what a person may not ask for; anybody may leave."""
        if player is None or isinstance(command, cmd.Leave):
            return
        check_consent(table, command, player)
        if self._sanctions:
            self.admit(player)
            if isinstance(command, cmd.Chat):
                refuse(self._sanctions.get((player.id, MUTE)))
        if isinstance(command, cmd.Start):
            await self._check_company(table)
        if isinstance(command, cmd.Join) and not table.created.event:
            check_name(table, player, command.name)
            await self._check_company(table, player)
            await self._check_club(table, player)
        if isinstance(command, cmd.Join | cmd.Chat):
            await self.let_in(player)
            await self._check_host(table, player)

    async def _check_host(self, table: LiveTable, player: Player) -> None:
        """Refuse whom the host has blocked, unless they sat here before."""
        host = table.created.by
        if player.id == host or table.seats_of(player.id):
            return
        if host == HOUSE.id:
            await self._check_expected(table, player)
        if await self._store.blocks(host, player.id):
            raise TableError("forbidden", "the host does not want you at this table")

    async def _check_club(self, table: LiveTable, player: Player) -> None:
        """Refuse a seat of a club's table to whom does not belong to it; the page shows the way."""
        club = await self._store.club_of_table(table.id, player.id)
        if club is None or is_in(club.role) or table.seats_of(player.id):
            return
        message = f"for members of {club.name}; ask to join: /clubs/{club.id}"
        raise TableError("members-only", message)

    async def _check_expected(self, table: LiveTable, player: Player) -> None:
        """Refuse a seat that was found for somebody else, or that they gave up since."""
        expected = await self._store.expected_at(table.id)
        if table.phase == "open" and player.id not in (expected or ()):
            raise TableError("forbidden", "this table was found for others; look for opponents")

    async def _check_company(self, table: LiveTable, player: Player | None = None) -> None:
        """Refuse a seat at a rated table to whom somebody there blocks, or who blocks them.

        For nobody in particular: refuse a game of people one of whom has blocked another since.
        Whoever enters a tournament meets whomever they are paired with. A table that was found for
        people who look for opponents does not begin if one of them blocks another.
        """
        if not table.created.rated or table.created.event or table.created.by == HOUSE.id:
            return
        people = {seat.player for seat in table.seats if seat.player is not None}
        own = {player.id} if player is not None else people
        for pair in await self._store.blocks_among(sorted(people | own)):
            if own & set(pair):
                expected = "nobody who blocks another at a rated table"
                raise TableError("forbidden", expected=expected, got="two of you")


def limit_hourly(most: int) -> RateLimits:
    """A limit of so many an hour."""
    return RateLimits(most / AN_HOUR, most)


async def must_not_be_banned(store: Store, player_id: str) -> None:
    """Refuse a new session to somebody who is banned."""
    for sanction in await store.sanctions_of(player_id, time.time()):
        if sanction.kind == BAN:
            refuse(sanction)


def refuse(sanction: SanctionRow | None) -> None:
    """Refuse somebody with the reason, and until when it holds; if there is a sanction at all."""
    if sanction is None or (sanction.until is not None and sanction.until <= time.time()):
        return
    until, reason = sanction.until, sanction.reason
    ending = f" until {format_time(until)}" if until is not None else ""
    if sanction.kind == BAN:
        raise SanctionError("banned", f"you are banned{ending}: {reason}", until, reason)
    raise SanctionError("muted", f"you may not talk{ending}: {reason}", until, reason)


def format_time(at: float) -> str:
    """A time for people.

    >>> format_time(0.0)
    '1970-01-01 00:00 UTC'
    """
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
