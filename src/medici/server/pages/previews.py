"""What a page says of itself before it is drawn: its title, and what a shared link shows."""

from dataclasses import dataclass
from html import escape
from typing import Any

from litestar.types import HTTPScope

from medici.server.house import House
from medici.server.security.headers import header
from medici.store import NoSuchTable, StoreError
from medici.words import Words

SOCIAL = '<meta name="social" />'  # where the preview goes


@dataclass(frozen=True)
class Preview:
    """What a shared link shows of a page."""

    title: str
    about: str


async def previewed(
    name: str, given: dict[str, Any], said: Words, house: House | None
) -> Preview | None:
    """What a page is about; None if it is a table that is not there."""
    about = said.say("shell-about")
    if name == "table" and house is not None:
        try:
            room = await house.tables.room(given["id"])
        except NoSuchTable:
            return None
        except StoreError:
            return Preview(said.say("shell-name"), about)  # the page itself says more
        created = room.live.created
        phase = "open" if room.live.phase == "open" else "other"
        title = said.say("shell-preview-table", {"game": created.game, "phase": phase})
        return Preview(title, said.say("shell-preview-table-about", {"host": created.by_name}))
    if name in ("rules", "learn"):
        return Preview(said.say(f"shell-preview-{name}", {"game": given["game"]}), about)
    if name == "replay":
        return Preview(said.say("shell-preview-replay"), about)
    return Preview(said.say("shell-name"), about)


def dressed(shell: str, language: str, preview: Preview, origin: str, path: str) -> str:
    """The page with its language, its title and its preview."""
    name = escape(preview.title)
    about = escape(preview.about)
    social = "\n    ".join(
        [
            f'<meta name="description" content="{about}" />',
            '<meta property="og:type" content="website" />',
            f'<meta property="og:title" content="{name}" />',
            f'<meta property="og:description" content="{about}" />',
            f'<meta property="og:url" content="{escape(origin + path)}" />',
            f'<meta property="og:image" content="{escape(origin)}/preview.png" />',
            '<meta property="og:image:width" content="1200" />',
            '<meta property="og:image:height" content="630" />',
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
    )
    shell = shell.replace('<html lang="en">', f'<html lang="{language}">')
    return shell.replace("<title>Medici</title>", f"<title>{name}</title>").replace(SOCIAL, social)


def unbuilt(said: Words, language: str) -> str:
    """What is shown where the client has not been built."""
    title, about = said.say("shell-unbuilt"), said.say("shell-unbuilt-about")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{about}</p></html>\n"
    )


def origin_of(scope: HTTPScope) -> str:
    """Where this server is, as the browser sees it."""
    host = header(scope["headers"], b"host") or "localhost"
    return f"{scope.get('scheme') or 'http'}://{host}"
