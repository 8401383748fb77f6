"""The program ``medici``, also as ``python -m medici``: the command line, and how it ends.

Whatever happens, a person gets a line and a program a status: 130 after Ctrl-C, 1 for a disk that
is full or a pipe that nobody reads. Nothing is imported outside ``main``, for an interrupt may
come during that as well.
"""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130  # as shells have it
noted: list[int] = []  # the interrupts so far


def main() -> NoReturn:
    """Run the command that the words on the line name."""
    try:
        signal.signal(signal.SIGINT, note)
        sys.unraisablehook = ignore_noted
        open_what_is_closed()
        status = run()
    except KeyboardInterrupt:
        status = INTERRUPTED
        say("Interrupted.")
    try:
        sys.exit(max(status, emptied()))
    except KeyboardInterrupt:  # a second one, while the first is being told
        os._exit(INTERRUPTED)


def run() -> int:
    """Its exit status."""
    try:
        from medici.interfaces.cli import app  # noqa: PLC0415

        if noted:  # within what Python calls by itself an interrupt is lost
            raise KeyboardInterrupt
        app(prog_name="medici")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BrokenPipeError:  # as after medici ... | head
        return 1
    except OSError as problem:
        complain(problem)
        return 1
    except Exception:
        if not noted:
            raise
        raise KeyboardInterrupt from None  # it was lost in a compiler, which fails without it
    return 0


def note(number: int, frame: FrameType | None) -> None:
    """Interrupt the program, and remember it."""
    noted.append(number)
    signal.default_int_handler(number, frame)


def ignore_noted(problem: "sys.UnraisableHookArgs") -> None:
    """Say nothing of an interrupt that was noted within what Python calls by itself."""
    if not (noted and isinstance(problem.exc_value, KeyboardInterrupt)):
        sys.__unraisablehook__(problem)


def open_what_is_closed() -> None:
    """Give the program an empty input, and outputs that go nowhere, where it was given none."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def emptied() -> int:
    """Write out what has been printed; 1 if that cannot be done, told unless nobody reads on."""
    try:
        sys.stdout.flush()
    except OSError as problem:
        if not isinstance(problem, BrokenPipeError):
            complain(problem)
        # The interpreter writes out what is left once more, and would complain by itself.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        return 1
    return 0


def complain(problem: OSError) -> None:
    """Say what the system refused."""
    from medici.interfaces.cli.output import error_text  # noqa: PLC0415

    say(error_text(problem))


def say(line: str) -> None:
    """Tell a person, if there is anybody to tell."""
    with suppress(OSError):
        print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
