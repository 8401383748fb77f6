"""Options that belong together, written once as a dataclass and taken by several commands."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """Let Typer see the fields of a command's first parameter, a dataclass, as its own options.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Setup:
    ...     game: str
    ...     players: int = 4
    >>> @grouped
    ... def show(setup: Setup, loud: bool = False) -> None:
    ...     print(setup, loud)
    >>> list(inspect.signature(show).parameters)
    ['game', 'players', 'loud']
    >>> show(game="dice", loud=True)
    Setup(game='dice', players=4) True
    """
    first, *others = inspect.signature(command).parameters.values()
    group = first.annotation
    fields = inspect.signature(group).parameters
    options = [
        option.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for option in (*fields.values(), *others)
    ]

    @wraps(command)
    def ungrouped(**values: Any) -> None:
        own = {name: values.pop(name) for name in fields if name in values}
        command(group(**own), **values)

    ungrouped.__annotations__ = {option.name: option.annotation for option in options}
    ungrouped.__dict__["__signature__"] = inspect.Signature(options)
    return ungrouped
