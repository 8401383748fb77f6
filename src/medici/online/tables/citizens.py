"""The names of the bots, citizens of Florence by level, and who of them sits down where.

>>> choose_citizen("merchant", "t1", 1, ["Ada"])
'Chiara Bardi'
>>> level_of("Chiara Bardi"), level_of("Ada")
('merchant', None)
>>> player_of("merchant", "Lapo Corsi"), player_of("merchant", "Ada")
('merchant:thrifty', 'merchant')
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping, Sequence

# First names are unique, since a table calls people by them. How those of a level differ, their
# characters say: what is said of each (people.ftl) must be true of the level and the character.
CITIZENS: Mapping[str, tuple[str, ...]] = {
    "random": (
        "Lotto Brandi",
        "Pippa Landini",
        "Zanobi Nuti",
        "Mea Cambi",
        "Puccio Aldi",
        "Ricca Falchi",
        "Tano Bruni",
    ),
    "apprentice": (
        "Nanni Landi",
        "Tessa Bonsi",
        "Cecco Nerli",
        "Ghita Guidi",
        "Meo Velluti",
        "Bice Donati",
        "Duccio Spini",
    ),
    "merchant": (
        "Chiara Bardi",
        "Lapo Corsi",
        "Lisa Peruzzi",
        "Neri Cerchi",
        "Vanna Ricci",
        "Baldo Mozzi",
        "Piera Nasi",
    ),
    "banker": (
        "Bindo Gondi",
        "Nanna Strozzi",
        "Agnolo Pitti",
        "Dianora Pazzi",
        "Noferi Capponi",
        "Costanza Doni",
        "Simona Bini",
    ),
    "prince": (
        "Oretta Alberti",
        "Taddeo Valori",
        "Lena Albizi",
        "Rinaldo Pucci",
        "Alessa Corbini",
        "Vieri Ridolfi",
        "Gemma Altoviti",
    ),
}

# By the place of a citizen within the level: three at a table are never all alike.
CHARACTERS = ("steady", "thrifty", "bold", "thrifty", "steady", "bold", "brisk")
WITHOUT_CHARACTER = "random"  # a level that plays by no network

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
HASH_PRIME = 65_521  # the hash of a table's id stays below it


def choose_citizen(level: str, table: str, seat: int, present: Sequence[str]) -> str:
    """Who of a level sits down: it follows from table and seat, and nobody is there twice."""
    first = [first_name(name) for name in present]
    everybody = list(CITIZENS[level])
    free = [name for name in everybody if first_name(name) not in first] or everybody
    hashed = seat
    for sign in table:
        digit = DIGITS.index(sign) if sign in DIGITS else 0
        hashed = (hashed * 31 + digit) % HASH_PRIME
    return free[hashed % len(free)]


def first_name(name: str) -> str:
    """What one is called at a table."""
    return name.partition(" ")[0]


def level_of(name: str) -> str | None:
    """The level of a citizen; None for everybody else."""
    for level, names in CITIZENS.items():
        if name in names:
            return level
    return None


def player_of(bot: str, name: str) -> str:
    """The bot that plays for somebody, with the character of a citizen of this name."""
    if bot != WITHOUT_CHARACTER and bot in CITIZENS:
        for citizen, character in zip(CITIZENS[bot], CHARACTERS, strict=True):
            if name in (citizen, first_name(citizen)) and character != CHARACTERS[0]:
                return f"{bot}:{character}"
    return bot
