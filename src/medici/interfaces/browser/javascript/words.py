"""Which words of Python are which words of JavaScript."""

from medici.interfaces.browser.javascript.kinds import ANY, BOOL, FLOAT, INT, STR, Type, one

RESERVED = frozenset(
    """
    arguments await break case catch class const continue debugger default delete do else enum
    eval export extends false finally for function if implements import in instanceof interface
    let new null package private protected public return static super switch this throw true try
    typeof var void while with yield undefined NaN Infinity Array Map Math Number Object Set
    """.split()  # noqa: SIM905  # a list would fill a page
)


def word(name: str) -> str:
    """A Python name as a JavaScript name: a reserved word gets a mark.

    >>> word("new"), word("card")
    ('new_', 'card')
    """
    return f"{name}_" if name in RESERVED else name


# Errors that the runtime has too. TypeError and the like are not caught: they would be mistakes,
# which JavaScript reports in its own way.
ERRORS = frozenset(
    """
    Exception ValueError TypeError KeyError IndexError LookupError ZeroDivisionError
    ArithmeticError OverflowError AssertionError UnicodeError RecursionError
    """.split()  # noqa: SIM905  # a list would fill a page
)
CAUGHT = ERRORS - {"Exception", "TypeError"}

# What comes from Python's library, or from below the games: its name in the runtime, and the type
# of what it returns, if it is a function.
ELSEWHERE: dict[tuple[str, str], tuple[str, Type | None]] = {
    ("collections.abc", "Mapping"): ("Mapping", None),
    ("collections.abc", "Sequence"): ("Sequence", None),
    ("copy", "deepcopy"): ("deepcopy", None),
    ("math", "floor"): ("floor", INT),
    ("math", "isfinite"): ("isfinite", BOOL),
    ("math", "sqrt"): ("sqrt", FLOAT),
    ("medici.kernel", "below"): ("below", INT),
    ("msgspec", "DecodeError"): ("DecodeError", None),
    ("msgspec", "UNSET"): ("UNSET", None),
    ("msgspec.json", "decode"): ("decode_json", ANY),
    ("unicodedata", "category"): ("category", STR),
    ("unicodedata", "normalize"): ("normalize", STR),
    ("medici.kernel", "State"): ("State", None),
}
PATTERN = one("pattern")
