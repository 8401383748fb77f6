"""Which language somebody wants, out of those that there are."""

from collections.abc import Iterable, Mapping

LANGUAGES = {"en": "English", "pt-BR": "Português (Brasil)"}
DEFAULT = "en"


def known_language(tag: str) -> str | None:
    """The language that a tag or the name of a locale means, if there is a catalogue for it.

    >>> known_language("pt_BR.UTF-8"), known_language("en-GB"), known_language("de")
    ('pt-BR', 'en', None)
    """
    language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return next((lang for lang in LANGUAGES if lang.partition("-")[0] == language), None)


def best_language(wishes: Iterable[str]) -> str:
    """The first of several wishes that can be met.

    >>> best_language(["de_DE", "pt"])
    'pt-BR'
    """
    return next(filter(None, map(known_language, wishes)), DEFAULT)


def language_here(environment: Mapping[str, str]) -> str:
    """The language of a terminal, as its environment has it.

    >>> language_here({"LANG": "pt_BR.UTF-8"}), language_here({"LANG": "C"})
    ('pt-BR', 'en')
    """
    wishes = environment.get("LANGUAGE", "").split(":")
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "",
    )
    return best_language([*wishes, locale])
