"""What a shell offers after the Tab key: games, bots, languages."""


def games(incomplete: str) -> list[tuple[str, str]]:
    """The games that begin so.

    >>> games("d")
    [('dice', 'Medici: The Dice Game')]
    """
    from medici.games import GAMES  # noqa: PLC0415  # help starts without it

    return [(name, book.title) for name, book in GAMES.items() if name.startswith(incomplete)]


def bots(incomplete: str) -> list[tuple[str, str]]:
    """The bots that begin so, after those that are named already: a,b,c.

    >>> [name for name, _ in bots("banker,ra")]
    ['banker,random']
    """
    from medici.bots import BOTS  # noqa: PLC0415

    named, comma, begun = incomplete.rpartition(",")
    return [
        (f"{named}{comma}{name}", bot.about)
        for name, bot in BOTS.items()
        if name.startswith(begun.strip())
    ]


def languages(incomplete: str) -> list[tuple[str, str]]:
    """The languages that begin so.

    >>> languages("pt")
    [('pt-BR', 'Português')]
    """
    from medici.presentation.words.language import LANGUAGES  # noqa: PLC0415

    begun = incomplete.lower()
    return [(tag, name) for tag, name in LANGUAGES.items() if tag.lower().startswith(begun)]
