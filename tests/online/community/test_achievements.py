"""Achievements follow from the moves of a game, and from nothing else."""

import random
from dataclasses import replace

import pytest

from medici.games.goods import GOODS
from medici.online.community.achievements import (
    KINDS,
    RULES,
    TITLE_KINDS,
    Finished,
    ScoredDay,
    achievements_of,
    read,
)
from medici.record.game import Game

NOTHING = [[0] * 5 for _ in range(4)]


def day(totals: list[int], before: list[int], **more: object) -> ScoredDay:
    """A day on which nothing else is worth telling."""
    income = [now - then for now, then in zip(totals, before, strict=True)]
    plain = ScoredDay([9, 9, 9, 9], income, totals, NOTHING, [False] * 4, *[NOTHING] * 3)
    return replace(plain, **more)  # type: ignore[arg-type]


def finished(*totals: list[int], name: str = "board", **more: object) -> Finished:
    """A game of four in which only the totals of its days differ."""
    days = [day(now, then) for then, now in zip(([40] * 4, *totals), totals, strict=False)]
    best = max(totals[-1])
    winners = [seat for seat, total in enumerate(totals[-1]) if total == best]
    plain = Finished(name, 4, days, totals[-1], winners, None, [9, 9, 9, 9], [5, 5, 5, 5])
    return replace(plain, **more)  # type: ignore[arg-type]


PLAIN = finished([50, 40, 45, 60], [70, 60, 80, 90], [120, 90, 100, 99])


def earned(game: Finished, seat: int) -> set[str]:
    return {kind for kind, rule in RULES.items() if rule(game, seat)} - {"victory"}


def on_first_day(game: Finished, **more: object) -> Finished:
    first = replace(game.days[0], **more)  # type: ignore[arg-type]
    return replace(game, days=[first, *game.days[1:]])


def row(seat: int, *values: int) -> list[list[int]]:
    return [list(values) if other == seat else [0] * 5 for other in range(4)]


def test_a_plain_victory_is_nothing_more() -> None:
    assert [earned(PLAIN, seat) for seat in range(4)] == [set()] * 4
    assert [RULES["victory"](PLAIN, seat) for seat in range(4)] == [True, False, False, False]


def test_last_to_first() -> None:
    game = finished([50, 40, 45, 60], [70, 60, 80, 90], [100, 130, 110, 120])
    assert earned(game, 1) == {"last-to-first"}
    tied = finished([50, 40, 45, 60], [60, 60, 80, 90], [100, 130, 110, 120])
    assert earned(tied, 1) == set()
    assert earned(replace(game, players=2), 1) == set()


def test_by_the_least_there_is() -> None:
    close = finished([50, 40, 45, 60], [70, 60, 80, 90], [120, 90, 119, 99])
    assert earned(close, 0) == {"one-florin"}
    assert earned(close, 2) == set()
    assert earned(replace(close, name="card"), 0) == set()
    fives = finished([50, 40, 45, 60], [70, 60, 80, 90], [120, 90, 115, 99])
    assert earned(fives, 0) == set()
    assert earned(replace(fives, name="dice"), 0) == {"one-florin", "full-table"}


def test_most_on_all_three_days() -> None:
    game = finished([60, 50, 50, 50], [80, 60, 60, 60], [120, 90, 90, 90])
    assert earned(game, 0) == {"three-days"}
    shared = finished([60, 60, 50, 50], [80, 60, 60, 60], [120, 90, 90, 90])
    assert earned(shared, 0) == set()
    ships = replace(PLAIN, days=[replace(one, worth=[3, 9, 2, 1]) for one in PLAIN.days])
    assert earned(ships, 1) == {"three-ships"}


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (on_first_day(PLAIN, worth=[1, 2, 25, 3]), "great-ship"),
        (on_first_day(replace(PLAIN, name="card"), worth=[1, 2, 40, 3]), "great-ship"),
        (on_first_day(replace(PLAIN, name="dice"), worth=[1, 2, 28, 3]), "great-ship"),
        (on_first_day(PLAIN, aboard=row(2, 0, 0, 5, 0, 0)), "five-of-a-good"),
        (on_first_day(PLAIN, paid=row(2, 5, 10, 7, 5, 2)), "every-market"),
        (
            on_first_day(replace(PLAIN, name="card"), bonus=row(2, 10, 10, 0, 10, 20)),
            "four-monopolies",
        ),
    ],
)
def test_what_one_day_can_show(game: Finished, kind: str) -> None:
    assert earned(game, 2) == {kind}
    assert earned(game, 1) == set()


def test_a_little_less_is_not_enough() -> None:
    for more in (
        {"worth": [1, 2, 24, 3]},
        {"aboard": row(2, 4, 4, 4, 4, 4)},
        {"paid": row(2, 5, 10, 7, 5, 0)},
        {"bonus": row(2, 10, 10, 10, 10, 0)},  # of the board game
    ):
        assert earned(on_first_day(PLAIN, **more), 2) == set()


def test_what_only_one_game_has() -> None:
    gold = replace(
        PLAIN, days=[replace(one, gold=[False, False, True, False]) for one in PLAIN.days]
    )
    assert earned(gold, 2) == {"gold-three-times"}
    assert earned(on_first_day(gold, gold=[True, False, False, False]), 2) == set()
    summits = replace(
        PLAIN, days=[*PLAIN.days[:2], replace(PLAIN.days[2], bonus=row(1, 20, 0, 20, 5, 0))]
    )
    assert earned(summits, 1) == {"two-summits"}
    columns = replace(
        PLAIN, days=[*PLAIN.days[:2], replace(PLAIN.days[2], columns=row(1, 12, 0, 0, 5, 0))]
    )
    assert earned(columns, 1) == set()
    assert earned(replace(columns, name="dice"), 1) == {"full-column"}
    assert earned(replace(PLAIN, spent=[8, 9, 1, 9]), 0) == set()
    assert earned(replace(PLAIN, spent=[8, 9, 9, 9]), 0) == {"thrift"}
    assert earned(replace(PLAIN, passes=[8, 9, 9, 9]), 0) == set()
    assert earned(replace(PLAIN, passes=[10, 9, 9, 9]), 0) == {"patience"}
    assert earned(replace(PLAIN, name="dice"), 0) == {"full-table"}


def play(name: str, players: int, seed: int) -> Game:
    """A whole game by chance."""
    game, source = Game(name, players), random.Random(seed)
    while not game.over:
        game.let_nature_act(source)
        if not game.over:
            game.play(source.choice(game.legal()))
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize(("name", "players"), [("board", 3), ("card", 4), ("dice", 2)])
def test_what_is_read_from_moves_is_what_the_record_tells(name: str, players: int) -> None:
    game = play(name, players, 7)
    told = read(game)
    assert [one.worth for one in told.days] == [one["values"] for one in game.days]
    assert [one.totals for one in told.days] == [one["totals"] for one in game.days]
    for one, figures in zip(told.days, game.days, strict=True):
        for number, good in enumerate(GOODS):
            assert [paid[number] for paid in one.paid] == figures["goods"][good]
            assert [paid[number] for paid in one.bonus] == figures["bonus"][good]
    if name == "board":
        assert sum(map(sum, told.days[0].aboard)) + sum(told.days[0].gold) >= players
    assert sum(told.passes) == [move for _, move in game.moves].count("pass")
    assert achievements_of(game) == achievements_of(play(name, players, 7))


def test_a_solitaire_earns_its_title_alone() -> None:
    game = play("dice", 1, 3)
    (kinds,) = achievements_of(game)
    assert len(kinds) == 1
    assert kinds[0] in TITLE_KINDS
    assert TITLE_KINDS[0] == "title-medici"
    assert len(set(KINDS)) == len(KINDS) == 15 + 13


def test_a_game_that_goes_on_shows_nothing_yet() -> None:
    with pytest.raises(ValueError, match="expected a game that is over"):
        achievements_of(Game("board", 3))
