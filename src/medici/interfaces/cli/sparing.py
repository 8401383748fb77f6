"""Typer's help without what it imports and we never use: half of its time goes into that."""

import sys
from types import ModuleType

UNUSED = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}


def load_help() -> None:
    """Import what draws the help, with stand-ins for texts in Markdown and for tracebacks."""
    if "typer.rich_utils" in sys.modules:
        return
    missing = [name for name in UNUSED if name not in sys.modules]
    for name in missing:
        sys.modules[name] = stand_in(name, UNUSED[name])
    try:
        import typer.rich_utils  # noqa: F401, PLC0415
    finally:
        for name in missing:
            del sys.modules[name]  # whoever needs it gets the real one


def stand_in(module: str, name: str) -> ModuleType:
    """A module with nothing but an empty class."""
    spare = ModuleType(module)
    setattr(spare, name, type(name, (), {}))
    return spare
