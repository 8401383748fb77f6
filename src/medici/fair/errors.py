"""What can be wrong with a proof; no message ever quotes a secret."""

from medici.record import MediciError


class FairError(MediciError):
    """A seed, a secret or a proof that is missing or malformed: nothing can be verified."""


class NotRevealedError(FairError):
    """The secret of this game has not been revealed yet."""
