"""How a finished game counts, and what a rated table asks for."""

from collections import Counter
from collections.abc import Callable
from math import inf

import pytest
from msgspec.structs import replace

from medici.fair import Secret
from medici.online.community.consent import check_consent, check_rated
from medici.online.community.finished import places, speed_of
from medici.online.community.leaving import left_at
from medici.online.tables import LiveTable, Player, TableError, Terms
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.clock import TimeControl

ADA, BRUNO = Player("ada", "Ada"), Player("bruno", "Bruno")
FAST = TimeControl("bank", 600, 5)
MINUTE = TimeControl("decision", 60)


def rated_table(clock: TimeControl = FAST) -> LiveTable:
    terms = Terms("card", 2, clock=clock, rated=True)
    live, _ = BoundedTable.create("t1", terms, ADA, Secret(bytes(32)), 0.0)
    return live


def begun(clock: TimeControl = FAST) -> LiveTable:
    live = rated_table(clock)
    for player in (ADA, BRUNO):
        send(live, player, cmd.Join(seed="forza"))
    send(live, ADA, cmd.Start())
    return live


def send(live: LiveTable, player: Player | None, command: cmd.Command, now: float = 1.0) -> None:
    if player is not None:
        check_consent(live, command, player)
    for event in live.decide(command, player, now):
        live.apply(event)


def test_equals_share_the_better_place() -> None:
    assert places([30, 30, 20], [0, 1], {}) == [1, 1, 3]
    assert places([30, 30, 20], [1], {}) == [2, 1, 3]


def test_who_left_is_behind_all_who_stayed_and_who_left_later() -> None:
    assert places([30, 25, 20, 10], [0], {0: 5.0}) == [4, 1, 2, 3]
    assert places([30, 25, 20, 10], [0], {0: 5.0, 1: 6.0}) == [4, 3, 1, 2]
    assert places([30, 25], [0], {0: 5.0, 1: 6.0}) == [2, 1]
    assert places([30, 25, 20], [0], {0: 5.0, 1: 5.0}) == [2, 2, 1]


def test_six_hours_or_more_are_days_apart() -> None:
    assert speed_of(TimeControl("decision", 6 * 3600)) == "days"
    assert speed_of(TimeControl("bank", 3600, 60)) == "live"
    assert speed_of(TimeControl("bank", 60, 6 * 3600)) == "days", "every decision has so long"


@pytest.mark.parametrize(
    ("terms", "got"),
    [
        (Terms("dice", 1, clock=FAST, rated=True), "one"),
        (Terms("dice", 2, rated=True), "none"),
        (Terms("dice", 2, clock=FAST, bots={"1": "apprentice"}, rated=True), "bots"),
    ],
)
def test_a_rated_table_needs_people_and_a_clock(terms: Terms, got: str) -> None:
    with pytest.raises(TableError) as refused:
        check_rated(terms)
    assert refused.value.got == got


def test_other_tables_are_free() -> None:
    check_rated(Terms("dice", 1))
    check_rated(Terms("dice", 2, clock=FAST, rated=True))


def test_no_bot_and_no_second_seat_at_a_rated_table() -> None:
    live = rated_table()
    send(live, ADA, cmd.Join(seed="forza"))
    for command in (cmd.SeatBot(bot="apprentice"), cmd.Join(seed="forza", name="Carla")):
        with pytest.raises(TableError, match="rated"):
            send(live, ADA, command)
    send(live, BRUNO, cmd.Join(seed="forza"))
    send(live, ADA, cmd.Start())
    send(live, BRUNO, cmd.Leave())
    with pytest.raises(TableError, match="played to its end"):
        send(live, ADA, cmd.Cancel())


def test_nothing_is_taken_back_that_another_or_chance_has_answered() -> None:
    live = begun()
    players, undone = [ADA, BRUNO], 0
    while (seat := live.actor()) is not None:
        game = live.running()
        moves = len(game.moves)
        send(live, players[seat], cmd.Move(game.legal()[0]))
        if live.actor() is None:
            break
        answered = len(live.running().moves) > moves + 1
        if answered:
            with pytest.raises(TableError, match="chance has acted"):
                send(live, players[seat], cmd.Undo())
        for other in (ADA, BRUNO):
            if other is not players[seat]:
                with pytest.raises(TableError):
                    send(live, other, cmd.Undo())
        if not answered and undone < 3 and live.why_not_undo(seat) is None:
            send(live, players[seat], cmd.Undo())
            send(live, players[seat], cmd.Move(live.running().legal()[-1]))
            undone += 1
    assert undone


def play_by_bots(live: LiveTable) -> None:
    """Bots take the first of their moves until the game is over."""
    while (seat := live.bot_to_move()) is not None:
        send(live, None, cmd.BotMove(seat, live.running().legal()[0]), 9.0)


@pytest.mark.parametrize("how", [cmd.Leave(), cmd.Resign(), cmd.Expire(0)])
def test_a_rated_game_that_all_have_left_goes_on_to_its_end(how: cmd.Command) -> None:
    """Nobody escapes a loss: bots finish the game, and who stayed longest has won."""
    live = begun()
    first = live.person_to_move() or 0
    players = [ADA, BRUNO]
    if isinstance(how, cmd.Expire):
        send(live, None, cmd.Expire(first), 700.0)
    else:
        send(live, players[first], how, 2.0)
    send(live, players[1 - first], cmd.Leave(), 701.0)
    assert not live.paused
    for command in (cmd.Return(), cmd.Move(live.running().legal()[0])):
        for player in players:
            with pytest.raises(TableError):  # the other may have gone because the game was won
                send(live, player, command, 702.0)
    play_by_bots(live)
    result = live.result
    assert result is not None
    left = left_at(live)
    expected = [0, 0]
    expected[first], expected[1 - first] = 2, 1
    assert places(result["scores"], result["winners"], left) == expected


@pytest.mark.parametrize("how", [cmd.Leave(), cmd.Resign()])
@pytest.mark.parametrize("event", ["", "a tournament"])
def test_whoever_gives_a_seat_up_where_it_counts_has_left_for_good(
    how: cmd.Command, event: str
) -> None:
    live = begun()
    live.created = replace(live.created, event=event, rated=not event)
    first = live.actor() or 0
    who = [ADA, BRUNO][first]
    send(live, who, how, 2.0)
    for command in (cmd.Return(), cmd.Move(live.running().legal()[0])):
        with pytest.raises(TableError) as refused:
            send(live, who, command, 3.0)
        assert refused.value.code == "left-for-good"
    send(live, who, cmd.Chat("well played"), 4.0)
    assert left_at(live) == {first: 2.0}


def play_late(live: LiveTable, late: Callable[[int], bool]) -> Counter[bool]:
    """Ada lets the time run out for some of her decisions, and comes back after each of them."""
    now, players, made = 1.0, [ADA, BRUNO], Counter[bool]()
    while (seat := live.actor()) is not None:
        now += 50.0  # past any rest
        move = live.running().legal()[0]
        is_late = seat == 0 and late(made.total())
        if is_late:
            now += 70.0
            send(live, None, cmd.Expire(0), now)
            send(live, None, cmd.BotMove(0, move), now)
        else:
            send(live, players[seat], cmd.Move(move), now)
        made[is_late] += seat == 0
        if live.phase == "running" and live.seats[0].lost_by:
            send(live, ADA, cmd.Return(), now)
    return made


@pytest.mark.parametrize(("every", "left"), [(3, True), (4, False)])
def test_whoever_lets_a_bot_make_more_than_a_quarter_of_the_moves_has_left(
    every: int, left: bool
) -> None:
    """However often the time runs out: else a bot could make the hard decisions."""
    live = begun(MINUTE)
    made = play_late(live, lambda moves: moves % every == every - 1)
    assert (4 * made[True] > made.total()) == left
    assert made[True] >= 2
    assert left_at(live) == ({0: inf} if left else {})


def test_whoever_came_back_too_late_is_before_whoever_is_gone() -> None:
    """So nobody is better off by leaving once more, and the last to resign has not won."""
    live = begun(MINUTE)
    now, players = 1.0, [ADA, BRUNO]
    while (seat := live.actor()) is not None:
        now += 50.0
        if seat == 0 and len(live.running().days) < 2 and not live.seats[0].lost_by:
            now += 70.0
            send(live, None, cmd.Expire(0), now)
        if live.seats[0].lost_by and len(live.running().days) == 2:
            send(live, ADA, cmd.Return(), now)
            send(live, BRUNO, cmd.Resign(), now)
        move = live.running().legal()[0]
        if live.seats[seat].lost_by:
            send(live, None, cmd.BotMove(seat, move), now)
        else:
            send(live, players[seat], cmd.Move(move), now)
    assert live.result is not None
    left = left_at(live)
    assert left.keys() == {0, 1}
    assert left[1] < left[0] == inf
    assert places(live.result["scores"], live.result["winners"], left) == [1, 2]


def test_a_game_that_counts_for_nothing_waits_for_somebody() -> None:
    terms = Terms("card", 2, clock=FAST)
    live, _ = LiveTable.create("t1", terms, ADA, Secret(bytes(32)), 0.0)
    for player in (ADA, BRUNO):
        send(live, player, cmd.Join(seed="forza"))
    send(live, ADA, cmd.Start())
    for player in (ADA, BRUNO):
        send(live, player, cmd.Leave())
    assert live.paused
    send(live, ADA, cmd.Return())
    assert not live.paused
