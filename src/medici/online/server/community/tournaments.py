"""Tournaments on a server: they begin, go on and end by themselves.

Every server looks for what is due. The store gives each tournament to one of them for a few seconds
at a time, and lets one through where two take the same step after all.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from medici.fair import new_secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.outcome import outcome_of
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.state import Round, Tournament
from medici.online.server.community.tournament_log import (
    NoSuchTournament,
    TournamentLog,
    encode_head,
)
from medici.online.server.community.tournament_tables import TournamentTables
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.look_alikes import tell_apart
from medici.online.server.hosting.table_service import TableService
from medici.online.server.logs import log
from medici.online.server.problem import HttpProblem
from medici.online.server.push.notifier import ROUND, PushNotifier
from medici.online.server.settings import Settings
from medici.online.server.tasks import await_news, spawn
from medici.online.store import StoreError
from medici.online.store.audit import Act
from medici.online.store.community.results import EnteredResult
from medici.online.store.community.tournaments import NewTournament
from medici.online.store.tables import ENDED, OPEN
from medici.online.tables import LiveTable, Player, TableError
from medici.online.tables.names import clean_name
from medici.record import MediciError

LEASE = 10.0  # seconds for which a server looks after a tournament before others may
GATHER = 0.2  # seconds in which ends of tables come together
NOTHING_KNOWN: Mapping[str, int] = {}


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, tables: TableService, push: PushNotifier, settings: Settings) -> None:
        self.store = tables.store
        self.now: Callable[[], float] = tables.uptime.time.now
        self.log = TournamentLog(self.store, self.now)
        self.tables = TournamentTables(tables)
        self._service = tables
        self._push = push
        self._seconds = settings.tournament_seconds
        self._most = settings.tournaments_by_player
        self._woken: set[str] = set()
        self._news = asyncio.Event()

    async def create(self, by: Player, plan: Plan, house: str | None = None) -> str:
        """Announce a tournament; its id. Of clubs only the house, the server's own, is listed."""
        await self._service.moderation.let_in(by)
        secret, now, tournament = new_secret(), self.now(), secrets.token_hex(16)
        created = decide.create(tournament, plan, by, secret, now)
        new = NewTournament(
            tournament,
            encode_head(created),
            secret.reveal(),
            ev.encode_event(created),
            by.id,
            plan.admission != "link" and plan.club in ("", house),
            max(plan.starts, now),
            plan.club,
        )
        if not await self.store.create_tournament(new, now, self._most):
            message = f"expected at most {self._most} tournaments of yours that are not over"
            raise HttpProblem(429, "too-many", message)
        return tournament

    async def enter(self, tournament: str, player: Player, rating: float = 0.0) -> None:
        """Somebody enters."""
        await self._service.moderation.let_in(player)

        async def entering(known: Tournament) -> list[ev.Event]:
            others = [each.name for each in known.entrants.values() if each.player != player.id]
            called = Player(player.id, tell_apart(clean_name(player.name), others))
            return decide.enter(known, called, rating, self.now())

        await self.log.change(tournament, entering)

    async def withdraw(
        self, tournament: str, player: str, reason: ev.Why = "self", act: Act | None = None
    ) -> None:
        """Somebody plays no further rounds."""
        said = act.reason if act is not None else ""

        async def leaving(known: Tournament) -> list[ev.Event]:
            return decide.withdraw(known, player, reason, self.now(), said)

        await self.log.change(tournament, leaving, act)

    async def start_now(self, tournament: str, act: Act) -> None:
        """The organiser lets it begin."""

        async def starting(known: Tournament) -> list[ev.Event]:
            return decide.start_now(known, self.now())

        await self.log.change(tournament, starting, act)
        self.wake(tournament)

    async def cancel(self, tournament: str, by: Player, reason: str, act: Act) -> None:
        """The organiser gives it up; games that are played go on, but count for nothing here.

        Tables at which nobody has begun are given up soon.
        """
        secret = await self.log.secret(tournament)

        async def cancelling(known: Tournament) -> list[ev.Event]:
            return decide.cancel(known, by, reason, secret, self.now())

        await self.log.change(tournament, cancelling, act)
        self.wake(tournament)

    async def void(self, tournament: str, table: str, by: Player, reason: str, act: Act) -> None:
        """The organiser lets a table not count."""

        async def voiding(known: Tournament) -> list[ev.Event]:
            return decide.void(known, table, by, reason, self.now())

        await self.log.change(tournament, voiding, act)

    async def may_look(self, live: LiveTable, visitor: Player | None) -> bool:
        """Whether somebody may see a table: not one whose cards others are still to get."""
        created = live.created
        if not created.deal or (visitor is not None and visitor.id in created.reserved):
            return True
        try:
            known = await self.log.read(created.event)
        except NoSuchTournament:
            return True
        played = known.round_of.get(live.id)
        if played is None or played.ended is not None or known.secret:
            return True
        if known.phase == "cancelled":  # perhaps the last of its tables has ended meanwhile
            self.wake(known.id)
        return False

    async def forget(
        self, player: str, named_in: Iterable[str], known: Mapping[str, int] = NOTHING_KNOWN
    ) -> dict[str, int]:
        """Take a player out of tournaments: what is to come, and the name from what was.

        Gives how far their logs then go. Those that have not gone on since ``known`` are left out.
        """
        ends = {}
        for tournament in named_in:
            if (await self.log.read(tournament)).seq == known.get(tournament):
                continue
            with suppress(TableError):  # it is over, or they are out already
                await self.withdraw(tournament, player)

            async def forgetting(_: Tournament) -> list[ev.Event]:
                return [ev.EntrantForgotten(at=self.now(), player=player)]

            await self.log.change(tournament, forgetting)
            await self.log.rewrite(tournament, lambda event: ev.redact(event, player))
            ends[tournament] = (await self.log.read(tournament)).seq
        return ends

    def wake(self, tournament: str) -> None:
        """Look after a tournament soon."""
        self._woken.add(tournament)
        self._news.set()

    def on_stored(self, hosted: HostedTable) -> None:
        """Something has happened at a table; never waits."""
        live = hosted.live
        if not live.created.event or not live.created.reserved:
            return
        is_full = live.phase == "open" and not any(seat.free for seat in live.seats)
        if is_full:
            spawn(self._begin(hosted))
        elif live.phase in ("over", "cancelled"):
            self.wake(live.created.event)

    def on_result(self, entered: EnteredResult) -> None:
        """A result was entered here, perhaps of a table that ended at another server."""
        if entered.table.event:
            self.wake(entered.table.event)

    async def _begin(self, hosted: HostedTable) -> None:
        with suppress(StoreError, NoSuchTournament):  # else the next look does it
            known = await self.log.read(hosted.live.created.event)
            if known.phase == "cancelled":
                self.wake(known.id)
            else:
                await self.tables.begin(known, hosted)

    async def run(self) -> None:
        """Look after tournaments for ever: those that something happened to, and what is due."""
        while True:
            woken, self._woken = self._woken, set()
            self._news.clear()
            try:
                now = self.now()
                due = await self.store.claim_tournaments(now, now + LEASE)
            except StoreError:
                due = []
                log.warning("cannot ask the store which tournaments are due; trying again")
            for tournament in woken.union(due):
                await self._look_after(tournament)
            await await_news(self._news, self._seconds, GATHER)

    async def _look_after(self, tournament: str) -> None:
        try:
            await self.step(tournament)
        except NoSuchTournament:
            return  # a table may belong to something else
        except StoreError as problem:
            log.warning("a tournament is looked after later", exc_info=problem)
        except Exception:
            log.exception("cannot look after a tournament", extra={"tournament": tournament})

    async def step(self, tournament: str) -> None:
        """Do all that is due in a tournament, and have it looked after when more is."""
        secret = await self.log.secret(tournament)

        async def advancing(known: Tournament) -> list[ev.Event]:
            due, now = decide.due(known), self.now()
            if due is None or now < due:
                return []
            blocks = await self.store.blocks_among(known.playing)
            twin = known.copy()  # others go on reading it, and pairing may take a second
            return await asyncio.to_thread(decide.advance, twin, secret, now, blocks)

        while True:
            known = await self.log.read(tournament)
            if known.round is not None:
                await self._see_to(known, known.round)
            happened = await self.log.change(tournament, advancing)
            if not happened:
                break
            for event in happened:
                await self._follow(tournament, event)
        known = await self.log.read(tournament)
        due = decide.due(known)
        if known.phase in ("open", "running"):
            later = self.now() + self._seconds
            await self.store.look_again(tournament, later if due is None else max(due, 0.0))

    async def _see_to(self, known: Tournament, played: Round) -> None:
        """Do what is to be done about the last round, also if another server stopped amid it."""
        if known.phase == "running" and played.waiting:
            await self._tend(known, played)
        elif known.phase == "cancelled" and played.ended is None:
            await self.log.wind_up(known, played, self.tables.give_up)
            known = await self.log.read(known.id)
        played = known.rounds[played.number - 1]
        if known.plan.duplicate and played.ended is not None:
            await self.tables.tell_deal(known, played)

    async def _follow(self, tournament: str, event: ev.Event) -> None:
        """What comes after an event of the log that this server has written."""
        known = await self.log.read(tournament)
        if isinstance(event, ev.RoundPaired):
            await self._tend(known, known.rounds[event.round - 1])
            for table in event.tables:
                for player in table.people:
                    self._push.call(player, table.table, known.plan.game, ROUND)

    async def _tend(self, known: Tournament, played: Round) -> None:
        """Lay tables that are missing, begin those that can, and note what has ended."""
        waiting = played.waiting
        statuses = await self.store.table_statuses(waiting)
        missing = [table for table in waiting if table not in statuses]
        if missing:
            secret = await self.log.secret(known.id)
            await self.tables.lay(known, played, secret, missing)
        for table, status in statuses.items():
            if status == OPEN:
                await self.tables.begin_or_give_up(known, table)
        ended = [table for table in waiting if statuses.get(table) in ENDED]
        outcomes = {table: await self._outcome(played.tables[table]) for table in ended}

        async def ending(again: Tournament) -> list[ev.Event]:
            return [
                event
                for table, (seats, broken) in outcomes.items()
                for event in decide.end_table(again, table, seats, broken, self.now())
            ]

        if outcomes:
            await self.log.change(known.id, ending)

    async def _outcome(self, paired: ev.PairedTable) -> tuple[list[ev.SeatOutcome], bool]:
        """What a table came to; one whose log cannot be read is broken off, and holds nobody up."""
        try:
            hosted = await self._service.table(paired.table)
            if hosted.live.phase not in ("over", "cancelled"):
                await self._service.others.refresh(hosted)
            if hosted.live.created.reserved != tuple(player or "" for player in paired.seats):
                raise ValueError("expected the table that was laid; got one with other seats")
            return outcome_of(hosted.live)
        except (MediciError, ValueError, LookupError) as problem:
            extra = {"table": paired.table}
            log.warning("a tournament's table cannot be read", extra=extra, exc_info=problem)
            return [ev.SeatOutcome() for _ in paired.seats], True
