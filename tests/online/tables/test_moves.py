"""Moves: whose they are, what follows from them, and taking them back."""

from random import Random

import pytest

from medici.fair import FairNature, derive_key, nature_moves_so_far
from medici.online.tables import LiveTable, Player, TableError, Terms, TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.tables.house import ADA, BRUNO, CHEN, SECRET, House, facts, folded, playing


def auction(house: House) -> tuple[Player, Player]:
    """Bring the board game for two to an auction; who bids first, and who presents."""
    house.send(house.on_turn, cmd.Move("auction"))
    return house.on_turn, house.person(1 - house.actor)


def test_only_the_seat_to_act_moves_and_only_as_the_rules_allow() -> None:
    house = playing()
    other = house.person(1 - house.actor)
    assert house.refused(other, cmd.Move("draw")) == "not-your-turn"
    assert house.refused(CHEN, cmd.Move("draw")) == "not-seated"
    assert house.refused(None, cmd.Move("draw")) == "forbidden"
    assert house.refused(house.on_turn, cmd.Move("bid 3")) == "illegal-move"
    assert house.refused(house.on_turn, cmd.Move("sing")) == "illegal-move"
    assert house.refused(house.on_turn, cmd.Move("x" * 65)) == "too-long"
    assert house.refused(None, cmd.BotMove(house.actor, "draw")) == "not-your-turn"


def test_a_refusal_says_what_would_have_been_legal() -> None:
    house = playing()
    with pytest.raises(TableError, match=r"'sing' is not legal: seat . is to act") as refusal:
        house.table.decide(cmd.Move("sing"), house.on_turn, house.now)
    assert refusal.value.expected == ["draw", "auction"]
    assert refusal.value.got == "sing"


def test_nature_answers_in_the_same_breath() -> None:
    house = playing()
    twin = house.game.copy()
    nature = FairNature(derive_key(SECRET, "florence-1", house.table.seeds))
    twin.play("draw")
    nature.act(twin)
    events = house.send(house.on_turn, cmd.Move("draw"))
    assert [event.move for event in events if isinstance(event, ev.Moved)] == [
        text for _, text in twin.moves[-len(events) :]
    ]
    assert house.table.natures == nature_moves_so_far(house.game)


def test_chance_can_be_handed_in() -> None:
    house, other = playing(), FairNature(bytes(32))
    otherwise = house.table.decide(cmd.Move("draw"), house.on_turn, house.now, other)
    assert otherwise != house.table.decide(cmd.Move("draw"), house.on_turn, house.now)


def test_deciding_alone_changes_nothing() -> None:
    house = playing()
    before = facts(house.table)
    house.table.decide(cmd.Move("draw"), house.on_turn, house.now)
    assert facts(house.table) == before


def test_a_decision_can_be_taken_back_until_it_is_answered() -> None:
    house = playing()
    presenter = house.on_turn
    before = house.game.record()
    assert house.refused(presenter, cmd.Undo()) == "no-undo"
    bidder, _ = auction(house)
    assert house.table.view(presenter).can_undo
    assert not house.table.view(bidder).can_undo
    assert house.refused(bidder, cmd.Undo()) == "no-undo"
    assert house.refused(CHEN, cmd.Undo()) == "not-seated"
    assert house.send(presenter, cmd.Undo()) == [
        ev.Undone(at=house.now, seat=house.actor, moves=len(before["moves"]))
    ]
    assert house.game.record() == before
    assert facts(folded(house.log)) == facts(house.table)
    house.send(presenter, cmd.Move("auction"))
    house.send(bidder, cmd.Move("bid 1"))
    assert house.refused(presenter, cmd.Undo()) == "no-undo"
    house.send(bidder, cmd.Undo())
    house.send(bidder, cmd.Move("bid 2"))
    house.send(presenter, cmd.Move("pass"))
    assert house.refused(presenter, cmd.Undo()) == "no-undo"  # nature has turned up a card


def test_a_move_that_a_bot_made_is_not_ones_own() -> None:
    house = playing()
    presenter, seat = house.on_turn, house.actor
    house.send(presenter, cmd.Resign())
    assert house.refused(presenter, cmd.Move("auction")) == "accepted"  # it takes the seat back
    assert house.refused(presenter, cmd.Undo()) == "not-your-turn"
    assert house.refused(None, cmd.BotMove(seat, "sing")) == "illegal-move"
    moved = house.send(None, cmd.BotMove(seat, "auction"))[0]
    assert isinstance(moved, ev.Moved)
    assert moved.by_bot
    house.send(presenter, cmd.Return())
    assert house.refused(presenter, cmd.Undo()) == "no-undo"
    assert not house.table.view(presenter).can_undo


def test_without_the_secret_nobody_moves_even_with_chance_at_hand() -> None:
    house = playing()
    follower = LiveTable.from_events(house.log)
    with pytest.raises(ValueError, match="the table's secret"):
        follower.decide(cmd.Move("draw"), house.on_turn, house.now, house.table.nature)


@pytest.mark.parametrize(("command", "reason"), [(cmd.Resign(), "resigned"), (cmd.Leave(), "left")])
def test_a_bot_plays_on_and_gives_the_seat_back(command: cmd.Command, reason: str) -> None:
    house = playing(people=(ADA, BRUNO, CHEN))
    assert house.send(BRUNO, command) == [ev.BotTookOver(at=house.now, seat=1, reason=reason)]  # type: ignore[arg-type]
    assert house.table.view(None).seats[1].bot == "merchant"
    assert house.refused(BRUNO, command) == "not-your-turn"
    assert house.refused(ADA, cmd.Return()) == "forbidden"
    house.play(20)
    assert any(isinstance(event, ev.Moved) and event.by_bot for event in house.log)
    house.send(BRUNO, cmd.Return())
    assert house.table.view(None).seats[1].bot is None
    assert house.refused(BRUNO, cmd.Return()) == "forbidden"


@pytest.mark.parametrize(("game", "players"), [("board", 3), ("card", 2), ("dice", 2), ("dice", 1)])
def test_what_was_foreseen_is_what_happens(game: str, players: int) -> None:
    """A table that takes its own decisions stands where one that follows their events stands."""
    terms = Terms(game, players, clock=TimeControl("bank", 100, 5))
    random, now = Random(game), 10.0
    table, log = LiveTable.create("t1", terms, ADA, SECRET, now)
    for seat in range(players):
        events = table.decide(cmd.Join(seed="abc", name=f"Ada {seat}"), ADA, now)
        table.take(events)
        log += events
    events = table.decide(cmd.Start(), ADA, now)
    while True:
        log += events
        table.take(events)
        follower = LiveTable.from_events(log, SECRET)
        assert follower.view(ADA) == table.view(ADA)
        assert (follower.by_bot, follower.natures) == (table.by_bot, table.natures)
        if table.game is None or table.phase == "over":
            break
        now += random.random()
        legal = table.game.legal()
        events = table.decide(cmd.Move(random.choice(legal[:4])), ADA, now)
        if random.random() < 0.05:  # a decision that was never stored leaves no trace
            events = table.decide(cmd.Move(random.choice(legal)), ADA, now)
        if random.random() < 0.05 and table.why_not_undo(0) is None:
            events = table.decide(cmd.Undo(), ADA, now)
    assert table.phase == "over"
