"""During the game: moves, undos, and bots that play on for people."""

# Runs in browsers too: docs/browser-subset.md

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.chance import Nature, copy_position, play_nature
from medici.online.tables.checks import must_play, must_sit, pick_seat
from medici.online.tables.clock import Clock, to_ms, to_seconds
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.state import Outcome, TableState
from medici.record.errors import expectation
from medici.record.undo import last_decision, last_person

LONGEST_MOVE = 64  # characters; the longest decision in any game is far shorter


def move(
    table: TableState,
    command: cmd.Move,
    player: Player,
    now: float,
    nature: Nature | None,
    lag: float = 0.0,
) -> list[ev.Event]:
    """A person's move, which also takes the seat back that a bot plays."""
    game, actor = table.running(), table.actor()
    if actor is not None and table.seats[actor].bot and table.seats[actor].player == player.id:
        return return_and_move(table, actor, command, player, now, nature, lag)
    seat = pick_seat(must_play(table, player), game.state.actor)
    if game.state.actor != seat:
        raise TableError("not-your-turn", expected=f"seat {game.actor} to act", got=f"seat {seat}")
    return decide_move(table, seat, command.move, now, nature, by_bot=False, lag=lag)


def return_and_move(
    table: TableState,
    seat: int,
    command: cmd.Move,
    player: Player,
    now: float,
    nature: Nature | None,
    lag: float,
) -> list[ev.Event]:
    """The move of a person in whose seat a bot still sits."""
    events: list[ev.Event] = list(come_back(table, cmd.Return(seat), player, now))
    clock = table.clock
    if clock is not None and table.paused:
        clock = clock.copy()
        clock.take_up(seat, now)
    events.extend(
        decide_move(table, seat, command.move, now, nature, by_bot=False, lag=lag, clock=clock)
    )
    return events


def bot_move(
    table: TableState, command: cmd.BotMove, now: float, nature: Nature | None
) -> list[ev.Event]:
    """A bot's move, which comes too late if the person is back or the move before was undone."""
    table.running()
    if table.bot_to_move() != command.seat:
        got = f"seat {command.seat}"
        raise TableError("not-your-turn", expected="the seat of a bot that is to act", got=got)
    return decide_move(table, command.seat, command.move, now, nature, by_bot=True)


def decide_move(
    table: TableState,
    seat: int,
    text: str,
    now: float,
    nature: Nature | None,
    by_bot: bool,
    lag: float = 0.0,
    clock: Clock | None = None,
) -> list[ev.Event]:
    """A move of the seat to act, nature's moves after it, and the end of the game if it ends."""
    game, secret = table.running(), table.required_secret()
    if len(text) > LONGEST_MOVE:
        raise TableError("too-long", expected=f"at most {LONGEST_MOVE} characters", got=len(text))
    action, book = game.action_of(text), game.book
    if action is None or not book.can(game.state, action):
        legal = game.legal()
        message = f"{quote(text)} is not legal: {expectation(seat, legal)}"
        raise TableError("illegal-move", message, expected=legal, got=text)
    clock = clock or table.clock
    clocks = None if clock is None else clock.after_move(seat, now, by_bot, lag)
    later = copy_position(game)
    later.carry_out(seat, action)
    name = later.moves[0][1]
    events: list[ev.Event] = [ev.Moved(at=now, seat=seat, move=name, clocks=clocks, by_bot=by_bot)]
    events.extend(play_nature(later, table.natures, nature or table.required_nature(), now))
    result = later.result
    if result is not None:
        events.append(ev.Ended(at=now, result=result, secret=secret.published()))
    table.outcome = Outcome(table.seq, events, later)
    return events


def undo(table: TableState, player: Player, now: float) -> ev.Decided:
    """One's own last decision, while no chance and no other person has answered it."""
    game = table.running()
    seat = pick_seat(must_play(table, player), last_person(game, table.bots()))
    reason, moves = table.why_not_undo(seat), last_decision(game, seat) or 0
    clock, running = table.clock, table.person_to_move()
    if reason is None and clock and not clock.left_after_undo(seat, moves, now, running):
        reason = "there is no time left to decide again"
    if reason:
        raise TableError("no-undo", f"this cannot be taken back: {reason}", got=reason)
    yield ev.Undone(at=now, seat=seat, moves=moves)


def go_on(table: TableState, player: Player, now: float) -> ev.Decided:
    """A person has seen the scoring of a day, with all of one's seats."""
    table.running()
    clock, playing = table.clock, must_play(table, player)
    awaited = [] if clock is None or not clock.is_resting(now) else clock.awaits(playing)
    if not awaited:
        raise TableError("stale", expected="clocks that rest for you", got="none")
    for seat in awaited:
        yield ev.WentOn(at=now, seat=seat)


def resign(table: TableState, command: cmd.Resign, player: Player, now: float) -> ev.Decided:
    """A person leaves a seat to a bot."""
    game = table.running()
    seat = pick_seat(must_play(table, player, command.seat), game.actor)
    yield ev.BotTookOver(at=now, seat=seat, reason="resigned")


def leave(table: TableState, command: cmd.Leave, player: Player, now: float) -> ev.Decided:
    """A person goes, and bots play on."""
    table.running()
    for seat in must_play(table, player, command.seat):
        yield ev.BotTookOver(at=now, seat=seat, reason="left")


def come_back(table: TableState, command: cmd.Return, player: Player, now: float) -> ev.Decided:
    """The person takes over from the bot, but not a decision for which the time was up.

    The clock of a pending decision has run on meanwhile, and a bank that is empty is opened again a
    few times only: otherwise going and coming would give time without end.
    """
    game = table.running()
    own = must_sit(table, player, command.seat)
    lost = [seat for seat in own if table.seats[seat].bot is not None]
    if not lost:
        raise TableError("forbidden", expected="a bot in your seat", got="you yourself")
    in_time = [seat for seat in lost if is_in_time(table, seat, now)]
    if not in_time:
        expected = "the bot's move first, since your time for it is up"
        raise TableError("not-your-turn", expected=expected, got="your return before it")
    with_time = [seat for seat in in_time if has_time(table, seat)]
    if not with_time:
        got = "a rated game that all have left" if table.deserted else "an empty bank"
        raise TableError("forbidden", expected="time that is left", got=got)
    yield ev.PlayerReturned(at=now, seat=pick_seat(with_time, game.actor))


def is_in_time(table: TableState, seat: int, now: float) -> bool:
    """Whether a person can come back before the next move; a table that has waited waits on."""
    clock = table.clock
    return clock is None or table.paused or seat != table.actor() or not clock.is_up(seat, now)


def has_time(table: TableState, seat: int) -> bool:
    """Whether there is time to come back to, or will be; where nobody plays, there always is.

    At a rated table it is over then, and whoever left last has won: otherwise somebody could lie in
    wait until the other has gone.
    """
    if table.created.rated and table.deserted:
        return False
    return table.clock is None or table.paused or not table.clock.is_spent(seat)


def return_by_talking(table: TableState, player: Player, now: float) -> ev.Decided:
    """Whoever says something is there, and plays again in a seat that was lost to the clock."""
    for seat in table.seats_of(player.id):
        lost = table.phase == "running" and table.seats[seat].lost_by == "clock"
        if lost and is_in_time(table, seat, now) and has_time(table, seat):
            yield ev.PlayerReturned(at=now, seat=seat)
            return


def expire(table: TableState, command: cmd.Expire, now: float) -> ev.Decided:
    """The time of the seat to act is up; anybody may say so, if it is true."""
    table.running()
    if table.clock is None or table.person_to_move() != command.seat:
        got = f"seat {command.seat}"
        raise TableError("stale", expected="a seat whose clock is running", got=got)
    wait = table.clock.deadline(command.seat) - to_ms(now)
    if wait > 0:
        got = f"{to_seconds(wait):.3f} s"
        raise TableError("stale", expected="a clock that has run out", got=got)
    yield ev.BotTookOver(at=now, seat=command.seat, reason="clock")
