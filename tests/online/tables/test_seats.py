"""Sitting down, getting up, beginning and giving up."""

from typing import Any

import msgspec
import pytest

from medici.fair import HOUSE_SEED, Witness, misfits
from medici.online.tables import LiveTable, Player, TableError, Terms, TimeControl, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.bounded_table import StartWithout
from medici.online.tables.citizens import level_of
from medici.online.tables.terms import terms_of_rematch
from tests.online.tables.house import (
    ADA,
    BRUNO,
    CHEN,
    DORA,
    HIDDEN,
    KEEPER,
    SECRET,
    House,
    facts,
    folded,
    kept,
    playing,
)


def test_a_person_sits_in_the_seat_asked_for_or_the_first_free_one() -> None:
    house = House(seats=3)
    assert house.send(BRUNO, cmd.Join(seat=1, seed="b"))[0] == ev.SeatTaken(
        at=house.now, seat=1, player=BRUNO.id, name="Bruno", seed="b"
    )
    house.seat(ADA, CHEN)
    assert [seat.name for seat in house.table.seats] == ["Ada", "Bruno", "Chen"]
    assert house.refused(DORA, cmd.Join(seed="d")) == "full"


@pytest.mark.parametrize(
    ("player", "command", "code"),
    [
        (BRUNO, cmd.Join(seat=0, seed="b"), "seat-taken"),
        (ADA, cmd.Join(seed="again"), "seat-taken"),
        (BRUNO, cmd.Join(seat=2, seed="b"), "bad-command"),
        (BRUNO, cmd.Join(seat=-1, seed="b"), "bad-command"),
        (BRUNO, cmd.Join(seed="a|b"), "bad-command"),
        (BRUNO, cmd.Join(seed=""), "bad-command"),
        (Player("x", "\u202eBruno"), cmd.Join(seed="b"), "bad-name"),
        (None, cmd.Join(seed="b"), "forbidden"),
        (BRUNO, cmd.Leave(), "not-seated"),
        (ADA, cmd.SeatBot(seat=0, bot="merchant"), "seat-taken"),
        (ADA, cmd.SeatBot(bot="Cosimo" * 100), "unknown-bot"),
        (BRUNO, cmd.SeatBot(bot="merchant"), "forbidden"),
        (BRUNO, cmd.Unseat(0), "forbidden"),
        (ADA, cmd.Unseat(1), "bad-command"),
        (ADA, cmd.Unseat(9), "bad-command"),
        (BRUNO, cmd.Start(), "not-seated"),
        (ADA, cmd.Start(), "bad-command"),
        (BRUNO, cmd.Cancel(), "forbidden"),
        (ADA, cmd.Move("draw"), "not-running"),
        (ADA, cmd.Undo(), "not-running"),
        (ADA, cmd.Resign(), "not-running"),
        (ADA, cmd.Return(), "not-running"),
        (None, cmd.Expire(0), "not-running"),
        (None, cmd.BotMove(0, "draw"), "not-running"),
        (ADA, cmd.BotMove(0, "draw"), "forbidden"),
        (ADA, cmd.Rematch(), "forbidden"),
    ],
)
def test_what_an_open_table_refuses(player: Player | None, command: cmd.Command, code: str) -> None:
    assert House().seat(ADA).refused(player, command) == code


@pytest.mark.parametrize(
    "command", [cmd.Join(seed="c"), cmd.SeatBot(bot="random"), cmd.Unseat(0), cmd.Start()]
)
def test_seats_are_fixed_once_the_game_runs(command: cmd.Command) -> None:
    house = playing()
    assert house.refused(ADA, command) == "not-open"
    house.send(None, cmd.Cancel())
    assert house.refused(ADA, command) == "over"


def test_a_seat_that_is_left_is_free_again() -> None:
    house = House().seat(ADA, BRUNO)
    assert house.send(BRUNO, cmd.Leave()) == [ev.SeatLeft(at=house.now, seat=1)]
    house.seat(CHEN)
    house.send(ADA, cmd.Unseat(1))
    house.send(ADA, cmd.SeatBot(bot="banker"))
    house.send(ADA, cmd.Unseat(1))
    assert house.table.seats[1].free


def test_bots_have_the_seed_of_the_house_and_names_of_their_own() -> None:
    house = House(seats=4, bots={3: "merchant", 1: "merchant"}).seat(ADA)
    house.send(ADA, cmd.SeatBot(seat=2, bot="prince"))
    names = [seat.name for seat in house.table.seats]
    assert list(map(level_of, names)) == [None, "merchant", "prince", "merchant"]
    assert len(set(names)) == 4
    started = house.send(ADA, cmd.Start())[0]
    assert isinstance(started, ev.Started)
    assert started.seeds == ["Ada's seed", HOUSE_SEED, HOUSE_SEED, HOUSE_SEED]


def test_the_host_need_not_play_to_begin() -> None:
    house = House().seat(BRUNO, CHEN).start()
    assert house.table.phase == "running"
    assert [event.at for event in house.log[3:]] == [house.now] * (len(house.log) - 3)


def test_whoever_sits_may_begin() -> None:
    house = House().seat(ADA, BRUNO)
    house.send(BRUNO, cmd.Start())
    assert house.table.phase == "running"


def test_the_host_gives_an_open_table_up_and_the_secret_is_told() -> None:
    house = House()
    assert house.send(ADA, cmd.Cancel()) == [ev.Cancelled(at=house.now, by=ADA.id, secret=HIDDEN)]
    assert house.refused(ADA, cmd.Cancel()) == "over"
    assert house.refused(ADA, cmd.Move("draw")) == "over"
    assert house.refused(ADA, cmd.Chat("hello?")) == "over"
    with pytest.raises(TableError, match="expected a game"):
        house.table.record()


def test_a_game_is_given_up_by_its_last_player_only() -> None:
    house = House(seats=3, bots={2: "random"}).seat(ADA, BRUNO).start()
    assert house.refused(ADA, cmd.Cancel()) == "forbidden"
    assert house.refused(DORA, cmd.Cancel()) == "not-seated"
    house.send(BRUNO, cmd.Resign())
    assert house.send(ADA, cmd.Cancel())[0].at == house.now
    assert house.table.phase == "cancelled"
    assert house.table.record()["fair"]["secret"] == HIDDEN


def test_nobody_is_cancelled_for_being_slow() -> None:
    house = playing(clock=TimeControl("decision", 5))
    slow, other = house.on_turn, house.person(1 - house.actor)
    house.send(None, cmd.Expire(house.actor), after=6)
    assert house.refused(other, cmd.Cancel()) == "forbidden"
    assert house.refused(slow, cmd.Cancel()) == "forbidden"


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "chess"}, "bad-command"),
        ({"players": 7}, "bad-command"),
        ({"options": {"speed": True}}, "bad-command"),
        ({"pace": -1.0}, "bad-command"),
        ({"pace": float("nan")}, "bad-command"),
        ({"clock": TimeControl("decision")}, "bad-command"),
        ({"clock": TimeControl("bank", 60, -1)}, "bad-command"),
        ({"clock": TimeControl("bank", float("inf"))}, "bad-command"),
        ({"clock": TimeControl("none", 3)}, "bad-command"),
        ({"clock": TimeControl("decision", 3, 2)}, "bad-command"),
        ({"bots": {"0": "Cosimo"}}, "unknown-bot"),
        ({"bots": {"2": "random"}}, "bad-command"),
        ({"bots": {"first": "random"}}, "bad-command"),
    ],
)
def test_terms_that_no_game_could_be_played_on(terms: dict[str, Any], code: str) -> None:
    usual: dict[str, Any] = {"game": "board", "players": 2, "pace": 0.5}
    with pytest.raises(TableError) as refusal:
        LiveTable.create("t1", Terms(**usual | terms), ADA, SECRET, 0.0)
    assert refusal.value.code == code


def test_neither_a_table_nor_its_host_may_have_just_any_name() -> None:
    with pytest.raises(TableError) as refusal:
        LiveTable.create("a table", Terms("board", 2), ADA, SECRET, 0.0)
    assert refusal.value.code == "bad-command"
    with pytest.raises(TableError) as refusal:
        LiveTable.create("t1", Terms("board", 2), Player("x", ""), SECRET, 0.0)
    assert refusal.value.code == "bad-name"


def test_a_rematch_keeps_the_terms_and_the_bots_of_the_beginning() -> None:
    house = House("board", 3, TimeControl("bank", 60, 1), {1: "random"}).seat(ADA, BRUNO)
    house.send(ADA, cmd.Start())
    house.send(ADA, cmd.Leave())  # a bot plays on for Ada, but it was not invited
    terms = terms_of_rematch(house.table)
    who = {"1": house.table.seats[1].name}
    assert terms == Terms(
        "board", 3, {}, TimeControl("bank", 60, 1), False, {"1": "random"}, None, who, "all"
    )


def test_without_the_secret_a_table_follows_but_cannot_begin() -> None:
    house = House().seat(ADA, BRUNO)
    follower = LiveTable.from_events(house.log)
    with pytest.raises(ValueError, match="the table's secret"):
        follower.decide(cmd.Start(), ADA, house.now)
    with pytest.raises(ValueError, match="a table's creation"):
        LiveTable.from_events(house.log[1:])
    with pytest.raises(ValueError, match="a table's creation"):
        LiveTable.from_events([])


def test_a_game_begins_without_the_seats_to_which_nobody_came() -> None:
    house = kept(ADA, BRUNO, CHEN, DORA).seat(DORA, BRUNO)
    started = house.send(KEEPER, StartWithout(without=(0, 2)))[0]
    assert started == ev.Started(
        at=house.now, seeds=["Bruno's seed", "Dora's seed"], without=(0, 2)
    )
    assert [seat.name for seat in house.table.seats] == ["Bruno", "Dora"]
    assert house.table.seats_of(CHEN.id) == []
    assert house.refused(CHEN, cmd.Join(seed="late")) == "not-open"
    assert facts(folded(house.log)) == facts(house.table)
    assert terms_of_rematch(house.table).players == 2
    witness = Witness(house.table.id)
    for event in house.log:
        told = msgspec.json.decode(encode_event(event))
        if told["type"] == "seat-taken" and told["player"] == DORA.id:
            witness.sends(told["seed"])
        witness.hears(told)
    house.play()
    proof = house.table.record()["fair"]
    assert witness.kept["seats"] == {"1": "Dora's seed"}
    assert misfits(witness.kept, proof) == []


@pytest.mark.parametrize(
    ("player", "without", "code"),
    [
        (BRUNO, (0, 2), "forbidden"),
        (KEEPER, (0,), "bad-command"),
        (KEEPER, (0, 1, 2), "seat-taken"),
        (KEEPER, (0, 2, 7), "bad-command"),
    ],
)
def test_nobody_else_leaves_seats_out_and_no_taken_ones(
    player: Player, without: tuple[int, ...], code: str
) -> None:
    house = kept(ADA, BRUNO, CHEN, DORA).seat(DORA, BRUNO)
    assert house.refused(player, StartWithout(without=without)) == code


def test_a_host_begins_without_free_seats_only_where_they_are_kept() -> None:
    house = House("card", 3).seat(ADA, BRUNO)
    assert house.refused(ADA, StartWithout(without=(2,))) == "forbidden"
