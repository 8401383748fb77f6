"""Imports in the browser client go one way, as docs/web.md says; the games never meet."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
LEVEL = {"lib": 0, "art": 1, "parts": 1, "games": 2, "table": 3, "learn": 4, "pages": 5}
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def imports() -> Iterator[tuple[Path, str]]:
    """Every file on a floor, with what it imports, as a path under the sources."""
    for floor in LEVEL:
        for path in sorted((SOURCES / floor).rglob("*")):
            if path.suffix in (".ts", ".svelte"):
                for name in IMPORT.findall(path.read_text("utf-8")):
                    yield path.relative_to(SOURCES), resolved(path, name)


def resolved(path: Path, name: str) -> str:
    """Where an import leads; other packages keep their names."""
    if name.startswith("$"):
        return name[1:]
    if name.startswith("."):
        target = (path.parent / name).resolve()
        return str(target.relative_to(SOURCES)) if target.is_relative_to(SOURCES) else name
    return f"npm:{name}"


def test_imports_go_one_way() -> None:
    wrong = [
        f"{path} imports {target}"
        for path, target in imports()
        if (floor := target.partition("/")[0]) in LEVEL
        and floor != path.parts[0]
        and LEVEL[floor] >= LEVEL[path.parts[0]]
    ]
    assert wrong == []


def test_games_never_import_each_other() -> None:
    wrong = [
        f"{path} imports {target}"
        for path, target in imports()
        if path.parts[0] == "games" and target.startswith("games/")
        if target.split("/")[1] != path.parts[1]
    ]
    assert wrong == []
