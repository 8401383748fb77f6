"""A person, as a table knows one."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Somebody with a lasting id, which is no secret, and a name."""

    id: str
    name: str
