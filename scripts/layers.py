"""Draw docs/pictures/layers.svg: the layers of the import contract, and what lives on each.

The order comes from the contract in pyproject.toml that `make lint` enforces, and what a package
holds from the first line of its docstring, so that the picture cannot say anything else.
`--check` draws nothing, and fails if the picture is not what would be drawn.
"""

import ast
import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "layers.svg"
PACKAGE = ROOT / "src" / "medici"

WIDTH, MARGIN, TOP = 860, 20, 74
ROW, GAP = 36, 6
NAMES = 210  # the width of the column of names
INK, MUTED, LINE, PAPER, PARCHMENT = "#2A2320", "#6B6056", "#DDCFB6", "#FFFBF2", "#F6EFE0"


def layers(pyproject: dict[str, Any]) -> list[list[str]]:
    """The packages of each layer, the top layer first."""
    contracts = pyproject["tool"]["importlinter"]["contracts"]
    contract = next(each for each in contracts if each["containers"] == ["medici"])
    return [
        [name.strip(" ()") for name in layer.replace(":", "|").split("|")]
        for layer in contract["layers"]
    ]


def purpose(name: str) -> str:
    """What a package or module of the house is for: the first line of its docstring."""
    package = PACKAGE / name / "__init__.py"
    source = package if package.exists() else PACKAGE / f"{name}.py"
    docstring = ast.get_docstring(ast.parse(source.read_text("utf-8")))
    if not docstring:
        raise SystemExit(f"expected a docstring that says what it is for; {source} has none")
    return docstring.splitlines()[0]


def drawn(rows: list[tuple[int, str]]) -> str:
    """The picture, of packages with the number of their layer."""
    height = TOP + len(rows) * (ROW + GAP) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="Georgia, serif" role="img" aria-label="The layers of src/medici">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="34" font-size="20" fill="{INK}">The layers of src/medici</text>',
        f'<text x="{MARGIN}" y="56" font-size="13" fill="{MUTED}">'
        "Each may import those below it, never those above or beside it.</text>",
    ]
    for number, (layer, name) in enumerate(rows):
        parts.append(band(TOP + number * (ROW + GAP), layer, name))
    return "\n".join([*parts, "</svg>", ""])


def band(y: int, layer: int, name: str) -> str:
    """One package: its name and what it is for; layers take turns in their colour."""
    fill = PARCHMENT if layer % 2 else PAPER
    middle = y + ROW // 2 + 5
    return (
        f'<rect x="{MARGIN}" y="{y}" width="{WIDTH - 2 * MARGIN}" height="{ROW}" rx="4" '
        f'fill="{fill}" stroke="{LINE}"/>'
        f'<text x="{MARGIN + 16}" y="{middle}" font-size="16" fill="{INK}">{escape(name)}</text>'
        f'<text x="{NAMES}" y="{middle}" font-size="13" fill="{MUTED}">'
        f"{escape(purpose(name))}</text>"
    )


def main() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    rows = [(layer, name) for layer, names in enumerate(layers(pyproject)) for name in names]
    picture = drawn(rows)
    if "--check" not in sys.argv:
        PICTURE.write_text(picture, "utf-8")
    elif not PICTURE.exists() or PICTURE.read_text("utf-8") != picture:
        raise SystemExit(
            f"expected {PICTURE.name} as the import contract has it: run {sys.argv[0]}"
        )


if __name__ == "__main__":
    main()
