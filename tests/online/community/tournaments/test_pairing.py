"""Who meets whom: as few repeated pairs as can be, tables of the right sizes, fair seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.groups import Search, group
from medici.online.community.tournaments.history import History, pair
from medici.online.community.tournaments.pairing import next_pairing
from medici.online.community.tournaments.seats import fair_seats
from medici.online.community.tournaments.sizes import table_sizes
from medici.online.community.tournaments.swiss import fewest_repeats, pair_two
from tests.online.community.tournaments.simulate import (
    Simulation,
    drawn,
    name_of,
    plan,
    strongest,
)


def people(number: int) -> list[str]:
    return [name_of(each) for each in range(number)]


def history_at_random(who: Sequence[str], rounds: int, size: int, random: Random) -> History:
    history = History()
    for _ in range(rounds):
        order = random.sample(who, len(who))
        tables = [order[start : start + size] for start in range(0, len(order), size)]
        history.take([ev.PairedTable("", list(each)) for each in tables if len(each) == size])
    return history


def matchings(who: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    if not who:
        yield []
        return
    for other in who[1:]:
        rest = [each for each in who[1:] if each != other]
        yield from ([(who[0], other), *more] for more in matchings(rest))


def repeats(history: History, groups: Sequence[Sequence[str]]) -> int:
    return sum(history.met[pair(*two)] ** 2 for each in groups for two in combinations(each, 2))


@given(st.integers(2, 4), st.integers(0, 6), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_two_at_a_table_are_matched_at_the_least_cost(
    half: int, rounds: int, random: Random
) -> None:
    who = people(2 * half)
    history = history_at_random(who, rounds, 2, random)
    points = {player: 60 * random.randrange(4) for player in who}
    order = sorted(who, key=lambda player: -points[player])

    def cost(pairs: Sequence[tuple[str, str]]) -> tuple[int, int]:
        return repeats(history, pairs), sum((points[a] - points[b]) ** 2 for a, b in pairs)

    found = pair_two(order, points, history)
    assert sorted(player for two in found for player in two) == who
    assert cost(found) == min(cost(each) for each in matchings(who))


@given(st.integers(1, 3), st.integers(0, 6), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_who_has_no_partner_is_the_last_whose_turn_it_is_and_lets_nobody_meet_twice(
    half: int, rounds: int, random: Random
) -> None:
    who = people(2 * half + 1)
    history = History()
    for _ in range(rounds):
        drawn = random.sample(who, len(who))
        pairs = [ev.PairedTable("", [*drawn[n : n + 2]]) for n in range(0, 2 * half, 2)]
        history.take(pairs, drawn[-1:])
    order = random.sample(who, len(who))
    fewest = min(history.byes[each] for each in who)
    turn = [each for each in reversed(order) if history.byes[each] == fewest]

    def cost(pairs: Sequence[tuple[str, str]]) -> tuple[int, int]:
        (alone,) = set(who).difference(*pairs)
        return repeats(history, pairs), turn.index(alone)

    found = pair_two(order, dict.fromkeys(who, 0), history)
    others = [[each for each in who if each != alone] for alone in turn]
    assert cost(found) == min(cost(each) for rest in others for each in matchings(rest))


def test_whoever_is_left_over_meets_a_bot_in_turn() -> None:
    game = Simulation(plan(rounds=5, bots="merchant"), 5)
    game.play(strongest)
    tables = [table for each in game.tournament.rounds for table in each.tables.values()]
    alone = [player for table in tables if None in table.seats for player in table.people]
    assert sorted(alone) == people(5)


def test_one_who_blocks_everybody_is_paired_without_weighing_all_pairs() -> None:
    who = people(100)
    history = History([(who[0], other) for other in who[1:]])
    tried = list(fewest_repeats(who, [], history))
    assert len(tried) <= len(who)
    found = pair_two(who, dict.fromkeys(who, 0), history)
    assert sorted(player for two in found for player in two) == who
    assert repeats(history, found) == 1


def test_far_ones_are_paired_where_near_ones_have_all_met() -> None:
    who = people(30)
    history = History()
    halves = who[:15], who[15:]  # everybody has met their own half
    for half in halves:
        history.take([ev.PairedTable("", [a, b]) for a, b in combinations(half, 2)])
    found = pair_two(who, dict.fromkeys(who, 0), history)
    assert len(found) == 15
    assert repeats(history, found) == 0


def groupings(who: Sequence[str], sizes: Sequence[int]) -> Iterator[list[list[str]]]:
    if not sizes:
        yield []
        return
    for rest in combinations(who[1:], sizes[0] - 1):
        table = [who[0], *rest]
        others = [each for each in who if each not in table]
        yield from ([table, *more] for more in groupings(others, sizes[1:]))


@given(
    st.sampled_from([(6, [3, 3]), (9, [3, 3, 3]), (8, [4, 4])]),
    st.integers(1, 5),
    st.randoms(use_true_random=False),
)
@settings(deadline=None, max_examples=30)
def test_the_search_repeats_as_few_pairs_as_trying_everything(
    shape: tuple[int, list[int]], rounds: int, random: Random
) -> None:
    number, sizes = shape
    who = people(number)
    history = history_at_random(who, rounds, sizes[0], random)
    points = {player: 30 * random.randrange(5) for player in who}
    order = sorted(who, key=lambda player: -points[player])
    found = group(order, sizes, points, history, tries=20_000)
    assert [len(each) for each in found] == sizes
    assert sorted(player for each in found for player in each) == who
    assert repeats(history, found) == min(repeats(history, g) for g in groupings(who, sizes))


def test_the_search_keeps_to_its_bound() -> None:
    who = people(12)
    history = History()  # everybody has met everybody, some more often: no search can help
    history.take([ev.PairedTable("", [a, b]) for a, b in combinations(who, 2)])
    search = Search(who, dict.fromkeys(who, 0), history, 500)
    search.groups = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    while search.left > 0:
        search.kick(Random(1))
        search.improve()
    assert search.looked <= 500 + 3
    assert group(who, [4, 4, 4], dict.fromkeys(who, 0), history)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_seven_rounds_of_many_repeat_no_pair(size: int) -> None:
    count = 48
    game = Simulation(plan("card", size, rounds=7, most=count), count)
    game.play(drawn(Random(size)))
    met = [
        pair(*two)
        for each in game.tournament.rounds
        for table in each.tables.values()
        for two in combinations(table.people, 2)
    ]
    assert len(game.tournament.rounds) == 7
    assert len(met) == len(set(met))


@pytest.mark.parametrize(
    ("form", "size", "number"),
    [("rounds", 2, 8), ("rounds", 3, 9), ("knockout", 2, 8), ("knockout", 4, 16), ("league", 3, 9)],
)
def test_people_who_block_each_other_meet_only_where_they_must(
    form: str, size: int, number: int
) -> None:
    game = Simulation(plan("card", size, format=form, rounds=3), number)
    usual = next_pairing(game.tournament)
    assert usual is not None
    (first, second, *_), *_ = usual.tables
    assert first is not None
    assert second is not None
    for blocks in ([(first, second)], [(second, first)]):
        found = next_pairing(game.tournament, blocks)
        assert found is not None
        assert not any(first in table and second in table for table in found.tables)
        assert sorted(map(len, found.tables)) == sorted(map(len, usual.tables))
    alone = Simulation(plan("card", size, format=form, rounds=3), size)
    together = next_pairing(alone.tournament, combinations(people(size), 2))
    assert together is not None
    assert len(together.tables) == 1


def test_a_block_weighs_as_much_as_having_met_before() -> None:
    who = people(4)
    a, b, c, d = who
    history = History([(b, a)])
    history.take([ev.PairedTable("", [a, c]), ev.PairedTable("", [b, d])])
    assert pair_two(who, dict.fromkeys(who, 0), history) == [(a, d), (b, c)]
    assert history.met[pair(a, b)] == history.met[pair(a, c)] == 1


def test_seats_are_shared_evenly() -> None:
    game = Simulation(plan("card", 4, rounds=8), 16)
    game.play(drawn(Random(1)))
    counts: dict[str, list[int]] = {player: [0] * 4 for player in people(16)}
    for each in game.tournament.rounds:
        for table in each.tables.values():
            for seat, player in enumerate(table.seats):
                counts[player or ""][seat] += 1
    assert max(max(each) - min(each) for each in counts.values()) <= 3
    spread = sum((seat - 2) ** 2 for each in counts.values() for seat in each)
    assert spread <= 16 * 3  # of 8 games 2 in each seat; at random it would be about 16 * 6


@given(st.integers(1, 4), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_seats_are_the_fairest_of_all_orders(number: int, random: Random) -> None:
    who, history = people(number), History()
    for player in who:
        for seat in range(4):
            history.seats[player, seat] = random.randrange(4)

    def cost(seats: Sequence[str | None]) -> int:
        return sum(history.seats[who, seat] for seat, who in enumerate(seats) if who is not None)

    found = fair_seats(who, 4, history)
    every = permutations([*who, *[None] * (4 - number)])
    assert sorted(player for player in found if player) == who
    assert cost(found) == min(cost(each) for each in every)


@given(st.integers(1, 60), st.integers(2, 6), st.booleans(), st.booleans())
def test_sizes_seat_everybody_whom_they_can(
    number: int, size: int, fewer: bool, bots: bool
) -> None:
    least = size - 1 if fewer and size > 2 else size
    sizes = table_sizes(number, size, least, bots=bots)
    assert sum(sizes) <= number
    if bots:
        assert sum(sizes) == number
        assert max(sizes) <= size
        assert max(sizes) - min(sizes) <= 1
    else:
        assert set(sizes) <= {size, least}
        assert number - sum(sizes) < size
        if number >= size * size:
            assert sum(sizes) == number or least == size
