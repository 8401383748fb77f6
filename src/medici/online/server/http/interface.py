"""All routes as one Litestar application. It knows no server: each request brings its services."""

from functools import cache

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from medici import __version__
from medici.online.server.http import (
    catalogue,
    club_talk,
    clubs,
    community_reports,
    deals,
    friends,
    health,
    invitations,
    ledger,
    matches,
    moderation,
    opponents,
    passkeys,
    people,
    players,
    push,
    ratings,
    records,
    sheets,
    tables,
    tournament_share,
    tournaments,
    watching,
)
from medici.online.server.http.dependencies import DEPENDENCIES, limit_reading
from medici.online.server.http.errors import HANDLERS

SMALL_BODY = 16_384  # bytes; a few routes take more
WORTH_COMPRESSING = 1000  # bytes
SUBJECTS = (
    catalogue,
    tables,
    records,
    ledger,
    players,
    passkeys,
    moderation,
    push,
    sheets,
    opponents,
    ratings,
    friends,
    invitations,
    people,
    health,
    deals,
    matches,
    watching,
    tournaments,
    tournament_share,
    club_talk,
    clubs,
    community_reports,
)


@cache
def http_interface() -> Litestar:
    """The same for every server of this process, since making it takes longer than starting one."""
    return Litestar(
        [route for subject in SUBJECTS for route in subject.ROUTES],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        logging_config=None,
        request_max_body_size=SMALL_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=WORTH_COMPRESSING,
            gzip_compress_level=5,
            exclude_opt_key="packed",  # some answers come compressed already
        ),
        openapi_config=OpenAPIConfig(
            title="Medici",
            version=__version__,
            openapi_router=Router(
                "/schema", route_handlers=[], include_in_schema=False, guards=[limit_reading]
            ),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
    )
