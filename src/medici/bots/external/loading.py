"""From ``module:Name`` to a bot: what is asked of one that somebody else has written."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from medici.bots.bot import Budget

DEFAULT_BUDGET = Budget(seconds=1.0)  # for a bot that names none


class NotABot(RuntimeError):  # noqa: N818
    """There is no bot of that name, or what is there is none."""


@dataclass(frozen=True)
class LoadedBot:
    """A bot as somebody has written it, with what it may leave out filled in."""

    move: Callable[..., Any]  # (game, state, seed, budget)
    about: str
    budget: Budget


def is_external_name(name: str) -> bool:
    """Whether a name could be that of a bot of one's own.

    >>> [is_external_name(name) for name in ("my.module:Bot", "merchant", "my.module:")]
    [True, False, False]
    """
    module, _, attribute = name.partition(":")
    parts = [*module.split("."), attribute]
    return all(part.isidentifier() for part in parts)


def load_bot(name: str) -> LoadedBot:
    """Import what a name stands for, make a bot of it, and see that it can be asked."""
    module_name, _, attribute = name.partition(":")
    try:
        module = import_module(module_name)
    except Exception as problem:
        raise NotABot(
            f"{name}: expected a module {module_name} to import; got {error_line(problem)}"
        ) from problem
    if not hasattr(module, attribute):
        public = [key for key in vars(module) if not key.startswith("_")]
        raise NotABot(
            f"{name}: expected {attribute} in {module_name}; got {', '.join(public) or 'nothing'}"
        )
    bot = getattr(module, attribute)
    if inspect.isclass(bot):
        try:
            bot = bot()
        except Exception as problem:
            raise NotABot(
                f"{name}: expected {attribute}() to make a bot; got {error_line(problem)}"
            ) from problem
    about = getattr(bot, "about", None) or (inspect.getdoc(bot) or "").partition("\n")[0]
    return LoadedBot(move_of(name, bot), str(about), budget_of(name, bot))


def move_of(name: str, bot: object) -> Callable[..., Any]:
    """The function to ask for a move: the bot itself, or its method ``move``."""
    move: Callable[..., Any] | None = bot if inspect.isfunction(bot) else getattr(bot, "move", None)
    if not callable(move):
        raise NotABot(
            f"{name}: expected a method move(game, state, seed, budget), or a function; "
            f"got a {type(bot).__name__} without it"
        )
    try:
        inspect.signature(move).bind("board", None, 1, DEFAULT_BUDGET)
    except TypeError as problem:
        raise NotABot(
            f"{name}: expected move(game, state, seed, budget); got move{inspect.signature(move)}"
        ) from problem
    except ValueError:
        pass  # built in, without a signature to look at
    return move


def budget_of(name: str, bot: object) -> Budget:
    """What a bot takes when it is given no budget: its own, as it is or in seconds."""
    own = getattr(bot, "budget", DEFAULT_BUDGET)
    if isinstance(own, Budget):
        return own
    if isinstance(own, int | float) and own > 0:
        return Budget(seconds=float(own))
    raise NotABot(f"{name}: expected a budget in seconds, or a Budget; got {own!r}")


def error_line(problem: BaseException) -> str:
    """An error in a line.

    >>> error_line(KeyError("hold"))
    "KeyError: 'hold'"
    """
    return f"{type(problem).__name__}: {problem}"
