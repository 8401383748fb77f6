"""The architecture names files that there are, and every file of the layers that it describes."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
LEFT_OUT = {"generated", "node_modules"}
FOLDERS = ("src", "web", "tests", "scripts", "benchmarks", "examples", "deploy")
PATH = re.compile(r"`([\w./*-]+(?:\.(?:py|ts|svelte|json|ftl|toml)|/))`")


def paths() -> list[str]:
    """Every file and folder of the sources, with a slash in front and behind folders."""
    everything = [path for name in FOLDERS for path in (ROOT / name).rglob("*")]
    sources = [path for path in everything if not LEFT_OUT & {*path.parts}]
    return [f"/{path.relative_to(ROOT)}{'/' * path.is_dir()}" for path in sources]


def test_every_file_that_is_named_is_there() -> None:
    there = [*paths(), *(f"/{name}/" for name in FOLDERS), "/pyproject.toml", "/web/generated/"]
    missing = [
        name
        for name in PATH.findall(PAGE)
        if "*" not in name and not any(path.endswith(f"/{name}") for path in there)
    ]
    assert missing == []


def section(heading: str) -> str:
    """The text under a heading, up to the next one."""
    return PAGE.partition(f"### {heading}")[2].partition("\n### ")[0]


def row(cell: str) -> str:
    """The row of a table that begins with a name."""
    return next(line for line in PAGE.splitlines() if line.startswith(f"| `{cell}` |"))


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("games", section("The games")),
        ("bots", section("Bots and contests")),
        ("tables", section("Live tables").partition("| where |")[0]),
        ("server/live", row("server/live/")),
        ("server/wire", row("server/wire/")),
        ("server/hosting", row("server/hosting/")),
    ],
    ids=lambda value: value if "\n" not in value and "|" not in value else "",
)
def test_every_module_is_named_where_its_folder_is_described(folder: str, text: str) -> None:
    modules = sorted(path.name for path in (ROOT / "src" / "medici" / folder).glob("*.py"))
    named = set(re.findall(r"[`/](\w+\.py)`", text))
    assert [name for name in modules if name not in {*named, "__init__.py", "errors.py"}] == []
