"""The one thread that writes to SQLite. Whatever waits is committed together.

Batches of events, which is nearly everything, are written by one statement for the whole group:
every statement hands the interpreter to the loop and back. Should it fail, it is taken back; then,
and for everything else, each command runs in a savepoint of its own, so that one that is refused
leaves the others of its group alone. The futures are resolved once the whole group has been made
durable.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import apsw

from medici.online.store.errors import (
    Closed,
    NoSuchPlayer,
    NotStored,
    StoreError,
    Unavailable,
    UniqueClash,
)

T = TypeVar("T")
Insert = Callable[[apsw.Cursor, Sequence[Any]], bool]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

BRIEF = 0.25  # seconds to wait for a lock that others have already waited for in vain
LARGEST_GROUP = 1024  # commands in one transaction: no one waits long for the others
UNIQUE = (apsw.SQLITE_CONSTRAINT_PRIMARYKEY, apsw.SQLITE_CONSTRAINT_UNIQUE)


class Command(NamedTuple):
    """Something to do: a batch to be inserted, or else any work."""

    future: "asyncio.Future[Any]"
    batch: Any = None
    work: Callable[[apsw.Cursor], Any] | None = None


class Writer:
    """Runs commands on a connection that is its own from now on, in a thread of its own.

    ``insert`` writes batches, one or many, and says whether all of them fitted. ``busy`` is how
    many seconds a group waits for a lock of another program.
    """

    def __init__(self, connection: apsw.Connection, insert: Insert, busy: float) -> None:
        self._connection = connection
        self._insert = insert
        self._busy_seconds = busy
        self._locked_out = False  # whether the last group waited for a lock in vain
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Command]] = SimpleQueue()
        self._waiting: list[Command] = []  # the next group, in the thread of the loop
        self._busy = False  # whether the writer has a group, or soon will
        self._group: list[Command] = []
        self._closed = False
        self._cause: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="medici-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[apsw.Cursor], T]) -> "asyncio.Future[T]":
        """Queue any work; the future resolves when it has been made durable."""
        return self._queued(Command(self._loop.create_future(), None, work))

    def append(self, batch: Any) -> "asyncio.Future[bool]":
        """Queue a batch; the future tells whether it fitted, once that is durable."""
        return self._queued(Command(self._loop.create_future(), batch))

    def _queued(self, command: Command) -> "asyncio.Future[Any]":
        if self._closed:
            raise Closed("the store was closed")
        if self._cause is not None:
            command.future.set_exception(crash_error(self._cause))
            return command.future
        self._waiting.append(command)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # with all that others submit until then
        return command.future

    def _hand_over(self) -> None:
        """Give the writer its next group; it comes back for more when that is committed."""
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        self._busy = bool(group)
        if group or self._closed:
            self._queue.put(group)

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
        resolve([(command.future, None, crash_error(cause)) for command in lost])

    def _commit(self) -> list[Outcome]:
        try:
            outcomes = self._transaction()
            self._wait_for_locks(locked_out=False)
            return outcomes
        except apsw.Error as error:
            self._wait_for_locks(locked_out=isinstance(error, apsw.BusyError))
            with suppress(apsw.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [(command.future, None, to_store_error(error)) for command in self._group]

    def _wait_for_locks(self, *, locked_out: bool) -> None:
        """Wait briefly while a lock is known to be held, or those who come would pile up."""
        if locked_out != self._locked_out:
            self._locked_out = locked_out
            seconds = min(BRIEF, self._busy_seconds) if locked_out else self._busy_seconds
            self._connection.set_busy_timeout(int(seconds * 1000))

    def _transaction(self) -> list[Outcome]:
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        batches = [command for command in self._group if command.batch is not None]
        outcomes: list[Outcome] = []
        rest = self._group
        if len(batches) > 1 and self._inserted(cursor, batches):
            outcomes = [(command.future, True, None) for command in batches]
            rest = [command for command in self._group if command.batch is None]
        outcomes += [self._alone(cursor, command) for command in rest]
        cursor.execute("COMMIT")
        return outcomes

    def _inserted(self, cursor: apsw.Cursor, commands: Sequence[Command]) -> bool:
        """Whether all batches could be inserted at once; if not, the transaction begins anew."""
        fitted = False
        with suppress(Exception):  # told to the one whose fault it is, when each is tried alone
            fitted = self._insert(cursor, [command.batch for command in commands])
        if not self._connection.in_transaction:
            raise apsw.AbortError("SQLite has given up the whole transaction")
        if not fitted:
            cursor.execute("ROLLBACK")
            cursor.execute("BEGIN IMMEDIATE")
        return fitted

    def _alone(self, cursor: apsw.Cursor, command: Command) -> Outcome:
        """Run one command; if it fails, or says that it does not fit, it leaves no trace."""
        future, batch, work = command
        done: Any = False
        failure: Exception | None = None
        cursor.execute("SAVEPOINT command")
        try:
            done = self._insert(cursor, [batch]) if work is None else work(cursor)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # SQLite itself has given up the whole transaction
            failure = to_store_error(error)
        if done is False:
            cursor.execute("ROLLBACK TO command")
        cursor.execute("RELEASE command")
        return future, done, failure


def resolve(outcomes: list[Outcome]) -> None:
    """Give each future its result or its error, in the thread of the loop."""
    for future, result, error in outcomes:
        if future.done():
            continue  # the task that waited was cancelled
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def crash_error(cause: BaseException) -> Unavailable:
    """The error for a command that the thread can no longer run."""
    error = Unavailable(f"the thread that writes the store died: {cause!r}")
    error.__cause__ = cause
    return error


def to_store_error(error: Exception) -> Exception:
    """An error of SQLite in the words of the store; any other as it is."""
    if not isinstance(error, apsw.Error):
        return error
    failure: StoreError
    code = getattr(error, "extendedresult", apsw.SQLITE_ERROR)
    if code in UNIQUE:
        failure = UniqueClash(str(error))
    elif code == apsw.SQLITE_CONSTRAINT_FOREIGNKEY:
        failure = NoSuchPlayer("there is no such player")
    elif isinstance(error, apsw.BusyError | apsw.LockedError):
        failure = NotStored("the store is locked by another program: nothing was stored")
    elif isinstance(error, apsw.FullError):
        failure = NotStored("the disk of the store is full: nothing was stored")
    elif isinstance(error, apsw.ReadOnlyError):
        failure = NotStored("the file of the store cannot be written: nothing was stored")
    else:
        failure = Unavailable(f"SQLite failed: {error}")
    failure.__cause__ = error
    return failure
