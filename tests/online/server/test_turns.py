"""Bots at the tables of a server: when they think, and how long they let pass."""

import asyncio
import time
from typing import cast

import pytest

from medici.fair import Secret
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.bot_slot import Thought
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.turn_scheduler import TurnScheduler
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.online.server.wire.socket import Socket
from medici.online.tables import LiveTable, Player, Terms, TimeControl, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables.citizens import player_of
from medici.online.tables.state import Seat
from medici.record import Game
from tests.waiting import PATIENCE, until

ADA = Player("id-ada", "Ada")


class Notes(BotPool):
    """Bots who take the first move, and note which positions they were asked about."""

    def __init__(self) -> None:
        super().__init__(Settings(), Metrics())
        self.asked: list[int] = []
        self.players: set[tuple[str, str]] = set()  # who was to move, and which bot was asked

    def think(
        self, bot: str, game: Game, table: str = "", owner: str = "", ahead: bool = False
    ) -> Thought:
        """The first legal move, soon."""
        assert (bot.partition(":")[0], table, owner) == ("merchant", "florence-1", ADA.id)
        assert isinstance(game.actor, int)
        self.players.add((game.players[game.actor], bot))
        self.asked.append(len(game.moves))
        loop = asyncio.get_running_loop()
        thought = Thought(bot, table, owner, ahead, game=game, move=loop.create_future())
        loop.call_soon(settle, thought)
        return thought


def settle(thought: Thought) -> None:
    if not thought.move.done():
        thought.move.set_result(thought.game.legal()[0])


class Eyes:
    """Looks, and hears nothing."""

    player = closed = None
    wants_log = True

    def push(self, _: bytes) -> None:
        """Nothing."""

    send = push

    def push_later(self, _: object) -> None:
        """Nothing."""


def onlooker() -> Socket:
    """Somebody who looks."""
    return cast(Socket, Eyes())


def laid(game: str, players: int, pace: float, watched: bool = True) -> HostedTable:
    """A table of bots alone, whose game has begun; somebody looks."""
    bots = {str(seat): "merchant" for seat in range(players)}
    terms = Terms(game, players, bots=bots, pace=pace)
    live, events = LiveTable.create("florence-1", terms, ADA, Secret(bytes(range(32))), 1000.0)
    started = live.decide(cmd.Start(), ADA, 1001.0)
    for event in started:
        live.apply(event)
    hosted = HostedTable(live, [encode_event(event) for event in [*events, *started]])
    if watched:
        hosted.audience.sockets = {onlooker(): None}
    return hosted


def seated(clock: TimeControl, pace: float = 0.0, rated: bool = False) -> HostedTable:
    """Ada and a merchant at the dice."""
    now = time.time()
    terms = Terms("dice", 2, clock=clock, bots={"1": "merchant"}, pace=pace, rated=rated)
    live, events = LiveTable.create("florence-1", terms, ADA, Secret(bytes(range(32))), now)
    for command in (cmd.Join(seed="forza"), cmd.Start()):
        decided = live.decide(command, ADA, now)
        for event in decided:
            live.apply(event)
        events += decided
    return HostedTable(live, [encode_event(event) for event in events])


async def execute(
    hosted: HostedTable, command: cmd.Command, player: Player | None, cmd_id: str, seq: int
) -> int:
    """Carry a command out at once."""
    events = hosted.live.decide(command, player, time.time())
    hosted.take(events, [encode_event(event) for event in events])
    return hosted.seq


def play_to_the_end(hosted: HostedTable, notes: Notes) -> None:
    """Let the bots play their game."""

    async def play() -> None:
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        assert hosted.thinking is not None
        await hosted.thinking

    asyncio.run(play())


def test_each_citizen_plays_with_a_character() -> None:
    notes, hosted = Notes(), laid("card", 4, pace=0.0)
    play_to_the_end(hosted, notes)
    names = [seat.name for seat in hosted.live.seats]
    assert notes.players == {(name, player_of("merchant", name)) for name in names}
    assert len({bot for _, bot in notes.players}) > 1


def test_whoever_stands_in_has_a_character() -> None:
    seat = Seat("id-ada", "Ada")
    assert seat.played_by is None
    seat.bot, seat.stand_in = "merchant", "Lapo Corsi"
    assert seat.played_by == "merchant:thrifty"


def test_bots_think_once_about_each_decision_and_never_without_a_choice() -> None:
    notes, hosted = Notes(), laid("card", 3, pace=0.0)
    play_to_the_end(hosted, notes)
    game = hosted.live.game
    assert game is not None
    assert game.over
    decisions = [
        number
        for number, (actor, _) in enumerate(game.moves)
        if actor != "nature" and len(game.before(number).legal()) > 1
    ]
    assert notes.asked == decisions
    assert len(decisions) < sum(actor != "nature" for actor, _ in game.moves)


def test_bots_do_not_keep_the_pace_where_all_have_left() -> None:
    notes, hosted = Notes(), seated(TimeControl("decision", 600.0), pace=60.0, rated=True)

    async def play() -> None:
        await execute(hosted, cmd.Leave(), ADA, "a", hosted.seq)
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        assert hosted.thinking is not None
        await asyncio.wait_for(hosted.thinking, PATIENCE)

    asyncio.run(play())
    assert hosted.live.phase == "over"


def test_bots_keep_the_pace_where_one_may_come_back() -> None:
    notes, hosted = Notes(), seated(TimeControl("decision", 600.0), pace=60.0)
    hosted.audience.sockets = {onlooker(): None}

    async def play() -> None:
        await execute(hosted, cmd.Resign(), ADA, "a", hosted.seq)
        made = len(hosted.live.running().moves)
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        await until(lambda: len(notes.asked) > 1)
        assert len(hosted.live.running().moves) == made
        hosted.stop()

    asyncio.run(play())


def test_a_new_pace_counts_for_the_bot_that_is_waiting() -> None:
    notes, hosted = Notes(), laid("dice", 2, pace=60.0)

    async def play() -> None:
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        await until(lambda: notes.asked)
        assert hosted.live.game is not None
        before = len(hosted.live.game.moves)
        await execute(hosted, cmd.SetPace(0.0), ADA, "a", hosted.seq)
        assert hosted.thinking is not None
        await asyncio.wait_for(hosted.thinking, PATIENCE)
        assert len(hosted.live.game.moves) > before
        assert hosted.live.game.over

    asyncio.run(play())


def test_the_next_bot_thinks_while_a_move_is_held_back() -> None:
    notes, hosted = Notes(), laid("dice", 4, pace=60.0)

    async def play() -> None:
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        await until(lambda: len(notes.asked) > 1)
        assert hosted.live.game is not None
        made = len(hosted.live.game.moves)
        assert notes.asked == [made, made + 1]
        hosted.stop()

    asyncio.run(play())


def test_bots_do_not_play_for_nobody_and_go_on_when_somebody_looks() -> None:
    notes, hosted = Notes(), laid("dice", 3, pace=0.0, watched=False)
    game = hosted.live.running()

    async def leave_after_ten(
        hosted: HostedTable, command: cmd.Command, player: Player | None, cmd_id: str, seq: int
    ) -> int:
        seq = await execute(hosted, command, player, cmd_id, seq)
        if len(game.moves) > 10:  # at once: bots without a pause would soon be through
            hosted.audience.sockets.clear()
        return seq

    async def play() -> None:
        turns = TurnScheduler(leave_after_ten, notes, 0.0)
        hosted.on_look = turns.arrange
        turns.arrange(hosted)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not [actor for actor, _ in game.moves if actor != "nature"]
        assert not hosted.busy  # it may leave the memory
        hosted.welcome(onlooker(), None)
        assert hosted.thinking is not None
        await asyncio.wait_for(hosted.thinking, PATIENCE)
        assert len(game.moves) > 10
        assert not game.over

    asyncio.run(play())


def test_a_person_who_plays_need_not_look_but_one_who_left_must() -> None:
    notes, hosted = Notes(), seated(TimeControl())
    attended = [hosted.attended]
    for event in hosted.live.decide(cmd.Leave(), ADA, time.time()):
        hosted.live.apply(event)
    attended.append(hosted.attended)
    assert attended == [True, False]

    async def play() -> None:
        TurnScheduler(execute, notes, 0.0).arrange(hosted)
        assert hosted.thinking is None

    asyncio.run(play())


def test_bots_wait_where_everybody_has_lost_a_seat_though_a_page_is_open() -> None:
    notes, hosted = Notes(), seated(TimeControl("decision", 60.0))
    live = hosted.live
    hosted.audience.sockets = {onlooker(): None}

    async def play() -> None:
        turns = TurnScheduler(execute, notes, 0.0)
        while live.actor() != 0:  # the merchant may begin
            await execute(hosted, cmd.BotMove(1, live.running().legal()[0]), None, "", 0)
        events = live.decide(cmd.Expire(0), None, time.time() + 61.0)
        hosted.take(events, [encode_event(event) for event in events])
        turns.arrange(hosted)
        assert (hosted.thinking, hosted.alarm) == (None, None)
        await execute(hosted, cmd.Return(), ADA, "", hosted.seq)
        turns.arrange(hosted)
        assert hosted.alarm is not None
        assert notes.asked == []
        hosted.stop()

    asyncio.run(play())


def test_bots_play_on_when_a_deadline_and_a_move_fall_into_one_turn_of_the_loop() -> None:
    notes, hosted = Notes(), seated(TimeControl("decision", 0.2))
    live, turns = hosted.live, TurnScheduler(execute, notes, 0.0)

    def commit() -> None:
        """Ada's moves were stored, and it is the merchant's turn."""
        while live.actor() == 0:
            events = live.decide(cmd.Move(live.running().legal()[0]), ADA, time.time())
            hosted.take(events, [encode_event(event) for event in events])
        turns.arrange(hosted)

    async def play() -> None:
        while live.actor() != 0:  # the merchant may begin
            await execute(hosted, cmd.BotMove(1, live.running().legal()[0]), None, "", 0)
        turns.arrange(hosted)
        made = len(live.by_bot)
        assert hosted.alarm is not None
        loop = asyncio.get_running_loop()
        loop.call_at(hosted.alarm.when() + 1e-6, commit)
        time.sleep(max(0.0, hosted.alarm.when() - loop.time()) + 0.05)  # both are due at once
        await until(lambda: any(live.by_bot[made:]))
        assert live.seats[0].lost_by is None
        hosted.stop()

    asyncio.run(play())


def test_bots_and_clocks_stop_where_a_command_of_the_server_does_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked: list[str] = []

    async def answer_as_before(
        _: HostedTable, __: cmd.Command, ___: Player | None, cmd_id: str, seq: int
    ) -> int:
        asked.append(cmd_id)
        return seq

    async def play() -> None:
        bots, timed = laid("dice", 3, pace=0.0), seated(TimeControl("decision", 1.0))
        while timed.live.actor() != 0:  # the merchant may begin
            move = timed.live.running().legal()[0]
            await execute(timed, cmd.BotMove(1, move), None, "", 0)
        turns = TurnScheduler(answer_as_before, Notes(), 0.0, lambda: time.time() + 60.0)
        for hosted in (bots, timed):
            turns.arrange(hosted)
        await until(lambda: len(asked) == 2)
        for task in (bots.thinking, timed.ringing):
            assert task is not None
            await asyncio.wait_for(task, PATIENCE)
        assert timed.alarm is None
        assert sorted(asked) == [f"BotMove-{bots.seq}", f"Expire-{timed.seq}"]

    asyncio.run(play())
    assert len([line for line in caplog.records if "did nothing" in line.message]) == 2
