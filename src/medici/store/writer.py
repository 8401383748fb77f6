"""The one thread that writes to SQLite. Whatever waits is committed together.

Each command runs in a savepoint of its own, so that one that is refused leaves the others of
its group alone; a single statement needs none, for SQLite itself undoes a statement that fails.
The futures are resolved once the whole group has been made durable.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

import apsw

from medici.store.errors import Closed, ForeignClash, StoreError, Unavailable, UniqueClash

T = TypeVar("T")
Command = tuple[Callable[[apsw.Cursor], Any], bool, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

LARGEST_GROUP = 1024  # commands in one transaction: no one waits long for the others
UNIQUE = (apsw.SQLITE_CONSTRAINT_PRIMARYKEY, apsw.SQLITE_CONSTRAINT_UNIQUE)


class Writer:
    """Runs commands on a connection that is its own from now on, in a thread of its own."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Command]] = SimpleQueue()
        self._waiting: list[Command] = []  # the next group, in the thread of the loop
        self._busy = False  # whether the writer has a group, or soon will
        self._group: list[Command] = []
        self._closed = False
        self._cause: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="medici-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[apsw.Cursor], T], single: bool = False) -> "asyncio.Future[T]":
        """Queue a command; the future resolves when it has been made durable.

        ``single`` says that it changes the database by one statement alone.
        """
        if self._closed:
            raise Closed("the store was closed")
        future: asyncio.Future[T] = self._loop.create_future()
        if self._cause is not None:
            future.set_exception(crashed(self._cause))
            return future
        self._waiting.append((work, single, future))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # with all that others submit until then
        return future

    def _hand_over(self) -> None:
        """Give the writer its next group; it comes back for more when that is committed."""
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        self._busy = bool(group)
        if group or self._closed:
            self._queue.put(group)

    def check(self) -> None:
        """Raise if commands cannot be taken."""
        if self._closed:
            raise Closed("the store was closed")
        if self._cause is not None:
            raise crashed(self._cause)

    async def stop(self) -> None:
        """Commit what waits, then end the thread and close the connection."""
        if not self._closed:
            self._closed = True
            if not self._busy:
                self._hand_over()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while group := self._queue.get():  # an empty one is the end
                self._group = group
                self._tell(self._committed, self._commit())
        except BaseException as cause:  # a thread that dies must not leave anyone waiting
            self._tell(self._died, cause)
        finally:
            with suppress(apsw.Error):
                self._connection.close(force=True)

    def _tell(self, hear: Callable[[Any], None], news: object) -> None:
        with suppress(RuntimeError):  # the loop is gone, and with it all who waited
            self._loop.call_soon_threadsafe(hear, news)

    def _committed(self, outcomes: list[Outcome]) -> None:
        self._hand_over()
        resolve(outcomes)

    def _died(self, cause: BaseException) -> None:
        self._cause = cause
        lost, self._waiting = self._group + self._waiting, []
        resolve([(future, None, crashed(cause)) for *_, future in lost])

    def _commit(self) -> list[Outcome]:
        try:
            return self._transaction()
        except apsw.Error as error:
            with suppress(apsw.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [(future, None, translated(error)) for *_, future in self._group]

    def _transaction(self) -> list[Outcome]:
        cursor = self._connection.cursor()
        execute = cursor.execute
        outcomes: list[Outcome] = []
        execute("BEGIN IMMEDIATE")
        for work, single, future in self._group:
            if not single:
                execute("SAVEPOINT command")
            try:
                outcomes.append((future, work(cursor), None))
            except Exception as error:
                if not self._connection.in_transaction:
                    raise  # SQLite itself has given up the whole transaction
                if not single:
                    execute("ROLLBACK TO command")
                outcomes.append((future, None, translated(error)))
            if not single:
                execute("RELEASE command")
        execute("COMMIT")
        return outcomes


def resolve(outcomes: list[Outcome]) -> None:
    """Give each future its result or its error, in the thread of the loop."""
    for future, result, error in outcomes:
        if future.done():
            continue  # whoever waited was cancelled
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def crashed(cause: BaseException) -> Unavailable:
    """The error for a command that the thread can no longer run."""
    error = Unavailable(f"the thread that writes the store died: {cause!r}")
    error.__cause__ = cause
    return error


def translated(error: Exception) -> Exception:
    """An error of SQLite in the words of the store; any other as it is."""
    if not isinstance(error, apsw.Error):
        return error
    said: StoreError
    code = getattr(error, "extendedresult", apsw.SQLITE_ERROR)
    if code in UNIQUE:
        said = UniqueClash(str(error))
    elif code == apsw.SQLITE_CONSTRAINT_FOREIGNKEY:
        said = ForeignClash(str(error))
    elif isinstance(error, apsw.BusyError | apsw.LockedError):
        said = Unavailable("the database is locked by another program; close it and try again")
    else:
        said = Unavailable(f"SQLite failed: {error}")
    said.__cause__ = error
    return said
