"""The locks agree and name no index; the version is the same wherever it is told."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import hatch_build as build
import pytest

import medici

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==([^\s;]+)", re.MULTILINE)
LOCKS = sorted(path.name for path in ROOT.glob("requirements*.lock"))


def pins(lock: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / lock).read_text(encoding="utf-8")))


def test_version_is_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", medici.__version__)


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_agree_on_versions(lock: str) -> None:
    ours = pins(lock)
    for other in LOCKS:
        theirs = pins(other)
        assert {name: ours[name] for name in ours.keys() & theirs} == {
            name: theirs[name] for name in ours.keys() & theirs
        }


@pytest.mark.parametrize(
    "lock",
    [
        "requirements-club.lock",
        "requirements-dev.lock",
        "requirements-cluster.lock",
        "requirements-cuda.lock",
    ],
)
def test_lock_holds_all_of_the_runtime_lock(lock: str) -> None:
    assert pins("requirements.lock").items() <= pins(lock).items()


def test_a_player_installs_neither_databases_nor_the_customs_of_every_country() -> None:
    heavy = {"babel", "faker", "fluent-runtime", "psycopg", "pydantic", "pytz", "redis", "uvloop"}
    assert not heavy & pins("requirements.lock").keys()
    assert {"psycopg", "redis", "uvloop", "pywebpush"} <= pins("requirements-club.lock").keys()
    assert {"psycopg", "redis", "fluent-runtime"} <= pins("requirements-dev.lock").keys()


def left_out() -> list[str]:
    text = (ROOT / "scripts" / "lock").read_text(encoding="utf-8")
    named = re.findall(r'^(?:unused|not_for_servers)="(.*)"$', text, re.MULTILINE)
    assert len(named) == 2
    return [name for names in named for name in names.split()]


@pytest.mark.slow
def test_a_server_runs_without_what_the_locks_leave_out() -> None:
    """In a process that cannot import it, though it is there for the tests."""
    assert {"faker", "polyfactory", "litestar-htmx", "rich-click", "httpx"} <= {*left_out()}
    for lock in ("requirements.lock", "requirements-club.lock"):
        assert not {*left_out()} & pins(lock).keys()
    done = subprocess.run(
        [sys.executable, ROOT / "tests" / "without_left_out.py", *left_out()],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.stdout == "served\n", done.stderr


def test_what_is_subclassed_has_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounded = {re.split(r"[^\w-]", need)[0] for need in project["dependencies"] if ",<" in need}
    assert {"numba", "typer", "uvicorn"} <= bounded


def test_an_extra_for_everything_holds_all_that_is_in_its_parts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    parts = {*extras["postgres"], *extras["redis"], *extras["push"]}
    assert parts < set(extras["club"])
    assert parts < set(extras["dev"])


def test_a_build_with_the_pages_in_it_asks_for_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = build.ClientHook("", {}, None, None, "", "")  # type: ignore[arg-type]
    wanted = {
        (True, True, True): [],
        (True, False, True): [build.NODE],
        (False, False, True): [build.NODE, *build.PAGES],
        (True, True, False): [*build.DOCS],
    }
    for (made, built, docs), needs in wanted.items():
        monkeypatch.setattr(build, "made", lambda made=made: made)
        monkeypatch.setattr(build, "built", lambda built=built: built)
        monkeypatch.setattr(build, "docs_built", lambda docs=docs: docs)
        assert hook.dependencies() == needs
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == ["hatchling>=1.26"]
    assert list(build.DOCS) == project["project"]["optional-dependencies"]["docs"]
    assert set(build.PAGES) - set(project["project"]["dependencies"]) == {"llvmlite>=0.45"}


def test_tools_of_the_pages_are_fetched_only_where_they_are_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fetched: list[bool] = []
    monkeypatch.setattr(build, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(build, "npm", lambda *words: fetched.append("--omit=dev" not in words))
    for tools in (False, False, True, True, False):
        build.install_packages(tools=tools)
    assert fetched == [False, True]


def test_the_pages_are_built_without_the_tools() -> None:
    web = ROOT / "web"
    package = json.loads((web / "package.json").read_text(encoding="utf-8"))
    sources = [web / "vite.config.ts", *(web / "vite").glob("*.ts")]
    sources += [path for path in (web / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    for path in sources:
        if ".test." not in path.name:
            text = re.sub(r"import type .*?;", "", path.read_text(encoding="utf-8"))
            imported = {name for name in package["devDependencies"] if f"from '{name}" in text}
            assert not imported, f"{path} imports {imported}"


def test_the_version_is_told_in_the_changelog_and_the_citation() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    version, date = released[0]
    assert version == medici.__version__
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {version}\ndate-released: {date}\n" in citation
