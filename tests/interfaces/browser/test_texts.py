"""The texts as files are what the HTTP interface says."""

from pathlib import Path

import msgspec
import pytest

from medici.analysis.puzzles.exercise import Exercise, exercises_of
from medici.games import GAMES
from medici.interfaces.browser.__main__ import main
from medici.interfaces.browser.texts import write_exercises, write_texts
from medici.online.server.http.catalogue import list_games, see_aid, see_rules
from medici.presentation.playback import replay_of
from medici.presentation.tours import TourText, tour, tour_replay
from medici.presentation.words import LANGUAGES
from medici.record import replay


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All texts, written."""
    folder = tmp_path_factory.mktemp("generated")
    write_texts(folder)
    return folder / "texts"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_the_same_as_over_http(folder: Path, game: str, lang: str) -> None:
    said = {
        "rules": see_rules.fn(game, lang),
        "aid": see_aid.fn(game, lang),
    }
    for kind, text in said.items():
        assert (folder / lang / f"{kind}-{game}.json").read_bytes() == msgspec.json.encode(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tour_has_the_record_instead_of_the_replay(folder: Path, game: str, lang: str) -> None:
    body = (folder / lang / f"tour-{game}.json").read_bytes()
    text = msgspec.json.decode(body, type=TourText)
    assert (text.title, text.notes) == (tour(game, lang).title, tour(game, lang).notes)
    assert replay_of(replay(text.record)) == tour_replay(game)


def test_the_list_of_games_is_the_same_as_over_http(folder: Path) -> None:
    assert (folder / "games.json").read_bytes() == msgspec.json.encode(list_games.fn())


def test_what_is_no_longer_written_does_not_stay(tmp_path: Path) -> None:
    old = tmp_path / "texts" / "xx" / "rules-chess.json"
    old.parent.mkdir(parents=True)
    old.touch()
    main(["texts"], tmp_path)
    assert not old.exists()
    assert (tmp_path / "texts" / "games.json").is_file()


def test_something_unknown_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"expected any of .*texts.*got poems"):
        main(["poems"], tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_exercises_are_those_that_ship(tmp_path: Path, game: str) -> None:
    write_exercises(tmp_path)
    body = (tmp_path / "exercises" / f"{game}.json").read_bytes()
    assert msgspec.json.decode(body, type=list[Exercise]) == exercises_of(game)
    counts = msgspec.json.decode((tmp_path / "exercises" / "counts.json").read_bytes())
    assert counts == [len(exercises_of(game)) for game in GAMES]
