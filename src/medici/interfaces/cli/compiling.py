"""Compiling what commands need: announced once, with its progress, and together.

Whatever is said goes to standard error.
"""

from collections.abc import Iterable, Sequence
from math import ceil
from threading import current_thread, main_thread
from time import monotonic
from typing import TYPE_CHECKING, Literal

from medici.interfaces.cli.options import err, interrupted, watched
from medici.kernel import on_first_compilation
from medici.kernel.cache import cache_problem
from medici.presentation.words import DEFAULT, Words, words

if TYPE_CHECKING:
    from medici.research.compilation import Done, Part, Step

Kind = Literal["play", "research", "random"]
MOST = 6  # processes: more would wait for each other's rules
MINUTE = 60


def parts_for(kind: Kind) -> "Sequence[Part]":
    """What belongs to commands of a kind."""
    from medici.research import compilation  # noqa: PLC0415  # all that there is to compile

    return {
        "play": compilation.PLAY,
        "research": compilation.RESEARCH,
        "random": compilation.RANDOM_PLAY,
    }[kind]


def compile_when_needed(
    games: Iterable[str], kind: Kind, workers: int = 1, lang: str = DEFAULT
) -> None:
    """At the first rule that no cache holds, compile all that commands of this kind need.

    Processes of a command compile nothing together: for them it is tried here beforehand.
    """
    names = tuple(games)
    on_first_compilation(lambda: compile_together(names, kind, lang))
    if workers > 1:
        try_parts(names, kind)


def try_parts(games: Iterable[str], kind: Kind) -> None:
    """Need what takes longest, here."""
    for game in games:
        parts_for(kind)[0].compile(game)


def compile_together(games: Sequence[str], kind: Kind, lang: str) -> None:
    """Say what is compiled and about how long it takes, and do so."""
    from medici.research.compilation import compile_steps, free_cores, seconds_of, steps_of  # noqa: PLC0415

    texts = words(lang, "terminal")
    if cache_problem() is not None or current_thread() is not main_thread():
        err.print(texts.say("terminal-compiling-any"))
        return
    steps = steps_of(games, parts_for(kind))
    workers = min(free_cores(), MOST, len(steps))
    seconds = seconds_of(steps, workers)
    err.print(announcement(games, steps, workers, seconds, texts), highlight=False)
    began = monotonic()
    try:
        bar = texts.say("terminal-compiling-bar")
        for _ in watched(compile_steps(steps, workers), bar, len(steps)):
            pass
    except KeyboardInterrupt:
        interrupted(texts.say("terminal-compiling-stopped"))
    took = round(monotonic() - began)
    err.print(texts.say("terminal-compiled", {"n": took}), highlight=False)


def announcement(
    games: Sequence[str], steps: "Sequence[Step]", workers: int, seconds: float, texts: Words
) -> str:
    """What is compiled, and about how long it takes."""
    named = [texts.say("terminal-compiling-game", {"game": game}) for game in games]
    minutes = max(1, ceil(seconds / MINUTE))
    figures = {"parts": len(steps), "workers": workers, "minutes": minutes}
    return texts.say("terminal-compiling", {"games": texts.join(named), **figures})


def about(seconds: float) -> str:
    """A duration for people.

    >>> about(12), about(70), about(130)
    ('less than a minute', 'about 2 minutes', 'about 3 minutes')
    """
    if seconds < MINUTE:
        return "less than a minute"
    return f"about {ceil(seconds / MINUTE)} minutes"


def show_done(done: "Done", left: int) -> None:
    """A line on a part that is there."""
    took = f"compiled in {done.seconds:.1f} s" if done.compiled else "there already"
    rest = f"{left} left" if left else "none left"
    err.print(f"{done.step.game}, {done.step.part}: {took}; {rest}", highlight=False)
