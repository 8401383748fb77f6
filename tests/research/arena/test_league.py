"""The league: who is in it, who is held out, and what its file keeps."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from medici.bots.opponents.league import (
    DRAWS,
    HELD_OUT,
    Rows,
    champions,
    held_out,
    read_rows,
    tuned_against,
    write_rows,
)
from medici.bots.policies.heuristics import HEURISTICS, all_weights
from medici.bots.policies.plain import PLAIN
from medici.bots.policies.policy import PLAIN_POLICY
from medici.research.arena.tune import in_the_league
from tests.bots.positions import TABLES

HERE = Path(__file__).parents[3]
IN_COMPANY = [(game, players) for game, players in TABLES if players > 1]


@pytest.mark.parametrize(("game", "players"), IN_COMPANY)
def test_nobody_who_is_held_out_is_ever_tuned_against(game: str, players: int) -> None:
    apart = held_out(game)
    rows_apart = {tuple(member.row) for member in apart}
    unseen = {style.name for style in PLAIN[game].styles if style.unseen}
    trial_of = in_the_league(game, players, read_rows(), seed=1)
    mean = np.zeros(len(HEURISTICS[game].first_guess))
    for generation in (0, 1, 2, 999, 10**6, HELD_OUT // DRAWS - 2):
        members = trial_of(generation, mean).members
        assert not any(member.held_out for member in members)
        assert not rows_apart & {tuple(member.row) for member in members}
        plain = {member.name.split()[0] for member in members if member.kind == PLAIN_POLICY}
        assert not unseen & plain
        assert plain
    assert all(member.held_out for member in apart)
    assert unseen <= {member.name.split()[0] for member in apart}
    known = tuned_against(game, players, read_rows())
    assert len(apart) >= (len(apart) + len(known)) / 4


def test_each_generation_meets_other_plain_players() -> None:
    first, second = (tuned_against("board", 4, read_rows(), number) for number in (0, 1))
    plain = [{tuple(m.row) for m in some if m.kind == PLAIN_POLICY} for some in (first, second)]
    assert len(plain[0]) == len(plain[1])
    assert not plain[0] & plain[1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_champions_of_all_numbers_of_players_are_in_the_league(game: str, players: int) -> None:
    names = {member.name for member in champions(game, players, read_rows())}
    alone = players == 1
    for number in (1, 2, 3, 4, 5, 6):
        if f"{game}-{number}" in all_weights():
            assert (f"champion {game}-{number}.1" in names) == ((number == 1) == alone)


def test_the_file_keeps_rows_that_the_heuristics_take() -> None:
    rows = read_rows()
    for kept in (rows.champions, rows.exploiters):
        for key, named in kept.items():
            game = key.partition("-")[0]
            for row in named.values():
                assert len(row) <= len(HEURISTICS[game].policy().w)


def test_a_row_is_kept_once_and_read_again(tmp_path: Path) -> None:
    rows = Rows()
    assert rows.add("champions", "dice-2", [1.0, 2.0]) == "champion dice-2.1"
    assert rows.add("champions", "dice-2", [1.0, 3.0]) == "champion dice-2.2"
    assert rows.add("champions", "dice-2", [1.0, 2.0]) == "champion dice-2.1"
    assert rows.add("exploiters", "dice-2", [4.0]) == "exploiter dice-2.1"
    write_rows(rows, tmp_path / "league.json")
    assert read_rows(tmp_path / "league.json") == rows
    members = tuned_against("dice", 2, rows)
    assert [member.name for member in members if member.is_rival] == [
        "champion dice-2.1",
        "champion dice-2.2",
        "exploiter dice-2.1",
    ]


def test_the_page_shows_the_figures_that_were_measured() -> None:
    benchmark = runpy.run_path(str(HERE / "benchmarks" / "league.py"))
    results = benchmark["read"]()
    assert (HERE / "docs" / "league.md").read_text() == benchmark["as_page"](results)
    measured = {(one.game, one.players) for one in results if one.bot == "merchant"}
    assert measured == set(IN_COMPANY)


def test_every_style_is_described() -> None:
    page = (HERE / "docs" / "bots.md").read_text()
    for game, plain in PLAIN.items():
        for style in plain.styles:
            apart = " (held out)" if style.unseen else ""
            assert f"| {game} | {style.name}{apart} | {style.about} |" in page
