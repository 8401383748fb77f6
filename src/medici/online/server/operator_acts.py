"""What an operator does to a store, while servers use it or not."""

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from medici.fair import Secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.state import Tournament
from medici.online.server.community.achievements import AchievementWriter
from medici.online.server.community.tournament_log import NoSuchTournament, TournamentLog
from medici.online.server.game_archive import Archived, Progress, archive_tables, count_tables
from medici.online.server.hosting.log_reader import LogReader
from medici.online.store import NoSuchPlayer, NoSuchTable, Stale, Store
from medici.online.store.audit import Act
from medici.online.store.database import EVERY
from medici.online.store.moderation import ReportRow, SanctionRow
from medici.online.store.players import PlayerRow, Sitting
from medici.online.store.tables import TableRow
from medici.online.tables import LiveTable, TableError, decode_event, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.import_game import chance_for

FOLDED_AT_ONCE = 200  # results, in short transactions, since others play meanwhile
TRIES = 3  # to close a table at which others play on


@dataclass(frozen=True)
class Pruned:
    """What is pruned: the ids of tables and of players."""

    tables: list[str]
    players: list[str]


@dataclass(frozen=True)
class Facts:
    """What an operator should know of a player."""

    player: PlayerRow
    sessions: int
    sittings: list[Sitting]
    sanctions: list[SanctionRow]
    reports: list[ReportRow]


class Operator:
    """Acts on a store in somebody's name; every act goes into the audit log with it."""

    def __init__(self, store: Store, who: str) -> None:
        self.store = store
        self._who = who
        self._tournaments = TournamentLog(store, time.time)

    async def player(self, player_id: str) -> PlayerRow:
        """A player; NoSuchPlayer."""
        row = await self.store.player(player_id)
        if row is None:
            raise NoSuchPlayer(f"there is no player {player_id}")
        return row

    async def table(self, table_id: str) -> LiveTable:
        """A table as its log makes it, with its secret; NoSuchTable."""
        events = [decode_event(body) for _, body in await self.store.events(table_id)]
        if not events:
            raise NoSuchTable(f"there is no table {table_id}")
        secret = Secret(await self.store.secret_of(table_id))
        return BoundedTable.from_events(events, chance_for(events[0], secret))

    async def tables_of(
        self, player_id: str, limit: int, status: str | None = None, public: bool | None = None
    ) -> list[TableRow]:
        """Where a player sits or sat, the newest first; NoSuchPlayer."""
        await self.player(player_id)
        running = await self.store.tables_with(player_id, ended=False, limit=EVERY)
        ended = await self.store.tables_with(player_id, ended=True, limit=EVERY)
        wanted = [
            row
            for row in running + ended
            if status in (None, row.status) and public in (None, row.public)
        ]
        return sorted(wanted, key=lambda row: -row.created)[:limit]

    async def facts_of(self, player_id: str) -> Facts:
        """A player, with all that may be held against them; NoSuchPlayer."""
        return Facts(
            await self.player(player_id),
            len(await self.store.sessions(player_id)),
            await self.store.tables_of(player_id, EVERY),
            await self.store.sanctions_of(player_id, time.time()),
            await self.store.reports_about(player_id),
        )

    async def close(self, table_id: str, reason: str) -> None:
        """Cancel a table as the server, which tells its secret; TableError if it has ended."""
        for _ in range(TRIES):
            live, act = await self.table(table_id), self._act("close", reason, table=table_id)
            events = live.decide(cmd.Cancel(), None, act.at)
            bodies = [encode_event(event) for event in events]
            try:
                await self.store.close_table(table_id, live.seq, bodies, act)
            except Stale:
                continue
            return
        raise TableError("stale", "the table keeps changing; try again")

    async def impose(
        self, kind: str, player_id: str, seconds: float | None, reason: str
    ) -> float | None:
        """Mute or ban a player, for so long or for good; until when. NoSuchPlayer."""
        now = time.time()
        until = None if seconds is None else now + seconds
        about = "for good" if until is None else f"until {until:.0f}"
        act = Act(self._who, now, kind, reason, player_id, about=about)
        await self.store.impose(kind, player_id, until, act)
        return until

    async def lift(self, kind: str, player_id: str, reason: str) -> None:
        """Take a mute or a ban back; NoSuchPlayer, ValueError if there is none."""
        await self.player(player_id)
        in_force = await self.store.sanctions_of(player_id, time.time())
        if all(sanction.kind != kind for sanction in in_force):
            raise ValueError(f"expected a player with a {kind}; {player_id} has none")
        await self.store.lift(kind, player_id, self._act(f"un{kind}", reason, player=player_id))

    async def settle(self, number: int, outcome: str) -> None:
        """Note what became of a report; ValueError if there is no such one to settle."""
        report = await self.store.report_of(number)
        if report is None or report.settled is not None:
            got = "none" if report is None else "one that is settled"
            raise ValueError(f"expected a report {number} to be settled; got {got}")
        act = self._act("settle", outcome, report.accused, report.table, f"report {number}")
        if not await self.store.settle(number, act):
            raise ValueError(f"expected a report {number} to be settled; somebody has just done so")

    async def to_prune(self, seconds: float) -> Pruned:
        """Tables that were left alone for so long and have not ended; guests who did nothing."""
        before = time.time() - seconds
        tables = [row.id for row in await self.store.unfinished(0, EVERY) if row.updated < before]
        players, _ = await self.store.unused_guests((0.0, ""), before, EVERY)
        return Pruned(tables, players)

    async def prune(self, pruned: Pruned, seconds: float, reason: str) -> None:
        """Close these tables, forget these players, and the reports settled before then."""
        for table_id in pruned.tables:
            await self.close(table_id, reason)
        act = self._act("prune", reason, about=f"players: {len(pruned.players)}")
        await self.store.forget_players(pruned.players, act.at - seconds, act)

    async def to_archive(self, seconds: float) -> int:
        """How many tables ended so long ago."""
        return await count_tables(self.store, time.time() - seconds)

    async def archive(self, seconds: float, folder: Path, reason: str, tell: Progress) -> Archived:
        """Move the games of tables that ended so long ago into a folder."""
        before = time.time() - seconds
        return await archive_tables(
            self.store,
            folder,
            before,
            lambda about: self._act("archive", reason, about=about),
            tell,
        )

    async def fold_ratings(
        self, reason: str, table: str | None = None, player: str | None = None
    ) -> tuple[int, int]:
        """Fold all ratings anew, without a table's result or all of a player's if one is named.

        How many results were voided, and how many count. ValueError if there is nothing to void.
        """
        voided = 0
        if table is None and player is None:
            await self.store.begin_ratings_anew(self._act("ratings", reason or "fold anew"))
        else:
            if not await self.store.counting(table, player):
                raise ValueError(f"expected a rated result of {table or player}; there is none")
            voided = await self.store.void(self._act("void", reason, player, table))
        while await self.store.fold_ratings(FOLDED_AT_ONCE):
            pass
        return voided, await self.store.counting()

    async def name_owner(self, player_id: str, reason: str) -> str:
        """Make somebody the owner of the server's own club; its name. NoSuchPlayer, ValueError."""
        await self.player(player_id)
        house = await self.store.house_club()
        club = None if house is None else await self.store.club(house)
        if club is None:
            expected = "expected a server that was started with --club"
            raise ValueError(f"{expected}; no club here is the server's")
        act = self._act("club", reason, player_id, about=f"owner of {club.name}")
        await self.store.name_club_owner(club.id, player_id, act)
        return club.name

    async def club_name(self, club_id: str) -> str:
        """What a club that may be closed is called; ValueError if there is none."""
        club = await self.store.club(club_id)
        if club is None:
            raise ValueError(f"expected the id of a club; there is no club {club_id}")
        if await self.store.house_club() == club_id:
            raise ValueError("expected a club of players; this one is the server's own")
        return club.name

    async def close_club(self, club_id: str, reason: str) -> None:
        """Give a club up, with all that is kept of it; ValueError if there is none."""
        about = f"closed {await self.club_name(club_id)}"
        await self.store.close_club(club_id, self._act("club", reason, about=about))

    async def tournament(self, tournament: str) -> Tournament:
        """A tournament as its log makes it; ValueError if there is none."""
        try:
            return await self._tournaments.read(tournament)
        except NoSuchTournament as problem:
            raise ValueError(f"expected the id of a tournament; {problem}") from problem

    async def cancel_tournament(self, tournament: str, reason: str) -> None:
        """Call a tournament off, and close its tables at which nobody has begun."""
        await self.tournament(tournament)
        secret = await self._tournaments.secret(tournament)
        act = self._act("tournament", reason, about=f"called off {tournament}")

        async def cancelling(again: Tournament) -> list[ev.Event]:
            return decide.cancel(again, None, reason, secret, act.at)

        await self._tournaments.change(tournament, cancelling, act)
        known = await self.tournament(tournament)
        if known.round is not None:
            give_up = partial(self.close, reason=reason)
            await self._tournaments.wind_up(known, known.round, give_up)

    async def retitle_tournament(self, tournament: str, title: str, reason: str) -> None:
        """Give a tournament another title; the one before is gone from its log, too."""
        await self.tournament(tournament)
        act = self._act("tournament", reason, about=f"another title for {tournament}")

        async def retitling(known: Tournament) -> list[ev.Event]:
            return decide.retitle(known, title, act.at)

        await self._tournaments.change(tournament, retitling, act)
        cleaned = (await self.tournament(tournament)).plan.title
        await self._tournaments.rewrite(tournament, lambda event: ev.retitle(event, cleaned))

    async def count_achievements(self) -> int:
        """Look at all finished games again for achievements; how many results there are."""
        await self.store.forget_achievements(self._act("achievements", "count again"))
        await AchievementWriter(self.store, LogReader(self.store), 0.0).catch_up()
        return await self.store.achievement_cursor()

    def _act(
        self,
        act: str,
        reason: str,
        player: str | None = None,
        table: str | None = None,
        about: str = "",
    ) -> Act:
        return Act(self._who, time.time(), act, reason, player, table, about)
