"""Check the subjects of the commits that are not on the main branch yet.

Looks at what came after ``origin/main`` (on it, at what came last), or after the last tag where
there is no such branch.
Where there is neither, as in a shallow clone or an unpacked archive, there is nothing to check.
"""

import subprocess
import sys
from pathlib import Path

MOST = 72  # characters


def git(root: Path, *arguments: str) -> str | None:
    """What git answers, or None if it cannot."""
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, check=False, encoding="utf-8"
    )
    return done.stdout.strip() if done.returncode == 0 else None


def start(root: Path) -> str | None:
    """The commit after which subjects are checked; on the main branch, the one before."""
    base = git(root, "merge-base", "HEAD", "origin/main")
    if base is not None and base == git(root, "rev-parse", "HEAD"):
        return git(root, "rev-parse", "HEAD~1")
    return base or git(root, "describe", "--tags", "--abbrev=0")


def too_long(root: Path) -> list[str]:
    """The commits whose subjects are too long, with their subjects."""
    base = start(root)
    log = base and git(root, "log", "--no-merges", "--format=%h %s", f"{base}..HEAD")
    commits = [line.partition(" ") for line in (log or "").splitlines()]
    return [
        f"{commit}: expected a subject of at most {MOST} characters; got {len(subject)}: {subject}"
        for commit, _, subject in commits
        if len(subject) > MOST
    ]


def main(arguments: list[str]) -> int:
    faults = too_long(Path(arguments[0] if arguments else ".").resolve())
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
