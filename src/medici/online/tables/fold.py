"""How each event changes a table."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from medici.online.tables import events as ev
from medici.online.tables.citizens import citizen
from medici.online.tables.clock import Clock
from medici.online.tables.forget import NOBODY, unsaid
from medici.online.tables.state import REMEMBERED, Earlier, Foreseen, Seat, Table
from medici.record import Game

STAND_IN = "merchant"  # plays on for people


def seat_taken(table: Table, event: ev.SeatTaken) -> None:
    change_seat(table, event.seat, Seat(event.player, event.name, event.seed))


def bot_seated(table: Table, event: ev.BotSeated) -> None:
    change_seat(table, event.seat, Seat(name=event.name, bot=event.bot))


def seat_left(table: Table, event: ev.SeatLeft) -> None:
    change_seat(table, event.seat, Seat())


def change_seat(table: Table, number: int, seat: Seat) -> None:
    """Seat somebody, or nobody; who sits down during a game gives it their name."""
    table.seats[number] = seat
    if table.game is not None and not seat.free:
        table.game.players[number] = seat.name
    if table.clock is not None:
        table.clock.grants[number] = 0


def started(table: Table, event: ev.Started) -> None:
    created = table.created
    table.phase = "running"
    table.game = Game(created.game, [seat.name for seat in table.seats], created.options)
    if created.clock.kind != "none":
        table.clock = Clock(created.clock, created.seats, created.at)
        table.clock.start_turn(event.at)
    if table.secret:
        table.nature = table.secret.nature(table.id, event.seeds)


def moved(table: Table, event: ev.Moved) -> None:
    game = table.running()
    days = len(game.days)
    if event.seat is not None:
        table.earlier.append(Earlier(len(game.moves), days, game.state.copy()))
    game.play(event.move)
    note_move(table, event)
    if table.clock is not None and len(game.days) > days:
        table.clock.start_rest(event.at, table.people())


def note_move(table: Table, event: ev.Moved) -> None:
    """Note who made a move, and what it cost; the game itself is left alone."""
    table.by_bot.append(event.by_bot)
    table.natures += event.seat is None
    if table.clock is not None:
        table.clock.record_move(event.seat, event.at, event.by_bot, event.clocks)
    if event.seat is None:
        table.earlier = []
        table.undone = []
    elif not event.by_bot:
        go_on(table, event.seat, event.at)
        if event.seat != table.undoer:
            table.undone = []


def went_on(table: Table, event: ev.WentOn) -> None:
    go_on(table, event.seat, event.at)


def go_on(table: Table, seat: int, at: float) -> None:
    """Somebody looks at a scoring no longer."""
    if table.clock is not None:
        table.clock.go_on(seat, at, table.people())


def adopt(table: Table, foreseen: Foreseen) -> None:
    """Carry out events whose outcome is known: a seat's move, nature's answers, and the end."""
    game, later = table.running(), foreseen.game
    table.earlier.append(Earlier(len(game.moves), len(game.days), game.state))
    for event in foreseen.events:
        if isinstance(event, ev.Moved):
            note_move(table, event)
    game.state = later.state
    game.moves += later.moves
    game.days += later.days
    last = foreseen.events[-1]
    if table.clock is not None and later.days:
        table.clock.start_rest(last.at, table.people())
    if isinstance(last, ev.Ended):
        ended(table, last)


def undone(table: Table, event: ev.Undone) -> None:
    if table.clock is not None:
        table.clock.undo(event.moves, event.at, table.person_to_move())
    table.game = taken_back(table, event.moves)
    del table.by_bot[event.moves :]
    table.undos[event.seat] += 1
    if table.undoer != event.seat:
        table.undoer, table.undone = event.seat, []
    table.undone.append(event.moves)


def taken_back(table: Table, moves: int) -> Game:
    """The game as it stood after so many moves: known from the decision that is taken back."""
    game = table.running()
    while table.earlier:
        earlier = table.earlier.pop()
        if earlier.moves == moves:
            before = game.copy()
            before.state = earlier.state
            del before.moves[moves:]
            del before.days[earlier.days :]
            return before
    return game.before(moves)


def bot_took_over(table: Table, event: ev.BotTookOver) -> None:
    running = table.person_to_move()
    seat = table.seats[event.seat]
    seat.bot, seat.lost_by = STAND_IN, event.reason
    seat.stand_in = citizen(STAND_IN, table.id, event.seat, table.present())
    if table.clock is not None:
        table.clock.stop(event.seat, event.at, running, event.reason == "clock")
        table.clock.end_rest(event.at, table.people())


def player_returned(table: Table, event: ev.PlayerReturned) -> None:
    """A person whose time was up gets a little, but not for a decision that is still to be made:
    its clock has run on."""
    seat = table.seats[event.seat]
    if table.clock is not None and seat.lost_by == "clock" and table.actor() != event.seat:
        table.clock.grant(event.seat)
    seat.bot = seat.lost_by = seat.stand_in = None


def resumed(table: Table, event: ev.Resumed) -> None:
    if table.clock is not None:
        table.clock.skip(event.slept, event.until)


def said(table: Table, event: ev.Said) -> None:
    table.chat.append(event)


def ended(table: Table, event: ev.Ended) -> None:
    table.phase, table.result, table.revealed = "over", event.result, event.secret


def cancelled(table: Table, event: ev.Cancelled) -> None:
    table.phase, table.revealed = "cancelled", event.secret


def rematch_offered(table: Table, event: ev.RematchOffered) -> None:
    table.rematch = event.table


def pace_set(table: Table, event: ev.PaceSet) -> None:
    table.pace = event.pace


def talk_set(table: Table, event: ev.TalkSet) -> None:
    table.talk = event.talk


def silenced(table: Table, event: ev.Silenced) -> None:
    table.silenced = [other for other in table.silenced if other != event.player]
    if event.silent:
        table.silenced.append(event.player)


def forgotten(table: Table, event: ev.Forgotten) -> None:
    """As if the name and the words had never been there: the events before no longer have them."""
    if table.created.by == event.player:
        table.created = replace(table.created, by_name=NOBODY)
    for number in table.seats_of(event.player):
        table.seats[number].name = NOBODY
        if table.game is not None:
            table.game.players[number] = NOBODY
    sayings = [unsaid(saying, event.player) for saying in table.chat]
    table.chat = deque(sayings, maxlen=REMEMBERED)


FOLDS: Mapping[type[ev.Happened], Callable[[Table, Any], None]] = {
    ev.SeatTaken: seat_taken,
    ev.BotSeated: bot_seated,
    ev.SeatLeft: seat_left,
    ev.Started: started,
    ev.Moved: moved,
    ev.Undone: undone,
    ev.BotTookOver: bot_took_over,
    ev.PlayerReturned: player_returned,
    ev.Resumed: resumed,
    ev.WentOn: went_on,
    ev.Said: said,
    ev.Ended: ended,
    ev.Cancelled: cancelled,
    ev.RematchOffered: rematch_offered,
    ev.PaceSet: pace_set,
    ev.TalkSet: talk_set,
    ev.Silenced: silenced,
    ev.Forgotten: forgotten,
}
