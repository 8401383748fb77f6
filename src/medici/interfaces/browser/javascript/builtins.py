"""Functions that Python itself brings. What is not here has no translation."""

import ast
from collections.abc import Callable

from medici.interfaces.browser.javascript.kinds import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NONE,
    NOTHING,
    NUMBERS,
    ROWS,
    STR,
    Type,
    each,
    names,
    one,
    only,
    plain,
    shown,
    union,
    values_in,
)
from medici.interfaces.browser.javascript.narrowing import classes_in
from medici.interfaces.browser.javascript.operators import key, number_type, truth
from medici.interfaces.browser.javascript.rows import LAZY, Rows
from medici.interfaces.browser.javascript.scope import Value
from medici.interfaces.browser.javascript.text import repr_of, str_of

Builtin = Callable[[Rows, ast.Call], Value]
SORTABLE = NUMBERS | {"str", "list", "tuple", "any"}


def plain_arguments(w: Rows, node: ast.Call, least: int, most: int) -> list[ast.expr]:
    """The arguments of a call that has so many, without names and stars."""
    if node.keywords or any(isinstance(arg, ast.Starred) for arg in node.args):
        raise w.problem(node, "plain arguments", "names or stars")
    if not least <= len(node.args) <= most:
        raise w.problem(node, f"{least} to {most} arguments", str(len(node.args)))
    return node.args


def number(w: Rows, node: ast.expr) -> Value:
    """An argument that is a number."""
    value = w.value(node)
    if not only(value.type, *NUMBERS):
        raise w.problem(node, "a number", shown(value.type))
    return value


def _abs(w: Rows, node: ast.Call) -> Value:
    value = number(w, *plain_arguments(w, node, 1, 1))
    return Value(f"Math.abs({value.js})", number_type(value))


def _searched(w: Rows, node: ast.Call, wanted: bool) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    if isinstance(arg, ast.GeneratorExp):
        return Value(w.search(arg, wanted), BOOL)
    row = w.row(arg, drained=False, ordered=False)
    return Value(f"$.{'any' if wanted else 'all'}({row.js})", BOOL)


def _any(w: Rows, node: ast.Call) -> Value:
    return _searched(w, node, wanted=True)


def _all(w: Rows, node: ast.Call) -> Value:
    return _searched(w, node, wanted=False)


def _bool(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    value = w.value(arg)
    return Value(truth(value) if only(value.type, "bool") else f"Boolean({truth(value)})", BOOL)


def _dict(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 0, 1)
    if not args:
        return Value("new Map()", one("dict", NOTHING, NOTHING))
    if not w.is_passing(args[0]):
        value = w.value(args[0])
        if only(value.type, "dict"):
            return Value(
                f"new Map({value.js})", one("dict", each(value.type), values_in(value.type))
            )
    pairs = w.row(args[0])
    inside = each(pairs.type)
    fixed = [kind.parts for kind in inside if kind.name == "tuple" and kind.of is None]
    if len(fixed) != len(inside) or not fixed or any(len(parts) != 2 for parts in fixed):
        raise w.problem(node, "a dictionary, or pairs", shown(pairs.type))
    keys = union(*(parts[0] for parts in fixed))
    key(w.scope, node, Value("", keys))
    return Value(f"new Map({pairs.js})", one("dict", keys, union(*(parts[1] for parts in fixed))))


def _divmod(w: Rows, node: ast.Call) -> Value:
    values = [number(w, arg) for arg in plain_arguments(w, node, 2, 2)]
    found = number_type(*values)
    signed = ", true" if found == FLOAT else ""
    js = f"$.divmod({values[0].js}, {values[1].js}{signed})"
    return Value(js, one("tuple", found, found))


def _float(w: Rows, node: ast.Call) -> Value:
    value = number(w, *plain_arguments(w, node, 1, 1))
    return Value(f"Number({value.js})" if "bool" in names(value.type) else value.js, FLOAT)


def _int(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    value = w.value(arg)
    if only(value.type, "int"):
        return value if value.type == INT else Value(f"$.int({value.js})", INT)
    if not names(value.type) <= NUMBERS | {"str", "any"}:
        raise w.problem(node, "a number or a text", shown(value.type))
    return Value(f"$.int({value.js})", INT)


def _isinstance(w: Rows, node: ast.Call) -> Value:
    asked, kinds = plain_arguments(w, node, 2, 2)
    value = w.value(asked)
    classes = classes_in(w.scope, kinds)
    if classes is None:
        raise w.problem(node, "classes that are known", ast.unparse(kinds))
    found = names(value.type)
    told_apart(w, node, classes, found)
    if len(classes) == 1 and classes[0] is str:
        return Value(f'(typeof {value.js} === "string")', BOOL)
    return Value(f"$.isinstance({value.js}, {class_list(w, kinds)})", BOOL)


def told_apart(w: Rows, node: ast.AST, classes: list[type], found: frozenset[str]) -> None:
    """Refuse to ask what the runtime cannot tell: ints from floats, lists from tuples."""
    rows = {list, tuple} & set(classes)
    if float in classes or (int in classes and "float" in found):
        raise w.problem(node, "an answer without telling ints from floats", "int or float")
    if len(rows) == 1 and (tuple in rows or found & {"tuple", "row", "iterable"}):
        raise w.problem(node, "an answer without telling lists from tuples", "list or tuple")


KINDS = ("str", "int", "bool", "list", "tuple", "dict", "set")


def class_list(w: Rows, node: ast.expr) -> str:
    """The classes that something may belong to."""
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(class_list(w, part) for part in node.elts)}].flat()"
    if isinstance(node, ast.BinOp):
        return f"[{class_list(w, node.left)}, {class_list(w, node.right)}].flat()"
    if isinstance(node, ast.Name) and w.scope.is_builtin(node.id) and node.id in KINDS:
        return f"$.{'list' if node.id == 'tuple' else node.id}Kind"
    return w.write(node)


def _iter(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    row = w.row(arg, drained=False)
    return Value(f"$.iterator({row.js})", one("iterator", each(row.type)))


def _len(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    value = w.value(arg)
    if only(value.type, *ROWS, "range", "deque"):
        return Value(f"{value.js}.length", INT, value.simple)
    if only(value.type, "dict", "set"):
        return Value(f"{value.js}.size", INT, value.simple)
    if not names(value.type) <= ROWS | {"str", "dict", "set", "iterable", "range", "deque", "any"}:
        raise w.problem(node, "a text, row, dictionary or set", shown(value.type))
    return Value(f"$.len({value.js})", INT, value.simple)


def _list(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 0, 1)
    if not args:
        return Value("[]", one("list", NOTHING))
    row = w.row(args[0])
    js = row.js if isinstance(args[0], ast.GeneratorExp) else f"[...{row.js}]"
    return Value(js, one("list", each(row.type)))


def _tuple(w: Rows, node: ast.Call) -> Value:
    made = _list(w, node)
    return Value(made.js, one("tuple", each(made.type), of="any length"))


def _set(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 0, 1)
    if not args:
        return Value("new Set()", one("set", NOTHING))
    row = w.row(args[0], ordered=False)
    inside = each(row.type)
    if inside == ANY:
        raise w.problem(node, "ints, texts or classes", shown(inside))
    key(w.scope, node, Value("", inside))
    return Value(f"new Set({row.js})", one("set", inside))


def _extreme(w: Rows, node: ast.Call, name: str) -> Value:
    options = {option.arg: option.value for option in node.keywords}
    if options.keys() - {"key", "default"}:
        raise w.problem(node, "key or default", "another option")
    if len(node.args) > 1 and not any(isinstance(arg, ast.Starred) for arg in node.args):
        values = [w.value(arg) for arg in node.args]
        inside = union(*(value.type for value in values))
        if only(inside, "int") and not options:
            return Value(f"Math.{name}({', '.join(value.js for value in values)})", INT)
        js = f"[{', '.join(value.js for value in values)}]"
    else:
        args = [arg for arg in node.args if not isinstance(arg, ast.Starred)]
        if len(args) != 1:
            raise w.problem(node, "several values, or one row of them", "stars")
        row = w.row(args[0], ordered="key" in options)
        inside, js = each(row.type), row.js
    if "key" in options:
        function = w.function(options["key"], [inside])
        ordered(w, node, w.returned(node, function))
        js += f", {function.js}"
    else:
        ordered(w, node, inside)
        js += ", undefined" if "default" in options else ""
    if "default" in options:
        default = w.value(options["default"])
        return Value(f"$.{name}({js}, {default.js})", union(inside, default.type))
    return Value(f"$.{name}({js})", inside)


def _max(w: Rows, node: ast.Call) -> Value:
    return _extreme(w, node, "max")


def _min(w: Rows, node: ast.Call) -> Value:
    return _extreme(w, node, "min")


def ordered(w: Rows, node: ast.AST, given: Type) -> None:
    """Refuse what has no order."""
    if not names(given) <= SORTABLE:
        raise w.problem(node, "numbers, texts, lists or tuples", shown(given))


def _next(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 1, 2)
    rows = w.value(args[0])
    if not only(rows.type, "iterator"):
        raise w.problem(node, "an iterator", shown(rows.type))
    if len(args) == 1:
        return Value(f"$.next({rows.js})", each(rows.type))
    default = w.value(args[1])
    return Value(f"$.next({rows.js}, {default.js})", union(each(rows.type), default.type))


def _range(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 1, 3)
    return Value(f"$.range({', '.join(w.number(arg) for arg in args)})", plain("range"))


def _repr(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    return repr_of(w.scope, arg, w.value(arg))


def _round(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 1, 2)
    value = number(w, args[0])
    if len(args) == 1:
        return Value(f"$.round({value.js})", INT)
    digits = args[1]
    if not isinstance(digits, ast.Constant) or digits.value not in range(1, 10):
        raise w.problem(node, "1 to 9 digits behind the point", ast.unparse(digits))
    return Value(f"$.round({value.js}, {w.write(digits)})", number_type(value))


def _sorted(w: Rows, node: ast.Call) -> Value:
    if len(node.args) != 1:
        raise w.problem(node, "one row", str(len(node.args)))
    row = w.row(node.args[0], ordered=any(option.arg == "key" for option in node.keywords))
    js = f"$.sorted({', '.join([row.js, *sort_options(w, node, each(row.type))])})"
    return Value(js, one("list", each(row.type)))


def sort_options(w: Rows, node: ast.Call, inside: Type) -> list[str]:
    """The key and the direction of a sort, as far as they are given."""
    options = {option.arg: option.value for option in node.keywords}
    if options.keys() - {"key", "reverse"}:
        raise w.problem(node, "key or reverse", "another option")
    given: list[str] = []
    if "key" in options:
        function = w.function(options["key"], [inside])
        ordered(w, node, w.returned(node, function))
        given.append(function.js)
    else:
        ordered(w, node, inside)
    if "reverse" in options:
        given = [*(given or ["undefined"]), w.truth(options["reverse"])]
    return given


def _str(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 0, 1)
    return str_of(w.scope, node, w.value(args[0])) if args else Value('""', STR)


def _sum(w: Rows, node: ast.Call) -> Value:
    args = plain_arguments(w, node, 1, 2)
    row = w.row(args[0], ordered=False)
    inside = each(row.type)
    start = w.value(args[1]) if len(args) == 2 else Value("0", INT)
    if not only(union(inside, start.type), "int", "bool"):
        expected = "ints: Python rounds a sum of floats in several ways, so add them one by one"
        raise w.problem(node, expected, shown(union(inside, start.type)))
    return Value(f"$.sum({row.js}{f', {start.js}' if len(args) == 2 else ''})", INT)


def _type(w: Rows, node: ast.Call) -> Value:
    [arg] = plain_arguments(w, node, 1, 1)
    value = w.value(arg)
    if names(value.type) & {"float", "set", "iterator", "iterable"}:
        raise w.problem(node, "a type that can be told", shown(value.type))
    kinds = [kind.of for kind in value.type - NONE if kind.name == "object"]
    of = kinds[0] if len(kinds) == 1 and len(value.type) == 1 else None
    return Value(f"$.type({value.js})", one("class", of=of))


def refuse_lazy(w: Rows, node: ast.Call) -> Value:
    """What these make is gone over once: it is not kept, compared or handed on."""
    raise w.problem(node, "a loop over it, or list() around it", ast.unparse(node.func))


BUILTINS: dict[str, Builtin] = {
    "abs": _abs,
    "all": _all,
    "any": _any,
    "bool": _bool,
    "dict": _dict,
    "divmod": _divmod,
    "float": _float,
    "frozenset": _set,
    "int": _int,
    "isinstance": _isinstance,
    "iter": _iter,
    "len": _len,
    "list": _list,
    "max": _max,
    "min": _min,
    "next": _next,
    "range": _range,
    "repr": _repr,
    "round": _round,
    "set": _set,
    "sorted": _sorted,
    "str": _str,
    "sum": _sum,
    "tuple": _tuple,
    "type": _type,
} | dict.fromkeys(LAZY, refuse_lazy)
