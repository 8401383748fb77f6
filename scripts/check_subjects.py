"""Check the subjects of the commits that are not on the main branch yet.

A subject has a scope, as in "bots: bid less for the last lot", and at most 72 characters. A merge
is not named after a working branch: rebase the branch instead.

Looks at what came after ``origin/main`` (on it, at what came last), or after the last tag where
there is no such branch, but at nothing before subjects had scopes.
Where there is none of these, as in a shallow clone or an unpacked archive, there is nothing to
check.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MOST = 72  # characters
SCOPED = re.compile(r"[a-z][\w./-]*(, [a-z][\w./-]*)*: \S")
OF_A_BRANCH = re.compile(r"Merge (remote-tracking )?branch ")
LAST_WITHOUT_SCOPE = "d3c1479531394170f31ceb1ba03d02ef461ab1dc"


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
    return base or git(root, "describe", "--tags", "--abbrev=0") or without_scope(root)


def without_scope(root: Path) -> str | None:
    """The last commit whose subject needs no scope, if it is known here."""
    return git(root, "rev-parse", "--verify", "--quiet", f"{LAST_WITHOUT_SCOPE}^{{commit}}")


def faults(root: Path) -> Iterator[str]:
    """What is wrong with the new commits, a line for each."""
    base, old = start(root), without_scope(root)
    if base is None:
        return
    known = [f"^{commit}" for commit in (base, old) if commit]
    log = git(root, "log", "--format=%h %p: %s", "HEAD", *known) or ""
    for line in log.splitlines():
        commits, _, subject = line.partition(": ")
        commit, *parents = commits.split()
        if len(parents) > 1:
            if OF_A_BRANCH.match(subject):
                yield f"{commit}: expected no merge of a working branch; got: {subject}"
            continue
        if len(subject) > MOST:
            length = len(subject)
            yield f"{commit}: expected at most {MOST} characters; got {length}: {subject}"
        if not SCOPED.match(subject):
            yield f'{commit}: expected a scope, as in "bots: ..."; got: {subject}'


def main(arguments: list[str]) -> int:
    found = list(faults(Path(arguments[0] if arguments else ".").resolve()))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
