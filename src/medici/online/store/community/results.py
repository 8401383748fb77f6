"""Finished games in the order of their entry, each once: who came in which place.

Servers enter results in turn, each in one transaction that reads the last number: none is taken
twice, and no table is entered twice. Tables may be archived afterwards; their results stay. Whoever
is forgotten is a number without a name in them, so that the ratings of others stay what they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex

from medici.online.community.finished import FinishedTable
from medici.online.store.database import Database, Row, Step, json_list
from medici.online.store.ranked import RANKED_IN, SECURED
from medici.online.store.tables import FINISHED

# How far a finished table has come: 0 not entered, 1 entered, 2 not entered but from before there
# were results, 3 its log cannot be read.
NEW, ENTERED, OLD, UNREADABLE = range(4)

SCHEMA = (
    """
    CREATE TABLE result (
        number {int} NOT NULL PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        size {int} NOT NULL,
        speed TEXT NOT NULL,
        rated {bool} NOT NULL,
        ended {real} NOT NULL,
        void {bool} NOT NULL DEFAULT FALSE,
        event TEXT NOT NULL DEFAULT ''
    ) {strict}
    """,
    "CREATE INDEX result_rated ON result (number) WHERE rated AND NOT void",
    "CREATE INDEX result_event ON result (event, number) WHERE event <> ''",
    """
    CREATE TABLE result_seat (
        result_number {int} NOT NULL REFERENCES result (number),
        seat {int} NOT NULL,
        player_id TEXT,
        bot TEXT NOT NULL,
        place {int} NOT NULL,
        florins {int} NOT NULL,
        fled {bool} NOT NULL,
        PRIMARY KEY (result_number, seat)
    ) {strict}
    """,
    """
    CREATE INDEX result_seat_player ON result_seat (player_id, result_number)
    WHERE player_id IS NOT NULL
    """,
    "ALTER TABLE game_table ADD COLUMN entered {int} NOT NULL DEFAULT 0",
    "UPDATE game_table SET entered = 2 WHERE status = 'finished'",
    """
    CREATE INDEX game_table_unentered ON game_table (status, entered, number)
    WHERE status = 'finished' AND entered <> 1
    """,
)
# Of games that lie in an archive nobody knows any more.
IMPORTED_SCHEMA = (
    "ALTER TABLE result ADD COLUMN imported {bool} NOT NULL DEFAULT FALSE",
    """
    UPDATE result SET imported = TRUE WHERE table_id IN (
        SELECT t.id FROM game_table t JOIN event e ON e.table_number = t.number AND e.seq = 1
        WHERE t.entered = 1 AND {unproven}
    )
    """,
)


@dataclass(frozen=True, slots=True)
class EnteredResult:
    """A finished table, and its place in the order of entry."""

    number: int
    table: FinishedTable


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A player's seat in a finished game."""

    number: int
    table: str
    game: str
    size: int
    speed: str
    rated: bool
    ended: float
    void: bool
    event: str
    seat: int
    place: int
    florins: int
    fled: bool


# It says what the condition of its index says, word by word, or SQLite would not use it.
UNENTERED = f"""
SELECT id FROM game_table WHERE status = '{FINISHED}' AND entered <> 1
AND entered = {{stage}}
ORDER BY number LIMIT :limit
"""
KNOWN_RESULTS = "SELECT table_id FROM result WHERE table_id IN (SELECT value FROM {listed})"
LAST_RESULT = "SELECT coalesce(max(number), 0) FROM result"
STILL_HERE = "SELECT p.id FROM player p, {listed} WHERE p.id = listed.value"
NEW_RESULTS = """
INSERT INTO result (number, table_id, game, size, speed, rated, ended, event, imported)
"""
NEW_RESULT_SEATS = """
INSERT INTO result_seat (result_number, seat, player_id, bot, place, florins, fled)
"""
SET_ENTERED = """
UPDATE game_table SET entered = :stage WHERE id IN (SELECT value FROM {listed})
"""
RESULTS_OF = """
SELECT r.number, r.table_id, r.game, r.size, r.speed, r.rated, r.ended, r.void, r.event,
s.seat, s.place, s.florins, s.fled
FROM result_seat s JOIN result r ON r.number = s.result_number
WHERE s.player_id = :id AND s.result_number < :before
ORDER BY s.result_number DESC, s.seat LIMIT :limit
"""
IS_SECURED = f"SELECT ({SECURED.format(id=':id')})"
SECURED_OF = f"SELECT listed.value FROM {{listed}} WHERE {SECURED.format(id='listed.value')}"
# Where somebody who is forgotten gets a pseudonym: ratings are folded as if nothing had happened.
NAMING = ("result_seat", "rating", "rating_change", "rating_week")
FORGET_IN_RESULTS = [
    *(f"UPDATE {name} SET player_id = :gone WHERE player_id = :id" for name in NAMING),
    *(f"UPDATE {name} SET ranked = FALSE WHERE player_id = :gone" for name in RANKED_IN),
]


class ResultStore(Database):
    """The part of a store that keeps the results of finished games."""

    async def unentered(self, limit: int, *, old: bool = False) -> list[str]:
        """Finished tables whose results are not entered yet; or those from before there were."""
        query = UNENTERED.format(stage=OLD if old else NEW)
        return await self._rows(str, query, limit=limit)

    async def enter_results(self, tables: Sequence[FinishedTable]) -> list[EnteredResult]:
        """Enter finished tables; those that had not been entered already, with their numbers.

        Few statements for many tables: each one holds up the moves that are stored with them.
        """
        players = {seat.player for table in tables for seat in table.seats if seat.player}
        ids = {"ids": json_list([table.table for table in tables])}
        known = KNOWN_RESULTS.format(listed=self._listed), ids
        here = STILL_HERE.format(listed=self._listed), {"ids": json_list(sorted(players))}
        set_entered: Step = SET_ENTERED.format(listed=self._listed), ids | {"stage": ENTERED}
        found = await self._in_turn(
            [known, (LAST_RESULT, {}), here],
            lambda found: [*result_steps(new_results(found, tables), found[2]), set_entered],
        )
        return new_results(found, tables)

    async def note_unreadable(self, table_id: str) -> None:
        """Look no more at a finished table whose log cannot be read."""
        statement = SET_ENTERED.format(listed=self._listed)
        await self._change(statement, ids=json_list([table_id]), stage=UNREADABLE)

    async def results_of(
        self, player_id: str, limit: int = 100, before: int = 2**62
    ) -> list[ResultRow]:
        """A player's finished games, the latest entered first, before a number."""
        rows = await self._read(RESULTS_OF, {"id": player_id, "before": before, "limit": limit})
        return [result_row(row) for row in rows]

    async def is_secured(self, player_id: str) -> bool:
        """Whether a player has a passkey or a second device: their rating is worth something."""
        return bool(await self._first(bool, IS_SECURED, id=player_id))

    async def secured_of(self, player_ids: Sequence[str]) -> set[str]:
        """Those of some players who are secured."""
        query = SECURED_OF.format(listed=self._listed)
        return set(await self._rows(str, query, ids=json_list(player_ids)))


def result_row(row: Row) -> ResultRow:
    """A seat of a result as the query gives it; SQLite has no truth values of its own."""
    number, table, game, size, speed, rated, ended, void, event, seat, place, florins, fled = row
    about = number, table, game, size, speed, bool(rated), ended, bool(void), event
    return ResultRow(*about, seat, place, florins, bool(fled))


def new_results(
    found: Sequence[Sequence[Row]], tables: Sequence[FinishedTable]
) -> list[EnteredResult]:
    """The tables that were not entered before, with the numbers that they get."""
    known, last, _ = found
    entered = {table for (table,) in known}
    new = [table for table in tables if table.table not in entered]
    return [EnteredResult(last[0][0] + 1 + place, table) for place, table in enumerate(new)]


def result_steps(results: Sequence[EnteredResult], here: Sequence[Row]) -> list[Step]:
    """The statements that enter finished tables; whoever is not here any more has no name."""
    if not results:
        return []
    living = {player for (player,) in here}
    heads, seats = [], []
    for number, table in ((result.number, result.table) for result in results):
        head = number, table.table, table.game, table.size, table.speed, table.rated
        heads.append((*head, table.ended, table.event, table.imported))
        for seat in table.seats:
            player = seat.player
            if player is not None and player not in living:
                player = new_pseudonym()
            row = number, seat.seat, player, seat.bot, seat.place, seat.florins, seat.fled
            seats.append(row)
    return [insertion(NEW_RESULTS, heads), insertion(NEW_RESULT_SEATS, seats)]


def insertion(statement: str, rows: Sequence[Row]) -> Step:
    """One statement that inserts several rows."""
    names = [[f"r{line}_{column}" for column in range(len(row))] for line, row in enumerate(rows)]
    values = ", ".join(f"({', '.join(f':{name}' for name in line)})" for line in names)
    arguments = {
        name: value
        for line, row in zip(names, rows, strict=True)
        for name, value in zip(line, row, strict=True)
    }
    return f"{statement} VALUES {values}", arguments


def new_pseudonym() -> str:
    """What somebody who was forgotten is called in results; it leads to nobody."""
    return f"gone-{token_hex(16)}"


def forget_steps(player_id: str) -> list[Step]:
    """The statements by which somebody becomes nobody in results and ratings."""
    names = {"id": player_id, "gone": new_pseudonym()}
    return [(statement, names) for statement in FORGET_IN_RESULTS]
