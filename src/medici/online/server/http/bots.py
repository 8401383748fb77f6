"""The bots over HTTP: against whom one can play."""

from litestar import get

from medici.bots.catalogue import BotInfo, describe_bots


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[BotInfo]:
    """The bots, weakest first."""
    return describe_bots()


ROUTES = [list_bots]
