"""The logs of tournaments, as a server reads and continues them."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from random import uniform

import msgspec

from medici.fair import Secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.state import Round, Tournament
from medici.online.store import Store
from medici.online.store.audit import Act
from medici.online.store.community import tournaments as stored
from medici.online.store.tables import ENDED, OPEN
from medici.online.tables import TableError

TRIES = 40  # of a step, when other servers take steps of the same tournament
KEPT = 100  # tournaments in memory
STATUS = {
    ev.RoundPaired: stored.RUNNING,
    ev.TournamentEnded: stored.ENDED,
    ev.TournamentCancelled: stored.CANCELLED,
}

Decide = Callable[[Tournament], Awaitable[list[ev.Event]]]


class NoSuchTournament(Exception):  # noqa: N818
    """There is no such tournament."""


class TournamentHead(msgspec.Struct):
    """What can be said of a tournament without reading its log."""

    title: str
    game: str
    size: int
    format: str
    rounds: int
    duplicate: bool
    rated: bool
    live: bool  # whether its clock is for people who play at the same time
    admission: str
    most: int
    organiser: str


def encode_head(created: ev.TournamentCreated) -> bytes:
    """The head of a tournament as it is stored."""
    plan = created.plan
    head = TournamentHead(
        plan.clean_title(),
        plan.game,
        plan.size,
        plan.format,
        plan.rounds,
        plan.duplicate,
        plan.rated,
        plan.is_live,
        plan.admission,
        plan.most,
        created.by_name,
    )
    return msgspec.json.encode(head)


class TournamentLog:
    """Knows tournaments by their logs, and adds to these."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._known: OrderedDict[str, Tournament] = OrderedDict()
        self._secrets: dict[str, Secret] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def read(self, tournament_id: str) -> Tournament:
        """A tournament as it stands in the store; NoSuchTournament."""
        known = self._known.get(tournament_id)
        before = known.seq if known else 0
        bodies = await self.store.tournament_events(tournament_id, before)
        known = self._known.get(tournament_id)  # others may have read on meanwhile
        if known is None:
            if before:
                return await self.read(tournament_id)
            if not bodies:
                raise NoSuchTournament(f"there is no tournament {tournament_id}")
            events = (ev.decode_event(body) for body in bodies)
            known = self._known[tournament_id] = Tournament.from_events(events)
        else:
            for body in bodies[known.seq - before :]:
                known.apply(ev.decode_event(body))
        self._known.move_to_end(tournament_id)
        while len(self._known) > KEPT:
            old, _ = self._known.popitem(last=False)
            self._secrets.pop(old, None)
            self._locks.pop(old, None)
        return known

    async def rewrite(self, tournament_id: str, rewritten: Callable[[ev.Event], ev.Event]) -> None:
        """Store events again without what is not to be kept, and the head likewise."""
        bodies = await self.store.tournament_events(tournament_id)
        bare = [rewritten(ev.decode_event(body)) for body in bodies]
        told = [ev.encode_event(event) for event in bare]
        created = bare[0]
        if not isinstance(created, ev.TournamentCreated):
            raise TypeError(f"expected a tournament's creation; got {type(created).__name__}")
        changed = {
            seq: body
            for seq, (body, before) in enumerate(zip(told, bodies, strict=True), start=1)
            if body != before
        }
        await self.store.rewrite_tournament(tournament_id, encode_head(created), changed)

    async def secret(self, tournament_id: str) -> Secret:
        """The secret of a tournament; NoSuchTournament."""
        if tournament_id not in self._secrets:
            stored = await self.store.tournament_secret(tournament_id)
            if stored is None:
                raise NoSuchTournament(f"there is no tournament {tournament_id}")
            self._secrets[tournament_id] = Secret(stored)
        return self._secrets[tournament_id]

    async def change(
        self, tournament_id: str, decided: Decide, act: Act | None = None
    ) -> list[ev.Event]:
        """Let something happen, once it is durable; what ``decided`` refuses is not tried again."""
        await self.read(tournament_id)
        lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                tournament = await self.read(tournament_id)
                seq = tournament.seq
                events = await decided(tournament)
                if not events:
                    return []
                if await self._append(tournament, seq, events, act):
                    await self.read(tournament_id)
                    return events
                await asyncio.sleep(uniform(0.0, 0.05))
        raise TableError("stale", "the tournament keeps changing; try again")

    async def wind_up(
        self, known: Tournament, played: Round, give_up: Callable[[str], Awaitable[None]]
    ) -> None:
        """After a cancellation: give up what has not begun, and tell the deal after the rest."""
        statuses = await self.store.table_statuses(played.waiting)
        for table in [table for table, status in statuses.items() if status == OPEN]:
            await give_up(table)
        statuses = await self.store.table_statuses(played.waiting)
        playing = {table for table, status in statuses.items() if status not in ENDED}
        secret = await self.secret(known.id)

        async def closing(again: Tournament) -> list[ev.Event]:
            return decide.close_round(again, playing, secret, self.clock())

        await self.change(known.id, closing)

    async def _append(
        self, tournament: Tournament, seq: int, events: Sequence[ev.Event], act: Act | None
    ) -> bool:
        now, is_open = self.clock(), tournament.phase == "open"
        statuses = [STATUS[type(event)] for event in events if type(event) in STATUS]
        starts = [event.starts for event in events if isinstance(event, ev.StartSet)]
        return await self.store.append_tournament(
            tournament.id,
            seq,
            [ev.encode_event(event) for event in events],
            now,
            status=statuses[-1] if statuses else None,
            starts=starts[-1] if starts else None,
            entered=[e.player for e in events if isinstance(e, ev.Entered)],
            left=[e.player for e in events if isinstance(e, ev.Withdrew) and is_open],
            act=act,
        )
