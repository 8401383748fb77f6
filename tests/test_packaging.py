"""The locks agree and name no index; the version is the same wherever it is told."""

import re
from pathlib import Path

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
    "lock", ["requirements-dev.lock", "requirements-cluster.lock", "requirements-cuda.lock"]
)
def test_lock_holds_all_of_the_runtime_lock(lock: str) -> None:
    assert pins("requirements.lock").items() <= pins(lock).items()


def test_the_version_is_told_in_the_changelog_and_the_citation() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    version, date = released[0]
    assert version == medici.__version__
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {version}\ndate-released: {date}\n" in citation
