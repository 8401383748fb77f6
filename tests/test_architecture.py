"""The architecture names files that there are, and every file of the layers that it describes."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = ("src", "web", "tests", "scripts", "benchmarks", "examples")
PATH = re.compile(r"`([\w./*-]+(?:\.(?:py|ts|svelte|json|ftl|toml)|/))`")


def paths() -> list[str]:
    """Every file and folder of the sources, with a slash in front and behind folders."""
    everything = [path for name in FOLDERS for path in (ROOT / name).rglob("*")]
    sources = [path for path in everything if "node_modules" not in path.parts]
    return [f"/{path.relative_to(ROOT)}{'/' * path.is_dir()}" for path in sources]


def test_every_file_that_is_named_is_there() -> None:
    there = [*paths(), *(f"/{name}/" for name in FOLDERS), "/pyproject.toml"]
    missing = [
        name
        for name in PATH.findall(PAGE)
        if "*" not in name and not any(path.endswith(f"/{name}") for path in there)
    ]
    assert missing == []


def test_every_module_that_newcomers_look_for_is_named() -> None:
    described = ("games", "bots", "tables", "server/wire", "server/hosting", "server/live")
    modules = [
        path.name
        for folder in described
        for path in sorted((ROOT / "src" / "medici" / folder).glob("*.py"))
        if path.name not in ("__init__.py", "errors.py")
    ]
    assert [name for name in modules if f"`{name}`" not in PAGE and f"/{name}`" not in PAGE] == []
