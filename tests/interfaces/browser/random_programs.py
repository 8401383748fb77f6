"""Small programs of the subset, made at random: a function over a few typed names.

Each text of a list is a way to make an expression of a type, or a statement. A word in braces
stands for an expression of a type, which is made in turn; ``<int>`` for a name of that type.
"""

import re
from textwrap import indent

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

NAMES = {
    "int": ("a", "b", "n"),
    "bool": ("ok",),
    "str": ("s", "t", "c"),
    "float": ("f",),
    "ints": ("x", "y"),
    "strs": ("w",),
    "dict": ("d",),
    "set": ("u",),
    "pair": ("p",),
    "maybe": ("m",),
}
ANNOTATIONS = {
    "ints": "list[int]",
    "strs": "list[str]",
    "dict": "dict[str, int]",
    "set": "set[int]",
    "pair": "tuple[int, str]",
    "maybe": "int | None",
}
CONSTANTS = {
    "int": ("0", "1", "-1", "2", "3", "-7", "12", "40"),
    "bool": ("True", "False"),
    "str": ("''", "'a'", "'b, c'", "' 12 '", "'-3'", "'é\\U0001f600z'", "'aba'", '"it\'s"'),
    "float": ("0.5", "-2.5", "0.125", "3.0", "0.1", "-0.0", "2.675", "1e10"),
    "ints": ("[1]", "[3, -1, 2, 3]", "[0, 5]"),
    "strs": ("['a']", "['b', 'a', '']"),
    "dict": ("{'a': 1}", "{'b': -2, 'a': 0}"),
    "set": ("{1}", "{3, -1}"),
    "pair": ("(1, 'a')", "(0, '')"),
    "maybe": ("None", "0", "5"),
}
WAYS: dict[str, tuple[str, ...]] = {
    "int": (
        "({int} + {int})",
        "({int} - {int})",
        "({int} * {small})",
        "({int} // {int})",
        "({int} % {int})",
        "(-{int})",
        "(~{int})",
        "({int} & {int})",
        "({int} | {int})",
        "({int} ^ {int})",
        "({int} << {few})",
        "({int} >> {few})",
        "({int}).bit_length()",
        "abs({int})",
        "len({ints})",
        "len({str})",
        "len({dict})",
        "len({set})",
        "sum({ints})",
        "sum({int} for n in {ints} if {bool})",
        "max({int}, {int}, {int})",
        "min({ints}, default={int})",
        "max({ints}, key=lambda n: {int})",
        "max({ints})",
        "{ints}[{int}]",
        "{ints}.index({int})",
        "{ints}.count({int})",
        "{dict}[{str}]",
        "{dict}.get({str}, {int})",
        "int({str})",
        "int({float})",
        "int({bool})",
        "round({float})",
        "{pair}[0]",
        "divmod({int}, {int})[1]",
        "({int} if {bool} else {int})",
        "({int} or {int})",
        "({int} and {int})",
        "({maybe} or {int})",
        "next((n for n in {ints} if {bool}), {int})",
        "int({int} / {int})",
    ),
    "bool": (
        "({int} < {int})",
        "({int} == {int})",
        "({int} <= a < {int})",
        "({float} > {int})",
        "({float} == {int})",
        "({str} < {str})",
        "({str} != {str})",
        "({ints} < {ints})",
        "({ints} == {ints})",
        "({pair} >= {pair})",
        "({pair} == {pair})",
        "({dict} == {dict})",
        "({set} == {set})",
        "(<maybe> is None)",
        "({maybe} == {int})",
        "({maybe} == {bool})",
        "({bool} == {int})",
        "({int} in {ints})",
        "({int} not in {set})",
        "({str} in {str})",
        "({str} in {dict})",
        "({str} in {strs})",
        "({pair} in [{pair}, {pair}])",
        "(not {any})",
        "bool({any})",
        "({bool} and {bool})",
        "({bool} or {bool})",
        "any({bool} for n in {ints})",
        "all({bool} for n in {ints} if {bool})",
        "all({ints})",
        "{str}.startswith({str})",
        "{str}.endswith(({str}, {str}))",
    ),
    "str": (
        "({str} + {str})",
        "({str} * {few})",
        "{str}[{int}]",
        "{str}[{int}:{int}]",
        "{str}[::{step}]",
        "str({int})",
        "str({maybe})",
        "str({ints})",
        "repr({strs})",
        "repr({dict})",
        "f'{<int>}-{<str>}{<bool>}{<ints>}'",
        "f'{<float>:.2f}'",
        "f'{<float>:.0f}{<int>:.1f}'",
        "f'{<str>!r}{<maybe>}'",
        "', '.join({strs})",
        "{str}.upper()",
        "{str}.strip()",
        "{str}.replace('a', {str})",
        "{str}.removeprefix({str})",
        "{str}.partition('b')[2]",
        "{pair}[1]",
        "({str} if {bool} else {str})",
        "({str} or {str})",
        "max({strs}, default={str})",
    ),
    "float": (
        "({float} + {int})",
        "({float} - {float})",
        "({float} * {float})",
        "({int} / {int})",
        "({float} // {int})",
        "({float} % {float})",
        "round({float}, 2)",
        "round({float}, 1)",
        "abs({float})",
        "(-{float})",
        "max({float}, {int})",
        "float({int})",
        "({float} if {bool} else {float})",
        "({float} or {float})",
    ),
    "ints": (
        "[{int}, {int}]",
        "({ints} + {ints})",
        "{ints}[{int}:]",
        "{ints}[:{int}]",
        "{ints}[{int}:{int}:{step}]",
        "[{int} for n in {ints} if {bool}]",
        "[{int} for c in {str} for n in x]",
        "[n * a for n in {ints}]",
        "[n for n in {ints} if {bool}]",
        "sorted({ints})",
        "sorted({set}, reverse=True)",
        "sorted({ints}, key=lambda n: (n % 3, {int}))",
        "sorted({ints}, key=lambda n: n % 2, reverse={bool})",
        "list(range({few}, {few}, {step}))",
        "list(reversed({ints}))",
        "[*{ints}, {int}]",
        "list({dict}.values())",
        "({ints} * {few})",
        "[n + k for k, n in enumerate({ints}, {int})]",
        "[k * n for k, n in zip({ints}, {ints})]",
        "[k * n for k, n in zip({ints}, {ints}, strict=True)]",
        "[int(c) for c in {strs}]",
        "({ints} if {bool} else {ints})",
        "({ints} or {ints})",
        "({ints} and {ints})",
    ),
    "strs": (
        "[{str}, {str}]",
        "{str}.split()",
        "{str}.split(',')",
        "[{str} for n in {ints}]",
        "[c for c in {strs} if {str} in c]",
        "sorted({strs})",
        "sorted({strs}, key=len)",
        "list({str})",
        "list({dict})",
        "[{str} for c in {strs}]",
        "list(map(str, {ints}))",
    ),
    "dict": (
        "{{str}: {int}, {str}: {int}}",
        "{str(n): {int} for n in {ints}}",
        "{c: k for k, c in enumerate({strs})}",
        "({dict} | {dict})",
        "{**{dict}, {str}: {int}}",
        "dict(zip({strs}, {ints}))",
        "dict(sorted({dict}.items()))",
        "{k: v for k, v in {dict}.items() if v < {int}}",
    ),
    "set": ("{{int}, {int}}", "{n % 3 for n in {ints}}", "set({ints})", "({set} | {set})"),
    "pair": ("({int}, {str})", "({pair} if {bool} else {pair})"),
    "maybe": ("{int}", "({maybe} if {bool} else None)", "{dict}.get({str})"),
    "small": ("3", "-2", "b", "a"),
    "few": ("0", "1", "2", "3", "5"),
    "step": ("1", "2", "-1", "-3"),
}
EMPTY = {"ints": ("[]",), "strs": ("[]",), "dict": ("{}",), "set": ("set()",)}  # to begin with
# Ints, texts and lists are kept small, so that loops do not make them larger and larger.
SIMPLE: tuple[str, ...] = (
    "a = {int} % 997 - 400",
    "b = {int} % 97",
    "a += {int} % 50",
    "b -= {few}",
    "ok = {bool}",
    "s = {str}[:9]",
    "t += {str}[:2]",
    "f = {float}",
    "f -= {float}",
    "x = {ints}[:9]",
    "x += {ints}[:3]",
    "y = x",
    "x.append({int} % 99)",
    "x.insert({int}, {int} % 99)",
    "x.extend(n for n in {ints}[:3])",
    "x.sort(key=lambda n: {int})",
    "x.sort(reverse={bool})",
    "x.reverse()",
    "x[{int}] = {int} % 99",
    "x[a] += {int} % 9",
    "x[-1] -= 1",
    "del x[{int}]",
    "del x[{int}:{int}]",
    "a = x.pop()",
    "b = x.pop({int})",
    "w = {strs}[:5]",
    "w.append({str}[:4])",
    "d = {dict}",
    "d[{str}] = {int} % 99",
    "d.update({dict})",
    "b = d.setdefault({str}, {int} % 9)",
    "a = d.pop({str}, {few})",
    "del d[{str}]",
    "u = {set}",
    "u.add({int})",
    "u.discard({int})",
    "p = ({int} % 99, {str}[:4])",
    "m = {maybe}",
    "a, b = b, a",
    "a, s = p",
    "b, *x = [{few}, *x]",
    "a, b = x",
    "s, _, t = {str}.partition('b')",
    "assert {bool}, {str}",
    "raise ValueError({str})",
)
BLOCKS: tuple[str, ...] = (
    "if {bool}:\n{body}\nelse:\n{body}",
    "if {any}:\n{body}",
    "if (a := {few}) > b:\n{body}",
    "if m is not None:\n    a = m % 99\nelse:\n{body}",
    "for n in range({few}, {few}, {step}):\n{body}",
    "for n in {ints}[:4]:\n{body}\n    if {bool}:\n        break",
    "for k, n in enumerate({ints}[:4]):\n    if n == {few}:\n        continue\n    b = k\n{body}",
    "for c, n in dict({dict}).items():\n{body}",
    "for c, n in zip({strs}, {ints}):\n{body}",
    "for c in {str}[:5]:\n{body}",
    "b = 3\nwhile b > 0:\n    b -= 1\n{calm}",
    "try:\n{body}\nexcept IndexError:\n{body}\nfinally:\n    ok = not ok",
    "try:\n{body}\nexcept (KeyError, ZeroDivisionError):\n{body}\nexcept ValueError:\n    s = 'v'",
    "match a % 4:\n    case 0 | 1 if {bool}:\n    {calm}\n    case k:\n        b = k",
)
WORD = re.compile(r"\{(int|bool|str|float|ints|strs|dict|set|pair|maybe|any|small|few|step)\}")
NAME = re.compile(r"<(\w+)>")
COUNTS = re.compile(r"\bb\b[^(]*=|, b")  # what changes b
BODY = re.compile(r"^( *)\{(body|calm)\}", re.MULTILINE)


def expression(draw: DrawFn, kind: str, depth: int) -> str:
    """An expression of a type."""
    if kind == "any":
        kind = draw(st.sampled_from([*NAMES]))
    leaves = (*NAMES.get(kind, ()), *CONSTANTS.get(kind, ()))
    if kind in ("small", "few", "step"):
        return draw(st.sampled_from(WAYS[kind]))
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(leaves))
    return filled(draw, draw(st.sampled_from(WAYS[kind])), depth - 1)


def filled(draw: DrawFn, way: str, depth: int) -> str:
    """A text with expressions in the place of its words."""
    named = NAME.sub(lambda found: draw(st.sampled_from(NAMES[found[1]])), way)
    return WORD.sub(lambda found: expression(draw, found[1], depth), named)


def statement(draw: DrawFn, depth: int, calm: bool = False) -> str:
    """A statement, or a block of them; a calm one leaves alone what a loop counts by."""
    if depth == 0 or draw(st.integers(0, 2)):
        simple = [way for way in SIMPLE if not calm or not COUNTS.search(way)]
        return filled(draw, draw(st.sampled_from(simple)), 2)
    way = draw(st.sampled_from([block for block in BLOCKS if not calm or not COUNTS.search(block)]))

    def fill(found: re.Match[str]) -> str:
        quiet = calm or found[2] == "calm"
        body = [statement(draw, depth - 1, quiet) for _ in range(draw(st.integers(1, 2)))]
        return indent("\n".join(body), found[1] + "    ")

    return filled(draw, BODY.sub(fill, way), 1)


@st.composite
def programs(draw: DrawFn) -> str:
    """A module with a function ``run``."""
    lines = []
    for kind, names in NAMES.items():
        for name in names:
            constant = draw(st.sampled_from((*CONSTANTS[kind], *EMPTY.get(kind, ()))))
            lines.append(f"{name}: {ANNOTATIONS.get(kind, kind)} = {constant}")
    lines += [statement(draw, 2) for _ in range(draw(st.integers(1, 6)))]
    lines.append("return [a, b, n, ok, s, t, c, f, x, y, w, d, sorted(u), p, m, x is y]")
    return "def run() -> object:\n" + indent("\n".join(lines), "    ") + "\n"
