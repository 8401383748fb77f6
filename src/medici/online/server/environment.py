"""Settings from the environment: MEDICI_ and the name of a setting, in capitals.

What is secret can lie in a file instead, which MEDICI_..._FILE names: others on the machine can
read the command line of a process, and now and then its environment.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from medici.online.server.settings import Settings

PREFIX = "MEDICI_"
IN_A_FILE = "_FILE"
SERVED = {"MEDICI_WARM": "true"}  # what `medici serve` does unless told otherwise
ELSEWHERE = frozenset({"MEDICI_CACHE", "MEDICI_DATA"})  # read by the kernel and the store
WORDS = {"true": True, "yes": True, "on": True, "1": True}
WORDS |= {"false": False, "no": False, "off": False, "0": False}
RENAMED = {  # settings under the names that they had before
    "MEDICI_SCRIBES": "MEDICI_RESPONSE_THREADS",
    "MEDICI_SCRIBES_WAITING": "MEDICI_RESPONSES_WAITING",
    "MEDICI_SCRIBES_KEPT": "MEDICI_RESPONSE_CACHE",
}
HIDDEN = "***"


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings: what is given comes first, then the environment, then the defaults.

    >>> settings_from({"MEDICI_WORKERS": "3", "MEDICI_BURST": "9"}, burst=5).workers
    3
    >>> settings_from({"MEDICI_WORKERS": "three"})
    Traceback (most recent call last):
    ValueError: MEDICI_WORKERS: expected a whole number; got 'three'
    """
    environment = {RENAMED.get(name, name): value for name, value in environment.items()}
    hints = get_type_hints(Settings)
    found = {
        name: read_setting(environment, name, hints[name])
        for name in setting_names()
        if name not in given
    }
    return Settings(**{name: value for name, value in found.items() if value is not None} | given)


def setting_names() -> list[str]:
    """The names of all settings."""
    return [field.name for field in fields(Settings)]


def variable_name(name: str) -> str:
    """What a setting is called in the environment.

    >>> variable_name("push_key")
    'MEDICI_PUSH_KEY'
    """
    return PREFIX + name.upper()


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none, perhaps by a slip of the pen.

    >>> unknown_variables({"MEDICI_STROE": "sqlite://", "MEDICI_STORE_FILE": "secret", "HOME": "/"})
    ['MEDICI_STROE']
    """
    known = {variable_name(name) for name in setting_names()}
    known |= {name + IN_A_FILE for name in known} | ELSEWHERE | RENAMED.keys()
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def read_setting(environment: Mapping[str, str], name: str, hint: Any) -> Any:
    """The value of a setting, or none if the environment has none."""
    plain, filed = variable_name(name), variable_name(name) + IN_A_FILE
    text, file = environment.get(plain, "").strip(), environment.get(filed, "").strip()
    if text and file:
        raise ValueError(f"expected {plain} or {filed}; got both")
    if file:
        try:
            text = Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as problem:
            reason = getattr(problem, "strerror", None) or "no text"
            raise ValueError(
                f"{filed}: expected a file with a text; got {file}: {reason}"
            ) from None
    if not text:
        return None
    try:
        return parse(text, hint)
    except ValueError as problem:
        raise ValueError(f"{filed if file else plain}: {problem}") from None


def parse(text: str, hint: Any) -> Any:
    """A text as a value of a type.

    >>> parse("a, b", tuple[str, ...]), parse("off", bool), parse("2.5", float | None)
    (('a', 'b'), False, 2.5)
    """
    if get_origin(hint) in (types.UnionType, Union):
        (hint,) = (choice for choice in get_args(hint) if choice is not type(None))
    if get_origin(hint) is tuple:
        each = get_args(hint)[0]
        return tuple(parse(part.strip(), each) for part in text.split(",") if part.strip())
    if hint not in PARSERS:
        raise TypeError(f"expected a setting of {', '.join(map(str, PARSERS))}; got {hint}")
    return PARSERS[hint](text)


def parse_bool(text: str) -> bool:
    """Yes or no."""
    if text.lower() not in WORDS:
        raise ValueError(f"expected true or false; got {text!r}")
    return WORDS[text.lower()]


def parse_int(text: str) -> int:
    """A whole number, not below 0: settings are counts and sizes."""
    if not (text.isascii() and text.isdecimal()):
        raise ValueError(f"expected a whole number; got {text!r}")
    return int(text)


def parse_float(text: str) -> float:
    """A number, with or without a fraction, likewise not below 0."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise ValueError(f"expected a number; got {text!r}")
    return value


PARSERS: dict[Any, Callable[[str], Any]] = {
    str: str,
    bool: parse_bool,
    int: parse_int,
    float: parse_float,
}


def format_value(value: object) -> str:
    """A value as it would be set, without what is secret.

    >>> format_value(("https://a.example", "https://b.example")), format_value(None)
    ('https://a.example,https://b.example', '')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(map(format_value, value))
    return "" if value is None else without_password(str(value))


def has_password(url: str) -> bool:
    """Whether a URL holds a password.

    >>> has_password("postgresql://medici:secret@db/medici"), has_password("redis://bus")
    (True, False)
    """
    return without_password(url) != url


def without_password(url: str) -> str:
    """A URL that can be shown.

    >>> without_password("postgresql://medici:secret@db/medici?password=secret")
    'postgresql://medici:***@db/medici?password=***'
    """
    try:
        there = urlsplit(url)
    except ValueError:
        return HIDDEN
    netloc, query = there.netloc, there.query
    if there.password is not None:
        people, _, place = netloc.rpartition("@")
        netloc = f"{people.partition(':')[0]}:{HIDDEN}@{place}"
    if "password" in query:
        pairs = [(key, HIDDEN if "password" in key else value) for key, value in parse_qsl(query)]
        query = urlencode(pairs, safe="*/=-")
    if (netloc, query) == (there.netloc, there.query):
        return url
    return urlunsplit(there._replace(netloc=netloc, query=query))
