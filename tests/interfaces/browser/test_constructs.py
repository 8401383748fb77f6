"""Every construct means the same in a browser as in Python, or is refused with file and line."""

import re
from pathlib import Path
from textwrap import indent

import pytest

from medici.interfaces.browser.javascript import Untranslatable
from tests.interfaces.browser.programs import Node, Program

TEXTS = Path(__file__).with_name("constructs")
HEAD = (TEXTS / "head.txt").read_text("utf-8")  # the beginning of each module
PLACE = re.compile(r"^programs/made\d+\.py:(\d+): .+: expected .+, got .+$", re.DOTALL)


def cases(name: str) -> list[str]:
    """The bodies of functions, or the definitions, in a file; ``---`` parts them."""
    return (TEXTS / f"{name}.txt").read_text("utf-8").strip().split("\n---\n")


def function(name: str, body: str) -> str:
    """A case as a function."""
    return f"\n\ndef {name}() -> object:\n{indent(body, '    ')}\n"


def test_what_is_translated_means_the_same(node: Node, tmp_path: Path) -> None:
    bodies = cases("same")
    names = [f"case{number}" for number in range(len(bodies))]
    program = Program(tmp_path, HEAD + "".join(map(function, names, bodies)))
    refused = {}
    for name, body in zip(names, bodies, strict=True):
        try:
            program.need(name)
        except Untranslatable as problem:
            refused[body] = str(problem)
    assert refused == {}
    answers = node.run(program.text, [(name, []) for name in names])
    wrong = [
        (body, wanted, answer)
        for name, body, answer in zip(names, bodies, answers, strict=True)
        if answer != (wanted := program.run(name))
    ]
    assert wrong == []


@pytest.mark.parametrize("body", cases("refused"))
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_what_has_no_translation_is_refused(tmp_path: Path, body: str) -> None:
    refuse(tmp_path, function("case", body))


@pytest.mark.parametrize("text", cases("definitions"))
def test_definitions_without_translation_are_refused(tmp_path: Path, text: str) -> None:
    refuse(tmp_path, f"\n\n{text}\n")


def refuse(folder: Path, text: str) -> None:
    """Expect that a definition is refused, with a line of it."""
    program = Program(folder, HEAD + text)
    with pytest.raises(Untranslatable, match=PLACE) as refused:
        program.need("case")
    place = PLACE.match(str(refused.value))
    assert place is not None
    assert int(place[1]) > HEAD.count("\n")
