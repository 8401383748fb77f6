"""Everything that is kept of a player: to be taken along, or to be forgotten."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from medici.online.community.visibility import Shown
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.shared_sheets import SharedSheet
from medici.online.server.hosting.stored_table import TableHead, encode_head
from medici.online.server.hosting.table_service import TableService
from medici.online.store import NoSuchPlayer, Store
from medici.online.store.community.achievements import AchievementRow
from medici.online.store.community.club_rows import OwnClubRow, TalkRow
from medici.online.store.community.deals import FullTry
from medici.online.store.community.friends import FriendRow
from medici.online.store.community.invitations import InvitationRow
from medici.online.store.community.profiles import ReviewRow
from medici.online.store.community.ratings import ChangeRow, RatingRow
from medici.online.store.community.results import ResultRow
from medici.online.store.database import EVERY
from medici.online.store.moderation import ReportRow, SanctionRow, ShunnedRow
from medici.online.store.players import NamedIn, Sitting
from medici.online.store.tables import ENDED, TableRow
from medici.online.tables import Player, TableError, decode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.orders import Order

TOGETHER = 500  # events that are stored without a name in one step
STARTED = b'{"type":"started"'  # how the beginning of a game begins in a log


class ExportedTable(msgspec.Struct):
    """A table, in an export."""

    table: str
    status: str
    created: float
    updated: float
    game: str
    players: int
    host: str


class ExportedSeat(ExportedTable):
    """A seat of a player's."""

    seat: int
    order: Order | None  # given in advance


class ExportedSession(msgspec.Struct):
    """A device where the player is signed in. Its secret is not told, for it is a key."""

    device: str
    created: float
    used: float


class ExportedPasskey(msgspec.Struct):
    """A passkey, without the key."""

    name: str
    site: str
    created: float
    used: float | None


class Deed(msgspec.Struct):
    """Something that the player did at a table, seated or not."""

    table: str
    at: float
    did: str  # the type of the event
    seat: int | None = None
    name: str | None = None  # under which the player sat down or spoke
    seed: str | None = None  # the player's share in chance
    text: str | None = None  # what was said


class ExportedTry(msgspec.Struct):
    """What the player made of a deal: the try that counts."""

    deal: str
    state: str
    began: float
    noted: bool  # whether the server heard of it when it began
    secured: bool
    finished: float | None
    florins: int | None
    place: int | None
    reason: str | None  # why it was refused
    moves: list[str] | None  # of everybody; None: nothing was handed in


class ExportedPeople(msgspec.Struct):
    """Whom the player knows, and what others see of the player."""

    friends: list[FriendRow]
    asking: list[FriendRow]  # who wait for an answer
    asked: list[FriendRow]
    links: list[float]  # when links to become friends were made; the links are keys
    invitations: list[InvitationRow]  # that wait
    invited: list[InvitationRow]  # whom the player has invited
    shown: Shown | None  # to whom; None: never said
    exercises: dict[str, Any] | None
    reviews: list[ReviewRow]
    achievements: list[AchievementRow]


class Export(msgspec.Struct):
    """Everything that is kept of a player."""

    player: str
    name: str
    created: float
    sessions: list[ExportedSession]
    passkeys: list[ExportedPasskey]
    tables: list[ExportedSeat]  # where the player has a seat
    hosted: list[ExportedTable]  # that the player created, seated or not
    deeds: list[Deed]
    push: list[str]  # where browsers are called
    shunned: list[ShunnedRow]  # muted or blocked
    reports: list[ReportRow]  # sent to the operator
    sanctions: list[SanctionRow]  # of the operator, in force
    archived: bool  # whether games of the player's have been archived, where nobody is named
    sheets: list[SharedSheet]  # scores of real tables that are shown to others
    results: list[ResultRow] = []  # of finished games
    ratings: list[RatingRow] = []
    rating_changes: list[ChangeRow] = []  # what each rated game did to them
    deals: list[ExportedTry] = []  # what the player made of deals
    matches: list[str] = []  # that the player is in
    tournaments: list[str] = []  # whose logs have the player: entered, withdrawn from, or announced
    seen: float | None = None  # when the player was last here, if that is still known
    waiting: str | None = None  # what the player looks for opponents for, as it is kept
    missed: int = 0  # tables lately to which the player did not come
    people: ExportedPeople | None = None
    clubs: list[OwnClubRow] = []
    club_talk: list[TalkRow] = []  # what the player said in clubs


async def export_player(
    store: Store, player: Player, sheets: list[SharedSheet] | None = None
) -> Export:
    """Everything that the store has of a player, and the scores that are shown; NoSuchPlayer."""
    stored = await store.player(player.id)
    if stored is None:
        raise NoSuchPlayer(f"there is no player {player.id}")
    sittings = await store.tables_of(player.id, EVERY)
    deeds: list[Deed] = []
    for table_id in await store.mentions(player.id):
        bodies = [body for _, body in await store.events(table_id)]
        deeds += await asyncio.to_thread(find_deeds, table_id, bodies, player.id)
    created = [await store.table(deed.table) for deed in deeds if deed.did == "table-created"]
    return Export(
        stored.id,
        stored.name,
        stored.created,
        [ExportedSession(s.device, s.created, s.used) for s in await store.sessions(player.id)],
        [
            ExportedPasskey(key.name, key.site, key.created, key.used)
            for key in await store.passkeys(player.id)
        ],
        [exported_seat(sitting, await order_of(store, sitting)) for sitting in sittings],
        [exported_table(row) for row in created if row is not None],
        deeds,
        [endpoint for endpoint, _ in await store.subscriptions(player.id)],
        await store.shunned(player.id),
        await store.reports_by(player.id),
        await store.sanctions_of(player.id, time.time()),
        bool(stored.archived),
        sheets or [],
        results=await store.results_of(player.id, EVERY),
        ratings=(ratings := await store.ratings_of(player.id)),
        rating_changes=[
            change
            for row in ratings
            for change in await store.rating_history(player.id, row.game, row.speed, EVERY)
        ],
        deals=[exported_try(found) for found in await store.all_deal_tries(player.id)],
        matches=[row.id for row in await store.matches_of(player.id, EVERY)],
        tournaments=await store.tournaments_naming(player.id),
        seen=await store.seen_at(player.id),
        waiting=row.wish if (row := await store.waiting_of(player.id)) else None,
        missed=(await store.no_shows(player.id))[0],
        people=await export_people(store, player.id),
        clubs=await store.clubs_of(player.id),
        club_talk=await store.club_talk_by(player.id),
    )


def exported_try(found: FullTry) -> ExportedTry:
    """A try at a deal with its moves."""
    row = found.row
    return ExportedTry(
        row.deal,
        row.state,
        row.began,
        row.noted,
        row.secured,
        row.finished,
        row.florins,
        row.place,
        row.reason,
        None if found.moves is None else msgspec.json.decode(found.moves, type=list[str]),
    )


async def export_people(store: Store, player_id: str) -> ExportedPeople:
    """Whom a player knows, and what others see of the player."""
    now = time.time()
    asking, asked = await store.friend_requests(player_id, now)
    shown, exercises = await store.shown(player_id), await store.exercises(player_id)
    return ExportedPeople(
        await store.friends(player_id),
        asking,
        asked,
        await store.friend_links(player_id),
        await store.invitations(player_id, now),
        await store.sent_invitations(player_id),
        None if shown is None else msgspec.json.decode(shown, type=Shown),
        None if exercises is None else msgspec.json.decode(exercises),
        await store.shared_reviews(player_id),
        await store.achievements(player_id),
    )


async def order_of(store: Store, sitting: Sitting) -> Order | None:
    """What a seat has ordered in advance: the player's own, wherever the seat has moved up to."""
    if sitting.table.status in ENDED:
        return None
    orders = await store.orders(sitting.table.id)
    seat = await seat_in_game(store, sitting) if orders else None
    body = None if seat is None else orders.get(seat)
    return None if body is None else msgspec.json.decode(body, type=Order)


async def seat_in_game(store: Store, sitting: Sitting) -> int | None:
    """The number that a seat has in the game; None if that began without it."""
    for _, body in await store.events(sitting.table.id):
        if body.startswith(STARTED):
            started = decode_event(body)
            without = started.without if isinstance(started, ev.Started) else ()
            before = sum(gone < sitting.seat for gone in without)
            return None if sitting.seat in without else sitting.seat - before
    return sitting.seat


def find_deeds(table_id: str, bodies: Iterable[bytes], player_id: str) -> list[Deed]:
    """What a player did at a table. Logs can be long, so it is not for the event loop."""
    named = player_id.encode()
    events = (decode_event(body) for body in bodies if named in bytes(body))
    found = (deed_of(table_id, event, player_id) for event in events)
    return [deed for deed in found if deed is not None]


def deed_of(table_id: str, event: ev.Event, player_id: str) -> Deed | None:
    """An event as a deed of a player's; None if it is somebody else's.

    >>> deed_of("t1", ev.Said(at=1.0, player="p1", name="Ada", text="hello"), "p1")
    Deed(table='t1', at=1.0, did='said', seat=None, name='Ada', seed=None, text='hello')
    """
    deed = Deed(table_id, event.at, ev.kebab(type(event).__name__))
    match event:
        case ev.TableCreated(by=who, by_name=name):
            deed.name = name
        case ev.SeatTaken(player=who, seat=seat, name=name, seed=seed):
            deed.seat, deed.name, deed.seed = seat, name, seed
        case ev.Said(player=who, name=name, text=text):
            deed.name, deed.text = name, text
        case ev.Cancelled(by=who) | ev.RematchOffered(by=who):
            pass
        case _:
            return None
    return deed if who == player_id else None


def exported_seat(sitting: Sitting, order: Order | None) -> ExportedSeat:
    """A seat with what is stored of its table."""
    told = msgspec.structs.asdict(exported_table(sitting.table))
    return ExportedSeat(**told, seat=sitting.seat, order=order)


def exported_table(table: TableRow) -> ExportedTable:
    """What is stored of a table."""
    head = msgspec.json.decode(table.head, type=TableHead)
    known = table.id, table.status, table.created, table.updated
    return ExportedTable(*known, head.game, head.players, head.host)


async def forget_player(tables: TableService, player: Player) -> NamedIn:
    """Take a player out of all tables, and delete them; where a game goes on, a bot plays it.

    They may go on meanwhile, in another tab or at another server: not once they are deleted, since
    nobody sits, speaks or is a host who is not there. So what has happened by then is looked at.
    """
    store = tables.store
    looked_at = {
        table_id: await forget_at(tables, table_id, player)
        for table_id in await store.mentions(player.id)
    }
    named = await store.delete_player(player.id)
    for table_id, seq in (await store.last_seqs(named.tables)).items():
        if looked_at.get(table_id, 0) < seq:
            await forget_at(tables, table_id, player)
    return named


async def forget_at(tables: TableService, table_id: str, player: Player) -> int:
    """Take a player out of one table; the last event that was looked at."""
    hosted = await tables.table(table_id)
    for _ in hosted.live.seats_of(player.id):
        with suppress(TableError):
            await tables.execute(hosted, cmd.Leave(), player)
    if hosted.live.phase == "open" and hosted.live.created.by == player.id:
        with suppress(TableError):  # it begins just now
            await tables.execute(hosted, cmd.Cancel(), player)
    return await rewrite(tables, hosted, player.id)


async def rewrite(tables: TableService, hosted: HostedTable, player_id: str) -> int:
    """Have all who look at a table forget a name, and store its events without it; up to which."""
    await tables.others.refresh(hosted)
    named = player_id.encode()
    if not any(named in body for body in hosted.log):
        return hosted.seq
    last = await tables.execute(hosted, cmd.Forget(player_id), None)
    stored = await tables.logs.read(hosted.id)
    bare = await tables.logs.redact(stored, player_id)
    created = decode_event(bare[0])
    if not isinstance(created, ev.TableCreated):
        return last
    head = encode_head(created)
    changed = [seq for seq, body in enumerate(bare, start=1) if body != stored[seq - 1]]
    for start in range(0, max(1, len(changed)), TOGETHER):
        bodies = {seq: bare[seq - 1] for seq in changed[start : start + TOGETHER]}
        await tables.store.rewrite(hosted.id, head, bodies)
    return last
