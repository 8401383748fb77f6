"""Commands run here or as the installed script, and what they have printed."""

import os
import re
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from medici.interfaces.cli import app

COMMANDS = [
    "games",
    "advise",
    "play",
    "simulate",
    "replay",
    "bench",
    "site",
    "league",
    "exploit",
    "evaluate",
    "dataset",
    "warm",
    "settings",
]
SCRIPT = Path(sys.executable).with_name("medici")


class Answer:
    """What a command has printed, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = plain(err)


def plain(text: str) -> str:
    """A text without colours and frames, and however it was broken into lines."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return " ".join(re.sub(r"[─│╭╮╰╯]", " ", text).split())


def medici(*words: str | Path, stdin: str | bytes | None = None) -> Answer:
    """Run a command here; an error that is no exit goes on as it is."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=stdin)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def script(*words: str | Path, stdin: bytes = b"") -> Answer:
    """Run the installed script in a process of its own."""
    done = subprocess.run(
        [SCRIPT, *words], input=stdin, capture_output=True, check=False, env=dict(os.environ)
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
