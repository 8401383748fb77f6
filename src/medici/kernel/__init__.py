"""Declare a state once; run its rules on objects, or compiled on records."""

from medici.kernel.announcement import on_first_compilation
from medici.kernel.chance import RandomSource, all_seeded, below, seeded
from medici.kernel.compiler import compiled
from medici.kernel.exponential import exponential, logarithm
from medici.kernel.rule import bind, bound, fingerprint, noinline, rule, unbound, vectorized
from medici.kernel.state import Cells, State, declare, f64, i8, i16, i32, i64

__all__ = [
    "Cells",
    "RandomSource",
    "State",
    "all_seeded",
    "below",
    "bind",
    "bound",
    "compiled",
    "declare",
    "exponential",
    "f64",
    "fingerprint",
    "i8",
    "i16",
    "i32",
    "i64",
    "logarithm",
    "noinline",
    "on_first_compilation",
    "rule",
    "seeded",
    "unbound",
    "vectorized",
]
