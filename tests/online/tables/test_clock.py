"""The clocks of a game by themselves: what is left, what a move costs, grants, rests and undos."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.online.tables.clock import (
    GRANT,
    GRANTS,
    LAG,
    REST,
    Clock,
    TimeControl,
    to_ms,
    to_seconds,
)
from medici.online.tables.errors import TableError

DECISION, BANK = TimeControl("decision", 30), TimeControl("bank", 60, 2.5)
BEGIN = 1_700_000_000.1234  # seconds since 1970
PEOPLE = (0, 1)
times = st.floats(0, 100, allow_nan=False)


@given(st.integers(-(2**50), 2**50))
def test_milliseconds_survive_the_way_over_the_wire(milliseconds: int) -> None:
    assert to_ms(to_seconds(milliseconds)) == milliseconds


@pytest.mark.parametrize(
    ("kind", "seconds", "increment"),
    [
        ("none", 1, 0),
        ("none", 0, 1),
        ("decision", 0, 0),
        ("decision", 30, 1),
        ("bank", -1, 0),
        ("bank", 30, float("inf")),
        ("bank", 15 * 24 * 3600, 0),
    ],
)
def test_a_time_control_that_nobody_can_play_with_is_refused(
    kind: str, seconds: float, increment: float
) -> None:
    with pytest.raises(TableError, match="a clock with"):
        TimeControl(kind, seconds, increment).check()  # type: ignore[arg-type]


def test_only_the_clock_of_the_person_to_act_runs() -> None:
    clock = Clock(BANK, 2, BEGIN)
    assert clock.left(0, BEGIN + 7.25, running=0) == 52_750
    assert clock.left(1, BEGIN + 7.25, running=0) == 60_000
    assert clock.left(0, BEGIN + 7.25, running=None) == 60_000
    assert clock.left(0, BEGIN - 5, running=0) == 60_000  # the time was set back
    assert clock.left(0, BEGIN + 61, running=0) == 0


def test_a_clock_is_up_at_its_deadline_and_not_before() -> None:
    clock = Clock(DECISION, 2, BEGIN)
    end = to_seconds(clock.deadline(0))
    assert end == BEGIN + 29.9996  # to the nearest millisecond
    assert not clock.is_up(0, end - 0.001)
    assert clock.is_up(0, end)


@given(st.lists(st.tuples(times, st.booleans()), max_size=20))
def test_a_bank_is_what_was_not_spent_and_every_increment(turns: list[tuple[float, bool]]) -> None:
    clock, at, expected = Clock(BANK, 2, BEGIN), BEGIN, 60_000
    for seconds, by_bot in turns:
        began, at = to_ms(at), at + seconds
        after = clock.after_move(0, at, by_bot)
        clock.record_move(0, at, by_bot, after)
        if not by_bot:
            expected = max(0, expected - (to_ms(at) - began)) + 2500
        assert clock.remaining == [expected, 60_000]
        assert clock.seconds() == after


def test_every_decision_has_its_own_time_for_bots_too() -> None:
    clock = Clock(DECISION, 2, BEGIN)
    assert clock.after_move(0, BEGIN + 29, by_bot=False) == [30.0, 30.0]
    clock.stop(0, BEGIN + 29, running=0, is_up=False)
    assert clock.seconds() == [1.0, 30.0]
    assert clock.after_move(0, BEGIN + 40, by_bot=True) == [30.0, 30.0]


@pytest.mark.parametrize(("lag", "granted"), [(0.0, 0), (0.1, 100), (9.0, LAG)])
def test_the_way_of_a_move_is_granted_up_to_a_limit(lag: float, granted: int) -> None:
    after = Clock(BANK, 2, BEGIN).after_move(0, BEGIN + 10, by_bot=False, lag=lag)
    assert to_ms(after[0]) == 52_500 + granted


def test_nature_takes_no_time_and_starts_the_turn() -> None:
    clock = Clock(BANK, 2, BEGIN)
    clock.record_move(None, BEGIN + 5, by_bot=False, after=None)
    assert clock.remaining == [60_000, 60_000]
    assert clock.left(0, BEGIN + 6, running=0) == 59_000


@pytest.mark.parametrize("control", [DECISION, BANK])
def test_an_undo_takes_back_what_the_clock_gave_and_not_what_was_spent(
    control: TimeControl,
) -> None:
    clock = Clock(control, 2, BEGIN)
    clock.record_move(0, BEGIN + 10, False, clock.after_move(0, BEGIN + 10, by_bot=False))
    begun = to_ms(control.seconds)
    assert clock.left_after_undo(0, 0, BEGIN + 15, running=1) == begun - 10_000
    clock.undo(0, BEGIN + 15, running=1)
    assert clock.remaining == [begun - 10_000, begun]
    assert clock.moves == []
    assert clock.left(0, BEGIN + 16, running=0) == begun - 11_000


def test_clocks_rest_until_all_people_have_gone_on() -> None:
    clock = Clock(DECISION, 3, BEGIN)
    clock.start_rest(BEGIN, PEOPLE)
    assert clock.is_resting(BEGIN + 44)
    assert clock.left(0, BEGIN + 44, running=0) == 30_000
    assert clock.deadline(0) == to_ms(BEGIN) + REST + 30_000
    clock.go_on(0, BEGIN + 5, PEOPLE)
    assert clock.awaits(PEOPLE) == [1]
    clock.go_on(1, BEGIN + 7, PEOPLE)
    assert not clock.is_resting(BEGIN + 7)
    assert clock.left(0, BEGIN + 8, running=0) == 29_000


def test_a_rest_has_an_end_and_waits_for_nobody_where_only_bots_play() -> None:
    clock = Clock(DECISION, 2, BEGIN)
    clock.start_rest(BEGIN, PEOPLE)
    assert clock.left(0, BEGIN + 46, running=0) == 29_000
    clock.start_rest(BEGIN + 50, [])
    assert clock.rest_ends == to_ms(BEGIN + 50)


def test_an_empty_clock_is_filled_a_little_and_a_few_times() -> None:
    clock = Clock(BANK, 2, BEGIN)
    for given_before in range(GRANTS):
        clock.stop(0, BEGIN, running=0, is_up=True)
        assert (clock.remaining[0], clock.grants[0]) == (0, given_before)
        assert not clock.is_spent(0)
        clock.grant(0)
        assert clock.remaining[0] == GRANT
    clock.stop(0, BEGIN, running=0, is_up=True)
    assert clock.is_spent(0)


def test_a_clock_with_time_on_it_is_granted_nothing() -> None:
    clock = Clock(BANK, 2, BEGIN)
    clock.grant(0)
    assert (clock.remaining[0], clock.grants[0]) == (60_000, 0)


def test_no_clock_runs_while_the_server_is_away() -> None:
    clock = Clock(BANK, 2, BEGIN)
    clock.skip(100.0, until=BEGIN + 105)
    assert clock.left(0, BEGIN + 107, running=0) == 53_000
    assert clock.away_known == to_ms(BEGIN + 105)
