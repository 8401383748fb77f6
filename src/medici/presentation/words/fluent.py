"""Messages in Fluent's syntax, as far as the catalogues use it: no terms, attributes or dates.

Fluent's own runtime for Python needs Babel, 33 MB on disk. A test holds that this module says the
same as that runtime.
"""

from collections.abc import Mapping

from fluent.syntax import FluentParser, ast

from medici.presentation.words.numbers import Number, format_number, plural_of


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str, *catalogues: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        for text in catalogues:
            self.add(text)

    def add(self, text: str) -> None:
        """Add the messages of a catalogue; of two with one id the first counts."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self.messages.setdefault(entry.id.name, entry)

    def __contains__(self, message: str) -> bool:
        return message in self.messages

    def say(self, message: str, args: Mapping[str, float | str] | None = None) -> str:
        """A message with its arguments; KeyError if there is no such message."""
        return self.format(message, args or {})[0]

    def format(self, message: str, args: Mapping[str, float | str]) -> tuple[str, list[str]]:
        """A message with its arguments, and the names of those that were missing."""
        formatter = Formatter(self, args)
        return formatter.text(self.messages[message].value), formatter.missing


class Formatter:
    """Formats one message."""

    def __init__(self, bundle: Bundle, args: Mapping[str, float | str]) -> None:
        self.bundle = bundle
        self.args = args
        self.missing: list[str] = []

    def text(self, pattern: ast.Pattern | None) -> str:
        """A pattern with everything in its place."""
        assert pattern is not None  # a bundle keeps no message without a text
        return "".join(
            str(part.value) if isinstance(part, ast.TextElement) else self.shown(part)
            for part in pattern.elements
        )

    def shown(self, part: object) -> str:
        """An expression as it is read."""
        value = self.value(part)
        return format_number(value, self.bundle.lang) if isinstance(value, Number) else value

    def value(self, part: object) -> Number | str:
        """What an expression stands for."""
        match part:
            case ast.Placeable():
                return self.value(part.expression)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return literal(part)
            case ast.VariableReference():
                return self.argument(part.id.name)
            case ast.MessageReference():
                return self.message(part.id.name)
            case ast.SelectExpression():
                return self.text(self.chosen(part))
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self.number(part.arguments)
        raise NotImplementedError(f"expected what the catalogues use; got {part!r}")

    def argument(self, name: str) -> Number | str:
        """An argument; one that is missing is named in the text."""
        if name not in self.args:
            self.missing.append(name)
            return f"{{${name}}}"
        given = self.args[name]
        return Number(given) if isinstance(given, int | float) else str(given)

    def message(self, name: str) -> str:
        """Another message, with the same arguments."""
        if name not in self.bundle:
            self.missing.append(name)
            return f"{{{name}}}"
        return self.text(self.bundle.messages[name].value)

    def number(self, arguments: ast.CallArguments) -> Number | str:
        """NUMBER: how much of a fraction is shown."""
        value = self.value(arguments.positional[0])
        if not isinstance(value, Number):
            return value
        wishes = {one.name.name: literal(one.value).value for one in arguments.named}
        least = int(wishes.pop("minimumFractionDigits", value.least))
        most = int(wishes.pop("maximumFractionDigits", max(value.most, least)))
        if wishes:
            raise NotImplementedError(f"expected digits of a fraction; got {', '.join(wishes)}")
        return Number(value.value, least, most)

    def chosen(self, part: ast.SelectExpression) -> ast.Pattern:
        """The variant that fits, or the default."""
        key = self.value(part.selector)
        for variant in part.variants:
            if fits(key, variant.key, self.bundle.lang):
                return variant.value
        return next(variant.value for variant in part.variants if variant.default)


def literal(part: object) -> Number:
    """A number in a catalogue."""
    assert isinstance(part, ast.NumberLiteral)
    digits = len(part.value.partition(".")[2])
    return Number(float(part.value), digits)


def fits(key: Number | str, name: ast.Identifier | ast.NumberLiteral, lang: str) -> bool:
    """Whether a variant is for this value: the same number or word, or the number's plural."""
    if isinstance(name, ast.NumberLiteral):
        return isinstance(key, Number) and key.value == float(name.value)
    return name.name == (plural_of(key, lang) if isinstance(key, Number) else key)
