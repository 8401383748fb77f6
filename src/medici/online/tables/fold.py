"""How each event changes a table: a table is the fold of its events."""

# Runs in browsers too: docs/browser-subset.md

from collections import deque

from msgspec.structs import replace

from medici.online.tables import events as ev
from medici.online.tables.citizens import choose_citizen
from medici.online.tables.clock import Clock
from medici.online.tables.state import CHAT_KEPT, Outcome, Position, Seat, TableState
from medici.record import Game

STAND_IN = "merchant"  # plays on for people


def apply_event(table: TableState, event: ev.Event) -> None:
    """Change a table as an event says."""
    match event:
        case ev.Moved():
            play_move(table, event)
        case ev.Undone():
            undo_moves(table, event)
        case ev.Said():
            table.chat.append(event)
        case ev.SeatTaken():
            change_seat(table, event.seat, Seat(event.player, event.name, event.seed))
        case ev.BotSeated():
            change_seat(table, event.seat, Seat(name=event.name, bot=event.bot))
        case ev.SeatLeft():
            change_seat(table, event.seat, Seat())
        case ev.Started():
            start_game(table, event)
        case ev.WentOn():
            end_looking(table, event.seat, event.at)
        case ev.BotTookOver():
            give_to_bot(table, event)
        case ev.PlayerReturned():
            give_back(table, event)
        case ev.Resumed():
            if table.clock is not None:
                table.clock.skip(event.slept, event.until)
        case ev.Ended():
            table.phase, table.result, table.revealed = "over", event.result, event.secret
        case ev.Cancelled():
            table.phase, table.revealed = "cancelled", event.secret
        case ev.RematchOffered():
            table.rematch = event.table
        case ev.PaceSet():
            table.pace = event.pace
        case ev.TalkSet():
            table.talk = event.talk
        case ev.Silenced():
            table.silenced = [other for other in table.silenced if other != event.player]
            if event.silent:
                table.silenced.append(event.player)
        case ev.Forgotten():
            forget_player(table, event.player)
        case ev.TableCreated():
            raise ValueError("expected a table's creation as its first event; got it once more")


def apply_outcome(table: TableState, outcome: Outcome) -> None:
    """Carry out events whose outcome is known: a seat's move, nature's answers, and the end."""
    game, later = table.running(), outcome.game
    table.earlier.append(Position(len(game.moves), len(game.days), game.state))
    for event in outcome.events:
        if isinstance(event, ev.Moved):
            note_move(table, event)
    game.state = later.state
    game.moves += later.moves
    game.days += later.days
    last = outcome.events[-1]
    if table.clock is not None and later.days:
        table.clock.start_rest(last.at, table.people())
    if isinstance(last, ev.Ended):
        apply_event(table, last)


def change_seat(table: TableState, number: int, seat: Seat) -> None:
    """Seat somebody, or nobody; who sits down during a game gives it their name."""
    table.seats[number] = seat
    if table.game is not None and not seat.free:
        table.game.players[number] = seat.name
    if table.clock is not None:
        table.clock.grants[number] = 0


def start_game(table: TableState, event: ev.Started) -> None:
    """Begin the game, and its clocks."""
    created = table.created
    table.phase = "running"
    table.seats = [seat for number, seat in enumerate(table.seats) if number not in event.without]
    table.game = Game(created.game, [seat.name for seat in table.seats], created.options)
    if created.clock.kind != "none":
        table.clock = Clock(created.clock, len(table.seats), created.at)
        table.clock.start_turn(event.at)
    if table.secret:
        table.nature = table.secret.nature(table.id, event.seeds)


def play_move(table: TableState, event: ev.Moved) -> None:
    """Play a move; after the scoring of a day the clocks rest."""
    game = table.running()
    days = len(game.days)
    if event.seat is not None:
        table.earlier.append(Position(len(game.moves), days, game.state.copy()))
    game.play(event.move)
    note_move(table, event)
    if table.clock is not None and len(game.days) > days:
        table.clock.start_rest(event.at, table.people())


def note_move(table: TableState, event: ev.Moved) -> None:
    """Note who made a move, and what it cost; the game itself is left alone."""
    note_mover(table, event)
    if table.clock is not None:
        table.clock.record_move(event.seat, event.at, event.by_bot, event.clocks)
    if event.seat is None:
        table.earlier = []
        table.undone = []
    elif not event.by_bot:
        end_looking(table, event.seat, event.at)
        if event.seat != table.undoer:
            table.undone = []


def note_mover(table: TableState, event: ev.Moved) -> None:
    """Note who made a move."""
    table.by_bot.append(event.by_bot)
    table.movers.append(event.seat)
    table.natures += event.seat is None


def forget_movers(table: TableState, moves: int) -> None:
    """Forget who made the moves after so many."""
    del table.by_bot[moves:]
    del table.movers[moves:]


def note_play(table: TableState, event: ev.Event) -> None:
    """Of what changes the game note only who made the moves that stand."""
    match event:
        case ev.Moved():
            note_mover(table, event)
        case ev.Undone():
            forget_movers(table, event.moves)


def end_looking(table: TableState, seat: int, at: float) -> None:
    """Somebody looks at a scoring no longer."""
    if table.clock is not None:
        table.clock.go_on(seat, at, table.people())


def undo_moves(table: TableState, event: ev.Undone) -> None:
    """Take moves back until so many stand."""
    if table.clock is not None:
        table.clock.undo(event.moves, event.at, table.person_to_move())
    table.game = game_before(table, event.moves)
    forget_movers(table, event.moves)
    table.undos[event.seat] += 1
    if table.undoer != event.seat:
        table.undoer, table.undone = event.seat, []
    table.undone.append(event.moves)


def game_before(table: TableState, moves: int) -> Game:
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


def give_to_bot(table: TableState, event: ev.BotTookOver) -> None:
    """Let a bot play on for a person."""
    running = table.person_to_move()
    seat = table.seats[event.seat]
    seat.bot, seat.lost_by, seat.lost_at = STAND_IN, event.reason, event.at
    seat.stand_in = choose_citizen(STAND_IN, table.id, event.seat, table.present())
    if table.clock is not None:
        table.clock.stop(event.seat, event.at, running, event.reason == "clock")
        table.clock.end_rest(event.at, table.people())


def give_back(table: TableState, event: ev.PlayerReturned) -> None:
    """Let a person play again.

    One whose time was up gets a little, but not for a decision that is still to be made: its clock
    has run on, unless the table has waited.
    """
    seat, clock, decides = table.seats[event.seat], table.clock, table.actor() == event.seat
    if clock is not None and decides and table.paused:
        clock.take_up(event.seat, event.at)
    elif clock is not None and not decides and seat.lost_by == "clock":
        clock.grant(event.seat)
    seat.bot = seat.lost_by = seat.stand_in = None


def forget_player(table: TableState, player: str) -> None:
    """Remove a player's name and words; the events before no longer have them either."""
    if table.created.by == player:
        table.created = replace(table.created, by_name=ev.FORGOTTEN_NAME)
    for number in table.seats_of(player):
        table.seats[number].name = ev.FORGOTTEN_NAME
        if table.game is not None:
            table.game.players[number] = ev.FORGOTTEN_NAME
    table.chat = deque([ev.redact_words(said, player) for said in table.chat], maxlen=CHAT_KEPT)
