"""``medici verify``: was the shuffle of these games fair?"""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.interfaces.cli import promise_list
from medici.interfaces.cli.options import AsJson, contents, err, fail, out, print_json
from medici.interfaces.cli.rules import Lang, language
from medici.presentation.words import Words, words
from medici.record import RecordError, parse_record

Files = Annotated[
    list[Path] | None,
    typer.Argument(metavar="RECORD...", help="Records; - reads one from stdin."),
]
List = Annotated[
    str | None,
    typer.Option("--list", metavar="URL|FILE", help="A server's list of promises, or a copy."),
]
Since = Annotated[
    str | None,
    typer.Option(metavar="URL|FILE", help="An earlier copy: the list may only have grown since."),
]
Head = Annotated[
    str | None, typer.Option(metavar="HASH", help="A head of the list that was seen earlier.")
]
Save = Annotated[Path | None, typer.Option(help="Keep a copy of the list, for --since.")]
Days = Annotated[
    float, typer.Option("--overdue", metavar="DAYS", help="When an open promise is overdue.")
]


def verify(
    files: Files = None,
    promises: List = None,
    since: Since = None,
    head: Head = None,
    save: Save = None,
    overdue: Days = 100.0,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Verify that chance was fair: every act of nature follows from the revealed secret.

    Compare the commitment that is printed with the one that was shown before the game, and your
    own seed with the one in the record. Exit status 0 if all games are fair, 1 otherwise, with
    the reason for each that is not.

    With --list, verify a server's public list of promises: that it is a chain, that every secret
    in it is the one promised, that it has only grown, and that the records given are in it.

    Examples:

      medici verify game.json

      medici verify records/*.json --json

      medici verify --list https://medici.example --since monday.ndjson --save tuesday.ndjson
    """
    if not files and promises is None:
        raise typer.BadParameter("expected records, or --list; got neither", param_hint="RECORD")
    texts = words(language(lang), "terminal")
    text = None if promises is None else fetched(promises, texts)
    verdicts = [verdict_on(path, text) for path in files or []]
    figures = None if text is None else promise_list.judged(text, since, head, overdue)
    if as_json:
        print_json(verdicts if figures is None else {"records": verdicts, "list": figures})
    else:
        for verdict in verdicts:
            say(verdict, texts)
        if figures is not None:
            promise_list.say(figures, overdue, texts)
    if not all(verdict["fair"] for verdict in verdicts) or (figures and not figures["holds"]):
        raise typer.Exit(1)
    if save is not None and text is not None:
        save.write_text(text, encoding="utf-8")


def fetched(source: str, texts: Words) -> str:
    """The text of a list; one that cannot be read is told in a line."""
    try:
        return promise_list.read_all(source)
    except (FairError, RecordError) as problem:
        fail(f"{source}: {texts.because(problem, 'terminal-list-unread')}")


def verdict_on(path: Path, promises: str | None = None) -> dict[str, Any]:
    """The verdict on one record; one that cannot be judged counts as not fair."""
    try:
        record = parse_record(contents(path))
        verdict = judge(record)
        unlisted = None if promises is None else promise_list.missing(record, promises)
    except NotRevealedError as problem:
        return refusal(path, "unrevealed", problem)
    except FairError as problem:
        return refusal(path, "proof", problem)
    except RecordError as problem:
        return refusal(path, "record", problem)
    if verdict.fair and unlisted is not None:
        return refusal(path, "unlisted", FairError(unlisted))
    return {"file": str(path), "fair": verdict.fair, **asdict(verdict)}


def refusal(path: Path, failed: str, problem: Exception) -> dict[str, Any]:
    """What is known of a record that cannot be judged."""
    return {"file": str(path), "fair": False, "failed": failed, "reason": str(problem)}


def say(verdict: dict[str, Any], texts: Words) -> None:
    """A verdict in a line: the fair ones to stdout, the others in red to stderr."""
    told: dict[str, float | str] = {"file": verdict["file"]}
    if not verdict["fair"]:
        move = verdict.get("move") or 0
        reason = f"terminal-unfair-{verdict['failed']}"
        told["reason"] = texts.because(verdict["reason"], reason, {"move": move})
        line = texts.say("terminal-unfair", told)
        err.print(line, style="red", highlight=False, soft_wrap=True)
        return
    told |= {"over": "yes" if verdict["over"] else "no", "n": verdict["checked"]}
    line = texts.say("terminal-fair", {**told, "commitment": verdict["commitment"]})
    out.print(line, highlight=False, soft_wrap=True)
