"""Which words of Python are which words of JavaScript."""

RESERVED = frozenset(
    """
    arguments await break case catch class const continue debugger default delete do else enum
    eval export extends false finally for function if implements import in instanceof interface
    let new null package private protected public return static super switch this throw true try
    typeof var void while with yield $
    """.split()  # noqa: SIM905  # a list would fill a page
)


def word(name: str) -> str:
    """A Python name as a JavaScript name: a reserved word gets a mark.

    >>> word("new"), word("card")
    ('new_', 'card')
    """
    return f"{name}_" if name in RESERVED else name


# Functions of Python that the runtime brings (web/src/python), by their names there.
BUILTINS = frozenset(
    """
    abs all any bool dict divmod enumerate float frozenset getattr hasattr int isinstance iter len
    list map max min next range repr reversed round set sorted str sum tuple type zip Exception
    ValueError TypeError KeyError IndexError
    """.split()  # noqa: SIM905  # a list would fill a page
)

# Methods of Python's own types. What has a method of its own by such a name keeps it.
METHODS = frozenset(
    """
    add append bit_count bit_length capitalize copy count discard endswith extend get index
    insert isdigit items join keys lower partition pop removeprefix removesuffix replace
    setdefault sort split startswith strip update upper values
    """.split()  # noqa: SIM905  # a list would fill a page
)

# What comes from Python's library, or from below the games, by its name in the runtime.
ELSEWHERE = {
    ("collections", "deque"): "deque",
    ("collections.abc", "Mapping"): "Mapping",
    ("collections.abc", "Sequence"): "Sequence",
    ("copy", "deepcopy"): "deepcopy",
    ("dataclasses", "replace"): "replace",
    ("fractions", "Fraction"): "Fraction",
    ("math", "isfinite"): "isfinite",
    ("math", "floor"): "floor",
    ("medici.kernel", "State"): "State",
    ("medici.kernel", "below"): "below",
    ("medici.kernel", "bind"): "bind",
    ("msgspec", "DecodeError"): "DecodeError",
    ("msgspec", "UNSET"): "UNSET",
    ("msgspec.json", "decode"): "decode_json",
    ("msgspec.structs", "replace"): "replace",
    ("re", "compile"): "pattern",
    ("unicodedata", "category"): "category",
    ("unicodedata", "normalize"): "normalize",
    ("builtins", "RecursionError"): "RecursionError",
    ("builtins", "UnicodeError"): "UnicodeError",
}

# Attributes that hold a class: to call them is to make an object.
HOLD_CLASSES = frozenset(["state"])
