"""The documents as a site, under /docs: files that `make docs` has built, read when asked for."""

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from litestar.types import HTTPScope, Send

from medici.server.pages.files import A_DAY, ALWAYS_ASK, TYPES, File, file_at
from medici.server.pages.replies import Headers, language_of, reply, send_file
from medici.server.pages.site import STYLE
from medici.server.security.headers import POLICY
from medici.words import Words, words

DOCS = Path(__file__).parents[1] / "docs"
ROOT = "/docs"
KEPT = 64  # files that stay in memory
INLINE = {  # data in a script of another type is not run
    kind: re.compile(rf"<{kind}>(.*?)</{kind}>".encode(), re.DOTALL) for kind in ("script", "style")
}
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
        self.read = lru_cache(maxsize=KEPT)(self._read)

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

    def _read(self, address: str) -> tuple[File, Headers]:
        path = self.files[address]
        if path.suffix != ".html":
            return file_at(path, ALWAYS_ASK if path.suffix == ".json" else A_DAY), []
        file = file_at(path, ALWAYS_ASK)
        return file, [(b"content-security-policy", policy(file.body).encode())]

    async def _missing(self, scope: HTTPScope, send: Send) -> None:
        language = language_of(scope)
        page = missing(words(language), language, f"{ROOT}/index.html" in self.files).encode()
        more = [
            (b"vary", b"accept-language"),
            (b"content-language", language.encode()),
            (b"content-security-policy", policy(page).encode()),
        ]
        await reply(scope, send, 404, page, TYPES[".html"], ALWAYS_ASK, more)


def missing(texts: Words, language: str, built: bool) -> str:
    """What is shown where there is no such document, or none at all."""
    title = texts.say("shell-missing" if built else "shell-docs-unbuilt")
    about = texts.say("shell-docs-missing" if built else "shell-docs-unbuilt-about")
    home, name = (f"{ROOT}/", "shell-docs-home") if built else ("/", "shell-missing-home")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">{STYLE}<main><h1>{title}</h1>'
        f'<p>{about}</p><p><a href="{home}">{texts.say(name)}</a></p></main></html>\n'
    )


def policy(page: bytes) -> str:
    """What a page may run: our files, and exactly the scripts and styles that stand in it.

    >>> policy(b"<script>go()</script>").split("; ")[1]
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
    """
    allowed = f"script-src {sources(INLINE['script'], page)}"
    style = f"style-src {sources(INLINE['style'], page)}"
    return f"{POLICY.replace(STRICT, allowed)}; {style}; frame-ancestors 'none'"


def sources(inline: re.Pattern[bytes], page: bytes) -> str:
    """Our files, and what stands in a page, by its digest."""
    digests = (hashlib.sha256(text).digest() for text in inline.findall(page))
    known = (f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return " ".join(["'self'", *dict.fromkeys(known)])
