"""The browser client: which address is answered by which file or page."""

import re
from pathlib import Path

from litestar.types import HTTPScope, Send

from medici.games import GAMES
from medici.online.server.pages.docs import DOCS, HELP, Docs
from medici.online.server.pages.files import (
    ALWAYS_ASK,
    STATIC,
    TYPES,
    files_in,
    language_of,
    reply,
    send_file,
)
from medici.online.server.pages.previews import (
    SOCIAL,
    Preview,
    fill_page,
    make_preview,
    origin_of,
    unbuilt_page,
)
from medici.online.server.services import Services
from medici.presentation.words import words

OURS = re.compile(r"/(api|schema|metrics|healthz)(/|$)")  # addresses of the server itself
GAME = rf"(?P<game>{'|'.join(GAMES)})"
THING = r"(?P<id>[A-Za-z0-9_-]{1,64})"
PAGES = {  # what a preview calls a page, and its addresses
    "home": re.compile(r"/"),
    "table": re.compile(rf"/tables/{THING}"),
    "replay": re.compile(rf"/replay(/{THING})?"),
    "rules": re.compile(rf"/(rules|aid)/{GAME}"),
    "learn": re.compile(rf"/learn/{GAME}"),
    "exercises": re.compile(r"/exercises"),
    "companion": re.compile(r"/companion"),
    "community": re.compile(
        r"/(?P<list>ranking|opponents|friends|watch)"
        rf"|/(?P<at>people|deals|matches|tournaments|clubs)(/{THING})?"
    ),
    "plain": re.compile(rf"/(settings|history|link|(local|follow)/{THING})"),
}


class Pages:
    """The client, read once; answers everything that is not the server's own."""

    def __init__(self, folder: Path = STATIC, docs: Path = DOCS) -> None:
        self.docs = Docs(docs)
        self.files = dict(files_in(folder))
        shell = self.files.pop("/index.html", None)
        self.shell = None if shell is None else shell.body.decode()
        if self.shell is not None and self.docs.built:
            self.shell = self.shell.replace(SOCIAL, f"{HELP}\n    {SOCIAL}")

    def answers(self, scope: HTTPScope) -> bool:
        """Whether this is a request for the client."""
        return scope["method"] in ("GET", "HEAD") and not OURS.match(scope["path"])

    async def __call__(self, scope: HTTPScope, send: Send, services: Services | None) -> None:
        """Answer it."""
        path: str = scope["path"]
        if self.docs.answers(path):
            await self.docs(scope, send)
            return
        file = self.files.get(path)
        if file is not None:
            await send_file(scope, send, file)
        elif path.startswith("/assets/") or Path(path).suffix:
            await reply(scope, send, 404, b"not found\n", TYPES[".txt"], ALWAYS_ASK)
        else:
            language = language_of(scope)
            status, page = await self._page(scope, language, services)
            more = [(b"vary", b"accept-language"), (b"content-language", language.encode())]
            await reply(scope, send, status, page.encode(), TYPES[".html"], ALWAYS_ASK, more)

    async def _page(
        self, scope: HTTPScope, language: str, services: Services | None
    ) -> tuple[int, str]:
        texts = words(language)
        if self.shell is None:
            return 503, unbuilt_page(texts, language)
        path = scope["path"].rstrip("/") or "/"
        preview = None
        for name, address in PAGES.items():
            if match := address.fullmatch(path):
                preview = await make_preview(name, match.groupdict(), texts, services)
                break
        status = 404 if preview is None else 200
        preview = preview or Preview(texts.say("shell-name"), texts.say("shell-about"))
        return status, fill_page(self.shell, language, preview, origin_of(scope), path)
