"""Check that the relative links in every Markdown file lead somewhere."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+[\"'][^)]*)?\)")
REFERENCE = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?", re.MULTILINE)
CODE = re.compile(r"^ {0,3}(```+|~~~+).*?^ {0,3}\1[`~]*\s*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*\s*$", re.MULTILINE)
LEFT_OUT = {"build", "dist", "generated", "node_modules"}
FENCE = re.compile(r"^ {0,3}(```+|~~~+).*?^ {0,3}\1[`~]*\s*$", re.MULTILINE | re.DOTALL)


def documents(root: Path) -> Iterator[Path]:
    """Every Markdown file under the root, hidden and built folders left out."""
    for path in sorted(root.rglob("*.md")):
        folders = path.relative_to(root).parts[:-1]
        if not any(part.startswith(".") or part in LEFT_OUT for part in folders):
            yield path


def anchors(text: str) -> set[str]:
    """The names by which the headings of a document can be linked to."""
    names: set[str] = set()
    for heading in HEADING.findall(FENCE.sub("", text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        unique, count = name, 0
        while unique in names:
            count += 1
            unique = f"{name}-{count}"
        names.add(unique)
    return names | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text))


def broken(document: Path, root: Path) -> Iterator[str]:
    """The links of one document that lead nowhere."""
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    for link in LINK.findall(text) + REFERENCE.findall(text):
        if ELSEWHERE.match(link):
            continue
        name, _, anchor = unquote(link).partition("#")
        base = root if name.startswith("/") else document.parent
        target = base / name.lstrip("/") if name else document
        named = anchor and target.suffix == ".md" and target.exists()
        if not target.exists() or (named and anchor not in anchors(target.read_text("utf-8"))):
            yield link


def main(arguments: list[str]) -> int:
    root = Path(arguments[0] if arguments else ".").resolve()
    checked = faults = 0
    for document in documents(root):
        checked += 1
        for link in broken(document, root):
            faults += 1
            print(f"{document.relative_to(root)}: nothing at {link}")
    print(f"Links checked in {checked} documents: {faults or 'none'} broken.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
