"""The documents as a site, under /docs: files that `make docs` has built, read when asked for."""

import base64
import hashlib
import re
from pathlib import Path

from litestar.types import HTTPScope, Send

from medici.online.server.pages.files import (
    A_DAY,
    ALWAYS_ASK,
    TYPES,
    File,
    Headers,
    file_at,
    language_of,
    reply,
    send_file,
)
from medici.online.server.pages.previews import plain_page
from medici.online.server.security.headers import POLICY
from medici.presentation.words import Words, words

DOCS = Path(__file__).parents[1] / "docs"
ROOT = "/docs"
HELP = f'<link rel="help" href="{ROOT}/" />'  # tells the client that they are there
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)  # others hold data, and do not run
# The search brings a style of its own; nothing on these pages comes from users.
STYLES = "style-src 'self' 'unsafe-inline'"
STRICT = "script-src 'self' 'wasm-unsafe-eval'"  # what the client's pages may run


class Docs:
    """The documents; where they have not been built, a page that says so."""

    def __init__(self, folder: Path = DOCS) -> None:
        self.folder = folder
        self.files = {
            f"{ROOT}/{path.relative_to(folder).as_posix()}": path
            for path in folder.rglob("*")
            if path.suffix in TYPES and path.is_file()
        }

    @property
    def built(self) -> bool:
        """Whether there are any."""
        return f"{ROOT}/index.html" in self.files

    def answers(self, path: str) -> bool:
        """Whether this is an address of theirs."""
        return path == ROOT or path.startswith(f"{ROOT}/")

    async def __call__(self, scope: HTTPScope, send: Send) -> None:
        """Answer it: a page is a folder, from which its links lead on."""
        path: str = scope["path"]
        page = f"{path}index.html"
        if path not in self.files and f"{path}/index.html" in self.files:
            there = [(b"location", f"{path}/".encode())]
            await reply(scope, send, 308, b"", TYPES[".txt"], ALWAYS_ASK, there)
            return
        try:
            file, headers = self.read(page if path.endswith("/") else path)
        except (KeyError, OSError):
            await self._missing(scope, send)
        else:
            await send_file(scope, send, file, headers)

    def read(self, address: str) -> tuple[File, Headers]:
        """A file, and what else is said of it."""
        path = self.files[address]
        if path.suffix != ".html":
            return file_at(path, ALWAYS_ASK if path.suffix == ".json" else A_DAY), []
        file = file_at(path, ALWAYS_ASK)
        return file, [(b"content-security-policy", policy(file.body).encode())]

    async def _missing(self, scope: HTTPScope, send: Send) -> None:
        language = language_of(scope)
        page = missing_page(words(language), language, self.built).encode()
        more = [
            (b"vary", b"accept-language"),
            (b"content-language", language.encode()),
            (b"content-security-policy", policy(page).encode()),
        ]
        await reply(scope, send, 404, page, TYPES[".html"], ALWAYS_ASK, more)


def missing_page(texts: Words, language: str, built: bool) -> str:
    """What is shown where there is no such document, or none at all."""
    title = texts.say("shell-missing" if built else "shell-docs-unbuilt")
    about = texts.say("shell-docs-missing" if built else "shell-docs-unbuilt-about")
    home, name = (f"{ROOT}/", "shell-docs-home") if built else ("/", "shell-missing-home")
    link = f'<a href="{home}">{texts.say(name)}</a>'
    return plain_page(language, title, f"<h1>{title}</h1><p>{about}</p><p>{link}</p>")


def policy(page: bytes) -> str:
    """What a page may run: our files, and exactly the scripts that stand in it.

    >>> policy(b"<script>go()</script>").split("; ")[1]
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
    """
    digests = (hashlib.sha256(script).digest() for script in INLINE.findall(page))
    known = dict.fromkeys(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    allowed = POLICY.replace(STRICT, " ".join(["script-src 'self'", *known]))
    return f"{allowed}; {STYLES}; frame-ancestors 'none'"
