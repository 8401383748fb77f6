"""Anything at any time by anybody: the table does as the plain model, and refuses without trace."""

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from medici.online.tables import Player, TableError, TimeControl, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.long_run import sample_size
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, HIDDEN, SECRET, House, facts, folded
from tests.online.tables.model import Model

PEOPLE = (ADA, BRUNO, CHEN, DORA)
HANDLERS = {
    cmd.Join: Model.join,
    cmd.Leave: Model.leave,
    cmd.SeatBot: Model.seat_bot,
    cmd.Unseat: Model.unseat,
    cmd.Start: Model.start,
    cmd.Move: Model.move,
    cmd.Undo: Model.undo,
    cmd.Resign: Model.resign,
    cmd.Return: Model.come_back,
    cmd.GoOn: Model.go_on,
    cmd.Expire: Model.expire,
    cmd.Chat: Model.chat,
    cmd.Rematch: Model.offer,
    cmd.Cancel: Model.cancel,
    cmd.BotMove: Model.bot_move,
    cmd.SetPace: Model.set_pace,
    cmd.SetTalk: Model.set_talk,
    cmd.Silence: Model.silence,
}
FOR_THE_HOUSE = (cmd.Expire, cmd.BotMove, cmd.Cancel)

seats = st.integers(-1, 4)
people = st.sampled_from(PEOPLE)
clocks = st.sampled_from(
    [
        TimeControl(),
        TimeControl("decision", 20),
        TimeControl("decision", 7),
        TimeControl("bank", 40, 3),
        TimeControl("bank", 12),
    ]
)
commands = st.one_of(
    st.builds(
        cmd.Join,
        seat=st.none() | seats,
        seed=st.sampled_from(["seed", "bad|seed"]),
        name=st.sampled_from([None, "Bea", "Carlo", "Ada", "\u202eBea"]),
    ),
    st.builds(cmd.SeatBot, seat=st.none() | seats, bot=st.sampled_from(["random", "nobody"])),
    st.builds(cmd.Unseat, seat=seats),
    st.builds(cmd.Move, move=st.sampled_from(["draw", "auction", "pass", "bid 1", "take 1"])),
    st.builds(cmd.BotMove, seat=seats, move=st.sampled_from(["draw", "pass", "reveal", "sing"])),
    st.builds(cmd.Expire, seat=seats),
    st.builds(cmd.Chat, text=st.sampled_from(["ciao", " "])),
    st.builds(cmd.Leave, seat=st.none() | seats),
    st.builds(cmd.Resign, seat=st.none() | seats),
    st.builds(cmd.Return, seat=st.none() | seats),
    st.builds(cmd.SetPace, pace=st.sampled_from([None, 0.0, 2.5, -1.0, 1e9])),
    st.builds(cmd.SetTalk, talk=st.sampled_from(["all", "players", "nobody"])),
    st.builds(
        cmd.Silence, player=st.sampled_from([one.id for one in PEOPLE]), silent=st.booleans()
    ),
    st.sampled_from([cmd.Start(), cmd.Undo(), cmd.GoOn(), cmd.Rematch(), cmd.Cancel()]),
)
waits = st.sampled_from([0, 0, 1, 2, 5, 8, 13, 21])


class Tables(RuleBasedStateMachine):
    """One table and its model."""

    @initialize(
        game=st.sampled_from([("board", 2), ("board", 3), ("card", 2), ("dice", 1), ("dice", 3)]),
        clock=clocks,
    )
    def lay(self, game: tuple[str, int], clock: TimeControl) -> None:
        self.house = House(*game, clock)
        self.model = Model(*game, clock)

    def ask(self, player: Player | None, command: cmd.Command, after: float) -> None:
        """Ask both, and compare what they say."""
        house, now = self.house, self.house.now + after
        extra: dict[str, Any] = {"new_table": "florence-2"}
        before = facts(house.table)
        handler: Any = HANDLERS[type(command)]
        if player is None and not isinstance(command, FOR_THE_HOUSE):
            expected: str | None = "forbidden"
        else:
            expected = handler(self.model, command, player, now)
        answer = None
        try:
            house.send(player, command, after, **extra)
        except TableError as refusal:
            answer = refusal.code
        assert answer == expected, command
        assert answer is None or facts(house.table) == before

    @rule(player=people, command=commands, after=waits)
    def somebody_asks(self, player: Player, command: cmd.Command, after: int) -> None:
        self.ask(player, command, after)

    @rule(command=commands, after=waits)
    def the_house_asks(self, command: cmd.Command, after: int) -> None:
        if not isinstance(command, cmd.Cancel):  # it would end most of the tables
            self.ask(None, command, after)

    @precondition(lambda self: self.model.phase == "open")
    @rule(after=waits)
    def the_round_sits_down(self, after: int) -> None:
        for person in PEOPLE[: len(self.model.free())]:
            self.ask(person, cmd.Join(seed=person.name), after)
        self.ask(ADA, cmd.Start(), after)

    @precondition(lambda self: self.model.phase == "open")
    @rule(after=waits)
    def a_family_sits_at_one_device(self, after: int) -> None:
        for name in ("Ada", "Bea", "Carlo")[: len(self.model.free())]:
            self.ask(ADA, cmd.Join(seed=name, name=name), after)
        self.ask(ADA, cmd.Start(), after)

    @precondition(lambda self: self.model.phase == "running")
    @rule(moves=st.sampled_from([1, 1, 2, 3, 60]), pick=st.integers(0, 2**16), after=waits)
    def the_game_goes_on(self, moves: int, pick: int, after: int) -> None:
        for turn in range(moves):
            if self.model.phase != "running":
                return
            house = self.house
            if self.model.paused() and self.model.chairs[house.actor].owner is None:
                return
            move = house.choice(pick + turn, "random" if pick % 2 else "merchant")
            if house.table.bot_to_move() is None:
                self.ask(house.on_turn, cmd.Move(move), after)
            else:
                self.ask(None, cmd.BotMove(house.actor, move), after)

    @precondition(lambda self: self.model.phase == "running")
    @rule(player=people, after=waits)
    def somebody_thinks_again(self, player: Player, after: int) -> None:
        paused = self.model.paused()
        if self.house.table.bot_to_move() is None and not paused:
            mover = self.house.on_turn
            self.ask(mover, cmd.Move(self.house.choice(1)), after)
            self.ask(mover, cmd.Undo(), after)
            self.ask(mover, cmd.Undo(), after)

    @precondition(lambda self: self.model.scored is not None)
    @rule(after=waits)
    def everybody_goes_on(self, after: int) -> None:
        for person in PEOPLE:
            self.ask(person, cmd.GoOn(), after)

    @precondition(lambda self: self.house.table.due() is not None)
    @rule(late=st.integers(-1, 2))
    def time_is_up(self, late: int) -> None:
        due = self.house.table.due()
        assert due is not None
        self.ask(None, cmd.Expire(due[0]), max(0, due[1] - self.house.now + late))

    @precondition(lambda self: self.model.phase == "running")
    @rule(seat=st.integers(0, 2), leave=st.booleans(), after=waits)
    def somebody_gives_up(self, seat: int, leave: bool, after: int) -> None:
        chair = self.model.chairs[seat % self.model.seats]
        for person in PEOPLE:
            if person.id == chair.owner:
                self.ask(person, cmd.Leave() if leave else cmd.Resign(), after)

    @precondition(lambda self: any(chair.lost for chair in self.model.chairs))
    @rule(after=waits)
    def everybody_comes_back(self, after: int) -> None:
        for person in PEOPLE:
            self.ask(person, cmd.Return(), after)

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        table, model, now = self.house.table, self.model, self.house.now
        assert (table.phase, table.paused) == (model.phase, model.paused())
        assert [(s.player, s.bot, s.name, s.seed, s.lost_by) for s in table.seats] == [
            (c.owner, c.bot, c.name, c.seed, c.lost) for c in model.chairs
        ]
        assert (table.game is None) == (model.game is None)
        if table.game is not None and model.game is not None:
            assert table.game.record() == model.game.record()
            assert table.game.state == model.game.state
        if model.phase == "running" and model.clock.kind != "none":
            for seat in range(model.seats):
                assert self.house.left(seat, now) == model.left(seat, now)

    @invariant()
    def the_log_makes_the_same_table(self) -> None:
        assert facts(folded(self.house.log)) == facts(self.house.table)
        assert self.house.table.seq == len(self.house.log)

    @invariant()
    def the_secret_is_kept_until_the_end(self) -> None:
        table = self.house.table
        bodies = [encode_event(event) for event in self.house.log]
        if isinstance(self.house.log[-1], ev.Ended | ev.Cancelled):
            assert HIDDEN.encode() in bodies.pop()
        seen = [msgspec.json.encode(table.view(person)) for person in (*PEOPLE, None)]
        if table.phase in ("open", "running"):
            seen += bodies
        for text in seen:
            assert HIDDEN.encode() not in text.lower()
            assert SECRET.reveal() not in text

    @invariant()
    def legal_moves_are_shown_to_the_one_to_act(self) -> None:
        table = self.house.table
        for person in PEOPLE:
            seen, own = table.view(person), table.seats_of(person.id)
            actor = table.actor()
            on_turn = actor is not None and actor in own and not table.seats[actor].bot
            assert bool(seen.legal) == on_turn
            assert [seat.yours for seat in seen.seats] == [
                n in own for n in range(self.model.seats)
            ]


TestTables = pytest.mark.slow(Tables.TestCase)
TestTables.settings = settings(
    max_examples=sample_size(30, 60), stateful_step_count=40, deadline=None
)
