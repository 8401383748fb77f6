"""What a page says of itself before it is drawn: its title, and what a shared link shows."""

from dataclasses import dataclass
from html import escape
from typing import Any

from litestar.types import HTTPScope

from medici.online.server.security.headers import header
from medici.online.server.services import Services
from medici.online.store import NoSuchTable, StoreError
from medici.presentation.palette import DARK, LIGHT
from medici.presentation.words import Words, words

SOCIAL = '<meta name="social" />'  # where the preview goes
COLOURS = "body{{background:{parchment};color:{ink}}}a{{color:{gold-ink}}}"
STYLE = (
    "<style>body{max-width:36rem;margin:12vh auto 0;padding:1rem;font:1.1rem/1.5 Georgia,serif}"
    f"section+section{{margin-top:3rem}}{COLOURS.format(**LIGHT)}"
    f"@media(prefers-color-scheme:dark){{{COLOURS.format(**DARK)}}}</style>"
)  # it may be shown at any address, from where it finds no other file


@dataclass(frozen=True)
class Preview:
    """What a shared link shows of a page."""

    title: str
    about: str


async def make_preview(
    name: str, parts: dict[str, Any], texts: Words, services: Services | None
) -> Preview | None:
    """What a page is about; None if it is a table that is not there."""
    about = texts.say("shell-about")
    if name == "table" and services is not None:
        try:
            hosted = await services.tables.table(parts["id"])
        except NoSuchTable:
            return None
        except StoreError:
            return Preview(texts.say("shell-name"), about)  # the page itself says more
        created = hosted.live.created
        phase = "open" if hosted.live.phase == "open" else "other"
        title = texts.say("shell-preview-table", {"game": created.game, "phase": phase})
        return Preview(title, texts.say("shell-preview-table-about", {"host": created.by_name}))
    if name in ("rules", "learn"):
        return Preview(texts.say(f"shell-preview-{name}", {"game": parts["game"]}), about)
    if name == "community":
        at = parts["list"] or parts["at"]
        catalogue = {"ranking": "ratings", "people": "community"}.get(at, at)
        more = words(texts.lang, catalogue)
        return Preview(more.say(f"{catalogue}-title"), more.say(f"{catalogue}-about"))
    if name == "companion":
        title = texts.say("shell-preview-companion")
        return Preview(title, texts.say("shell-preview-companion-about"))
    if name in ("replay", "exercises"):
        return Preview(texts.say(f"shell-preview-{name}"), about)
    return Preview(texts.say("shell-name"), about)


def fill_page(shell: str, language: str, preview: Preview, origin: str, path: str) -> str:
    """The page with its language, its title and its preview."""
    shell = shell.replace('="./', '="/')  # the client can lie anywhere, but here it is on top
    shell = shell.replace('<html lang="en">', f'<html lang="{language}">')
    shell = shell.replace("<title>Medici</title>", f"<title>{escape(preview.title)}</title>")
    return shell.replace(SOCIAL, social(preview.title, preview.about, f"{origin}/", path[1:]))


def social(title: str, about: str, root: str, path: str = "") -> str:
    """What a shared link shows, for those who make previews; it is below ``root``."""
    name, what = escape(title), escape(about)
    return "\n    ".join(
        [
            f'<meta name="description" content="{what}" />',
            '<meta property="og:type" content="website" />',
            f'<meta property="og:title" content="{name}" />',
            f'<meta property="og:description" content="{what}" />',
            f'<meta property="og:url" content="{escape(root + path)}" />',
            f'<meta property="og:image" content="{escape(root)}preview.png" />',
            '<meta property="og:image:width" content="1200" />',
            '<meta property="og:image:height" content="630" />',
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
    )


def unbuilt_page(texts: Words, language: str) -> str:
    """What is shown where the client has not been built."""
    title, about = texts.say("shell-unbuilt"), texts.say("shell-unbuilt-about")
    return plain_page(language, title, f"<h1>{title}</h1><p>{about}</p>")


def plain_page(language: str, title: str, body: str) -> str:
    """A page of its own, which needs no other file."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">{STYLE}<main>{body}</main></html>\n'
    )


def origin_of(scope: HTTPScope) -> str:
    """Where this server is, as the browser sees it."""
    host = header(scope["headers"], b"host") or "localhost"
    return f"{scope.get('scheme') or 'http'}://{host}"
