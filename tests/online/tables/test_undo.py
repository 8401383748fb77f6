"""Taking a decision back, with what bots have answered to it."""

import pytest

from medici.games.actors import Actor
from medici.games.board.state import LOT
from medici.online.tables import TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.state import UNDOS, UNDOS_IN_GAME
from medici.record import Game
from tests.online.tables.following import Follower
from tests.online.tables.house import ADA, BRUNO, House, facts, folded


def asked(clock: TimeControl | None = None, people: int = 1) -> House:
    """Ada bids first in an auction of a board game with bots, or with Bruno in the second seat."""
    bots = dict.fromkeys(range(people, 4), "merchant")
    house = House("board", 4, clock, bots).seat(*(ADA, BRUNO)[:people]).start()
    while house.actor != 0 or house.game.moves[-1] != (3, "auction"):
        house.play(1)
    return house


@pytest.mark.parametrize(
    "clock",
    [TimeControl(), TimeControl("decision", 30), TimeControl("bank", 60, 5)],
    ids=lambda clock: clock.kind,
)
def test_answers_of_bots_are_taken_back_too(clock: TimeControl) -> None:
    house = asked(clock)
    left = house.left(0, house.now)
    position, moves = house.game.state.copy(), len(house.game.moves)
    house.send(ADA, cmd.Move("bid 1"), after=4)
    while house.actor != 3:  # the auction's last word, after which chance turns up a card
        house.send(None, cmd.BotMove(house.actor, "pass"))
    assert len(house.game.moves) > moves + 1
    assert house.table.view(ADA).can_undo
    follower = Follower()
    follower.hear(house.log)
    (undone,) = house.send(ADA, cmd.Undo(), after=2)
    assert undone == ev.Undone(at=house.now, seat=0, moves=moves)
    assert follower.hear(house.log[follower.seq :]).kept == moves
    assert house.game.state == position
    assert facts(folded(house.log)) == facts(house.table)
    if clock.kind != "none":
        assert house.left(0, house.now) == left - 4  # the answer is not thought about twice
    assert house.refused(None, cmd.BotMove(3, "pass")) == "not-your-turn"


def test_a_person_who_has_answered_stands_in_the_way_even_if_a_bot_plays_for_them() -> None:
    house = asked(people=2)
    house.send(ADA, cmd.Move("bid 1"))
    assert house.actor == 1
    assert house.table.view(ADA).can_undo
    house.send(BRUNO, cmd.Leave())
    house.send(None, cmd.BotMove(1, "pass"))
    assert not house.table.view(ADA).can_undo
    assert house.refused(ADA, cmd.Undo()) == "no-undo"
    house.send(BRUNO, cmd.Return())
    assert house.refused(BRUNO, cmd.Undo()) == "no-undo"  # a bot made that move


def test_one_decision_is_taken_back_a_few_times_only() -> None:
    house = asked()
    for _ in range(UNDOS):
        house.send(ADA, cmd.Move("bid 1"))
        house.send(ADA, cmd.Undo())
    house.send(ADA, cmd.Move("bid 1"))
    assert not house.table.view(ADA).can_undo
    assert house.refused(ADA, cmd.Undo()) == "no-undo"
    assert facts(folded(house.log)) == facts(house.table)
    while house.game.moves[-1][0] != "nature":  # moves are never refused
        house.send(None, cmd.BotMove(house.actor, "pass"))
    while house.table.phase == "running" and not house.table.view(ADA).can_undo:
        house.play(1)
    assert house.table.phase == "running"  # the next decision is another one


def test_one_player_takes_so_many_decisions_back_and_no_more() -> None:
    house = asked()
    house.send(ADA, cmd.Move("bid 1"))
    house.table.undos[0] = UNDOS_IN_GAME - 1
    house.send(ADA, cmd.Undo())
    house.send(ADA, cmd.Move("bid 1"))
    assert house.refused(ADA, cmd.Undo()) == "no-undo"


def test_where_others_play_nobody_sees_what_bots_answer_and_decides_anew() -> None:
    house = House("board", 4, bots={1: "merchant", 2: "merchant"}).seat(ADA, BRUNO).start()
    while house.actor != 3 or house.game.state.phase != LOT:
        house.play(1)
    house.send(BRUNO, cmd.Move("auction"))
    assert house.actor == 0
    house.send(ADA, cmd.Move("bid 1"))
    assert house.refused(ADA, cmd.Undo()) == "accepted"
    house.send(None, cmd.BotMove(1, "pass"))
    assert house.refused(ADA, cmd.Undo()) == "no-undo"
    assert not house.table.view(ADA).can_undo


def test_a_log_full_of_undos_is_folded_without_playing_the_game_again_for_each() -> None:
    house = asked()
    moved, undone = house.send(ADA, cmd.Move("bid 1")), house.send(ADA, cmd.Undo())
    played = 0

    def counting(game: Game, actor: Actor, action: int) -> None:
        nonlocal played
        played += 1
        carry_out(game, actor, action)

    carry_out = Game.carry_out
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "carry_out", counting)
        table = folded([*house.log, *(moved + undone) * 500])
    assert played <= 500 + len(house.log)
    assert table.game is not None
    assert table.game.record() == house.game.record()
    assert table.game.state == house.game.state
