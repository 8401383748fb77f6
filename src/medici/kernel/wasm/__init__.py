"""Rules as a module of WebAssembly: the same source, for the machine in a browser.

The tree of every rule is written in LLVM's language (``statements``, ``expressions``), LLVM makes
an object file of it (``machine``), and that becomes a module that stands alone (``linker``).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from medici.kernel.rule import Rule
from medici.kernel.wasm.linker import linked
from medici.kernel.wasm.machine import object_of
from medici.kernel.wasm.source import Untranslatable
from medici.kernel.wasm.unit import module_text

__all__ = ["Untranslatable", "module_of"]


def module_of(exports: Mapping[str, tuple[Rule, Sequence[Any]]]) -> bytes:
    """A module that exports rules under these names.

    With each goes an example of its arguments, from which their kinds are known, as Numba knows
    them from a call.
    """
    return linked(object_of(module_text(exports)), exports)
