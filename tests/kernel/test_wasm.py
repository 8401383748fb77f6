"""Rules as WebAssembly do what plain ones do; what has no translation is named by its line."""

import re
from base64 import b64decode, b64encode
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from medici.kernel import State, compiled, unbound
from medici.kernel.wasm import Untranslatable, module_of
from medici.kernel.wasm.leb import Reader, signed, unsigned
from medici.kernel.wasm.linker import resolved
from medici.kernel.wasm.object_file import (
    ObjectFile,
    Relocation,
    Symbol,
    read_custom,
    read_linking,
    symbol,
)
from tests.kernel import wasm_rules
from tests.kernel.wasm_rules import CASES, House
from tests.node import node

# What plain rules cannot do: draw from such a source, copy a table over another
ON_RECORDS = (wasm_rules.chance, wasm_rules.copies)


def as_compiled(value: Any) -> Any:
    """An argument as compiled code takes it."""
    match value:
        case State():
            return as_compiled([value])[0]
        case list():
            records = np.zeros(len(value), House.dtype)
            for state, record in zip(value, records, strict=True):
                state.write(record)
            return records
        case tuple():
            return type(value)(*map(as_compiled, value))
    return value


class Desk:
    """Memory in which arguments lie one after the other."""

    def __init__(self) -> None:
        self.memory = b""

    def lay(self, value: Any) -> list[Any]:
        """What is passed for an argument: addresses as texts, lengths, numbers."""
        if isinstance(value, tuple):
            return [leaf for part in value for leaf in self.lay(part)]
        if not isinstance(value, np.ndarray | np.void):
            return [value]
        at = len(self.memory)
        self.memory += value.tobytes() + bytes(-value.nbytes % 8)
        return [str(at), *value.shape]


def test_rules_do_in_a_browser_what_they_do_here() -> None:
    desk, calls, laid = Desk(), [], []
    exports = {}
    for function, arguments in CASES:
        ready = tuple(map(as_compiled, arguments))
        exports[function.__name__] = function, ready
        leaves: list[Any] = []
        for part in ready:
            start = len(desk.memory)
            leaves += desk.lay(part)
            laid.append((start, len(desk.memory)))
        calls.append([function.__name__, *leaves])
    module = module_of(exports)
    request = {
        "module": b64encode(module).decode(),
        "memory": b64encode(desk.memory).decode(),
        "calls": calls,
    }
    answer = node("wasm/calls.mjs", request)
    memory = b64decode(answer["memory"])
    places = iter(laid)
    for (function, arguments), result in zip(CASES, answer["results"], strict=True):
        after = deepcopy(arguments)
        where = f"{function.__name__}{arguments}"
        if function in ON_RECORDS:
            after = tuple(map(as_compiled, after))
            expected = compiled(function)(*after)
        else:
            expected = function(*after)
        assert result == expected, where
        for part in after:
            start, end = next(places)
            there = Desk()
            there.lay(as_compiled(part))
            assert memory[start:end] == there.memory, where


def test_the_same_rules_make_the_same_bytes() -> None:
    exports: dict[str, Any] = {
        "tuples": (wasm_rules.tuples, (1, 2)),
        "loops": (wasm_rules.loops, (1,)),
    }
    assert module_of(exports) == module_of(exports)


HEAD = "from medici.kernel.rule import rule, unbound\nfrom random import random\nTEXT = 'text'\n"
WRONG = {
    "x ** 2": "an operator for numbers of these kinds",
    "1.5 // x": "an operator for numbers of these kinds",
    "[x]": "an expression that rules may have",
    "TEXT": "a variable, a number or a tuple of numbers",
    "unknown": "a variable, a number or a tuple of numbers",
    "x.day": "a field of a record or of a named tuple",
    "x[0]": "an element of a row, by a whole number",
    "(x, 1.5)[x]": "an element of a row, by a whole number",
    "(x, x)[2]": "an element of a row, by a whole number",
    "t.florins[0][0]": "an element of a row, by a whole number",
    "t.florins[0, 0]": "an element of a row, by a whole number",
    "t.florins[1.5]": "an element of a row, by a whole number",
    "-t": "a number",
    "1 if t else 2": "a number",
    "x is 1": "numbers to compare",
    "t == 1": "numbers to compare",
    "x in t.florins": "the numbers in brackets",
    "t in (1, 2)": "numbers to compare",
    "t if x else 1": "two values of a kind",
    "abs(x=1)": "arguments in their order",
    "sorted(x)": "a rule, or a function that rules may call",
    "abs(t)": "a rule, or a function that rules may call",
    "abs(x > 1)": "a rule, or a function that rules may call",
    "int(t)": "a rule, or a function that rules may call",
    "float(t)": "a rule, or a function that rules may call",
    "len(x)": "a rule, or a function that rules may call",
    "np.uint64(1.5)": "a rule, or a function that rules may call",
    "math.sqrt(t)": "a rule, or a function that rules may call",
    "min(t, 1)": "a rule, or a function that rules may call",
    "max(nothing(t), nothing(t))": "a rule, or a function that rules may call",
    "nothing(t) + nothing(t)": "an operator for numbers of these kinds",
    "random()": "a rule, or a function that rules may call",
    "plain(x)": "not marked @rule",
    "waiting(x)": "bound to the name waiting",
    "wrong(x)": "rules that do not call themselves",
    "nothing(t, x)": "1 arguments for nothing",
}
STATEMENTS = {
    "with x: pass": "a statement that rules may have",
    "x = t": "x to remain of a kind",
    "y = nothing(t)": "y to remain of a kind",
    "t += 1": "an operator for numbers of these kinds",
    "t.day = 1.5": "what lies there to remain of a kind",
    "t.day += 1.5": "what lies there to remain of a kind",
    "t.florins = x": "what lies there to remain of a kind",
    "x, y = 1, 2, 3": "a place to assign to",
    "for y in range(0, x, 2): pass": "a range of whole numbers, up or down by one",
    "for y in range(1.5): pass": "a range of whole numbers, up or down by one",
    "return t": "results of one kind",
}


def rule_of(text: str, folder: Path) -> Any:
    """A rule out of a file that has this text as its last lines."""
    file = folder / "house.py"
    source = f"{HEAD}{text}"
    file.write_text(source, encoding="utf-8")
    names: dict[str, Any] = {"math": __import__("math"), "np": np, "nothing": wasm_rules.nothing}
    names |= {"__name__": "house", "__builtins__": __builtins__, "waiting": unbound("waiting")}
    names["plain"] = as_compiled
    exec(compile(source, str(file), "exec"), names)
    return names["wrong"]


def expect(wrong: Any, folder: Path, line: int, problem: str) -> None:
    """Translating says what is wrong, and where."""
    record = np.zeros(1, House.dtype)[0]
    with pytest.raises(Untranslatable) as refusal:
        module_of({"wrong": (wrong, (1, record))})
    assert str(refusal.value).startswith(f"{folder / 'house.py'}:{line}: ")
    assert problem in str(refusal.value)


@pytest.mark.parametrize("expression", WRONG)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_an_unknown_expression_is_named_with_its_line(expression: str, tmp_path: Path) -> None:
    text = f"@rule\ndef wrong(x, t):\n    y = 1\n    return {expression}\n"
    expect(rule_of(text, tmp_path), tmp_path, 7, WRONG[expression])


@pytest.mark.parametrize("statement", STATEMENTS)
def test_an_unknown_statement_is_named_with_its_line(statement: str, tmp_path: Path) -> None:
    text = (
        f"@rule\ndef wrong(x, t):\n    if x > 1:\n        return 1\n    {statement}\n    return 2\n"
    )
    expect(rule_of(text, tmp_path), tmp_path, 8, STATEMENTS[statement])


def test_what_a_called_rule_calls_is_looked_at_too(tmp_path: Path) -> None:
    text = (
        "@rule\ndef inner(x):\n    return plain(x)\n@rule\ndef wrong(x, t):\n    return inner(x)\n"
    )
    expect(rule_of(text, tmp_path), tmp_path, 6, "not marked @rule")


def test_a_rule_must_end_as_it_began(tmp_path: Path) -> None:
    text = "@rule\ndef wrong(x, t):\n    if x:\n        return 1\n"
    expect(rule_of(text, tmp_path), tmp_path, 5, "expected wrong to end with a return")


def test_what_is_exported_returns_a_single_number() -> None:
    with pytest.raises(TypeError, match="expected split to return a single number, or none"):
        module_of({"split": (wasm_rules.split, (1, 2))})
    with pytest.raises(TypeError, match=re.escape("expected numbers, records or arrays of them")):
        module_of({"split": (wasm_rules.split, (1, "two"))})


def test_numbers_are_written_as_webassembly_writes_them() -> None:
    for number in (0, 1, 63, 64, 127, 128, 300, 1 << 31):
        assert Reader(unsigned(number)).number() == number
        assert Reader(signed(number)).signed() == number
        assert Reader(signed(-number)).signed() == -number


def test_an_object_that_needs_others_is_refused() -> None:
    undefined = bytes([0, 0x10, 3])  # a function, elsewhere, number 3
    with pytest.raises(ValueError, match="expected a module that stands alone"):
        symbol(Reader(undefined))
    addresses = bytes([10]) + b"reloc.DATA"
    with pytest.raises(ValueError, match="expected tables without addresses"):
        read_custom(ObjectFile(), Reader(addresses))
    read_linking(ObjectFile(), 7, Reader(b""))  # what is not needed is not read
    found = ObjectFile(symbols=[Symbol(0, "act", 1)])
    with pytest.raises(ValueError, match="expected a call, a global or an address"):
        resolved(found, [], Relocation(3, 0, 0, 0))
