"""The small checks of `make lint` find what they look for, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
LONG = "board: pay ties at the table in full, and " + "more " * 10


def check(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a script of ours."""
    command = [sys.executable, str(SCRIPTS / script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=False, text=True)


def git(folder: Path, *arguments: str) -> None:
    """Run git as nobody in particular."""
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@medici.example")
    command = ["git", *who, "-c", "commit.gpgsign=false", *arguments]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository with one commit whose subject is too long."""
    git(tmp_path, "init", "--initial-branch=main")
    git(tmp_path, "commit", "--allow-empty", "-m", LONG)
    return tmp_path


@pytest.mark.parametrize(("lines", "code"), [(400, 0), (401, 1)])
def test_a_file_may_have_400_lines(tmp_path: Path, lines: int, code: int) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "table.svelte").write_text("\n" * lines)
    done = check("check_sizes.py", tmp_path)
    assert done.returncode == code
    assert ("expected at most 400 lines; got 401" in done.stdout) == bool(code)


def test_files_that_nobody_writes_may_be_long(tmp_path: Path) -> None:
    for folder in ("node_modules", ".cache", "static"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "all.js").write_text("\n" * 1000)
    assert check("check_sizes.py", tmp_path).returncode == 0


def test_a_new_subject_has_72_characters_at_most(history: Path) -> None:
    git(history, "tag", "v0.1.0")
    fits = "bots: " + "ä" * 66
    git(history, "commit", "--allow-empty", "-m", fits, "-m", "Why, at any length. " * 9)
    assert check("check_subjects.py", history).returncode == 0
    git(history, "commit", "--allow-empty", "-m", fits + "ä")
    done = check("check_subjects.py", history)
    assert done.returncode == 1
    assert "at most 72 characters; got 73" in done.stdout
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("subject", "code"),
    [
        ("bots: bid less for the last lot", 0),
        ("bots, web: count florins alike", 0),
        ("online/store: make a column", 0),
        ("Pay ties at the table in full", 1),
        ("bots:bid less", 1),
        ("Bots: bid less", 1),
    ],
)
def test_a_new_subject_has_a_scope(history: Path, subject: str, code: int) -> None:
    git(history, "tag", "v0.1.0")
    git(history, "commit", "--allow-empty", "-m", subject)
    done = check("check_subjects.py", history)
    assert done.returncode == code
    assert ("expected a scope" in done.stdout) == bool(code)


@pytest.mark.parametrize(
    ("subject", "code"), [("Merge branch 'tui' into whole", 1), ("Merge 01ab into 23cd", 0)]
)
def test_a_merge_is_not_named_after_a_working_branch(
    history: Path, subject: str, code: int
) -> None:
    git(history, "tag", "v0.1.0")
    git(history, "switch", "-c", "tui")
    git(history, "commit", "--allow-empty", "-m", "tui: show the score")
    git(history, "switch", "main")
    git(history, "merge", "--no-ff", "-m", subject, "tui")
    done = check("check_subjects.py", history)
    assert done.returncode == code
    assert ("no merge of a working branch" in done.stdout) == bool(code)


def test_subjects_on_the_main_branch_are_past_mending(history: Path) -> None:
    git(history, "update-ref", "refs/remotes/origin/main", "HEAD")
    assert check("check_subjects.py", history).returncode == 0
    git(history, "commit", "--allow-empty", "-m", LONG)
    assert check("check_subjects.py", history).returncode == 1


def test_without_a_beginning_no_subject_is_checked(
    history: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert check("check_subjects.py", history).returncode == 0
    assert check("check_subjects.py", tmp_path_factory.mktemp("no-repository")).returncode == 0


def test_a_part_is_timed_and_shown_if_it_fails() -> None:
    quiet = check("timed.py", "part", sys.executable, "-c", "print('much')")
    assert quiet.returncode == 0
    assert "passed" in quiet.stdout
    assert "much" not in quiet.stdout
    loud = check("timed.py", "part", sys.executable, "-c", "print('much'); raise SystemExit(3)")
    assert loud.returncode == 3
    assert "failed" in loud.stdout
    assert "much" in loud.stdout
    shown = check("timed.py", "--show", "part", sys.executable, "-c", "print('much')")
    assert "much" in shown.stdout


# In brackets, so that this line names none itself.
REGISTRIES = r"py[p]i\.|python[h]osted|npm[j]s|registry\.[a-z-]+\.[a-z]"


def test_no_file_names_a_host_of_packages() -> None:
    """Packages come from wherever whoever installs them has configured."""
    command = ["git", "grep", "-I", "-i", "-n", "-E", REGISTRIES]
    done = subprocess.run(command, cwd=SCRIPTS.parent, capture_output=True, check=False, text=True)
    if done.returncode > 1:
        pytest.skip("needs a checkout to know its files")
    assert done.stdout == ""
