"""Write docs/reference/files.md: every source file with the first line of its docstring.

`--check` writes nothing, and fails if the page is not what would be written.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference" / "files.md"
HEAD = """<!-- Written by scripts/file_listing.py from docstrings; change those and run it. -->

# Every file

What each source file holds, in the words of its docstring. For the layers and for where to make a
change, see [the architecture](../architecture.md).
"""
FOLDERS = ("src/medici", "web/src", "benchmarks", "scripts", "examples")
COMMENT = re.compile(r"\A\s*(?:<!--|/\*\*|//)\s*(?:@component\s+)?(.+?)(?:\s*(?:-->|\*/)|\n|$)")


def files() -> list[Path]:
    """The source files that git knows, tests apart."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *FOLDERS]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [Path(name) for name in names.splitlines() if (ROOT / name).is_file()]
    kinds = (".py", ".ts", ".svelte", ".js", ".mjs")
    wanted = (path for path in paths if path.suffix in kinds and ".test." not in path.name)
    return sorted(wanted, key=lambda path: (path.parent.as_posix(), path.name))


def purpose(path: Path) -> str:
    """What a file holds: the first line of its docstring, or of its first comment."""
    text = (ROOT / path).read_text("utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    found = COMMENT.match(text.removeprefix('<script lang="ts">'))
    return found[1].strip(" *") if found else ""


def lines() -> Iterator[str]:
    """The page, line by line."""
    yield HEAD
    for folder, paths in groupby(files(), key=lambda path: path.parent):
        inside = [path for path in paths if path.name != "__init__.py" or purpose(path)]
        package = next((purpose(path) for path in inside if path.name == "__init__.py"), "")
        yield f"## `{folder.as_posix()}`\n"
        if package:
            yield f"{package}\n"
        named = [path for path in inside if path.name != "__init__.py"]
        if named:
            yield "| file | what it holds |\n| --- | --- |"
            yield from (
                f"| `{path.name}` | {purpose(path).replace('|', '&#124;')} |" for path in named
            )
            yield ""


def main() -> None:
    page = "\n".join(lines())
    if "--check" not in sys.argv:
        PAGE.write_text(page, "utf-8")
    elif not PAGE.is_file() or PAGE.read_text("utf-8") != page:
        raise SystemExit(f"expected {PAGE.name} as the docstrings have it: run {sys.argv[0]}")


if __name__ == "__main__":
    main()
