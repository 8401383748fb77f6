"""The tables of a tournament: laid, begun, and read when they have ended.

Everything here can be done twice, and by several servers at once: a table has the same id
everywhere, and the commands of the house have ids too.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace as replace_row

from msgspec.structs import replace

from medici.fair import Secret, new_secret
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.history import Pair
from medici.online.community.tournaments.state import Round, Tournament
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.stored_table import new_table
from medici.online.server.hosting.table_service import TableService
from medici.online.store import AlreadyExists, NewTable
from medici.online.store.community.deals import ROUND, NewDeal
from medici.online.tables import Player, TableError
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import BoundedTable, StartWithout
from medici.online.tables.events import TableCreated
from medici.online.tables.import_game import DealSecret
from medici.online.tables.names import LONGEST_NAME

NEVER = 1e15  # seconds since 1970: until its round is over, the secret of a deal stays one


def house_of(tournament: Tournament) -> Player:
    """The host of all tables, which is no person: it has no id."""
    return Player("", tournament.plan.clean_title()[:LONGEST_NAME].strip())


def deal_of(tournament: Tournament, played: Round) -> str:
    """The name of the deal that all tables of a duplicate round get."""
    return f"{tournament.id}-{played.number}"


def draft(
    tournament: Tournament,
    played: Round,
    paired: ev.PairedTable,
    secret: Secret,
    now: float,
    blocks: Collection[Pair] = (),
) -> NewTable:
    """A table of a round, still to be stored; not rated where one blocks another."""
    plan = tournament.plan
    bots = {
        str(seat): plan.bots
        for seat, player in enumerate(paired.seats)
        if player is None and plan.bots is not None
    }
    rated = plan.rated and not any(set(pair) <= set(paired.people) for pair in blocks)
    terms = replace(plan.terms(len(paired.seats)), bots=bots, rated=rated)
    deal = deal_of(tournament, played) if plan.duplicate else ""
    hidden = decide.deal_secret(secret, played.number) if deal else new_secret()
    chance = DealSecret(hidden, deal) if deal else hidden
    live, events = BoundedTable.create(paired.table, terms, house_of(tournament), chance, now)
    reserved = tuple(player or "" for player in paired.seats)
    created = events[0]
    if not isinstance(created, TableCreated):
        raise TypeError(f"expected a table's creation; got {type(created).__name__}")
    events[0] = replace(created, event=tournament.id, reserved=reserved, deal=deal)
    live = BoundedTable.from_events(events, chance)
    row = new_table(live, events, hidden)
    return replace_row(row, host=None, promised=row.promised and not deal)


class TournamentTables:
    """Lays and looks after the tables of tournaments."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self._now = tables.uptime.time.now

    async def lay(
        self, tournament: Tournament, played: Round, secret: Secret, missing: Collection[str]
    ) -> None:
        """Lay the tables of a round that are not there; their promises are entered before."""
        now = self._now()
        if tournament.plan.duplicate:
            deal, hidden = deal_of(tournament, played), decide.deal_secret(secret, played.number)
            new = NewDeal(deal, ROUND, deal, b"{}", hidden.reveal(), now, NEVER)
            await self._store.add_deals([new])
        people = [player for table in missing for player in played.tables[table].people]
        blocks = await self._store.blocks_among(people) if tournament.plan.rated else []
        for table in missing:
            row = draft(tournament, played, played.tables[table], secret, now, blocks)
            with suppress(AlreadyExists):  # another server was first
                await self._store.create_table(row, now)
        await self._tables.ledger.enter_all()

    async def tell_deal(self, tournament: Tournament, played: Round) -> None:
        """Have the secret of a deal entered into the list of promises: all have played."""
        await self._store.close_deals(ROUND, deal_of(tournament, played), self._now())

    async def begin_or_give_up(self, tournament: Tournament, table: str) -> None:
        """Begin a table that is full; once people had time, bots sit down, or those play who came,
        or it is given up."""
        hosted = await self._tables.table(table)
        await self._tables.others.refresh(hosted)
        live = hosted.live
        if live.phase != "open":
            return
        free = [number for number, seat in enumerate(live.seats) if seat.free]
        if not free:
            await self.begin(tournament, hosted)
        elif self._now() >= self.deadline(tournament, live.created.at):
            await self._begin_late(tournament, hosted, free)

    async def _begin_late(
        self, tournament: Tournament, hosted: HostedTable, free: Sequence[int]
    ) -> None:
        """Begin a table to which some have not come, or give it up."""
        plan, house = tournament.plan, house_of(tournament)
        came = sum(seat.player is not None for seat in hosted.live.seats)
        if plan.bots is not None and came:
            for seat in free:
                await self._do(hosted, cmd.SeatBot(seat=seat, bot=plan.bots), house, f"fill-{seat}")
            await self.begin(tournament, hosted)
        elif plan.bots is None and plan.can_play(came):
            await self.begin(tournament, hosted, free)
        else:  # unless somebody comes just now
            await self._do(hosted, cmd.Cancel(), None, "absent", hosted.seq)

    async def give_up(self, table: str) -> None:
        """Give a table up at which no game has begun, since its tournament is over."""
        hosted = await self._tables.table(table)
        await self._tables.others.refresh(hosted)
        if hosted.live.phase == "open":
            await self._do(hosted, cmd.Cancel(), None, "absent")

    async def begin(
        self, tournament: Tournament, hosted: HostedTable, without: Sequence[int] = ()
    ) -> None:
        """Begin the game, without the seats of those who did not come."""
        start = StartWithout(without=tuple(without)) if without else cmd.Start()
        await self._do(hosted, start, house_of(tournament), "begin")

    async def _do(
        self,
        hosted: HostedTable,
        command: cmd.Command,
        by: Player | None,
        name: str,
        seq: int | None = None,
    ) -> None:
        with suppress(TableError):  # another server was first, or somebody came meanwhile
            await self._tables.execute(hosted, command, by, f"event-{name}", seq, own=True)

    def deadline(self, tournament: Tournament, laid: float) -> float:
        """Until when people have time to come, which rests while no server is up."""
        return laid + tournament.plan.wait + self._tables.uptime.away(laid)
