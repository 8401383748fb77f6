"""The screen as a picture that needs nothing from elsewhere, and is the same every time."""

import re
from typing import Any

from textual.app import App

FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def picture(app: App[Any], title: str = "medici play") -> str:
    """What is shown, as SVG: with the reader's own font, and with names that do not change."""
    svg = app.export_screenshot(title=title, simplify=True)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", FONT).replace(
        "font-family: arial", f"font-family: {FONT}"
    )
    svg = re.sub(r"terminal-\d+-", "t-", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"
