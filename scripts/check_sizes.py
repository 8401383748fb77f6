"""Check that no file of sources or tests has grown beyond what one reads in one go."""

import sys
from collections.abc import Iterator
from pathlib import Path

MOST = 400  # lines
KINDS = {".py", ".ts", ".svelte", ".js", ".mjs", ".css"}
# Built, generated or fetched, not written.
LEFT_OUT = {"build", "dev", "dist", "generated", "node_modules", "static"}


def written(folder: Path) -> Iterator[Path]:
    """Every file that people write, in a folder and those inside it."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name in LEFT_OUT:
            continue
        if path.is_dir():
            yield from written(path)
        elif path.suffix in KINDS:
            yield path


def main(arguments: list[str]) -> int:
    root = Path(arguments[0] if arguments else ".").resolve()
    faults = 0
    for path in written(root):
        lines = path.read_bytes().count(b"\n")
        if lines > MOST:
            faults += 1
            name = path.relative_to(root)
            print(f"{name}: expected at most {MOST} lines; got {lines}. Split it by what it holds.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
