"""People who look for opponents are put together: by rating, by waiting, and never if blocked."""

import random
from itertools import permutations

from medici.online.community.matching import GATHER, Match, Request, match


def ask(
    player: str,
    *,
    games: tuple[str, ...] = ("board",),
    sizes: tuple[int, ...] = (2,),
    clock: str = "live",
    rated: bool = True,
    entered: float = 0.0,
    patience: float | None = None,
    rating: float = 1500.0,
    ready: float = 0.0,
) -> Request:
    ratings = dict.fromkeys(("board", "card", "dice"), rating)
    return Request(player, games, sizes, clock, rated, entered, patience, ready, ratings)


def card(player: str, **more: object) -> Request:
    return ask(player, games=("card",), **more)  # type: ignore[arg-type]


def tables(
    *requests: Request, now: float = 0.0, blocked: tuple[tuple[str, str], ...] = ()
) -> list[Match]:
    found = match(requests, blocked, now).matches
    assert [match(some, blocked, now).matches for some in list(permutations(requests))[:6]] == (
        [found] * min(6, len(list(permutations(requests))))
    )
    return found


def test_two_who_want_the_same_play() -> None:
    found = tables(card("ada"), card("bruno"))
    assert found == [Match("card", 2, "live", True, ("ada", "bruno"))]


def test_games_sizes_clocks_and_rating_must_agree() -> None:
    assert tables(card("ada"), ask("bruno", games=("dice",))) == []
    assert tables(card("ada"), card("bruno", sizes=(3,))) == []
    assert tables(card("ada"), card("bruno", clock="days")) == []
    assert tables(card("ada"), card("bruno", rated=False)) == []


def test_a_size_that_the_game_does_not_have_is_passed_over() -> None:
    people = [ask(name, games=("dice", "card"), sizes=(5,)) for name in "abcde"]
    (found,) = tables(*people)
    assert found.game == "card"  # the dice game is for four at most


def test_nobody_meets_whom_they_blocked_or_who_blocked_them() -> None:
    both = card("ada", entered=-999.0), card("bruno", entered=-999.0)
    assert tables(*both, blocked=(("ada", "bruno"),)) == []
    assert tables(*both, blocked=(("bruno", "ada"),)) == []
    late = card("carla", entered=-1.0)
    (found,) = tables(*both, late, blocked=(("ada", "bruno"),))
    assert found.players == ("ada", "carla")


def test_ratings_may_lie_further_apart_as_people_wait() -> None:
    weak, strong = card("ada", rating=1200.0), card("bruno", rating=1800.0)
    assert tables(weak, strong, now=10.0) == []
    (found,) = tables(weak, strong, now=60.0)
    assert found.players == ("ada", "bruno")


def test_equals_meet_first() -> None:
    people = [
        card("ada", rating=1000.0),
        card("bruno", rating=2000.0),
        card("carla", rating=1010.0),
        card("dino", rating=1990.0),
    ]
    assert [found.players for found in tables(*people)] == [("ada", "carla"), ("bruno", "dino")]


def test_who_waits_longest_plays_first() -> None:
    people = [card("ada", entered=3.0), card("bruno", entered=1.0), card("carla", entered=2.0)]
    (found,) = tables(*people, now=4.0)
    assert found.players == ("bruno", "carla")


def test_larger_tables_are_preferred() -> None:
    people = [ask(name, sizes=(3, 4)) for name in ("ada", "bruno", "carla", "dino")]
    (found,) = tables(*people)
    assert found.size == 4
    three = people[:3]
    assert tables(*three, now=GATHER - 1) == []  # somebody may still come
    (found,) = tables(*three, now=GATHER)
    assert found.size == 3


def test_bots_fill_a_table_when_patience_is_over() -> None:
    lone = ask("ada", sizes=(3, 4), patience=30.0)
    assert tables(lone, now=29.0) == []
    (found,) = tables(lone, now=30.0)
    assert found == Match("board", 4, "live", False, ("ada",), bots=3)


def test_those_whose_patience_is_over_sit_together_whatever_their_rating() -> None:
    ada = ask("ada", sizes=(4,), patience=30.0, rating=1000.0)
    bruno = ask("bruno", sizes=(4,), patience=30.0, rating=2000.0, rated=False)
    patient = ask("carla", sizes=(4,), rating=1000.0)
    (found,) = tables(ada, bruno, patient, now=30.0)
    assert (found.players, found.bots, found.rated) == (("ada", "bruno"), 2, False)


def test_those_who_did_not_come_wait_before_they_are_put_together() -> None:
    late = card("bruno", ready=20.0)
    assert tables(card("ada"), late, now=19.0) == []
    assert len(tables(card("ada"), late, now=20.0)) == 1


def test_many_people_at_random_get_one_seat_at_most_and_what_they_asked_for() -> None:
    draw = random.Random(28)
    names = [f"p{number:03}" for number in range(300)]
    people = {
        name: ask(
            name,
            games=tuple(draw.sample(("board", "card", "dice"), draw.randint(1, 3))),
            sizes=tuple(draw.sample((2, 3, 4, 5, 6), draw.randint(1, 5))),
            clock=draw.choice(("live", "days")),
            rated=draw.random() < 0.5,
            entered=draw.uniform(0, 90),
            patience=draw.choice((None, 30.0, 60.0)),
            rating=draw.gauss(1500, 250),
        )
        for name in names
    }
    blocked = [(draw.choice(names), draw.choice(names)) for _ in range(200)]
    done = match(list(people.values()), blocked, now=90.0)
    seated = [player for found in done.matches for player in found.players]
    assert len(seated) == len(set(seated)) > 200
    for found in done.matches:
        assert len(found.players) + found.bots == found.size
        for player in found.players:
            wish = people[player]
            assert found.game in wish.games
            assert found.size in wish.sizes
            assert found.clock == wish.clock
            assert found.rated == wish.rated or found.bots
            assert not found.bots or wish.gives_up(90.0)
        for pair in permutations(found.players, 2):
            assert pair not in blocked


def test_a_round_is_bounded_and_the_next_one_goes_on() -> None:
    # Nobody fits anybody: all have blocked each other.
    people = [card(f"p{number:03}", sizes=(2, 3, 4)) for number in range(200)]
    blocked = {(one.player, other.player) for one in people for other in people}
    most = 2000
    start, rounds = 0, 0
    while True:
        done = match(people, blocked, now=60.0, start=start, most=most)
        assert done.matches == []
        assert done.checks <= most + 24 * 15 * 7  # what one more request may take
        rounds += 1
        if done.resume == 0:
            break
        assert done.resume > start
        start = done.resume
    assert rounds > 1
