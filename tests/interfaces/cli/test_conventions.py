"""What every program on a command line does: versions, help, endings in a line."""

import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from medici import __version__
from medici.interfaces.cli import Commands, admin
from medici.interfaces.cli.lazy_commands import about
from tests.interfaces.cli.commands import medici, plain
from tests.waiting import PATIENCE

MODULE = (sys.executable, "-m", "medici")
HEAVY = (
    "numba",
    "numpy",
    "litestar",
    "textual",
    "pydantic",
    "medici.games",
    "medici.online.tables",
)
LONE = ("arena", "dice", "--players", "1", "--bots", "random", "--games", "4", "--no-luck")


def run(*words: str | Path, stdout: Any = subprocess.PIPE, **how: Any) -> Any:
    """``python -m medici`` in a process of its own."""
    return subprocess.run(
        [*MODULE, *words],
        check=False,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        **how,
    )


def all_commands() -> list[list[str]]:
    """Every command by its words, those of ``admin`` too."""
    own: Any = get_command(admin.app)
    return [*([name] for name in Commands.places), *(["admin", name] for name in own.commands)]


@pytest.mark.parametrize("word", ["--version", "-V"])
def test_the_version_is_told(word: str) -> None:
    assert medici(word).out == f"medici {__version__}\n"


@pytest.mark.parametrize("words", all_commands(), ids=" ".join)
def test_help_has_a_short_name_and_shows_no_kind_for_flags(words: list[str]) -> None:
    said = medici(*words, "-h")
    assert said.status == 0
    assert said.out == medici(*words, "--help").out
    assert "<bool>" not in said.out


def test_extras_are_spelled_in_help() -> None:
    assert "pip install 'medici[cuda]'" in plain(medici("bench", "-h").out)
    assert "medici[cluster]" in plain(medici("arena", "-h").out)


@pytest.mark.parametrize("name", Commands.places)
def test_the_list_of_commands_begins_as_the_help_of_each(name: str) -> None:
    line = about(Commands.places[name], name.replace("-", "_"))
    assert line in plain(medici(name, "-h").out)


def test_help_imports_nothing_heavy_and_games_neither_numba_nor_tables() -> None:
    look = "import sys; from medici.__main__ import run; run(); print(*sys.modules)"
    for word, heavy in (("-h", HEAVY), ("games", ("numba", "litestar", "medici.online.tables"))):
        code = f"import sys; sys.argv = ['medici', {word!r}]; {look}"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True, text=True
        )
        assert not {*heavy} & {*done.stdout.splitlines()[-1].split()}


def test_help_stands_in_for_what_it_never_uses_and_leaves_it_to_others() -> None:
    look = "import sys; from medici.__main__ import run; run(); print('markdown_it' in sys.modules)"
    after = "from rich.markdown import Markdown; print(Markdown('*real*').parsed[0].type)"
    code = f"import sys; sys.argv = ['medici', '-h']; {look}; {after}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-2:] == ["False", "paragraph_open"]


def test_python_m_medici_is_the_same_program() -> None:
    done = run("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == medici("games", "--json").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("-h",), ("--version",)])
def test_a_full_disk_is_told_in_a_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = run(*words, stdout=full)
    assert (done.returncode, done.stderr) == (1, "No space left on device\n")


def test_a_file_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    def none_left() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    for words in (("push-keys", tmp_path / "key.pem"), ("site", tmp_path / "site")):
        done = run(*words, preexec_fn=none_left)
        assert done.returncode == 1
        assert done.stderr.endswith("File too large\n") or "make pages" in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [("games",), ("rules", "board"), ("-h",)])
def test_nobody_who_reads_on_is_no_error(words: tuple[str, ...]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        done = run(*words, stdout=write_end)
    finally:
        os.close(write_end)
    assert (done.returncode, done.stderr) == (1, "")


def test_closed_inputs_and_outputs_are_as_good_as_empty_ones() -> None:
    def close() -> None:
        os.close(0)
        os.close(1)

    done = subprocess.run(
        [*MODULE, "games", "--json"],
        stderr=subprocess.PIPE,
        check=False,
        text=True,
        preexec_fn=close,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("module", ["medici.interfaces", "typer.main", "medici.games.actors", None])
def test_ctrl_c_is_one_line_at_any_moment(module: str | None, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    os.mkfifo(nothing)  # a record for which one waits for ever
    with subprocess.Popen(
        [sys.executable, "-X", "importtime", *MODULE[1:], "replay", nothing],
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        try:
            if module is None:
                told = process.stderr
                reading = threading.Thread(target=lambda: lines.extend(told), daemon=True)
                lines: list[str] = []
                reading.start()
                writer = os.open(nothing, os.O_WRONLY)  # which waits until it is read
                process.send_signal(signal.SIGINT)
                reading.join(PATIENCE)
                os.close(writer)
            else:
                while not process.stderr.readline().rstrip().endswith(f" {module}"):
                    assert process.poll() is None
                process.send_signal(signal.SIGINT)
                lines = process.stderr.readlines()
            process.wait(PATIENCE)
        finally:
            process.kill()
    said = [line for line in lines if not line.startswith("import time:")]
    assert said == ["Interrupted.\n"]
    assert process.returncode in (130, -signal.SIGINT)  # the same to a shell


def test_tune_is_told_before_the_search_that_its_result_cannot_be_written(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Cosimo")
    for path in (tmp_path / "nowhere" / "weights.json", tmp_path, letter):
        said = medici("tune", "dice", "--write", path)
        assert said.status == 2
        assert "--write" in said.err
    assert letter.read_text() == "Dear Cosimo"
    said = medici("tune", "dice", "--keep", tmp_path / "nowhere" / "state.json")
    assert (said.status, "--keep" in said.err) == (2, True)


def test_a_game_that_there_is_not_is_a_usage_error_everywhere() -> None:
    for command in ("rules", "learn", "tune", "league", "exploit", "bench", "puzzles"):
        said = medici(command, "chess")
        assert (said.status, "'chess'" in said.err) == (2, True), command


@pytest.mark.slow
def test_alone_there_are_scores_and_titles_but_no_wins() -> None:
    said = medici(*LONE)
    assert said.status == 0
    assert "wins" not in said.out
    assert "rating" not in said.out
    assert "titles: " in said.out
    said = medici(*LONE, "--json")
    assert "wins" not in said.out
    assert '"titles":{' in said.out
    assert medici(*LONE, "--plot", "alone.svg").status == 2
    assert "wins" not in medici("simulate", "dice", "-n", "1", "-g", "3").out


@pytest.mark.slow
def test_the_shell_is_offered_games_bots_and_languages() -> None:
    def offered(line: str) -> list[str]:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
        there = {**os.environ, **words, "_MEDICI_COMPLETE": "complete_bash"}
        return [str(word) for word in run(env=there).stdout.split()]

    assert offered("medici play ") == ["board", "card", "dice"]
    assert offered("medici arena board --bots banker,m") == ["banker,merchant"]
    assert offered("medici rules dice --lang p") == ["pt-BR"]
    assert offered("medici pl") == ["play"]


@pytest.mark.parametrize(("problem", "told"), [("KeyboardInterrupt", False), ("OSError", True)])
def test_an_interrupt_that_python_ignores_is_not_told_twice(problem: str, told: bool) -> None:
    """Python says by itself what is raised where it cannot be passed on, as in a callback."""
    code = (
        "import sys, weakref; from medici import __main__ as program\n"
        "class Thing: pass\n"
        f"def fail(_): program.noted.append(2); raise {problem}\n"
        "sys.unraisablehook = program.ignore_noted\n"
        "thing = Thing(); known = weakref.ref(thing, fail); del thing"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, stderr=subprocess.PIPE)
    assert bool(done.stderr) == told
