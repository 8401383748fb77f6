"""What cannot be translated is an error that says where it stands."""

import re
from pathlib import Path

import pytest

from medici.interfaces.browser.javascript import Library, Untranslatable
from medici.interfaces.browser.javascript.words import ELSEWHERE, ERRORS

ROOT = Path(__file__).resolve().parents[3]
TRANSLATOR = ROOT / "src" / "medici" / "interfaces" / "browser" / "javascript"
MADE = re.compile(r"\$\.(\w+)")  # a name of the runtime in what the translator writes


@pytest.mark.parametrize(
    ("module", "name", "problem"),
    [
        ("medici.fair.commit", "commitment", r"medici/fair/commit\.py:\d+: .*got hashlib\.sha256"),
        ("medici.record", "write_record", r"medici/record/read\.py:\d+: .*expected .*, got "),
        ("medici.kernel.rule", "fingerprint", r"medici/kernel/rule\.py:\d+: .*expected .*, got "),
    ],
)
def test_it_names_file_and_line(module: str, name: str, problem: str) -> None:
    with pytest.raises(Untranslatable, match=problem):
        Library().need(module, name)


def test_only_what_is_needed_is_translated() -> None:
    library = Library()
    library.need("medici.games.board.rules", "least_bid")
    assert library.modules() == ["medici.games.board.rules"]
    assert "most_bid" not in library.text("medici.games.board.rules")


def test_the_runtime_brings_every_word_that_is_left_to_it() -> None:
    runtime = (ROOT / "web" / "src" / "python").glob("*.js")
    text = "\n".join(path.read_text("utf-8") for path in runtime)
    offered = set(re.findall(r"export (?:const|function\*?|class) (?:\{ )?(\w+)", text))
    written = "\n".join(path.read_text("utf-8") for path in TRANSLATOR.glob("*.py"))
    wanted = {name for name, _ in ELSEWHERE.values()} | ERRORS | set(MADE.findall(written))
    assert wanted - offered == set()
