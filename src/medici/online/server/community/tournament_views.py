"""Tournaments as people see them."""

from collections.abc import Sequence
from fractions import Fraction
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.events import Why
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.points import NOTHING, round_points
from medici.online.community.tournaments.standings import Reason, Row, standings
from medici.online.community.tournaments.state import Phase, Round, Tournament
from medici.online.server.community.tournament_log import TournamentHead
from medici.online.store.community.tournaments import TournamentRow
from medici.online.tables import Player


class ListedTournament(msgspec.Struct):
    """A tournament in a list."""

    tournament: str
    number: int  # with which the list goes on
    status: Phase
    starts: float
    entrants: int
    head: TournamentHead


class EntrantView(msgspec.Struct):
    """Somebody who entered."""

    player: str
    name: str
    out: Why | None
    said: str  # what the organiser said who removed them


class SeatResult(msgspec.Struct, omit_defaults=True):
    """A seat at a table of a round."""

    name: str | None  # None: a bot's
    player: str | None = None
    points: float | None = None  # once the table has ended
    place: int | None = None
    florins: int | None = None
    absent: bool = False
    fled: bool = False


class RoundTable(msgspec.Struct):
    """A table of a round."""

    table: str
    seats: list[SeatResult]
    ended: bool
    broken: bool  # ended without counting
    reason: str  # why the organiser lets it not count
    yours: bool


class RoundView(msgspec.Struct):
    """A round: its tables, and who had none."""

    round: int
    began: float
    ended: float | None
    tables: list[RoundTable]
    byes: list[str]  # names
    commitment: str  # of the deal of a duplicate round,
    secret: str  # and what was behind it
    season: int  # of a league, from 1


class Standing(msgspec.Struct):
    """A line of the standings."""

    place: int
    player: str
    name: str
    out: Why | None
    division: int  # of a league, from 1; 0 in all else
    stage: int  # of a knock-out: rounds that one took part in
    points: float
    opponents: float  # points of those met
    share: float  # of the florins at one's tables, of 1 for each
    met: int  # ahead of those who are equal, less behind
    played: int
    behind: Reason  # what puts one behind the line before


class TournamentView(msgspec.Struct):
    """A tournament, for those who follow it."""

    tournament: str
    plan: Plan
    phase: Phase
    organiser: str
    yours: bool  # whether you organise it
    you: EntrantView | None  # if you have entered
    entrants: list[EntrantView]
    starts: float
    needed: int  # how many must have entered for it to begin
    round: RoundView | None  # the last that has begun
    rounds: int  # how many have begun
    table: str | None  # your table, while it is still played
    until: float | None  # by when to come there, before its game
    next: float | None  # when the next round begins, if it is known
    standings: list[Standing]
    reason: str  # why its organiser called it off; empty: too few people entered
    commitment: str
    secret: str
    now: float  # by the server's clock


def listed(row: TournamentRow) -> ListedTournament:
    """A tournament in a list."""
    head = msgspec.json.decode(row.head, type=TournamentHead)
    status = msgspec.convert(row.status, Phase)
    return ListedTournament(row.id, row.number, status, row.starts, row.entrants, head)


def in_points(points: Fraction) -> float:
    """Points as they are shown: rounded. Who is behind whom was decided by the exact ones."""
    return round(float(points), 3)


def view_entrant(tournament: Tournament, player: str) -> EntrantView | None:
    """Somebody who entered; None for everybody else."""
    known = tournament.entrants.get(player)
    return None if known is None else EntrantView(known.player, known.name, known.out, known.said)


class Computed:
    """What is the same for all who look, until something happens in a tournament.

    A page asks every few seconds for hundreds of people, and of a large tournament this takes tens
    of milliseconds, in which nobody could move.
    """

    def __init__(self, tournament: Tournament) -> None:
        self.seq = tournament.seq
        self.standings: list[Standing] | None = None
        self.rounds: dict[int, RoundView] = {}


COMPUTED: WeakKeyDictionary[Tournament, Computed] = WeakKeyDictionary()


def computed(tournament: Tournament) -> Computed:
    """What was computed of a tournament since its last event."""
    known = COMPUTED.get(tournament)
    if known is None or known.seq != tournament.seq:
        known = COMPUTED[tournament] = Computed(tournament)
    return known


def view_round(tournament: Tournament, played: Round, visitor: Player | None) -> RoundView:
    """A round with what is known of its tables."""
    rounds = computed(tournament).rounds
    if played.number not in rounds:
        rounds[played.number] = make_round(tournament, played)
    shared = rounds[played.number]
    own = played.table_of(visitor.id) if visitor else None
    if own is None:
        return shared
    tables = [
        replace(table, yours=True) if table.table == own.table else table for table in shared.tables
    ]
    return replace(shared, tables=tables)


def make_round(tournament: Tournament, played: Round) -> RoundView:
    """A round as it is for all who look."""
    points = round_points(played, duplicate=tournament.plan.duplicate)
    tables = []
    for table, paired in played.tables.items():
        ended = played.outcomes.get(table)
        seats = [
            view_seat(tournament, points, player, ended.seats[number] if ended else None)
            for number, player in enumerate(paired.seats)
        ]
        broken = ended is not None and played.broken(table)
        reason = played.voided.get(table, "")
        tables.append(RoundTable(table, seats, ended is not None, broken, reason, yours=False))
    return RoundView(
        played.number,
        played.began,
        played.ended,
        tables,
        [tournament.entrants[player].name for player in played.byes],
        played.commitment,
        played.secret,
        (played.number - 1) // tournament.plan.rounds + 1,
    )


def view_seat(
    tournament: Tournament,
    points: dict[str, Fraction],
    player: str | None,
    outcome: ev.SeatOutcome | None,
) -> SeatResult:
    """A seat, and what came of it."""
    entrant = tournament.entrants.get(player or "")
    seat = SeatResult(entrant.name if entrant else None, player)
    if outcome is not None:
        seat.place, seat.florins = outcome.place or None, outcome.florins
        seat.fled = outcome.fled
        if player is not None:
            seat.points, seat.absent = in_points(points.get(player, NOTHING)), not outcome.came
    return seat


def view_standings(tournament: Tournament) -> list[Standing]:
    """The standings with names."""
    known = computed(tournament)
    if known.standings is None:
        known.standings = [view_row(tournament, row) for row in standings(tournament)]
    return known.standings


def view_row(tournament: Tournament, row: Row) -> Standing:
    """A line of the standings."""
    entrant = tournament.entrants[row.player]
    return Standing(
        row.place,
        row.player,
        entrant.name,
        entrant.out,
        row.division + 1 if tournament.plan.format == "league" else 0,
        row.stage,
        in_points(row.points),
        in_points(row.opponents),
        round(float(row.share), 4),
        row.met,
        row.played,
        row.behind,
    )


def own_table(tournament: Tournament, visitor: Player | None) -> str | None:
    """The table at which somebody is awaited, or plays."""
    played = tournament.round
    if visitor is None or played is None or tournament.phase != "running":
        return None
    paired = played.table_of(visitor.id)
    return paired.table if paired is not None and paired.table in played.waiting else None


def view(
    tournament: Tournament,
    visitor: Player | None,
    table: str | None,
    now: float,
    until: float | None = None,
) -> TournamentView:
    """A tournament as somebody sees it."""
    created, played, due = tournament.created, tournament.round, decide.due(tournament)
    people: Sequence[str] = list(tournament.entrants)
    entrants = [each for player in people if (each := view_entrant(tournament, player))]
    return TournamentView(
        tournament.id,
        tournament.plan,
        tournament.phase,
        created.by_name,
        visitor is not None and visitor.id == created.by,
        view_entrant(tournament, visitor.id) if visitor else None,
        entrants,
        tournament.starts,
        tournament.plan.needed,
        view_round(tournament, played, visitor) if played else None,
        len(tournament.rounds),
        table,
        until,
        due if due and tournament.phase in ("open", "running") else None,
        view_standings(tournament),
        "" if tournament.reason == decide.TOO_FEW else tournament.reason,
        created.commitment,
        tournament.secret,
        now,
    )
