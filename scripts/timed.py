"""Run one part of the checks and say how long it took: ``timed.py [--show] NAME COMMAND...``

What the command says is shown only if it fails, so that parts can run side by side; ``--show``
shows it all along.
"""

import subprocess
import sys
import time


def main(arguments: list[str]) -> int:
    show = arguments[:1] == ["--show"]
    name, *command = arguments[1:] if show else arguments
    output = None if show else subprocess.PIPE
    start = time.monotonic()
    done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False)
    seconds = time.monotonic() - start
    verdict = "failed" if done.returncode else "passed"
    report = f"  {name:<28}{seconds:6.1f} s  {verdict}\n".encode()
    if done.returncode and done.stdout:
        report += done.stdout
    sys.stdout.buffer.write(report)  # at once, so that two parts never mix
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
