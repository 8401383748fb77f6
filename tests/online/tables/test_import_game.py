"""A game that began in a browser: played again by the house, or refused with a reason."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from medici.online.tables import Event, LiveTable, Player, TableError, Terms
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.citizens import CITIZENS
from medici.online.tables.import_game import (
    MOST_EVENTS,
    Step,
    UnprovenSecret,
    import_game,
    undo_step,
)
from medici.record import Game, replay
from tests.online.tables.house import ADA, BRUNO, SECRET, facts

HERE = Player("here", "Ada")
ID = "0123456789abcdef" * 2


class Dice:
    """Chance as a browser has it."""

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)

    def commitment(self) -> str:
        return ""

    def published(self) -> str:
        return ""

    def nature(self, table: str, seeds: Sequence[str]) -> "Dice":
        return self

    def choose(self, game: Game, number: int) -> int:
        return game.book.nature_move(game.state, self.source)


class Pocket:
    """A table in a browser, and its log."""

    def __init__(self, game: str = "board", players: int = 3) -> None:
        bots = {"1": "merchant"} if players > 1 else {}
        terms = Terms(game, players, bots=bots)
        self.chance, self.chooser = Dice(7), Random(3)
        self.table, self.log = LiveTable.create(ID, terms, HERE, self.chance, 1.0)
        self.send(cmd.Join(seat=0, seed="local"))
        if players > 2:
            self.send(cmd.Join(seat=2, seed="local", name="Bea"))
        self.send(cmd.Start())

    def send(self, command: cmd.Command, player: Player | None = HERE) -> None:
        for event in self.table.decide(command, player, 2.0, new_table="next"):
            self.table.apply(event)
            self.log.append(event)

    def play(self, moves: int) -> "Pocket":
        for _ in range(moves):
            game, seat = self.table.game, self.table.actor()
            if game is None or seat is None:
                break
            move = self.chooser.choice(game.legal())
            if self.table.bot_to_move() == seat:
                self.send(cmd.BotMove(seat, move), None)
            else:
                self.send(cmd.Move(move))
        return self


def brought(log: list[Event]) -> LiveTable:
    return import_game(ID, log, BRUNO, SECRET, 9.0)[0]


def refused(log: list[Event]) -> str:
    with pytest.raises(TableError) as refusal:
        brought(log)
    return refusal.value.message


@pytest.mark.parametrize(("game", "players"), [("board", 3), ("card", 2), ("dice", 3), ("dice", 1)])
def test_the_same_game_goes_on_in_the_house(game: str, players: int) -> None:
    pocket = Pocket(game, players).play(6)
    live, events = import_game(ID, pocket.log, BRUNO, SECRET, 9.0)
    assert live.game is not None
    assert pocket.table.game is not None
    assert live.game.moves == pocket.table.game.moves
    assert live.seats_of(BRUNO.id) == pocket.table.seats_of("here")
    assert {event.at for event in events} == {9.0}
    assert facts(BoundedTable.from_events(events, UnprovenSecret(SECRET))) == facts(live)


def test_nothing_is_promised_and_the_house_draws_on() -> None:
    live = brought(Pocket("dice", 2).play(3).log)
    while (seat := live.actor()) is not None and live.game is not None:
        move = live.game.legal()[0]
        bot = live.bot_to_move() == seat
        command = cmd.BotMove(seat, move) if bot else cmd.Move(move)
        for event in live.decide(command, None if bot else BRUNO, 10.0):
            live.apply(event)
    assert live.phase == "over"
    assert not live.proven
    record = live.record()
    assert "fair" not in record
    assert replay(record).over
    assert live.revealed == ""


def test_a_friend_takes_a_seat_of_the_running_game() -> None:
    live = brought(Pocket().play(6).log)

    def send(player: Player, command: cmd.Command) -> None:
        for event in live.decide(command, player, 10.0):
            live.apply(event)

    with pytest.raises(TableError, match="expected the host"):
        send(ADA, cmd.Unseat(1))
    with pytest.raises(TableError, match="expected a free seat"):
        send(ADA, cmd.Join(seed="s"))
    send(BRUNO, cmd.Unseat(1))
    assert live.bot_to_move() is None
    assert live.view(None).seats[1].name is None
    send(ADA, cmd.Join(seed="s"))
    assert live.seats_of(ADA.id) == [1]
    assert live.record()["players"] == ["Ada", "Ada", "Bea"]
    with pytest.raises(TableError, match="a bot's seat or one of yours"):
        send(BRUNO, cmd.Unseat(1))
    send(BRUNO, cmd.Unseat(2))
    send(BRUNO, cmd.SeatBot(seat=2, bot="banker"))
    assert live.record()["players"][2] in CITIZENS["banker"]


def test_what_was_taken_back_or_said_is_not_brought() -> None:
    pocket = Pocket("board", 3)
    while not pocket.table.view(HERE).can_undo:
        pocket.play(1)
    pocket.send(cmd.Undo())
    pocket.send(cmd.Chat("hm"))
    pocket.play(4)
    pocket.send(cmd.Resign(seat=2))
    pocket.send(cmd.Return(seat=2))
    live, events = import_game(ID, pocket.log, BRUNO, SECRET, 9.0)
    assert pocket.table.game is not None
    assert live.record()["moves"] == [list(move) for move in pocket.table.game.moves]
    assert not any(isinstance(event, ev.Undone | ev.Said) for event in events)


def test_answers_of_bots_that_were_taken_back_are_not_brought() -> None:
    pocket = Pocket("board", 3)
    game = pocket.table.game
    assert game is not None
    while [seat for seat, _ in game.moves[-2:]] != [0, 1]:
        assert not game.days
        pocket.play(1)
    before = len(game.moves) - 2
    pocket.send(cmd.Undo())
    assert pocket.log[-1] == ev.Undone(at=2.0, seat=0, moves=before)
    pocket.play(4)
    live, _ = import_game(ID, pocket.log, BRUNO, SECRET, 9.0)
    assert pocket.table.game is not None
    assert live.record()["moves"] == [list(move) for move in pocket.table.game.moves]


def test_a_log_that_could_not_have_happened_is_refused() -> None:
    log = Pocket("board", 3).play(8).log
    first = next(i for i, event in enumerate(log) if isinstance(event, ev.Moved))
    seat = next(i for i, event in enumerate(log) if isinstance(event, ev.Moved) and event.seat == 0)
    move = log[seat]
    assert isinstance(move, ev.Moved)
    created = log[0]
    assert isinstance(created, ev.TableCreated)

    def changed(at: int, event: Event) -> list[Event]:
        return [*log[:at], event, *log[at + 1 :]]

    chance = log[first]
    assert isinstance(chance, ev.Moved)
    assert "first 9" in refused(changed(first, replace(chance, move="first 9")))
    assert "not legal" in refused(changed(seat, replace(move, move="bid 99")))
    assert "the seat of a bot" in refused(changed(seat, replace(move, by_bot=True)))
    assert "seat" in refused(changed(seat, replace(move, seat=2)))
    assert "what chance did next" in refused(log[:first])
    assert "nothing more" in refused([*log, chance])
    assert "creation first" in refused(log[1:])
    assert "creation first" in refused([])
    assert "a start first" in refused([created, chance])
    assert "seats" in refused(changed(0, replace(created, seats=10**9)))
    assert "expected a game" in refused(changed(0, replace(created, game="chess")))
    assert "last move of seat 2" in refused([*log[: seat + 1], ev.Undone(at=1.0, seat=2, moves=1)])
    assert "last move of seat 0" in refused([*log[:4], ev.Undone(at=1.0, seat=0, moves=1)])
    assert "events" in refused(
        log + [ev.Said(at=1.0, player="x", name="x", text="x")] * MOST_EVENTS
    )
    assert "open table" in refused(log[: first - 1])


def test_a_game_that_is_over_stays_where_it_is() -> None:
    pocket = Pocket("dice", 1).play(1000)
    assert pocket.table.phase == "over"
    assert "not over" in refused(pocket.log)


def test_a_log_with_too_many_undos_is_refused_before_they_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = Pocket().play(3).log
    log += [ev.Undone(at=2.0, seat=0, moves=0)] * 990
    monkeypatch.setattr("medici.online.tables.import_game.undo_step", pytest.fail)
    with pytest.raises(TableError) as refusal:
        import_game(ID, log, ADA, SECRET, 3.0)
    assert refusal.value.code == "too-long"


class Counted(dict[int, Step]):
    """Steps that count how often one of them is looked at."""

    looks = 0

    def pop(self, number: int) -> Step:  # type: ignore[override]
        """Take a step out."""
        self.looks += 1
        return super().pop(number)


def test_an_undo_looks_at_nothing_but_the_moves_that_it_takes_back() -> None:
    between = ev.PlayerReturned(at=2.0, seat=0)
    mine = ev.Moved(at=2.0, seat=0, move="draw", clocks=None)
    answer = ev.Moved(at=2.0, seat=1, move="pass", clocks=None, by_bot=True)
    events: list[Event] = [*[mine] * 100, *[between] * 3000, answer]
    kept = Counted({number: (event, []) for number, event in enumerate(events)})
    moves = [number for number, event in enumerate(events) if event is not between]
    for _ in range(100):
        undo_step(kept, moves, 0)
    assert kept.looks == 101
    assert len(kept) == 3000
