"""Names that look alike: two people at one table may not be taken for each other.

Unicode lists thousands of characters that can be confused. Here are the letters and digits of the
scripts that names are written in most; everything else that differs by accents, case or width alone
is found by its decomposition.
"""

import unicodedata

from medici.online.tables import LiveTable, Player, TableError
from medici.online.tables.errors import quote
from medici.online.tables.names import clean_name

# Letters of other scripts, each above the Latin letter that it looks like.
CYRILLIC = "авсԁеԍһіјкӏмнорԛѕтԝхугпьѵ"
LIKE_THEM = "abcdeghijkimhopqstwxyrnbv"
GREEK = "αβγεηικνορτυχωϲϳ"
LIKE_THOSE = "abyenikvoptuxwcj"
ARMENIAN = "օսհոց"  # noqa: RUF001
LIKE_THESE = "ouhng"
# Small letters, digits and signs that cannot be told apart in many typefaces.
LATIN = "01l|!35ıɑɡɩʋꞵøđł"  # noqa: RUF001
ALIKE = "oiiiiesiagivbodi"
SKELETON = str.maketrans(
    CYRILLIC + GREEK + ARMENIAN + LATIN, LIKE_THEM + LIKE_THOSE + LIKE_THESE + ALIKE
)
MIXED = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"))


def skeleton(name: str) -> str:
    """What is left of a name for the eye: two that look alike have the same.

    >>> skeleton("Ad\\u0430") == skeleton("ÁDA"), skeleton("Bill") == skeleton("BiIl")
    (True, True)
    >>> skeleton("Ada") == skeleton("Ida")
    False
    """
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return "".join(letters.translate(SKELETON).split()).replace("rn", "m").replace("vv", "w")


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
    if skeleton(name) in map(skeleton, names):
        expected = "a name that does not look like another's at this table"
        raise TableError("bad-name", expected=expected, got=quote(name))
