"""Build the documents as a site, into src/medici/online/server/docs; the server serves them.

Zensical takes a single folder, and the documents also lead to files elsewhere in the repository.
So all of them are first copied to build/handbook: the rules of the games become pages there, and
so does every file that a page links to, as a listing. Links are changed to fit.
"""

import gzip
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path

from check_links import CODE, ELSEWHERE, LINK, REFERENCE
from docstrings import without_orders

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "handbook"
BUILT = ROOT / "src" / "medici" / "online" / "server" / "docs"
FONTS = ROOT / "src" / "medici" / "online" / "server" / "static" / "assets"
RULES = re.compile(r"src/medici/presentation/locales/([^/]+)/rules/(\w+\.md)")
PALETTE = ROOT / "src" / "medici" / "presentation" / "palette.json"
DOCS = "docs/"
FACES = {  # as the pages of the client have them, if they were built
    "eb-garamond-latin-600-normal": "serif.woff2",
    "source-sans-3-latin-wght-normal": "sans.woff2",
}
LANGUAGES = {".py": "python", ".json": "json", ".yml": "yaml", ".conf": "nginx", ".service": "ini"}
NOT_HERE = ("404.html", "sitemap.xml")  # they would have to know the address of the house
PACKED = (".html", ".css", ".js", ".json", ".svg")


def place(path: str) -> str:
    """Where a file of the repository is in the handbook.

    >>> place("docs/rules/README.md"), place("src/medici/presentation/locales/en/rules/dice.md")
    ('rules/README.md', 'rules/dice.md')
    >>> place("src/medici/presentation/locales/pt-BR/rules/dice.md"), place("deploy/nginx.conf")
    ('rules/pt-BR/dice.md', 'files/deploy/nginx-conf.md')
    """
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    if rules := RULES.fullmatch(path):
        language, name = rules.groups()
        return f"rules/{name}" if language == "en" else f"rules/{language}/{name}"
    if path.endswith(".md"):
        return "README.md" if path == "README.md" else path.lower()
    # A page becomes a folder of its name, and one called bidder.py would pass for a source.
    return f"files/{path.replace('.', '-')}.md"


class Handbook:
    """The pages that are copied, and those that they turn out to need."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.wanted = [
            f"{DOCS}{path.relative_to(root / 'docs').as_posix()}" for path in pages(root)
        ]
        self.done: set[str] = {"README.md"}  # its place is taken by the documents' own

    def write(self, stage: Path) -> None:
        """Copy everything, following links."""
        shutil.rmtree(stage, ignore_errors=True)
        while self.wanted:
            path = self.wanted.pop()
            if path in self.done:
                continue
            self.done.add(path)
            target = stage / place(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.suffix == ".md":
                target.write_text(self.page(path), encoding="utf-8")
            else:
                shutil.copyfile(self.root / path, target)

    def page(self, path: str) -> str:
        """A file as a page: its Markdown with links that fit, or a listing of it."""
        text = (self.root / path).read_text(encoding="utf-8")
        if path.endswith(".md"):
            return without_orders(self.relinked(path, text))
        language = LANGUAGES.get(Path(path).suffix, "text")
        return f"# {path}\n\n````{language}\n{text.rstrip()}\n````\n"

    def relinked(self, path: str, text: str) -> str:
        """Markdown with the links of its new place; what is in code stays as it is."""
        plain = CODE.sub(lambda code: " " * len(code[0]), text)
        spans = sorted(
            found.span(1) for pattern in (LINK, REFERENCE) for found in pattern.finditer(plain)
        )
        parts, at = [], 0
        for start, end in spans:
            parts += [text[at:start], self.link(path, text[start:end])]
            at = end
        return "".join([*parts, text[at:]])

    def link(self, path: str, link: str) -> str:
        """A link of a page as it has to be in the handbook; what it leads to is wanted there."""
        name, mark, anchor = link.partition("#")
        if not name or ELSEWHERE.match(link):
            return link
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        if not (self.root / target).is_file():
            raise SystemExit(f"{path}: expected a link to a file; got {link}")
        self.wanted.append(target)
        return (
            posixpath.relpath(place(target), posixpath.dirname(place(path)) or ".") + mark + anchor
        )


def pages(root: Path) -> list[Path]:
    """Every file of the documents."""
    return sorted(path for path in (root / "docs").rglob("*") if path.is_file())


def lend_fonts(stage: Path) -> None:
    """The fonts of the client; without them the pages use what a system has."""
    for name, face in FACES.items():
        for font in FONTS.glob(f"{name}-*.woff2"):
            shutil.copyfile(font, stage / "look" / face)


def lend_colours(stage: Path) -> None:
    """The colours of the palette, light and dark."""
    colours = json.loads(PALETTE.read_text(encoding="utf-8"))
    schemes = {"default": colours["light"], "slate": colours["light"] | colours["dark"]}
    rules = [
        f"[data-md-color-scheme='{scheme}'] {{{''.join(f'--{k}:{v};' for k, v in named.items())}}}"
        for scheme, named in schemes.items()
    ]
    (stage / "look" / "palette.css").write_text("\n".join(rules), encoding="utf-8")


def build() -> None:
    """Build the site."""
    Handbook().write(STAGE)
    lend_fonts(STAGE)
    lend_colours(STAGE)
    shutil.copyfile(ROOT / "web" / "public" / "icon.svg", STAGE / "look" / "icon.svg")
    shutil.rmtree(BUILT, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    quiet = {**os.environ, "NO_COLOR": "1"}
    run = subprocess.run(command, cwd=ROOT, env=quiet, check=False, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"{run.stdout}{run.stderr}zensical failed; its messages are above.")
    for name in NOT_HERE:
        (BUILT / name).unlink(missing_ok=True)
    for path in sorted(BUILT.rglob("*")):
        if path.suffix in PACKED and path.is_file():
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    build()
