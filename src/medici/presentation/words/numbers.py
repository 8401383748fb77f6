"""How a language counts (one card, two cards) and writes numbers, for every language of CLDR.

``scripts/cldr.py`` writes the table. Browsers have the same from ``Intl``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path

import msgspec

TABLE = Path(__file__).with_name("cldr.json")
CONDITION = re.compile(r"(?P<name>\w)(?: mod (?P<divisor>\d+))?(?P<not> not)? in (?P<ranges>\S+)")


@dataclass(frozen=True)
class Number:
    """A number, and how many digits of its fraction are shown: at least and at most."""

    value: float
    least: int = 0
    most: int = 3

    def digits(self) -> tuple[str, str]:
        """What is shown before and after the point, without a sign.

        >>> Number(-12345.60, least=2).digits()
        ('12345', '60')
        """
        text = f"{abs(Decimal(str(self.value))):.{self.most}f}"
        whole, _, fraction = text.partition(".")
        return whole, fraction.rstrip("0").ljust(self.least, "0")


class NumberFormat(msgspec.Struct, frozen=True):
    """The signs of numbers, and how digits are grouped."""

    minus: str
    point: str
    separator: str
    groups: tuple[int, int] = (3, 3)  # the size of the last group, and of the others
    grouped_from: int = 4  # digits; some languages write 1234 in one piece


class NumberTable(msgspec.Struct, frozen=True):
    """Plural rules and formats, and which of each a language has."""

    plurals: list[dict[str, str]]
    numbers: list[NumberFormat]
    languages: dict[str, tuple[int, int]]


@cache
def customs(lang: str) -> tuple[dict[str, str], NumberFormat]:
    """The plural rules and the format of a language; those of pt are good for pt-BR."""
    table = msgspec.json.decode(TABLE.read_bytes(), type=NumberTable)
    while lang not in table.languages:
        lang = lang.rpartition("-")[0] or "root"
    plurals, numbers = table.languages[lang]
    return table.plurals[plurals], table.numbers[numbers]


def format_number(number: Number, lang: str) -> str:
    """A number as a language writes it.

    >>> format_number(Number(12345.678, most=1), "en"), format_number(Number(1234.5, 2, 2), "pt-BR")
    ('12,345.7', '1.234,50')
    """
    _, form = customs(lang)
    whole, fraction = number.digits()
    text = group_digits(whole, form) + (form.point + fraction if fraction else "")
    return form.minus + text if number.value < 0 else text


def group_digits(whole: str, form: NumberFormat) -> str:
    """The digits before the point, with separators."""
    if len(whole) < form.grouped_from:
        return whole
    last, size = form.groups
    head, groups = whole[:-last], [whole[-last:]]
    while head:
        head, group = head[:-size], head[-size:]
        groups.insert(0, group)
    return form.separator.join(groups)


def plural_of(number: Number, lang: str) -> str:
    """The plural category that goes with a number as it is shown.

    >>> plural_of(Number(1), "en"), plural_of(Number(0), "pt-BR"), plural_of(Number(3), "pl")
    ('one', 'one', 'few')
    """
    rules, _ = customs(lang)
    whole, fraction = number.digits()
    operands = {  # as CLDR names them
        "n": float(f"{whole}.{fraction}"),
        "i": int(whole),
        "v": len(fraction),
        "f": int(fraction or 0),
        "t": int(fraction.rstrip("0") or 0),
        "e": 0,
    }
    return next((name for name, rule in rules.items() if holds(rule, operands)), "other")


def holds(rule: str, operands: Mapping[str, float]) -> bool:
    """Whether a rule of CLDR holds: conditions joined by "and", these joined by "or".

    >>> holds("n mod 10 in 2..4,9 and n mod 100 not in 12..14", {"n": 22})
    True
    """
    return any(
        all(fulfils(condition, operands) for condition in part.split(" and "))
        for part in rule.split(" or ")
    )


def fulfils(condition: str, operands: Mapping[str, float]) -> bool:
    """Whether a single condition holds; a fraction lies in no range."""
    match = CONDITION.fullmatch(condition)
    if match is None:
        raise ValueError(f"expected a condition of CLDR; got {condition!r}")
    value = operands[match["name"]]
    if match["divisor"]:
        value %= int(match["divisor"])
    ends = [item.partition("..")[::2] for item in match["ranges"].split(",")]
    inside = any(value in range(int(low), int(high or low) + 1) for low, high in ends)
    return inside != bool(match["not"])
