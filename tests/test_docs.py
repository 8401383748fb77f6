"""The examples in the documents run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EACH_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@EACH_PAGE
def test_examples_of_a_page_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@EACH_PAGE
def test_python_of_a_page_is_python(page: Path) -> None:
    """A block with prompts is run above; a program without them must at least compile."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"^```(?:python|py)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        if ">>> " not in block:
            compile(block, page.name, "exec")
