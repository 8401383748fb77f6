"""``medici play`` as a person meets it."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from medici.interfaces.cli.play import play
from medici.interfaces.tui.saves import keep, new_name
from medici.online.data_directory import data_directory
from medici.record import Game, read_record, replay, write_record
from tests.waiting import PATIENCE

app = typer.Typer()
app.command()(play)

ANYTHING = {
    "board": "p\n1\nd\n",
    "card": "r\n1 3\n1 2\n1\n",
    "dice": "5\n4\n3\n2\n1\n1 2\n1 2 3\n1 2 3 4\n1 2 3 4 5\n",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of the test's own, and 80 columns."""
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path / "data" / "saved"


def run(command: str, typed: str = "") -> Result:
    """Play with a script; what is typed after its end is Ctrl-D."""
    return CliRunner().invoke(app, command.split(), input=typed)


def saved(folder: Path) -> list[Game]:
    """The games in the folder of saved ones, each proved sound, the oldest first."""
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    return [replay(read_record(path)) for path in paths]


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    ["board -n 3", "board -n 2 --humans 2", "card -n 2", "card -n 4", "dice -n 1", "dice -n 3"],
)
def test_a_whole_game(command: str, folder: Path) -> None:
    result = run(f"{command} --seed 1", ANYTHING[command.split(maxsplit=1)[0]] * 300)
    assert result.exit_code == 0, result.output
    (game,) = saved(folder)
    assert game.over
    for day in (1, 2, 3):
        assert re.search(rf"Scoring of (day|round) {day}\n  Ships? \(", result.output)
    assert re.search(r"wins with|win together with|earns the title", result.output)
    path = next(folder.glob("*.json"))
    assert f"The record of this game: {path}" in result.output
    assert "Traceback" not in result.output


def test_nobody_at_the_keyboard() -> None:
    result = run("dice -n 2 --humans 0 --seed 3")
    assert result.exit_code == 0
    assert "Points now: Ada" in result.output
    assert "Legal:" not in result.output


def test_the_same_seed_tells_the_same_story() -> None:
    def story() -> str:
        return re.sub(r"board-.*", "", run("board --seed 5", "p\n" * 9).output)

    assert story() == story()


def test_an_illegal_or_unknown_move_changes_nothing(folder: Path) -> None:
    result = run("dice -n 1 --seed 1", "4 4\n1 2 3 4\nfoo\nroll dye0\n\nchoose\n")
    assert '"choose 4 4" is not legal now. Legal: choose any 1 to 3 of 1 2 3 4 5' in result.output
    assert '"choose 1 2 3 4" is not legal now' in result.output
    assert '"foo" is not understood. Legal: choose' in result.output
    assert [actor for actor, _ in saved(folder)[0].moves] == ["nature"]


def test_bytes_that_are_no_text_lose_nothing(folder: Path) -> None:
    result = CliRunner().invoke(app, ["dice", "-n", "1"], input=b"\xff\xfe\n")
    assert result.exit_code == 0
    assert '"???" is not understood' in result.output
    assert len(saved(folder)) == 1


def test_a_path_that_cannot_be(folder: Path) -> None:
    result = run("dice -n 1", "save a\0b\nload a\0b\n")
    assert "Not saved: " in result.output
    assert "The current game continues." in result.output
    assert len(saved(folder)) == 1


def test_an_accident_loses_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> str:
        raise RuntimeError("stumbled")

    monkeypatch.setattr("medici.interfaces.cli.prompt_game.understand", stumble)
    result = run("dice -n 1", "1\n")
    assert isinstance(result.exception, RuntimeError)
    assert len(saved(folder)) == 1


def test_leaving_saves_and_says_how_to_go_on(folder: Path) -> None:
    for end in ("", "quit\n", "q\n"):
        result = run("card -n 3 --humans 2 --seed 1", "1\n" + end)
        assert result.exit_code == 0
        path = max(folder.glob("*.json"), key=lambda one: one.stat().st_mtime_ns)
        assert f"Saved as {path}" in result.output
        assert f"Continue with: medici play --load {path} --humans 2" in result.output
    assert len(saved(folder)) == 3


def test_a_saved_game_goes_on_in_its_own_file(folder: Path) -> None:
    run("board -n 3 --seed 1", "p\nd\n1\n")
    (before,) = saved(folder)
    path = next(folder.glob("*.json"))
    unchanged = run(f"--load {path}")
    assert f"Saved as {path}" in unchanged.output
    result = run(f"--load {path} --seed 2", "p\n1\nd\n")
    assert result.exit_code == 0
    (after,) = saved(folder)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_a_finished_game_can_be_loaded(folder: Path) -> None:
    run("dice -n 1 --seed 1", ANYTHING["dice"] * 50)
    path = next(folder.glob("*.json"))
    result = run(f"--load {path}")
    assert result.exit_code == 0
    assert "earns the title" in result.output
    assert len(saved(folder)) == 1


def test_undo_between_people(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "a\n7\nundo\nlog\n9\nundo\nundo\n"
    game = Game("board", ["Ada", "Bruno"])
    for move in ("first 0", "card fur3"):
        game.play(move)
    write_record(game, file)
    result = run(f"--load {file} --humans 2", typed)
    assert "Bruno takes back: bid 7." in result.output
    assert "Bruno takes back: bid 9." in result.output
    assert "Ada takes back: auction." in result.output
    assert result.output.count("Ada: draw another card, or auction the lot?") == 2


def test_undo_is_refused_with_the_reason() -> None:
    result = run("dice -n 1 --seed 1", "undo\n1\nundo\n")
    assert "This cannot be taken back: Ada has not decided anything yet." in result.output
    assert "This cannot be taken back: chance has acted since (" in result.output
    result = run("dice -n 2 --seed 1", "1\n2\n3\n4\n5\nundo\n")
    assert "This cannot be taken back: " in result.output


def test_save_and_load_during_the_game(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "deep" / "my game.json"
    result = run("card -n 2 --seed 4", f"1\nsave {file}\n1\n1\nload {file}\nsave\n")
    assert f"Saved as {file}" in result.output
    assert f"Loaded {file}" in result.output
    assert "The current game is saved as" in result.output
    first, again = saved(folder)
    mine = replay(read_record(file))
    assert again.moves == mine.moves == first.moves[: len(mine.moves)]


def test_a_missing_file_and_the_enemy_are_told_in_ones_own_language(tmp_path: Path) -> None:
    result = run("dice -n 1 --seed 4 --lang fr", f"charger {tmp_path}/rien\naide\n")
    flat = " ".join(result.output.split())
    assert "existe pas. La partie actuelle continue." in flat
    assert "20 pour 12 ; 9 ronds : aucune colonne ne rapporte" in flat
    assert "Errno" not in flat


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "no such file or folder"),
        ("nonsense", "expected JSON"),
        ('{"format": "medici-record/1"}', "game: expected a text"),
    ],
)
def test_a_bad_file_is_refused_and_the_game_goes_on(
    tmp_path: Path, content: str | None, reason: str
) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_text(content)
    result = run("card -n 2 --seed 4", f"load {file}\nload\n1\n")
    flat = " ".join(result.output.split())
    assert reason in flat
    assert "The current game continues." in flat
    assert "Type load FILE." in flat
    assert "Ada takes" in flat
    refused = run(f"--load {file}")
    assert refused.exit_code == 2
    assert reason.split(maxsplit=1)[0] in refused.output


def test_a_place_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    result = run("card -n 2 --seed 4", f"save {blocked}/game.json\n1\n")
    assert "Not saved:" in result.output
    assert "Ada takes" in result.output
    assert len(saved(folder)) == 1
    monkeypatch.setenv("MEDICI_DATA", str(blocked))
    refuge = tmp_path / "refuge"
    refuge.mkdir()
    monkeypatch.chdir(refuge)
    result = run("card -n 2 --seed 4", "1\n")
    assert result.exit_code == 0
    assert len(saved(refuge)) == 1
    assert str(refuge) in result.output


def test_with_nowhere_to_save_the_record_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("medici.interfaces.tui.saves.save", refuse)
    result = run("dice -n 1 --seed 4", "1\n")
    assert "no room left" in result.output
    assert '{"format":"medici-record/1","game":"dice"' in result.output


def test_help_table_and_log() -> None:
    result = run("dice -n 1 --seed 1", "help\ntable\nlog\n")
    assert "take back your last move" in result.output
    assert result.output.count("Dice:") == 2
    assert result.output.count("Round 1 of 3\n") == 2


def test_own_cards_do_not_draw_the_whole_table_again() -> None:
    result = run("card -n 2 --humans 2 --seed 4", "r\nr\n")
    assert result.output.count("Market:") == 3
    assert result.output.count("florins") == 1


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "expected a game"),
        ("chess", "expected a game, one of board, card, dice; got 'chess'"),
        ("board -n 7", "expected 2 to 6 players for board; got 7"),
        ("board -n -1", "expected 2 to 6 players for board"),
        ("dice -n 2 --humans 3", "expected at most 2"),
        ("dice --option a=b", "expected an option of dice"),
        ("card --option rising_monopoly", "expected NAME=VALUE"),
        ("card --option rising_monopoly=maybe", "option rising_monopoly: expected"),
        ("board --load game.json", "--load brings its own game"),
    ],
)
def test_a_wrong_set_up_is_a_usage_error(command: str, reason: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    flat = " ".join(result.output.replace("│", " ").split())
    assert reason in flat


def test_options_reach_the_game(folder: Path) -> None:
    run("card -n 3 --option rising_monopoly=true", "")
    assert saved(folder)[0].options == {"rising_monopoly": True}


def test_the_data_directory_of_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    home = Path("/home/ada")
    assert data_directory({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/medici")
    assert data_directory({}, "linux") == home / ".local/share/medici"
    assert data_directory({}, "darwin") == home / "Library/Application Support/medici"
    assert data_directory({}, "win32") == home / "AppData/Local/medici"
    assert data_directory({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/medici")


def test_saved_games_never_overwrite_each_other(tmp_path: Path) -> None:
    game = Game("dice", 1)
    paths = {keep(game, None) for _ in range(3)}
    assert len(paths) == 3
    assert new_name(tmp_path, game).parent == tmp_path


def test_starting_does_not_load_the_compiler() -> None:
    code = "import sys, medici.interfaces.cli.prompt_game; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
def test_ctrl_c_saves(folder: Path) -> None:
    code = "import typer; from medici.interfaces.cli.play import play; typer.run(play)"
    near, far = pytest.importorskip("pty").openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", code, "dice", "-n", "1"],
        stdin=far,
        stdout=far,
        stderr=far,
        env={**os.environ, "TERM": "dumb"},
        start_new_session=True,
    )
    os.close(far)
    heard = b""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not select.select([near], [], [], 0.5)[0]:
            # A signal just before the prompt is not heard; a second one would disturb the saving.
            if b"Ada> " in heard and b"Saved as" not in heard:
                process.send_signal(signal.SIGINT)
            continue
        try:
            news = os.read(near, 4096)
        except OSError:  # the other end has gone
            break
        if not news:
            break
        heard += news
    os.close(near)
    assert process.wait(timeout=PATIENCE) == 0, heard
    assert b"Continue with: medici play --load" in heard
    assert len(saved(folder)) == 1
