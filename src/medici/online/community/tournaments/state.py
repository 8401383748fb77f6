"""The state of a tournament: what its events add up to."""

import dataclasses
from collections import Counter
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Literal, Self

from msgspec.structs import replace

from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.plan import Plan
from medici.online.tables.events import FORGOTTEN_NAME

Phase = Literal["open", "running", "ended", "cancelled"]


@dataclass(slots=True)
class Entrant:
    """Somebody who entered."""

    player: str
    name: str
    rating: float
    out: ev.Why | None = None  # why they play no further rounds
    said: str = ""  # what the organiser said of it


@dataclass(slots=True)
class Round:
    """A round: its tables by their ids, and what they came to."""

    number: int
    began: float
    tables: dict[str, ev.PairedTable]
    byes: list[str]
    commitment: str
    divisions: list[list[str]]  # of a league, as they are in this round
    outcomes: dict[str, ev.TableEnded] = field(default_factory=dict)
    voided: dict[str, str] = field(default_factory=dict)  # tables that do not count, and why
    ended: float | None = None
    secret: str = ""

    @property
    def waiting(self) -> list[str]:
        """The tables that have no result yet."""
        return [table for table in self.tables if table not in self.outcomes]

    @property
    def without_game(self) -> list[str]:
        """Who did not come to a table, and who came there in vain."""
        return [
            player
            for table, ended in self.outcomes.items()
            for player, seat in zip(self.tables[table].seats, ended.seats, strict=True)
            if player is not None and not ended.broken and not (seat.came and seat.place)
        ]

    def broken(self, table: str) -> bool:
        """Whether a table has ended and does not count."""
        return table in self.voided or self.outcomes[table].broken

    @property
    def people(self) -> list[str]:
        """Everybody who took part, with a table or without."""
        return [player for table in self.tables.values() for player in table.people] + self.byes

    def table_of(self, player: str) -> ev.PairedTable | None:
        """The table at which somebody has a seat."""
        for table in self.tables.values():
            if player in table.seats:
                return table
        return None


class Tournament:
    """Everything that is known of a tournament."""

    def __init__(self, created: ev.TournamentCreated) -> None:
        self.created = created
        self.phase: Phase = "open"
        self.starts = created.plan.starts
        self.seq = 1
        self.entrants: dict[str, Entrant] = {}  # in the order in which they came
        self.entries: Counter[str] = Counter()  # how often, also by those who withdrew again
        self.rounds: list[Round] = []
        self.round_of: dict[str, Round] = {}  # by the id of a table
        self.reason = ""  # why it was cancelled
        self.secret = ""  # told at the end
        self.ended: float | None = None

    @classmethod
    def from_events(cls, events: Iterable[ev.Event]) -> Self:
        """The tournament that events make; the first of them is its creation."""
        rest = iter(events)
        created = next(rest, None)
        if not isinstance(created, ev.TournamentCreated):
            raise ValueError("expected the creation of a tournament first; got something else")
        tournament = cls(created)
        for event in rest:
            tournament.apply(event)
        return tournament

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.created.tournament

    @property
    def plan(self) -> Plan:
        """What was announced."""
        return self.created.plan

    @property
    def playing(self) -> list[str]:
        """Those who have not left, in the order in which they entered."""
        return [each.player for each in self.entrants.values() if each.out is None]

    @property
    def round(self) -> Round | None:
        """The last round that has begun."""
        return self.rounds[-1] if self.rounds else None

    def copy(self) -> Self:
        """The tournament as it stands, for somebody who needs long; what never changes is shared.

        A deep copy of a large one takes half a second.
        """
        twin = copy(self)
        twin.entrants = {player: copy(each) for player, each in self.entrants.items()}
        twin.entries = self.entries.copy()
        twin.rounds = [
            dataclasses.replace(each, outcomes=dict(each.outcomes), voided=dict(each.voided))
            for each in self.rounds
        ]
        twin.round_of = {table: each for each in twin.rounds for table in each.tables}
        return twin

    def apply(self, event: ev.Event) -> None:
        """Carry out an event."""
        self.seq += 1
        match event:
            case ev.Entered():
                entrant = Entrant(event.player, event.name, event.rating)
                self.entrants[event.player] = entrant
                self.entries[event.player] += 1
            case ev.Withdrew():
                self._withdraw(event)
            case ev.StartSet():
                self.starts = event.starts
            case ev.RoundPaired():
                self._begin_round(event)
            case ev.TableEnded():
                self.round_of[event.table].outcomes[event.table] = event
            case ev.TableVoided():
                self.round_of[event.table].voided[event.table] = event.reason
            case ev.RoundEnded():
                self.rounds[-1].ended, self.rounds[-1].secret = event.at, event.secret
            case ev.TournamentEnded():
                self.phase, self.secret, self.ended = "ended", event.secret, event.at
            case ev.TournamentCancelled():
                self.phase, self.secret, self.ended = "cancelled", event.secret, event.at
                self.reason = event.reason
            case ev.Retitled():
                plan = replace(self.plan, title=event.title)
                self.created = replace(self.created, plan=plan)
            case ev.EntrantForgotten():
                self._forget(event.player)
            case ev.TournamentCreated():
                raise ValueError("expected one creation of a tournament; got another")

    def _withdraw(self, event: ev.Withdrew) -> None:
        """Before the first round nothing is left of an entrant, so that they can come again."""
        if self.phase == "open" and event.reason == "self":
            del self.entrants[event.player]
        else:
            entrant = self.entrants[event.player]
            entrant.out, entrant.said = event.reason, event.said

    def _begin_round(self, event: ev.RoundPaired) -> None:
        self.phase = "running"
        tables = {table.table: table for table in event.tables}
        divisions = event.divisions or (self.rounds[-1].divisions if self.rounds else [])
        begun = Round(event.round, event.at, tables, event.byes, event.commitment, divisions)
        self.rounds.append(begun)
        self.round_of |= dict.fromkeys(tables, begun)

    def _forget(self, player: str) -> None:
        if self.created.by == player:
            self.created = replace(self.created, by_name=FORGOTTEN_NAME)
        if player in self.entrants:
            self.entrants[player].name = FORGOTTEN_NAME
            self.entrants[player].said = ""
