"""The client without a server: the same files, changed so that any host can serve them."""

import gzip
import hashlib
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from medici.online.server.pages.files import STATIC, TYPES
from medici.online.server.pages.previews import SOCIAL, plain_page, social
from medici.online.server.security.headers import POLICY
from medici.presentation.words import LANGUAGES, words

MARK = '<meta name="medici" content="site" />'  # by which the client knows that there is no server
VERSION = re.compile(r'<meta name="version" content="([^"+]+)\+[^"]*" />')
SERVED = "const SITE = false;"  # as the worker knows it
NOT_HERE = ("robots.txt",)  # speaks of the server's addresses
LAST = ("sw.js", "index.html")  # they lead to the others, which have to be there before them


class NotBuiltError(Exception):
    """The client is not part of this installation."""


def site(source: Path = STATIC, address: str | None = None) -> Iterator[tuple[str, bytes]]:
    """Every file of a site by its name, in an order in which they can be written while it is read.

    ``address`` is where the site will be, if that is known: links in previews have to be whole.
    """
    files = dict(built_files(source))
    page, worker = (files.pop(name, b"").decode() for name in ("index.html", "sw.js"))
    released = VERSION.search(page)
    if released is None or SERVED not in worker:
        raise NotBuiltError("expected the pages of the client; they have not been built")
    page = add_headers(page, address)
    version = f"{released[1]}+{digest(files, page)}"
    page = VERSION.sub(f'<meta name="version" content="{version}" />', page)
    worker = worker.replace(SERVED, "const SITE = true;")
    worker = re.sub(r"(?<=const VERSION = ')[^']*", version, worker)
    changed = {"404.html": missing_page(address), "sw.js": worker, "index.html": page}
    for name, text in changed.items():
        files[name] = text.encode()
        files[f"{name}.gz"] = gzip.compress(files[name], mtime=0)
    yield from sorted(files.items(), key=lambda file: file[0].removesuffix(".gz") in LAST)


def built_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a build by their names. Copies of files that will change are left out."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        plain = name.removesuffix(".gz").removesuffix(".br")
        stale = plain in LAST and plain != name
        if path.is_file() and Path(plain).suffix in TYPES and plain not in NOT_HERE and not stale:
            yield name, path.read_bytes()


def add_headers(page: str, address: str | None) -> str:
    """The page with what a server would have said of it in its headers."""
    texts = words("en")
    title, about = texts.say("shell-name"), texts.say("shell-about")
    preview = social(title, about, address) if address else ""
    said = [
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY, quote=False)}" />',
        MARK,
        preview or f'<meta name="description" content="{escape(about)}" />',
    ]
    return page.replace(SOCIAL, "\n    ".join(said))


def digest(files: dict[str, bytes], page: str) -> str:
    """A text that changes with every file."""
    sums = hashlib.sha256(page.encode())
    for name, body in sorted(files.items()):
        sums.update(f"{name} {len(body)} ".encode() + body)
    return sums.hexdigest()[:8]


def missing_page(address: str | None) -> str:
    """What a host shows for an address that it does not know. It may lie in any folder."""
    home = escape(address or "./")
    parts = [
        f'<section lang="{language}"><h1>{texts.say("shell-missing")}</h1>'
        f"<p>{texts.say('shell-missing-why')}</p>"
        f'<p><a href="{home}">{texts.say("shell-missing-home")}</a></p></section>'
        for language, texts in ((language, words(language)) for language in LANGUAGES)
    ]
    return plain_page("en", "Medici", "".join(parts))
