"""Contact with a service that may be away: when to try again, and what to tell the log of it."""

import time

from medici.online.server.logs import log

FIRST_PAUSE = 1.0  # seconds before a service is tried again; twice as long each time
LONGEST_PAUSE = 30.0
STEADY = 60.0  # seconds without a failure after which pauses begin anew


class Pauses:
    """How long to wait after a failure: longer and longer, also for what comes and goes.

    >>> pauses = Pauses()
    >>> [pauses.after(at) for at in (0.0, 1.5, 4.0, 9.0, 18.0, 35.0)]
    [1.0, 2.0, 4.0, 8.0, 16.0, 30.0]
    >>> pauses.after(35.0 + 30.0 + 61.0)
    1.0
    """

    def __init__(self) -> None:
        self._pause = FIRST_PAUSE / 2
        self._until = 0.0  # the end of the last pause

    def after(self, now: float) -> float:
        """The seconds to wait after a failure at this time."""
        steady = now - self._until > STEADY
        self._pause = FIRST_PAUSE if steady else min(LONGEST_PAUSE, 2 * self._pause)
        self._until = now + self._pause
        return self._pause


class Contact:
    """Whether a service can be reached, over all that is done with it.

    The log is told once when it goes and once when it is back.
    """

    def __init__(self, gone: str, back: str) -> None:
        self._gone = gone
        self._back = back
        self._failing: set[str] = set()
        self._pauses: dict[str, Pauses] = {}
        self._since = 0.0

    @property
    def away(self) -> bool:
        """Whether something fails."""
        return bool(self._failing)

    def failed(self, what: str, problem: Exception) -> float:
        """Something fails; the seconds to wait before it is tried again."""
        now = time.monotonic()
        if not self._failing:
            self._since = now
            log.warning("%s (%s)", self._gone, " ".join(str(problem).split()))
        self._failing.add(what)
        return self._pauses.setdefault(what, Pauses()).after(now)

    def worked(self, what: str) -> None:
        """Something works, perhaps again."""
        if what not in self._failing:
            return
        self._failing.discard(what)
        if not self._failing:
            log.warning(self._back, extra={"seconds": round(time.monotonic() - self._since, 1)})
