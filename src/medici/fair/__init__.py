"""Proof that the shuffle was fair: a secret promised before the game and revealed after it."""

from medici.fair.commit import HOUSE_SEED, Secret, check_seed, commitment, derive_key, new_secret
from medici.fair.errors import FairError, LedgerError, NotRevealedError
from medici.fair.ledger import Entry, Ledger, read_entry, read_list, table_hash
from medici.fair.nature import FairNature, nature_moves_so_far
from medici.fair.proof import Proof, read_proof
from medici.fair.verify import Verdict, verify
from medici.fair.witness import Kept, Witness, misfits

__all__ = [
    "HOUSE_SEED",
    "Entry",
    "FairError",
    "FairNature",
    "Kept",
    "Ledger",
    "LedgerError",
    "NotRevealedError",
    "Proof",
    "Secret",
    "Verdict",
    "Witness",
    "check_seed",
    "commitment",
    "derive_key",
    "misfits",
    "nature_moves_so_far",
    "new_secret",
    "read_entry",
    "read_list",
    "read_proof",
    "table_hash",
    "verify",
]
