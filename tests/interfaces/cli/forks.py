"""The installed command in processes of its own, which need not import everything each time."""

import json
import subprocess
import sys
from typing import Any

from tests.waiting import PATIENCE

# Reads a list of words from each line, and answers it with how a copy of this process ended
# that was given them: its status, and what it said on stderr.
PARENT = """
import json, os, sys, tempfile
import medici.online.server.run
from medici.interfaces.cli import app

for line in sys.stdin:
    with tempfile.TemporaryFile() as told:
        pid = os.fork()
        if not pid:
            os.dup2(told.fileno(), 2)
            os.dup2(os.open(os.devnull, os.O_RDWR), 1)
            sys.argv = ["medici", *json.loads(line)]
            app()
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        told.seek(0)
        print(json.dumps([status, told.read().decode()]), flush=True)
"""


class Forks:
    """A process that has everything loaded, and runs commands in copies of itself."""

    def __init__(self) -> None:
        self._parent: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", PARENT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *words: object) -> tuple[int, str]:
        """The status of a command and what it says on stderr."""
        parent: Any = self._parent
        parent.stdin.write(json.dumps([str(word) for word in words]) + "\n")
        parent.stdin.flush()
        status, said = json.loads(parent.stdout.readline())
        return status, said

    def close(self) -> None:
        """End it."""
        self._parent.communicate(timeout=PATIENCE)
