"""What handlers may ask for by name: the services, who asks, the table in the path; and guards.

A handler that declares ``player: SignedIn`` is not called unless there is such a player.
"""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, SkipValidation

from medici.online.server.connection import HIDDEN
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.problem import HttpProblem
from medici.online.server.security.rate_limits import RateLimits, address_of
from medici.online.server.security.session_cookies import session_of
from medici.online.server.services import Services
from medici.online.tables import Player

SERVICES = "services"  # the key of the state that a request brings along
LARGEST_BODY = 1_000_000  # bytes of records and imported games; all else is short

AnyConnection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[object, object, State]

TheServices = NamedDependency[SkipValidation[Services]]  # as ``services``
Session = NamedDependency[SkipValidation[str | None]]  # as ``session``
Visitor = NamedDependency[SkipValidation[Player | None]]  # as ``visitor``
SignedIn = NamedDependency[SkipValidation[Player]]  # as ``player``
NamedTable = NamedDependency[SkipValidation[HostedTable]]  # as ``hosted``


def get_services(request: AnyConnection) -> Services:
    """The parts of the server that serves this request."""
    services: Services = request.scope["state"][SERVICES]
    return services


def session(request: AnyRequest) -> str | None:
    """The session that the request carries, whether it is known or not."""
    return session_of(request.scope["headers"])


async def visitor(services: TheServices, session: Session) -> Player | None:
    """Who asks; None for somebody without a session that is known here."""
    player = await services.players.of_session(session)
    if player is not None:
        services.presence.saw(player.id)
    return player


def signed_in(visitor: Visitor) -> Player:
    """Who asks; refuses everybody who is not known here."""
    if visitor is None:
        raise HttpProblem(401, "no-session", "expected a session: sign in as a guest first")
    return visitor


async def named_table(
    services: TheServices, visitor: Visitor, table_id: FromPath[str]
) -> HostedTable:
    """The table in the path; refuses one that does not exist, or must not be seen yet."""
    hosted = await services.tables.table(table_id)
    if not await services.tournaments.may_look(hosted.live, visitor):
        raise HttpProblem(403, "forbidden", HIDDEN)
    return hosted


DEPENDENCIES = {
    "services": Provide(get_services, sync_to_thread=False),
    "session": Provide(session, sync_to_thread=False),
    "visitor": Provide(visitor),
    "player": Provide(signed_in, sync_to_thread=False),
    "hosted": Provide(named_table),
}


def limit_creation(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: refuses an address from which too many guests, tables and the like are made."""
    take(connection, get_services(connection).creation_limits)


def limit_reading(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: refuses an address that asks for too many long answers."""
    take(connection, get_services(connection).reading_limits)


def limit_pages(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: refuses an address that asks for pages faster than a house full of people."""
    take(connection, get_services(connection).page_limits)


def take(connection: AnyConnection, limits: RateLimits) -> None:
    """Let one more request of an address through, or refuse it."""
    if not limits.take(address_of(connection.scope)):
        raise HttpProblem(429, "flood", "too many requests; wait a little")
