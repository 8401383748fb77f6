"""Names that look alike: two people at one table may not be taken for each other.

By the method of Unicode (Technical Standard 39): every character becomes the prototype of those
that it can be confused with, and names with the same result look alike.
"""

import json
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from medici.online.tables import LiveTable, Player, TableError
from medici.online.tables.errors import quote
from medici.online.tables.names import LONGEST_NAME, clean_name

MIXED = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"))


@cache
def prototypes() -> dict[int, str]:
    """What each character that can be confused becomes.

    The package lists, for every character, those that it can be confused with. Among them a
    prototype has many, and the others have it alone.
    """
    source = files("confusable_homoglyphs") / "confusables.json"
    listed = {
        sign: [entry["c"].strip("\u200e") for entry in entries]
        for sign, entries in json.loads(source.read_text(encoding="utf-8")).items()
    }
    found: dict[int, str] = {}
    for sign, (first, *more) in listed.items():
        pair = not more and len(listed.get(first, ())) == 1  # the longer one is the prototype
        if len(sign) == 1 and not more and (not pair or (len(first), first) > (1, sign)):
            found[ord(sign)] = first
    return found


def skeleton(name: str) -> str:
    """What is left of a name for the eye, but for capital letters."""
    plain = unicodedata.normalize("NFKD", name)
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return "".join(letters.translate(prototypes()).split())


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, in capital letters or small ones.

    >>> look_alike("Ad\\u0430", "ÁDA"), look_alike("Bill", "BiIl"), look_alike("Ada", "Ida")
    (True, True, False)
    """
    as_written = skeleton(one).casefold() == skeleton(other).casefold()
    return as_written or skeleton(one.casefold()) == skeleton(other.casefold())


def tell_apart(name: str, others: Iterable[str]) -> str:
    """A name by which somebody is not taken for one of the others: with a number, if it must be.

    >>> tell_apart("ada", ["Ada", "Ida"]), tell_apart("Ada", ["ada", "Ada 2"])
    ('ada 2', 'Ada 3')
    """
    taken = {look for other in others for look in looks(other)}
    told, number = name, 1
    while taken.intersection(looks(told)):
        number += 1
        told = f"{name[: LONGEST_NAME - 4]} {number}"
    return told


def looks(name: str) -> tuple[tuple[bool, str], tuple[bool, str]]:
    """How a name looks as it is written, and in small letters."""
    return (False, skeleton(name).casefold()), (True, skeleton(name.casefold()))


def is_mixed(name: str) -> bool:
    """Whether a word has letters of several scripts that look alike.

    >>> is_mixed("\\u0410da"), is_mixed("Ада Lovelace"), is_mixed("Łukasz")
    (True, False, False)
    """
    for word in name.split():
        scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha()}
        if len(scripts & MIXED) > 1:
            return True
    return False


def check_name(table: LiveTable, player: Player, given: str | None) -> None:
    """Refuse a name at a table by which somebody would be taken for somebody else."""
    name = clean_name(player.name if given is None else given)
    if is_mixed(name):
        expected = "a name with the letters of one script in a word"
        raise TableError("bad-name", expected=expected, got=quote(name))
    others = [seat for seat in table.seats if seat.player != player.id]
    names = [name for seat in others for name in (seat.name, seat.stand_in) if name]
    if any(look_alike(name, other) for other in names):
        expected = "a name that does not look like another's at this table"
        raise TableError("bad-name", expected=expected, got=quote(name))
