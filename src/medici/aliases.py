"""Short import paths: ``medici.envs`` is ``medici.research.envs``, and so are its modules."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

ALIASES = {
    "medici.advise": "medici.analysis.advise",
    "medici.arena": "medici.research.arena",
    "medici.client": "medici.online.client",
    "medici.companion": "medici.interfaces.companion",
    "medici.datasets": "medici.research.datasets",
    "medici.drawing": "medici.presentation.drawing",
    "medici.envs": "medici.research.envs",
    "medici.eye": "medici.analysis.eye",
    "medici.playback": "medici.presentation.playback",
    "medici.puzzles": "medici.analysis.puzzles",
    "medici.review": "medici.analysis.review",
    "medici.scene": "medici.presentation.scene",
    "medici.server": "medici.online.server",
    "medici.store": "medici.online.store",
    "medici.story": "medici.presentation.story",
    "medici.tables": "medici.online.tables",
    "medici.tours": "medici.presentation.tours",
    "medici.words": "medici.presentation.words",
}


def full_path(name: str) -> str | None:
    """Where a module with a short path is, or none if the path is not short.

    >>> full_path("medici.arena.contest")
    'medici.research.arena.contest'
    """
    short = ".".join(name.split(".")[:2])
    return ALIASES[short] + name.removeprefix(short) if short in ALIASES else None


class AliasFinder:
    """Finds a module under its short path: the same module object, not a second one.

    It inherits nothing: ``importlib.abc`` would make every start slower.
    """

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if full_path(name) is None:
            return None
        return ModuleSpec(name, self, is_package=True)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(full_path(spec.name) or spec.name)
        self.own_spec = module.__spec__  # the import system replaces it by the alias's
        return module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self.own_spec


def install_aliases() -> None:
    """Let short paths be imported."""
    sys.meta_path.insert(0, AliasFinder())  # before the one that would load them a second time
