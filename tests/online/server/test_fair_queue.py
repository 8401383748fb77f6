"""Whose thought is next."""

from medici.online.server.hosting.fair_queue import FEW, FairQueue, Place


class Clock:
    """Time that passes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def queue(clock: Clock | None = None) -> FairQueue:
    return FairQueue(20.0, clock or Clock())


def order(fair: FairQueue) -> list[str]:
    """All that waits, in the order in which it is served."""
    names = []
    while (place := fair.next()) is not None:
        names.append(place.table)
    return names


def test_hosts_are_served_in_turn_and_their_tables_too() -> None:
    fair = queue()
    for table in ("a1", "a2", "a3", "b1", "a1", "b1"):
        fair.add(Place("prince", table, table[0]))
    assert order(fair) == ["a1", "b1", "a2", "b1", "a3", "a1"]


def test_quick_bots_go_before_searches_and_nobody_waits_for_a_thought_ahead() -> None:
    fair = queue()
    fair.add(Place("merchant", "ahead", "a", ahead=True))
    fair.add(Place("prince", "search", "b"))
    fair.add(Place("apprentice", "quick", "c"))
    assert fair.urgent()
    assert order(fair) == ["quick", "search", "ahead"]
    assert not fair.urgent()


def test_a_process_for_quick_bots_takes_no_search() -> None:
    fair = queue()
    fair.add(Place("prince", "search", "a"))
    assert not fair.urgent(quick_only=True)
    assert fair.next(quick_only=True) is None
    assert len(fair) == 1


def test_whoever_has_had_more_than_their_share_is_last_for_a_while() -> None:
    clock = Clock()
    fair = queue(clock)
    greedy = Place("prince", "g1", "greedy")
    fair.add(greedy)
    assert fair.next() is greedy
    fair.charge(greedy, 25.0)
    assert fair.over("greedy")
    for owner in ("ada", "greedy"):
        for number in range(2):
            fair.add(Place("prince", f"{owner}{number}", owner))
    assert order(fair) == ["ada0", "ada1", "greedy0", "greedy1"]
    clock.now += 16.0  # a third of a second flows off every second
    assert not fair.over("greedy")


def test_what_is_dropped_is_not_served_and_strangers_are_forgotten() -> None:
    clock = Clock()
    fair = queue(clock)
    place = Place("prince", "t", "a")
    fair.add(place)
    assert fair.drop(place)
    assert not fair.drop(place)
    for number in range(FEW + 10):
        clock.now += 1.0
        fair.add(Place("merchant", "t", f"host {number}"))
        fair.next()
    assert len(fair._served) < FEW
