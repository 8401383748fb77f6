"""``medici arena`` and ``medici bots``: tables, JSON, pictures, and what is said of mistakes."""

import json
import sys
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree

import pytest

from medici.bots import BOTS
from tests.interfaces.cli.commands import medici, plain

QUICK = ("arena", "dice", "--players", "2", "--bots", "merchant,random", "--games", "20")


def test_arena_prints_a_table_best_first() -> None:
    said = medici(*QUICK)
    assert (said.status, said.err) == (0, "")
    assert "dice, 2 players, 20 games" in said.out
    names = [name.strip() for name in plain(said.out.splitlines()[2]).split("┃")[1:-1]]
    assert names == ["bot", "wins", "95 %", "less luck", "score", "margin", "rating"]
    assert said.out.index("merchant") < said.out.index("random")


def test_arena_as_json() -> None:
    said = medici(*QUICK, "--json")
    assert (said.status, said.err) == (0, "")
    answer = json.loads(said.out)
    assert list(answer) == ["games", "bots"]
    assert answer["games"] == 20
    assert list(answer["bots"]) == ["merchant", "random"]
    for figures in answer["bots"].values():
        assert set(figures) == {
            *("wins", "interval", "score", "score_interval"),
            *("margin", "margin_interval", "rating", "rating_interval"),
            *("adjusted", "adjusted_interval"),
        }
        low, high = figures["interval"]
        assert 0 <= low <= figures["wins"] <= high <= 1
        low, high = figures["score_interval"]
        assert low <= figures["score"] <= high
    merchant, random = answer["bots"].values()
    assert merchant["wins"] + random["wins"] == pytest.approx(1)
    assert merchant["wins"] > 0.8
    assert merchant["margin"] == -random["margin"] > 0
    assert merchant["rating"] > random["rating"]


def test_arena_without_luck_says_nothing_of_it() -> None:
    said = medici(*QUICK, "--no-luck")
    assert (said.status, said.err) == (0, "")
    assert "less luck" not in said.out
    told = json.loads(medici(*QUICK, "--json").out)["bots"]["merchant"]
    plainly = json.loads(medici(*QUICK, "--json", "--no-luck").out)["bots"]["merchant"]
    assert plainly == {name: told[name] for name in told if not name.startswith("adjusted")}


def test_arena_alone_frees_the_score_of_luck() -> None:
    words = ("arena", "dice", "--players", "1", "--bots", "merchant", "--games", "8")
    figures = json.loads(medici(*words, "--json").out)["bots"]["merchant"]
    low, high = figures["adjusted_interval"]
    assert low < figures["adjusted"] < high
    assert abs(figures["adjusted"] - figures["score"]) < 60
    assert "±" in medici(*words).out


def test_arena_gives_the_same_for_the_same_seed() -> None:
    one, same, other = (medici(*QUICK, "--json", "--seed", seed).out for seed in "778")
    assert one == same != other


def test_arena_seats_one_bot_everywhere_and_alone() -> None:
    said = medici("arena", "dice", "--players", "3", "--bots", "random", "--games", "4", "--json")
    bots = json.loads(said.out)["bots"]
    assert list(bots) == ["random"]
    assert bots["random"]["wins"] == pytest.approx(1 / 3, abs=1e-4)
    said = medici("arena", "dice", "--players", "1", "--bots", "merchant", "--games", "5", "--json")
    alone = json.loads(said.out)
    assert "wins" not in alone["bots"]["merchant"]
    assert sum(alone["titles"].values()) == 5


def test_arena_of_a_single_deal_has_no_interval() -> None:
    said = medici(*QUICK[:-1], "2", "--json")
    figures = json.loads(said.out)["bots"]["merchant"]
    assert figures["interval"] == [0, 1]
    assert figures["score_interval"] == [None, None]


def test_arena_takes_options_of_the_game() -> None:
    words = ("arena", "card", "--players", "2", "--bots", "random", "--games", "10", "--json")
    plainly = medici(*words)
    rising = medici(*words, "--option", "rising_monopoly=true")
    assert (plainly.status, rising.status) == (0, 0)
    assert plainly.out != rising.out


def test_arena_draws_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "standings.svg"
    said = medici(*QUICK, "--plot", path)
    assert (said.status, said.err) == (0, "")
    picture = ElementTree.parse(path).getroot()
    texts = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"dice, 2 players, 20 games", "merchant", "random"} <= texts


def test_arena_goes_on_in_a_folder(tmp_path: Path) -> None:
    assert json.loads(medici(*QUICK[:-1], "6", "--json", "--out", tmp_path).out)["games"] == 6
    assert medici(*QUICK, "--json", "--out", tmp_path).out == medici(*QUICK, "--json").out
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 20


def test_arena_refuses_a_folder_of_another_contest(tmp_path: Path) -> None:
    medici(*QUICK, "--out", tmp_path)
    said = medici(*QUICK, "--out", tmp_path, "--seed", "2")
    assert said.status == 1
    assert "holds another contest: expected" in said.err
    assert '"seed":2' in said.err
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 20


def test_arena_needs_a_folder_where_results_can_be_kept(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    said = medici(*QUICK, "--out", taken)
    assert said.status == 1
    assert str(taken) in said.err


def test_arena_says_where_no_picture_can_be_drawn(tmp_path: Path) -> None:
    said = medici(*QUICK, "--plot", tmp_path / "nowhere" / "standings.svg")
    assert said.status in (1, 2)
    assert "standings.svg:Nosuchfile" in said.err.replace(" ", "")  # a long path is broken


def test_arena_interrupted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*words: object, **more: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("medici.research.arena.run.run", interrupted)
    said = medici(*QUICK)
    assert (said.status, said.err) == (130, "Interrupted after 0 of 20 games.")
    said = medici(*QUICK, "--out", tmp_path)
    assert said.status == 130
    assert said.err == (
        f"Interrupted after 0 of 20 games; the same command goes on from {tmp_path}."
    )


def test_arena_without_ray_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = medici(*QUICK, "--ray", "auto")
    assert said.status == 1
    assert "medici[cluster]" in said.err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("dice --bots wizard,random", "expected bots among random, apprentice, merchant, banker"),
        ("dice --bots wizard,random", "got 'wizard'"),
        ("dice --bots merchant,random", "expected 4 bots for 4 players; got 2"),
        ("dice --players 2 --bots merchant,", "got ''"),
        ("dice --players 5 --bots merchant", "expected 1 to 4 players for dice; got 5"),
        ("chess --bots merchant", "chess"),
        ("dice --bots merchant --games 0", "Invalid value for '--games'"),
        ("dice --bots merchant --rollouts 0", "Invalid value for '--rollouts'"),
        ("dice --bots merchant --budget 0", "Invalid value for '--budget'"),
        ("dice --bots merchant --workers 0", "Invalid value for '--workers'"),
        ("dice --bots merchant --option tea=two", "tea"),
        ("dice", "Missing option '--bots'"),
    ],
)
def test_arena_says_what_is_wrong(words: str, problem: str) -> None:
    said = medici("arena", *words.split())
    assert (said.status, said.out) == (2, "")
    assert problem in said.err


# bots


def test_bots_lists_them_weakest_first() -> None:
    said = medici("bots")
    assert (said.status, said.err) == (0, "")
    positions = [said.out.index(f"\n{name}") for name in BOTS]
    assert positions == sorted(positions)
    assert "0.5 s" in said.out


def test_bots_as_json() -> None:
    said = medici("bots", "--json")
    answer = json.loads(said.out)
    assert [bot["level"] for bot in answer.values()] == [0, 1, 2, 3, 4]
    assert answer["banker"] == {
        "level": 3,
        "seconds": 0.5,
        "about": BOTS["banker"].about,
        "strength": BOTS["banker"].strength,
    }
