"""What anybody may see of a table; the secret is not part of it."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Collection
from typing import Literal, cast

import msgspec

from medici.online.tables.chat import why_silent
from medici.online.tables.clock import TimeControl, to_seconds
from medici.online.tables.commands import Player
from medici.online.tables.events import Reason, Talk
from medici.online.tables.state import Phase, TableState
from medici.record.form import Day, Result

GameName = Literal["board", "card", "dice"]


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as it is seen."""

    name: str | None  # None: free
    bot: str | None  # who moves here, if it is no person
    taken_over: Reason | None  # why the bot plays for a person
    yours: bool
    stand_in: str | None = None  # the name of the bot that plays for a person


class ChatMessage(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    at: float
    name: str
    text: str
    player: str  # the lasting id of who said it, which is no secret


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one person, or an onlooker, sees it; the game itself is in the subclasses."""

    table: str
    seq: int
    game: GameName
    options: dict[str, bool | str]
    public: bool
    rated: bool
    event: str  # the tournament that it belongs to, or nothing
    behind: bool  # whether onlookers see it a lot behind those who play
    host: str
    yours: bool  # whether you are the host
    seats: list[SeatView]
    phase: Phase
    paused: bool  # whether the game waits until one of those comes back whose seats bots have
    clock: TimeControl
    clocks: list[float] | None  # when the turn began; the deadline tells the rest
    deadline: float | None
    rest: float | None  # until when no clock runs, unless all people go on before
    actor: int | Literal["nature"] | None
    legal: list[str]  # empty unless it is your turn
    can_undo: bool
    moves: int
    days: list[Day]
    result: Result | None
    commitment: str
    chat: list[ChatMessage]
    pace: float | None
    rematch: str | None
    talk: Talk
    may_talk: bool  # whether you may, as far as the table goes
    silenced: list[str]  # ids of people whom the host lets talk no more


class Snapshot(View, frozen=True, kw_only=True):
    """A table with the state of its game, for programs."""

    state: dict[str, int | list[int]] | None


def game_name(table: TableState) -> GameName:
    """What is played; no other game was let in when the table was created."""
    return cast(GameName, table.created.game)


def seat_views(table: TableState, own: Collection[int] = ()) -> list[SeatView]:
    """All chairs, to somebody who owns some of them."""
    return [
        SeatView(seat.name or None, seat.bot, seat.lost_by, number in own, seat.stand_in)
        for number, seat in enumerate(table.seats)
    ]


def view(table: TableState, player: Player | None) -> Snapshot:
    """The table as it is now."""
    created, game, due = table.created, table.game, table.due()
    own = table.seats_of(player.id) if player else []
    plays = [seat for seat in own if table.seats[seat].bot is None and table.phase == "running"]
    actor = game.actor if game is not None and table.phase == "running" else None
    clock = table.clock if table.phase == "running" else None
    rest = None if clock is None else to_seconds(clock.rest_ends)
    return Snapshot(
        table=table.id,
        seq=table.seq,
        game=game_name(table),
        options=created.options,
        public=created.public,
        rated=created.rated,
        event=created.event,
        behind=table.is_held_back,
        host=created.by_name,
        yours=player is not None and player.id == created.by,
        seats=seat_views(table, own),
        phase=table.phase,
        paused=table.paused,
        clock=created.clock,
        clocks=table.clocks,
        deadline=due[1] if due else None,
        rest=rest,
        actor=actor,
        legal=game.legal() if game and actor in plays else [],
        can_undo=any(table.why_not_undo(seat) is None for seat in plays),
        moves=len(game.moves) if game else 0,
        days=game.days[:] if game else [],
        result=table.result,
        commitment=created.commitment,
        chat=[ChatMessage(said.at, said.name, said.text, said.player) for said in table.chat],
        pace=table.pace,
        rematch=table.rematch,
        talk=table.talk,
        may_talk=table.phase != "cancelled" and why_silent(table, player) is None,
        silenced=table.silenced[:],
        state=game.state.as_dict() if game else None,
    )
