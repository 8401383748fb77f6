"""Every route of the HTTP interface."""

from medici.server.http import (
    bots,
    conduct,
    games,
    health,
    lists,
    players,
    push,
    records,
    rules,
    tables,
    tours,
)

ROUTES = [
    *games.ROUTES,
    *bots.ROUTES,
    *conduct.ROUTES,
    *health.ROUTES,
    *lists.ROUTES,
    *players.ROUTES,
    *push.ROUTES,
    *records.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *tours.ROUTES,
]
