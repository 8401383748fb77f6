"""Proof that the shuffle was fair: a secret promised before the game and revealed after it."""

from medici.fair.commit import HOUSE_SEED, Secret, check_seed, commitment, derive_key, new_secret
from medici.fair.errors import FairError, NotRevealedError
from medici.fair.nature import FairNature, nature_moves_so_far
from medici.fair.proof import Proof, read_proof
from medici.fair.verify import Verdict, verify

__all__ = [
    "HOUSE_SEED",
    "FairError",
    "FairNature",
    "NotRevealedError",
    "Proof",
    "Secret",
    "Verdict",
    "check_seed",
    "commitment",
    "derive_key",
    "nature_moves_so_far",
    "new_secret",
    "read_proof",
    "verify",
]
