"""Structs of Python as types of TypeScript, read off their annotations as they are written: so
aliases keep their names, and comments are carried over."""

import ast
import importlib
import inspect
import re
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from io import StringIO
from typing import Any, NamedTuple, is_typeddict

import msgspec

PLAIN = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "object": "unknown",
    "Any": "unknown",
    "Raw": "unknown",
}
ROWS = ("list", "tuple", "Sequence", "Collection")
TABLES = ("dict", "Mapping")
WIDEST = 100  # columns, as Prettier has it


class Source(NamedTuple):
    """A module as it is written."""

    tree: ast.Module
    comments: Mapping[int, str]  # by line


class Definition(NamedTuple):
    """Where a name is defined, and how."""

    module: str
    name: str
    node: ast.ClassDef | ast.expr
    comment: str | None = None

    @property
    def id(self) -> str:
        """The module and the name.

        >>> find("medici.presentation.scene", "Scene").id
        'medici.presentation.scene:Scene'
        """
        return f"{self.module}:{self.name}"


class Field(NamedTuple):
    """A field of an interface."""

    name: str
    type: str
    optional: bool
    comment: str | None


@cache
def source(module: str) -> Source:
    """A module's text, parsed; with its comments."""
    text = inspect.getsource(importlib.import_module(module))
    tokens = tokenize.generate_tokens(StringIO(text).readline)
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokens
        if token.type == tokenize.COMMENT
    }
    return Source(ast.parse(text), comments)


def find(module: str, name: str) -> Definition:
    """The definition of a name that a module uses: there, or in one that it imports from."""
    tree, comments = source(module)
    for node in tree.body:
        match node:
            case ast.ClassDef(name=defined) if defined == name:
                return Definition(module, name, node)
            case (
                ast.Assign(targets=[ast.Name(id=defined)], value=value)
                | ast.AnnAssign(target=ast.Name(id=defined), value=ast.expr() as value)
            ) if defined == name:
                return Definition(module, name, value, comments.get(node.lineno))
            case ast.ImportFrom(module=str() as other, names=names):
                for imported in names:
                    if (imported.asname or imported.name) == name:
                        return find(other, imported.name)
    raise SystemExit(f"expected {module} to define or import {name}; it does neither")


class Types:
    """TypeScript's types, file by file; each comes after what it needs.

    ``renamed`` gives other names, by module and name. ``narrower`` gives the types of fields that
    hold less than their annotations say: where a name in that type is defined, and the type.
    """

    def __init__(self, renamed: Mapping[str, str], narrower: Mapping[str, tuple[str, str]]) -> None:
        self.files: dict[str, dict[str, str]] = {}  # the types of each file, by their names
        self.imports: dict[str, set[str]] = {}  # the types of other files that a file needs
        self.optional = False  # whether fields with a default may be left out
        self._renamed, self._narrower = renamed, narrower
        self._file = ""
        self._ids: dict[str, str] = {}
        self._home: dict[str, str] = {}  # the file of each type
        self._narrowed: set[str] = set()
        self._borrowed: dict[str, str] = {}  # names that the module at hand does not know

    def add(self, file: str, root: str) -> None:
        """Put a type into a file, with all that it mentions and that is in no file yet."""
        self._file = file
        self.files.setdefault(file, {})
        self.imports.setdefault(file, set())
        self.name(*root.split(":"))

    def unused(self) -> set[str]:
        """Fields that were to be narrower, and that there are not."""
        return self._narrower.keys() - self._narrowed

    def name(self, module: str, name: str) -> str:
        """The TypeScript name of a struct or an alias; it is defined if it is not yet."""
        if name in self._borrowed:
            return self._borrowed[name]
        definition = find(module, name)
        shown = self._renamed.get(definition.id, name)
        known = self._ids.setdefault(shown, definition.id)
        if known != definition.id:
            raise SystemExit(f"{known} and {definition.id} would both be called {shown}")
        if shown not in self._home:
            self._home[shown] = self._file  # first, since a struct may mention itself
            text = self._define(shown, definition)
            self.files[self._file][shown] = text
        elif self._home[shown] != self._file:
            self.imports[self._file].add(shown)
        return shown

    def names(self) -> dict[str, str]:
        """The names of the types, by module and name."""
        return {place: shown for shown, place in self._ids.items()}

    def home(self, name: str) -> str:
        """The file that a type is in."""
        return self._home[name]

    def _define(self, shown: str, definition: Definition) -> str:
        """A struct as an interface, or an alias."""
        module, node = definition.module, definition.node
        if not isinstance(node, ast.ClassDef):
            comment = f"/** {sentence(definition.comment)} */\n" if definition.comment else ""
            return comment + wrapped(f"export type {shown} =", self._type(module, node), "")
        owner: Any = getattr(importlib.import_module(module), definition.name)
        bases = [self.name(base.__module__, base.__name__) for base in bases_of(owner)]
        fields = [*tag(owner), *self._fields(module, node, owner)]
        head = f"export interface {shown} " + "".join(f"extends {base} " for base in bases)
        return f"{description(owner)}{head}{{\n{''.join(map(line, fields))}}}\n"

    def _fields(self, module: str, node: ast.ClassDef, owner: Any) -> Iterator[Field]:
        """The fields that a class itself declares."""
        comments = source(module).comments
        for item in node.body:
            if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
                continue
            name, optional, never_null = encoding(owner, item.target.id, self.optional)
            types = self._field_type(f"{node.name}.{name}", module, item.annotation)
            if never_null:
                types = types.removesuffix(" | null")
            comment = comments.get(item.end_lineno or item.lineno)
            yield Field(name, types, optional, comment)

    def _field_type(self, field: str, module: str, annotation: ast.expr) -> str:
        """The type of a field, or the narrower one that it really has."""
        if field not in self._narrower:
            return self._type(module, annotation)
        self._narrowed.add(field)
        where, text = self._narrower[field]
        home, name = where.split(":")
        self._borrowed = {name: self.name(home, name)}
        narrow = self._type(module, ast.parse(text, mode="eval").body)
        self._borrowed = {}
        if narrow == self._type(module, annotation):
            raise SystemExit(f"{field} need not be narrower: Python says {narrow} already")
        return narrow

    def _type(self, module: str, node: ast.expr) -> str:
        """An annotation as a TypeScript type."""
        return " | ".join(dict.fromkeys(self._members(module, node)))

    def _members(self, module: str, node: ast.expr) -> Iterator[str]:
        """The members of a union, or the one type that there is."""
        match node:
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                yield from self._members(module, left)
                yield from self._members(module, right)
            case ast.Constant(value=None):
                yield "null"
            case ast.Constant(value=str() as quoted):
                yield from self._members(module, ast.parse(quoted, mode="eval").body)
            case ast.Subscript(value=ast.Name(id=outer), slice=inner):
                yield from self._subscript(module, outer, inner)
            case ast.Name(id="UnsetType") | ast.Attribute(attr="UnsetType"):
                return  # the field is left out
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield PLAIN[name] if name in PLAIN else self.name(module, name)
            case _:
                raise SystemExit(f"no TypeScript for {ast.unparse(node)} in {module}")

    def _subscript(self, module: str, outer: str, inner: ast.expr) -> Iterator[str]:
        """A type with arguments."""
        items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if outer == "Literal":
            yield from (literal(item) for item in items)
        elif outer in ("Annotated", "NotRequired"):
            yield from self._members(module, items[0])
        elif outer in ROWS:
            each = self._type(module, items[0])
            yield f"({each})[]" if " | " in each else f"{each}[]"
        elif outer in TABLES:
            key, value = (self._type(module, item) for item in items)
            yield f"Record<{key}, {value}>"
        else:
            raise SystemExit(f"no TypeScript for {outer}[{ast.unparse(inner)}] in {module}")


def bases_of(owner: Any) -> list[Any]:
    """The structs that a class inherits fields from."""
    return [base for base in owner.__bases__ if getattr(base, "__struct_fields__", ())]


def tag(owner: Any) -> Iterator[Field]:
    """The field that tells the members of a union apart."""
    config = getattr(owner, "__struct_config__", None)
    if config is not None and config.tag_field is not None:
        tags = {heir.__struct_config__.tag for heir in owner.__subclasses__()}
        told_apart = tags <= {config.tag}  # otherwise each heir says for itself what it is
        yield Field(config.tag_field, f"'{config.tag}'" if told_apart else "string", False, None)


def encoding(owner: Any, name: str, defaults_optional: bool) -> tuple[str, bool, bool]:
    """A field's name in JSON, whether it may be missing, and whether it then never is null."""
    if is_typeddict(owner):
        return name, name in owner.__optional_keys__, False
    field = next(field for field in msgspec.structs.fields(owner) if field.name == name)
    omitted = owner.__struct_config__.omit_defaults and not field.required
    optional = omitted or field.default is msgspec.UNSET
    never_null = omitted and field.default is None and not defaults_optional
    return field.encode_name, optional or (defaults_optional and not field.required), never_null


def literal(node: ast.expr) -> str:
    """A value as TypeScript writes it.

    >>> literal(ast.Constant("none")), literal(ast.Constant(True))
    ("'none'", 'true')
    """
    value = ast.literal_eval(node)
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def sentence(comment: str) -> str:
    """A comment with the constants of TypeScript.

    >>> sentence("None: free; ``title`` if there is one")
    'null: free; `title` if there is one'
    """
    constants = {"None": "null", "True": "true", "False": "false"}
    for python, typescript in constants.items():
        comment = re.sub(rf"\b{python}\b", typescript, comment)
    return comment.replace("``", "`")


def description(owner: Any) -> str:
    """The docstring of a class as a comment, without its examples."""
    lines = (inspect.getdoc(owner) or "").partition(">>>")[0].strip().splitlines()
    if len(lines) == 1:
        return f"/** {sentence(lines[0])} */\n"
    return "/**\n" + "".join(f" * {sentence(text)}".rstrip() + "\n" for text in lines) + " */\n"


def line(field: Field) -> str:
    """A field of an interface as it is written."""
    name = f"  {field.name}{'?' if field.optional else ''}:"
    comment = f" // {sentence(field.comment)}" if field.comment else ""
    return wrapped(name, field.type, comment)


def wrapped(head: str, types: str, comment: str) -> str:
    """A declaration on one line, or on two, or with each member of its union on a line."""
    short = f"{head} {types};"
    if len(short) <= WIDEST:
        return f"{short}{comment}\n"
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(indent) + len(types) < WIDEST:
        return f"{head}\n{indent}{types};{comment}\n"
    members = "".join(f"\n{indent}| {member}" for member in types.split(" | "))
    return f"{head}{members};{comment}\n"
