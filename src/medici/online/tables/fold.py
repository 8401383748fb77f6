"""How each event changes a table."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from medici.online.tables import events as ev
from medici.online.tables.citizens import citizen
from medici.online.tables.clock import REST
from medici.online.tables.forget import NOBODY, unsaid
from medici.online.tables.state import REMEMBERED, Earlier, Foreseen, Hand, Seat, Table
from medici.record import Game

STAND_IN = "merchant"  # plays on for people


def seat_taken(table: Table, event: ev.SeatTaken) -> None:
    table.seats[event.seat] = Seat(event.player, event.name, event.seed)
    rename(table, event.seat)


def bot_seated(table: Table, event: ev.BotSeated) -> None:
    table.seats[event.seat] = Seat(name=event.name, bot=event.bot)
    rename(table, event.seat)


def rename(table: Table, seat: int) -> None:
    """Whoever sits down during a game gives it their name."""
    if table.game is not None:
        table.game.players[seat] = table.seats[seat].name


def seat_left(table: Table, event: ev.SeatLeft) -> None:
    table.seats[event.seat] = Seat()


def started(table: Table, event: ev.Started) -> None:
    created = table.created
    table.phase = "running"
    table.game = Game(created.game, [seat.name for seat in table.seats], created.options)
    table.clocks = created.clock.start(created.seats)
    table.since = event.at
    if table.secret:
        table.nature = table.secret.nature(table.id, event.seeds)


def moved(table: Table, event: ev.Moved) -> None:
    """A move is played; what the clock gave for it is noted, since an undo takes it back."""
    refill = refilled(table, event)
    game = table.running()
    days = len(game.days)
    if event.seat is not None:
        table.earlier.append(Earlier(len(game.moves), days, game.state.copy()))
    game.play(event.move)
    note(table, event, refill)
    if len(game.days) > days:
        rest(table, event.at)


def refilled(table: Table, event: ev.Moved) -> float:
    """Set the clocks as a move left them; what the clock gave for it."""
    if event.clocks is None or event.seat is None:
        return 0.0
    refill = event.clocks[event.seat] - table.left(event.seat, event.at)
    table.clocks = event.clocks[:]
    return refill


def note(table: Table, event: ev.Moved, refill: float) -> None:
    """Whose hand made a move, and when."""
    table.hands.append(Hand(event.by_bot, refill))
    table.natures += event.seat is None
    table.since = event.at
    if event.seat is None:
        table.earlier = []
        table.undone = []
    elif not event.by_bot:
        gone_on(table, event.seat, event.at)
        if event.seat != table.undoer:
            table.undone = []


def rest(table: Table, at: float) -> None:
    """A day was scored: no clock runs until all people have looked at it, or for a while."""
    table.rest, table.gone_on = at + REST, []
    end_rest(table, at)


def went_on(table: Table, event: ev.WentOn) -> None:
    gone_on(table, event.seat, event.at)


def gone_on(table: Table, seat: int, at: float) -> None:
    """Somebody looks at a scoring no longer."""
    if seat not in table.gone_on:
        table.gone_on.append(seat)
    end_rest(table, at)


def end_rest(table: Table, at: float) -> None:
    """The clocks run on as soon as nobody is awaited any more."""
    if table.rest > at and not table.awaited():
        table.rest = at


def adopt(table: Table, foreseen: Foreseen) -> None:
    """Carry out events whose outcome is known: a seat's move, nature's answers, and the end."""
    game, later = table.running(), foreseen.game
    table.earlier.append(Earlier(len(game.moves), len(game.days), game.state))
    for event in foreseen.events:
        if isinstance(event, ev.Moved):
            note(table, event, refilled(table, event))
    game.state = later.state
    game.moves += later.moves
    game.days += later.days
    last = foreseen.events[-1]
    if later.days:
        rest(table, last.at)
    if isinstance(last, ev.Ended):
        ended(table, last)


def undone(table: Table, event: ev.Undone) -> None:
    """The time that was spent stays spent, and nobody keeps what the clock gave for a move."""
    game = table.running()
    if table.clocks is not None:
        movers = [actor for actor, _ in game.moves[event.moves :]]
        table.clocks = [
            left_after_undo(table, seat, event.moves, event.at) if seat in movers else left
            for seat, left in enumerate(table.clocks)
        ]
    table.game = taken_back(table, event.moves)
    del table.hands[event.moves :]
    table.since = event.at
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


def left_after_undo(table: Table, seat: int, moves: int, at: float) -> float:
    """What a seat has left once the game is back to so many moves: no refills for later ones."""
    taken = zip(table.running().moves[moves:], table.hands[moves:], strict=True)
    refills = sum(hand.refill for (actor, _), hand in taken if actor == seat)
    return round(max(0.0, table.left(seat, at) - refills), 3)


def bot_took_over(table: Table, event: ev.BotTookOver) -> None:
    stop_clock(table, event.seat, event.at)
    seat = table.seats[event.seat]
    seat.bot, seat.lost_by = STAND_IN, event.reason
    seat.stand_in = citizen(STAND_IN, table.id, event.seat, table.present())
    if table.clocks is not None and event.reason == "clock":
        table.clocks[event.seat] = 0.0
    end_rest(table, event.at)


def player_returned(table: Table, event: ev.PlayerReturned) -> None:
    """Whose time was up gets a little, but not for a pending decision: its clock has run on."""
    seat = table.seats[event.seat]
    if table.clocks is not None and seat.lost_by == "clock" and table.actor() != event.seat:
        left = table.clocks[event.seat]
        table.clocks[event.seat] = table.created.clock.again(left)
        seat.graces += table.clocks[event.seat] > left
    seat.bot = seat.lost_by = seat.stand_in = None


def resumed(table: Table, event: ev.Resumed) -> None:
    """The turn began, and the rest ends, later by as much as the house was away."""
    table.since += event.slept
    table.rest += event.slept
    table.awake = event.until


def stop_clock(table: Table, seat: int, at: float) -> None:
    """Note what a seat has left, before a bot sits there."""
    if table.clocks is not None:
        table.clocks[seat] = table.left(seat, at)
        if table.actor() == seat:
            table.since = at


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
