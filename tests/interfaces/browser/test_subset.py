"""The Python that browsers run too: which modules it is, and which part of Python it keeps to."""

import ast
import importlib
import re
from pathlib import Path

from medici.interfaces.browser.javascript.builtins import BUILTINS
from medici.interfaces.browser.javascript.calls import SPECIAL, Calls
from medici.interfaces.browser.javascript.functions import MARKS
from medici.interfaces.browser.javascript.methods import METHODS
from medici.interfaces.browser.javascript.rows import VIEWS
from medici.interfaces.browser.javascript.statements import Statements
from medici.interfaces.browser.javascript.words import ELSEWHERE, ERRORS
from medici.interfaces.browser.scripts import translate

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "browser-subset.md").read_text("utf-8")
MARK = "# Runs in browsers too: docs/browser-subset.md"

# What translated Python may be made of; whatever is not here is refused.
STATEMENTS = (
    *(ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Delete, ast.Pass, ast.Return),
    *(ast.If, ast.For, ast.While, ast.Break, ast.Continue),
    *(ast.Raise, ast.Try, ast.Assert, ast.Match),
)
EXPRESSIONS = (
    *(ast.Constant, ast.JoinedStr, ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.Lambda),
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.NamedExpr),
    *(ast.List, ast.Tuple, ast.Set, ast.Dict),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)


def test_the_modules_that_browsers_run_are_marked() -> None:
    library, _ = translate()  # raises an error for what is beyond the subset
    translated = {importlib.import_module(name).__file__ for name in library.modules()}
    files = (ROOT / "src" / "medici").rglob("*.py")
    marked = {str(path) for path in files if f"\n{MARK}\n" in path.read_text("utf-8")}
    assert marked == translated


def test_nothing_is_translated_but_these_nodes() -> None:
    nodes = {
        f"_{kind.__name__.lower()}": kind
        for base in (ast.stmt, ast.expr)
        for kind in base.__subclasses__()
    }
    written = {name for owner in (Calls, Statements) for name in dir(owner)} & nodes.keys()
    assert {nodes[name] for name in written} == {*STATEMENTS, *EXPRESSIONS}


def listed(heading: str) -> set[str]:
    """The names after a heading of a list of the page."""
    found = re.search(rf"\*\*{heading}\*\*[^:]*: (.*?)\n(?:- |\n)", PAGE, re.DOTALL)
    assert found is not None, heading
    return set(re.findall(r"`([\w.]+)`", found[1]))


def test_the_page_lists_every_function_and_method() -> None:
    assert listed("Built in") == BUILTINS.keys() | {"super"}
    for kind in ("str", "int", "list", "set"):
        assert listed(kind) == METHODS[kind].keys()
    assert listed("dict") == METHODS["dict"].keys() | VIEWS.keys()
    assert listed("tuple") == METHODS["tuple"].keys() == METHODS["row"].keys()
    assert listed("Errors") - {"Exception"} == ERRORS - {"Exception"}
    functions = {place for place, (_, result) in ELSEWHERE.items() if result} | SPECIAL.keys()
    apart = {("re", "compile"), ("collections", "deque")}
    assert listed("From modules") == {".".join(place) for place in functions - apart}
    assert all(f"`{mark}`" in PAGE for mark in MARKS)
