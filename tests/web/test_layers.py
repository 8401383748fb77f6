"""Imports in the browser client go one way, as docs/web.md says; the games never meet."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
LEVEL = {
    "lib": 0,
    "bots": 1,
    "art": 1,
    "parts": 1,
    "local": 2,
    "games": 2,
    "review": 2,
    "advise": 3,
    "table": 4,
    "learn": 5,
    "pages": 6,
    "companion": 7,
}
GAMES = ("board", "card", "dice")
SHARED_BY_GAMES = (
    "games/face",
    "games/Engraving.svelte",
    "games/Rank.svelte",
    "games/places",
)  # what each game may import besides
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def imports(sources: Path = SOURCES) -> Iterator[tuple[Path, str]]:
    """Every file, with what it imports, as a path under the sources."""
    for path in sorted(sources.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            for name in IMPORT.findall(path.read_text("utf-8")):
                yield path.relative_to(sources), resolved(sources, path, name)


def resolved(sources: Path, path: Path, name: str) -> str:
    """Where an import leads; other packages keep their names."""
    if name.startswith("$"):
        return name[1:]
    if name.startswith("."):
        target = (path.parent / name).resolve()
        return str(target.relative_to(sources)) if target.is_relative_to(sources) else name
    return f"npm:{name}"


def graph(sources: Path = SOURCES) -> Mapping[Path, set[Path]]:
    """The files that each file imports, types included."""
    edges: dict[Path, set[Path]] = {}
    for path, target in imports(sources):
        names = (target, f"{target}.ts", f"{target}/index.ts")
        files = [Path(name) for name in names if (sources / name).is_file()]
        edges.setdefault(path, set()).update(files)
    return edges


def circle(edges: Mapping[Path, set[Path]]) -> list[Path]:
    """Files that import each other in a circle; none if there is no circle."""
    done: set[Path] = set()

    def walk(path: Path, way: list[Path]) -> list[Path]:
        if path in way:
            return [*way[way.index(path) :], path]
        if path in done:
            return []
        for target in sorted(edges.get(path, ())):
            if ring := walk(target, [*way, path]):
                return ring
        done.add(path)
        return []

    return next((ring for path in edges if (ring := walk(path, []))), [])


def test_imports_go_one_way() -> None:
    wrong = [
        f"{path} imports {target}"
        for path, target in imports()
        if path.parts[0] in LEVEL
        if (floor := target.partition("/")[0]) in LEVEL
        and floor != path.parts[0]
        and LEVEL[floor] >= LEVEL[path.parts[0]]
    ]
    assert wrong == []


def test_games_never_import_each_other() -> None:
    wrong = [
        f"{path} imports {target}"
        for path, target in imports()
        if path.parts[0] == "games" and path.parts[1] in GAMES and target.startswith("games/")
        if target.split("/")[1] != path.parts[1] and target not in SHARED_BY_GAMES
    ]
    assert wrong == []


def test_nothing_is_imported_in_a_circle() -> None:
    edges = graph()
    assert len(edges) > 150
    assert circle(edges) == []


@pytest.mark.parametrize("how", ["import type { B } from", "export * from", "import"])
def test_a_circle_would_be_found(tmp_path: Path, how: str) -> None:
    (tmp_path / "a.ts").write_text(f"{how} './sub';")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "index.ts").write_text("export { default } from './B.svelte';")
    (tmp_path / "sub" / "B.svelte").write_text("<script>import { a } from '../a';</script>")
    ring = circle(graph(tmp_path))
    assert {str(path) for path in ring} == {"a.ts", "sub/index.ts", "sub/B.svelte"}
