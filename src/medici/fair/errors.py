"""What can be wrong with a proof; no message ever quotes a secret."""

# Runs in browsers too: docs/browser-subset.md

from medici.record import MediciError


class FairError(MediciError):
    """A seed, a secret or a proof that is missing or malformed: nothing can be verified."""


class NotRevealedError(FairError):
    """The secret of this game has not been revealed yet."""


class LedgerError(FairError):
    """The list of promises does not hold, at an entry if one is named.

    >>> str(LedgerError(7, "expected another"))
    'entry 7: expected another'
    """

    def __init__(self, entry: int | None, problem: str) -> None:
        super().__init__(problem if entry is None else f"entry {entry}: {problem}")
        self.entry = entry
