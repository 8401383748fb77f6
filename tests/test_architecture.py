"""The architecture page stays a map: short, and every file that it names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = ("src", "web", "tests", "scripts", "benchmarks", "examples", "deploy", "docs")
LEFT_OUT = {"generated", "node_modules"}
PATH = re.compile(r"`([\w./-]+(?:\.(?:py|ts|svelte|json|ftl|toml|md)|/))`")
MOST_LINES = 150


def paths() -> list[str]:
    """Every file and folder of the sources, with a slash in front and behind folders."""
    everything = [path for name in FOLDERS for path in (ROOT / name).rglob("*")]
    sources = [path for path in everything if not LEFT_OUT & {*path.parts}]
    inside = [f"/{path.relative_to(ROOT)}{'/' * path.is_dir()}" for path in sources]
    return [*inside, *(f"/{name}/" for name in FOLDERS)]


def test_every_file_that_is_named_exists() -> None:
    there = paths()
    named = set(PATH.findall(PAGE))
    assert [
        name for name in sorted(named) if not any(at.endswith(f"/{name}") for at in there)
    ] == []


def test_the_map_is_short() -> None:
    assert len(PAGE.splitlines()) <= MOST_LINES
