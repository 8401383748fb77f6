"""The head of a table: what is stored of it beside its events."""

import msgspec


class Head(msgspec.Struct):
    """What can be said of a table without reading its events."""

    game: str
    players: int
    host: str
