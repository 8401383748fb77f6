"""Deals, and what players made of them. The store does not read what a deal is.

A deal belongs to a day, to a match, or to a round of a tournament (``kind``, and ``event``: which
of them). Its promise is entered into the list of promises once it is stored, and its secret once it
is closed (``store/ledger.py``). Of a player's tries one counts; how many florins everybody got is
summed up in ``deal_score``, so that nobody counts a hundred thousand results for a page.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.database import Database, Row, Step, json_list

DAY, MATCH, ROUND = "day", "match", "round"  # the kinds of deals
STARTED, WAITING, COUNTED, REFUSED = "started", "waiting", "counted", "refused"  # states of a try

SCHEMA = (
    """
    CREATE TABLE deal (
        number {number},
        id TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        event TEXT NOT NULL,
        body {blob} NOT NULL,
        secret {blob} NOT NULL,
        opens {real} NOT NULL,
        closes {real} NOT NULL,
        stage {int} NOT NULL DEFAULT 0,
        par {int}
    ) {strict}
    """,
    "CREATE INDEX deal_event ON deal (kind, event, number)",
    "CREATE INDEX deal_new ON deal (number) WHERE stage = 0",
    "CREATE INDEX deal_open ON deal (closes) WHERE stage = 1",
    """
    CREATE TABLE deal_try (
        deal_number {int} NOT NULL REFERENCES deal (number),
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        began {real} NOT NULL,
        noted {bool} NOT NULL,
        secured {bool} NOT NULL DEFAULT FALSE,
        finished {real},
        moves {blob},
        florins {int},
        place {int},
        reason TEXT,
        PRIMARY KEY (deal_number, player_id)
    ) {strict}
    """,
    "CREATE INDEX deal_try_player ON deal_try (player_id, kind, deal_number)",
    "CREATE INDEX deal_try_waiting ON deal_try (finished) WHERE state = 'waiting'",
    """
    CREATE TABLE deal_score (
        deal_number {int} NOT NULL REFERENCES deal (number),
        secured {bool} NOT NULL,
        florins {int} NOT NULL,
        results {int} NOT NULL,
        PRIMARY KEY (deal_number, secured, florins)
    ) {strict}
    """,
)


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A deal that is to be stored."""

    id: str
    kind: str
    event: str  # the day, the match or the tournament
    body: bytes
    secret: bytes
    opens: float
    closes: float  # from then on its secret is public


@dataclass(frozen=True, slots=True)
class DealRow(NewDeal):
    """A deal as it is stored."""

    number: int
    par: int | None  # florins of a prince, once they are known


@dataclass(frozen=True, slots=True)
class TryRow:
    """The try of a player that counts, or will."""

    deal: str
    player: str
    state: str
    began: float
    noted: bool  # whether the server heard of it when it began
    secured: bool  # whether the player had a passkey or a second device then
    finished: float | None
    florins: int | None
    place: int | None
    reason: str | None  # why it was refused


@dataclass(frozen=True, slots=True)
class FullTry:
    """A try with all that is kept of it."""

    row: TryRow
    moves: bytes | None  # None: nothing was handed in


@dataclass(frozen=True, slots=True)
class WaitingTry:
    """A finished game that is still to be played again."""

    deal: str
    player: str
    moves: bytes


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """How many got so many florins."""

    secured: bool
    florins: int
    results: int


NEW_DEAL = """
INSERT INTO deal (id, kind, event, body, secret, opens, closes)
VALUES (:id, :kind, :event, :body, :secret, :opens, :closes) ON CONFLICT (id) DO NOTHING
"""
COLUMNS = "SELECT id, kind, event, body, secret, opens, closes, number, par FROM deal"
DEAL = f"{COLUMNS} WHERE id = :id"
DEALS_OF = f"{COLUMNS} WHERE kind = :of AND event = :event ORDER BY number LIMIT :limit"
DEALS_BEFORE = f"""
{COLUMNS} WHERE kind = :of AND event < :event ORDER BY event DESC, number DESC LIMIT :limit
"""
SET_PAR = "UPDATE deal SET par = :par WHERE id = :id AND par IS NULL"
CLOSE_EARLY = """
UPDATE deal SET closes = :now WHERE kind = :of AND event = :event AND closes > :now
"""

OF_DEAL = "(SELECT number FROM deal WHERE id = :deal)"
NOTE_START = """
INSERT INTO deal_try (deal_number, kind, player_id, state, began, noted)
SELECT d.number, d.kind, :player, 'started', :now, TRUE FROM deal d WHERE d.id = :deal
ON CONFLICT (deal_number, player_id) DO NOTHING
"""
HAND_IN = """
INSERT INTO deal_try (deal_number, kind, player_id, state, began, noted, secured, finished, moves)
SELECT d.number, d.kind, :player, 'waiting', :began, FALSE, :secured, :now, :moves
FROM deal d WHERE d.id = :deal
ON CONFLICT (deal_number, player_id) DO UPDATE SET state = 'waiting',
finished = excluded.finished, moves = excluded.moves, secured = excluded.secured, reason = NULL
WHERE deal_try.state IN ('started', 'refused') RETURNING state
"""
COLUMNS_OF_TRY = """
SELECT (SELECT d.id FROM deal d WHERE d.number = t.deal_number), t.player_id, t.state, t.began,
t.noted, t.secured, t.finished, t.florins, t.place, t.reason
"""
TRY_COLUMNS = f"{COLUMNS_OF_TRY} FROM deal_try t"
TRY = f"{TRY_COLUMNS} WHERE t.deal_number = {OF_DEAL} AND t.player_id = :player"
MOVES = f"SELECT moves FROM deal_try WHERE deal_number = {OF_DEAL} AND player_id = :player"
TRIES = f"""
{TRY_COLUMNS} WHERE t.player_id = :player AND t.kind = :of
ORDER BY t.deal_number DESC LIMIT :limit
"""
TRIES_BY = f"""
{TRY_COLUMNS} WHERE t.player_id = :player AND t.kind = :of AND t.deal_number {{deals}}
"""
DEALS_AMONG = "SELECT d.number FROM deal d WHERE d.id {among}"
DAYS_PLAYED = """
SELECT DISTINCT (SELECT d.event FROM deal d WHERE d.number = t.deal_number) AS day FROM (
    SELECT deal_number, state FROM deal_try WHERE player_id = :player AND kind = 'day'
    ORDER BY deal_number DESC LIMIT :limit
) t WHERE t.state = 'counted' ORDER BY day DESC
"""
TRIES_AT = f"""
{TRY_COLUMNS} WHERE t.deal_number IN (
    SELECT d.number FROM deal d WHERE d.kind = :of AND d.event = :event
)
"""
COUNTED_AT = """
SELECT d.event, CAST(sum((
    SELECT count(*) FROM deal_try t WHERE t.deal_number = d.number {whose} AND t.state = 'counted'
)) AS BIGINT) FROM deal d WHERE d.kind = :of AND d.event {among} GROUP BY d.event
"""
ALL_TRIES = f"""
{COLUMNS_OF_TRY}, t.moves FROM deal_try t WHERE t.player_id = :player ORDER BY t.deal_number
"""
# Everybody has tried the deal of a day: PostgreSQL would read all of them for a join with the few.
TRIES_OF = f"""
{TRY_COLUMNS} WHERE t.deal_number = {OF_DEAL} AND t.player_id {{among}} AND t.state = 'counted'
"""
WAITING_TRIES = """
SELECT d.id, t.player_id, t.moves FROM deal_try t JOIN deal d ON d.number = t.deal_number
WHERE t.state = 'waiting' AND t.finished < :before ORDER BY t.finished LIMIT :limit
"""
STATE = f"""
SELECT state, secured, deal_number FROM deal_try
WHERE deal_number = {OF_DEAL} AND player_id = :player
"""
COUNT = """
UPDATE deal_try SET state = 'counted', florins = :florins, place = :place
WHERE deal_number = :number AND player_id = :player
"""
ADD_SCORE = """
INSERT INTO deal_score (deal_number, secured, florins, results)
VALUES (:number, :secured, :florins, 1)
ON CONFLICT (deal_number, secured, florins) DO UPDATE SET results = deal_score.results + 1
"""
REFUSE = f"""
UPDATE deal_try SET state = 'refused', reason = :reason
WHERE deal_number = {OF_DEAL} AND player_id = :player AND state = 'waiting'
"""
SCORES = f"""
SELECT secured, florins, results FROM deal_score WHERE deal_number = {OF_DEAL}
ORDER BY florins, secured
"""


class DealStore(Database):
    """The part of a store that keeps deals and what players made of them."""

    async def add_deals(self, deals: Sequence[NewDeal]) -> None:
        """Store deals; of those that are there already, the first stay as they are."""
        names = NewDeal.__slots__
        await self._write(
            *((NEW_DEAL, {name: getattr(deal, name) for name in names}) for deal in deals)
        )

    async def deal(self, deal_id: str) -> DealRow | None:
        """One deal."""
        return await self._first(DealRow, DEAL, id=deal_id)

    async def deals_of(self, kind: str, event: str, limit: int = 100) -> list[DealRow]:
        """The deals of a day, a match or a tournament, in their order."""
        return await self._rows(DealRow, DEALS_OF, of=kind, event=event, limit=limit)

    async def deals_before(self, kind: str, event: str, limit: int) -> list[DealRow]:
        """The deals of earlier days, the latest first."""
        return await self._rows(DealRow, DEALS_BEFORE, of=kind, event=event, limit=limit)

    async def set_par(self, deal_id: str, par: int) -> None:
        """Keep what a prince made of a deal."""
        await self._change(SET_PAR, id=deal_id, par=par)

    async def close_deals(self, kind: str, event: str, now: float) -> None:
        """Let the secrets of a match or a round be told: everybody has played."""
        await self._change(CLOSE_EARLY, of=kind, event=event, now=now)

    async def note_start(self, deal_id: str, player: str, now: float) -> None:
        """Note that a player begins a deal; the first time counts. NoSuchPlayer."""
        await self._change(NOTE_START, deal=deal_id, player=player, now=now)

    async def hand_in(
        self, deal_id: str, player: str, moves: bytes, began: float, secured: bool, now: float
    ) -> bool:
        """Keep a finished game until it is played again; False if there is one already."""
        arguments = {"deal": deal_id, "player": player, "moves": moves, "began": began}
        return bool(await self._change(HAND_IN, **arguments, secured=secured, now=now))

    async def deal_try(self, deal_id: str, player: str) -> TryRow | None:
        """The try of a player at a deal."""
        return await self._first(try_row, TRY, deal=deal_id, player=player)

    async def deal_moves(self, deal_id: str, player: str) -> bytes | None:
        """The moves that a player handed in."""
        return await self._first(optional_bytes, MOVES, deal=deal_id, player=player)

    async def deal_tries(self, player: str, kind: str, limit: int) -> list[TryRow]:
        """The tries of a player, the latest deal first."""
        return await self._rows(try_row, TRIES, player=player, of=kind, limit=limit)

    async def tries_by(self, player: str, kind: str, deals: Sequence[str]) -> list[TryRow]:
        """The tries of a player at some deals of a kind."""
        numbers = self._one_of.format(DEALS_AMONG.format(among=self._among))
        asked = {"player": player, "of": kind, "ids": json_list(deals)}
        return await self._rows(try_row, TRIES_BY.format(deals=numbers), **asked)

    async def days_played(self, player: str, limit: int) -> list[str]:
        """The days whose deals a player has played, the latest first, by so many last tries."""
        return await self._rows(str, DAYS_PLAYED, player=player, limit=limit)

    async def all_deal_tries(self, player: str) -> list[FullTry]:
        """All tries of a player, with their moves."""
        return await self._rows(full_try, ALL_TRIES, player=player)

    async def tries_at(self, kind: str, event: str) -> list[TryRow]:
        """All tries at the deals of a match, which are as many as those who play in it made.

        They are in no order: for one, PostgreSQL would go through the tries at all other deals.
        """
        return await self._rows(try_row, TRIES_AT, of=kind, event=event)

    async def counted_at(
        self, kind: str, events: Sequence[str], player: str | None = None
    ) -> dict[str, int]:
        """How many tries count at the deals of each of several matches, of all or of one player."""
        asked, whose = {"of": kind, "ids": json_list(events)}, ""
        if player is not None:
            asked, whose = asked | {"player": player}, "AND t.player_id = :player"
        query = COUNTED_AT.format(among=self._among, whose=whose)
        return dict(await self._read(query, asked))

    async def tries_of(self, deal_id: str, players: Sequence[str]) -> list[TryRow]:
        """The results of some players at a deal."""
        statement = TRIES_OF.format(among=self._among)
        return await self._rows(try_row, statement, deal=deal_id, ids=json_list(players))

    async def waiting_tries(self, before: float, limit: int) -> list[WaitingTry]:
        """Games that were handed in before a moment and not played again yet."""
        return await self._rows(waiting_try, WAITING_TRIES, before=before, limit=limit)

    async def count_try(self, deal_id: str, player: str, florins: int, place: int) -> None:
        """A game was played again and holds: it counts, once."""
        asked = {"deal": deal_id, "player": player}
        told = {"florins": florins, "place": place}

        def follow(found: list[list[Row]]) -> list[Step]:
            for state, secured, number in found[0]:
                if state == WAITING:
                    row = {"number": number, "florins": florins}
                    return [
                        (COUNT, {**told, "number": number, "player": player}),
                        (ADD_SCORE, {**row, "secured": bool(secured)}),
                    ]
            return []

        await self._in_turn([(STATE, asked)], follow)

    async def refuse_try(self, deal_id: str, player: str, reason: str) -> None:
        """A game did not happen: it does not count, and why."""
        await self._change(REFUSE, deal=deal_id, player=player, reason=reason)

    async def deal_scores(self, deal_id: str) -> list[ScoreRow]:
        """How many got how many florins."""
        return [
            ScoreRow(bool(secured), florins, results)
            for secured, florins, results in await self._read(SCORES, {"deal": deal_id})
        ]


def try_row(*columns: object) -> TryRow:
    """A try, from its columns."""
    deal, player, state, began, noted, secured, *rest = columns
    return TryRow(deal, player, state, began, bool(noted), bool(secured), *rest)  # type: ignore[arg-type]


def full_try(*columns: object) -> FullTry:
    """A try with its moves, from its columns."""
    *row, moves = columns
    return FullTry(try_row(*row), None if moves is None else bytes(moves))  # type: ignore[call-overload]


def waiting_try(deal: str, player: str, moves: bytes) -> WaitingTry:
    """A waiting game, from its columns."""
    return WaitingTry(deal, player, bytes(moves))


def optional_bytes(value: bytes | None) -> bytes:
    """Bytes, none of them where there is nothing."""
    return b"" if value is None else bytes(value)
