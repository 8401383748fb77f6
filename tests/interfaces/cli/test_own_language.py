"""Whoever plays in a terminal reads no English there that is not theirs, whatever goes wrong."""

import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest

from medici.analysis.puzzles.exercise import exercise_of_day
from medici.bots import BotFailure
from medici.interfaces.cli.compiling import announcement
from medici.interfaces.tui.session import Session
from medici.presentation.words import LANGUAGES, words
from medici.record import Game, write_record
from medici.research.compilation import PLAY, steps_of
from tests.fair.games import played_fairly, sealed
from tests.fair.test_ledger import EVENING
from tests.interfaces.cli.commands import medici
from tests.presentation.words.english import english_words

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
TYPED = r"medici( [a-z]+)?|--[a-z]+|\S*[/.]\S*|Ada|Bruno"  # commands, files and names


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept outside."""
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def said(lang: str, *command: str | Path, typed: str = "") -> str:
    """All that a command says."""
    answer = medici(*command, "--lang", lang, stdin=typed)
    return f"{answer.out} {answer.err}"


def games(lang: str, folder: Path) -> Iterator[str]:
    """A game at the prompt, with all that is typed wrong there."""
    texts = words(lang, "terminal")
    word = {name: texts.say(f"terminal-word-{name}") for name in ("load", "save", "help", "log")}
    bad = folder / "bad.json"
    bad.write_text('{"format": "medici-record/1"}')
    lines = [
        *("foo", "4 4", "?", word["help"], word["log"], word["load"]),
        *(f"{word['load']} {name}" for name in (bad, folder / "none", folder)),
        *(f"{word['save']} {bad}/x.json", f"{word['save']} a\0b", "1", "2"),
    ]
    for game in ("board -n 3", "card -n 2", "dice -n 1"):
        command = ["play", *game.split(), "--plain", "--seed", "1"]
        yield said(lang, *command, typed="\n".join(lines))
    for name in (bad, folder / "none", folder):
        yield said(lang, "play", "--load", name)
    failure = BotFailure("raised ValueError", "expected a card; got none")
    yield Session(Game("dice", 2), 1, Random(1), lang=lang).failure_text(failure)


def analyses(lang: str, folder: Path) -> Iterator[str]:
    """An exercise, what cannot be analysed, and what is compiled for it."""
    in_the_way = folder / "data" / "exercises.json.part"
    in_the_way.mkdir(parents=True)
    right = exercise_of_day(date.today()).answers[0]
    yield said(lang, "puzzles", "--daily", typed=f"foo\n{right}\n")
    for command in ("advise", "review", "solve"):
        yield said(lang, command, folder / "bad.json")
    write_record(Game("board", 2), folder / "begun.json")
    yield said(lang, "solve", folder / "begun.json")
    for parts, workers, seconds in ((1, 1, 9.0), (2, 2, 99.0)):
        steps = steps_of(["card"], PLAY)[:parts]
        yield announcement(["card"], steps, workers, seconds, words(lang, "terminal"))


def proofs(lang: str, folder: Path) -> Iterator[str]:
    """Games that are fair, so far or not at all, and lists of promises."""
    fair = sealed(played_fairly(("dice", 2, {})))
    swapped = sealed(played_fairly(("dice", 1, {}), 4))
    swapped["fair"]["table"] = "other"
    records = {
        "fair": fair,
        "swapped": swapped,
        "short": sealed(played_fairly(("board", 3, {}), 9)),
        "open": sealed(played_fairly(("board", 3, {}), 9), None),
        "plain": played_fairly(("dice", 1, {}), 4).record(),
        "none": {},
    }
    for name, record in records.items():
        (folder / f"{name}.json").write_text(json.dumps(record))
    yield said(lang, "verify", *(folder / f"{name}.json" for name in records))
    promises = folder / "promises"
    promises.write_text("".join(f"{entry.line()}\n" for entry in EVENING))
    yield said(lang, "verify", "--list", promises, "--overdue", "1", folder / "fair.json")
    promises.write_text("".join(f"{entry.line()}\n" for entry in EVENING[1:]))
    yield said(lang, "verify", "--list", promises)
    yield said(lang, "verify", "--list", folder / "nowhere")


@pytest.mark.slow
@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left_over_in_a_terminal(lang: str, folder: Path) -> None:
    for text in (*games(lang, folder), *analyses(lang, folder), *proofs(lang, folder)):
        assert text.strip()
        assert english_words(re.sub(TYPED, "", text), lang) == [], text
