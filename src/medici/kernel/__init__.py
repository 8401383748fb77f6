"""Declare a state once; run its rules on objects, or compiled on records."""

from medici.kernel.announcement import on_first_compilation
from medici.kernel.chance import RandomSource, below, seeded
from medici.kernel.compiler import compiled
from medici.kernel.rule import bind, cold, fingerprint, rule, unbound
from medici.kernel.state import Cells, State, declare, i8, i16, i32

__all__ = [
    "Cells",
    "RandomSource",
    "State",
    "below",
    "bind",
    "cold",
    "compiled",
    "declare",
    "fingerprint",
    "i8",
    "i16",
    "i32",
    "on_first_compilation",
    "rule",
    "seeded",
    "unbound",
]
