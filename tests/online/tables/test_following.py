"""Following a table by its events: the steps are those of the game, whatever is taken back."""

import random

import msgspec
import pytest

from medici.online.tables import TableError, TimeControl
from medici.online.tables import commands as cmd
from medici.presentation.playback import Step, steps
from medici.presentation.scene import Scene, scene
from tests.online.tables.following import Follower, News
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, House, playing


def bare(step: Step) -> Step:
    """A step as a log has it."""
    return replayed(msgspec.structs.replace(step, scene=msgspec.UNSET))


def replayed(step: Step) -> Step:
    """A step as a replay has it: without what is of use only while it happens."""
    return msgspec.structs.replace(step, loaded=msgspec.UNSET, forced=msgspec.UNSET)


def hesitant(house: House, chooser: random.Random, moves: int) -> None:
    """Play at random, and take back what can be taken back every now and then."""
    for _ in range(moves):
        if house.table.phase != "running":
            return
        seat = house.actor
        house.send(house.on_turn, cmd.Move(chooser.choice(house.game.legal())))
        if not house.game.over and chooser.random() < 0.5 and not house.table.why_not_undo(seat):
            house.send(house.person(seat), cmd.Undo())


@pytest.mark.parametrize("game", ["board", "card", "dice"])
def test_every_step_is_told_once_with_its_scene(game: str) -> None:
    chooser = random.Random(7)
    house = playing(game, TimeControl("bank", 10**6), (ADA, BRUNO, CHEN))
    hesitant(house, chooser, 60)
    follower, log = Follower(), list[Step]()
    at = 0
    while at < len(house.log):
        some = house.log[at : at + chooser.randrange(1, 6)]
        news = follower.hear(some)
        at += len(some)
        log[news.kept :] = news.steps
        assert all(isinstance(step.scene, Scene) for step in news.steps)
        assert [bare(step) for step in log] == follower.log
        assert follower.seq == at
    assert [replayed(step) for step in log] == list(steps(house.game))
    assert follower.scene() == scene(house.game)
    for player in (ADA, CHEN, DORA, None):
        assert follower.view(player) == house.table.view(player)


def test_a_whole_log_at_once_is_told_without_scenes() -> None:
    house = playing("dice")
    house.play()
    follower = Follower()
    news = follower.hear(house.log, scenes=False)
    assert news == News(0, follower.log)
    assert news.steps == [bare(step) for step in steps(house.game)]
    assert follower.view(BRUNO) == house.table.view(BRUNO)


def test_what_was_made_and_taken_back_meanwhile_is_not_told() -> None:
    house = playing()
    follower = Follower()
    follower.hear(house.log)
    known, moves = len(house.log), len(house.game.moves)
    house.send(house.on_turn, cmd.Move("auction"))
    first = len(house.log)
    house.send(house.person(house.game.moves[-1][0]), cmd.Undo())  # type: ignore[arg-type]
    house.send(house.on_turn, cmd.Move("draw"))
    news = follower.hear(house.log[known:])
    assert (news.kept, news.steps[0].move) == (moves, "draw")
    late = Follower()
    late.hear(house.log[:first])
    news = late.hear(house.log[first:])
    assert (news.kept, news.steps[0].move) == (moves, "draw")
    assert late.log == follower.log


def test_an_event_that_does_not_fit_is_an_error() -> None:
    house = playing()
    with pytest.raises(ValueError, match="a table's creation first"):
        Follower().hear(house.log[1:])
    with pytest.raises(TableError, match="a running game"):
        Follower().hear([house.log[0], house.log[-1]])
    with pytest.raises(ValueError, match="got it once more"):
        Follower().hear([house.log[0], house.log[0]])


def test_who_is_forgotten_is_gone_from_table_record_and_talk() -> None:
    house = playing()
    house.send(ADA, cmd.Chat("addio"))
    house.send(BRUNO, cmd.Chat("ciao"))
    assert house.refused(ADA, cmd.Forget(ADA.id)) == "forbidden"
    house.send(None, cmd.Forget(ADA.id))
    house.play()
    house.send(None, cmd.Forget(CHEN.id))  # who was never there
    follower = Follower()
    follower.hear(house.log)
    for table in (house.table, follower.live):
        seen = table.view(BRUNO)
        assert [seat.name for seat in seen.seats] == ["Guest", "Bruno"]
        assert (seen.host, seen.seq) == ("Guest", len(house.log))
        assert [(said.name, said.text) for said in seen.chat] == [
            ("Guest", "..."),
            ("Bruno", "ciao"),
        ]
        assert table.record()["players"] == ["Guest", "Bruno"]
        assert table.view(ADA).seats[0].yours
