"""The disk cache of compiled rules, keyed by what a rule says and not by its file's date.

Numba's own cache looks at the date of the caller's file: it misses a changed rule in another
file, and recompiles after a mere checkout. This one asks for the fingerprint alone.
"""

import os
import sys
import types
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


def cache_folder() -> Path:
    """Where compiled rules are kept: ``MEDICI_CACHE``, or the user's cache directory."""
    if chosen := os.environ.get("MEDICI_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "medici" / "rules"


class _ByFingerprint(_CacheLocator):  # type: ignore[misc]
    def __init__(self, digest: str) -> None:
        self.digest = digest

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return self.digest

    def get_disambiguator(self) -> str:
        return self.digest

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Any:
        return cls(py_func.__dict__["digest"])


class _RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_ByFingerprint]  # noqa: RUF012


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's function cache, with files found by fingerprint."""

    _impl_class = _RuleCacheImpl

    def __init__(self, function: types.FunctionType, digest: str) -> None:
        function.__dict__["digest"] = digest
        super().__init__(function)
