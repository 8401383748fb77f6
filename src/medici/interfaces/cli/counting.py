"""Numbers of things in a sentence."""


def counted(number: int, one: str, many: str | None = None) -> str:
    """So many of something.

    >>> counted(1, "promise"), counted(0, "promise"), counted(2, "entry", "entries")
    ('1 promise', '0 promises', '2 entries')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
