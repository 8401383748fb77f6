"""Messages in Fluent's syntax, as far as the catalogues use it: no terms, attributes or dates.

Fluent's own runtime for Python comes with the customs of every country on earth, 36 MB of them. The
house speaks two languages; a test holds that it says the same as that runtime.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from fluent.syntax import FluentParser, ast

POINTS = {"en": (",", "."), "pt-BR": (".", ",")}  # between thousands, and before a fraction
MILLION = 1_000_000


@dataclass(frozen=True)
class Number:
    """A number, and how many digits of its fraction are shown: at least and at most."""

    value: float
    least: int = 0
    most: int = 3


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> None:
        """Take up a catalogue; of two messages with one id the first counts."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self.messages.setdefault(entry.id.name, entry)

    def has_message(self, name: str) -> bool:
        """Whether there is such a message."""
        return name in self.messages

    def get_message(self, name: str) -> ast.Message:
        """A message by its id; LookupError."""
        return self.messages[name]

    def format_pattern(
        self, pattern: ast.Pattern, args: Mapping[str, float | str]
    ) -> tuple[str, list[str]]:
        """A text with its arguments, and what was missing for it."""
        telling = Telling(self, args)
        return telling.text(pattern), telling.missing


class Telling:
    """A message as it is being told."""

    def __init__(self, bundle: Bundle, args: Mapping[str, float | str]) -> None:
        self.bundle = bundle
        self.args = args
        self.missing: list[str] = []

    def text(self, pattern: ast.Pattern) -> str:
        """A pattern with everything in its place."""
        return "".join(
            str(part.value) if isinstance(part, ast.TextElement) else self.shown(part)
            for part in pattern.elements
        )

    def shown(self, part: object) -> str:
        """An expression as it is read."""
        value = self.value(part)
        return written(value, self.bundle.lang) if isinstance(value, Number) else value

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
        other = self.bundle.messages.get(name)
        if other is None or other.value is None:
            self.missing.append(name)
            return f"{{{name}}}"
        return self.text(other.value)

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
    return name.name == (plural(key.value, lang) if isinstance(key, Number) else key)


def plural(number: float, lang: str) -> str:
    """The plural that goes with a number.

    >>> plural(1, "en"), plural(0, "en"), plural(0, "pt-BR"), plural(1.5, "pt-BR")
    ('one', 'other', 'one', 'one')
    """
    size = abs(number)
    if lang == "en":
        return "one" if size == 1 else "other"
    if size < 2:
        return "one"
    return "many" if size % MILLION == 0 else "other"


def written(number: Number, lang: str) -> str:
    """A number as a language writes it.

    >>> written(Number(12345.678, most=1), "en"), written(Number(12345.678, 2, 2), "pt-BR")
    ('12,345.7', '12.345,68')
    """
    text = f"{Decimal(str(number.value)):,.{number.most}f}"
    whole, _, fraction = text.partition(".")
    fraction = fraction.rstrip("0").ljust(number.least, "0")
    thousands, point = POINTS[lang]
    whole = whole.replace(",", thousands)
    return f"{whole}{point}{fraction}" if fraction else whole
