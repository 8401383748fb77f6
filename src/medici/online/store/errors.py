"""What a store refuses, and what can go wrong with it: each error says what to do."""


class StoreError(Exception):
    """The base of every error that a store raises."""


class Stale(StoreError):  # noqa: N818
    """Events were appended after one that is not the last. Nothing was stored.

    >>> str(Stale(7))
    'the table has moved on: its last event is 7'
    """

    def __init__(self, last_seq: int) -> None:
        super().__init__(f"the table has moved on: its last event is {last_seq}")
        self.last_seq = last_seq


class Duplicate(StoreError):  # noqa: N818
    """A command of this id is already stored, as the events from first to last.

    >>> str(Duplicate(4, 6))
    'this command is already stored, as events 4 to 6'
    """

    def __init__(self, first_seq: int, last_seq: int) -> None:
        super().__init__(f"this command is already stored, as events {first_seq} to {last_seq}")
        self.first_seq = first_seq
        self.last_seq = last_seq


class NoSuchTable(StoreError):  # noqa: N818
    """The store has no table of this id."""


class NoSuchPlayer(StoreError):  # noqa: N818
    """The store has no player of this id. All foreign keys that can fail are of players."""


class AlreadyExists(StoreError):  # noqa: N818
    """A table, player or session of this id is already there."""


class Unavailable(StoreError):  # noqa: N818
    """The database cannot be reached, is locked by someone else, or failed.

    A command in flight may or may not have been stored: send it again with the same id.
    """


class NotStored(Unavailable):
    """The database takes nothing for now: it is locked, full or read-only. Nothing was stored."""


class Unstorable(StoreError):  # noqa: N818
    """Something was given that the database cannot hold, as a NUL in a text. Nothing was stored."""


class Closed(StoreError):  # noqa: N818
    """The store was closed."""


class SchemaTooNew(StoreError):  # noqa: N818
    """The database was written by a newer version of Medici."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"this database has schema version {version}, but this version of Medici knows only "
            f"versions up to {known}; install a newer Medici"
        )
        self.version = version
        self.known = known


class UniqueClash(StoreError):  # noqa: N818
    """A primary key or unique constraint refused a row; told to callers in better words."""
