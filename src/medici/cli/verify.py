"""``medici verify``: was the shuffle of these games fair?"""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from medici.cli.options import AsJson, contents, err, out, print_json
from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.record import RecordError, parse_record

Files = Annotated[
    list[Path], typer.Argument(metavar="RECORD...", help="Records; - reads one from stdin.")
]


def verify(files: Files, as_json: AsJson = False) -> None:
    """Verify that chance was fair: every act of nature follows from the revealed secret.

    Compare the commitment that is printed with the one that was shown before the game, and your
    own seed with the one in the record. Exit status 0 if all games are fair, 1 otherwise, with
    the reason for each that is not.

    Examples:

      medici verify game.json

      medici verify records/*.json --json
    """
    verdicts = [verdict_on(path) for path in files]
    if as_json:
        print_json(verdicts)
    else:
        for verdict in verdicts:
            say(verdict)
    if not all(verdict["fair"] for verdict in verdicts):
        raise typer.Exit(1)


def verdict_on(path: Path) -> dict[str, Any]:
    """The verdict on one record; one that cannot be judged counts as not fair."""
    try:
        verdict = judge(parse_record(contents(path)))
    except NotRevealedError as problem:
        return refusal(path, "unrevealed", problem)
    except FairError as problem:
        return refusal(path, "proof", problem)
    except RecordError as problem:
        return refusal(path, "record", problem)
    return {"file": str(path), "fair": verdict.fair, **asdict(verdict)}


def refusal(path: Path, failed: str, problem: Exception) -> dict[str, Any]:
    """What is known of a record that cannot be judged."""
    return {"file": str(path), "fair": False, "failed": failed, "reason": str(problem)}


def say(verdict: dict[str, Any]) -> None:
    """A verdict in a line: the fair ones to stdout, the others in red to stderr."""
    if not verdict["fair"]:
        line = f"{verdict['file']}: not shown to be fair: {verdict['reason']}"
        err.print(line, style="red", highlight=False, soft_wrap=True)
        return
    so_far = "" if verdict["over"] else " so far, the game is not over"
    line = (
        f"{verdict['file']}: fair{so_far}: all {verdict['checked']} choices of nature "
        f"are the key's; commitment {verdict['commitment']}"
    )
    out.print(line, highlight=False, soft_wrap=True)
