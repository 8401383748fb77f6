"""The languages, one for each folder of ``locales``, and which of them somebody wants."""

import json
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

DEFAULT = "en"
# The folder of the languages; MEDICI_LOCALES names another one, to try a translation.
LOCALES = Path(os.environ.get("MEDICI_LOCALES") or Path(__file__).parents[1] / "locales")


def find_languages(locales: Path) -> dict[str, str]:
    """What each language calls itself, by tag, the default first.

    >>> list(find_languages(LOCALES).items())[0]
    ('en', 'English')
    """
    files = sorted(
        locales.glob("*/language.json"), key=lambda file: (file.parent.name != DEFAULT, file)
    )
    return {file.parent.name: json.loads(file.read_text("utf-8"))["name"] for file in files}


LANGUAGES = find_languages(LOCALES)


def read_sections(lang: str, file: str) -> tuple[str, list[str]]:
    """The title and introduction of a Markdown file of a language, and its sections."""
    text = (LOCALES / lang / file).read_text(encoding="utf-8")
    top, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    return top.removeprefix("# "), sections


def known_language(tag: str) -> str | None:
    """The language that a tag or the name of a locale means, if there is a folder for it.

    >>> known_language("pt_BR.UTF-8"), known_language("en-GB"), known_language("sv")
    ('pt-BR', 'en', None)
    """
    wanted = tag.partition(".")[0].replace("_", "-").lower()
    exact = (lang for lang in LANGUAGES if lang.lower() == wanted)
    language = wanted.partition("-")[0]
    related = (lang for lang in LANGUAGES if lang.partition("-")[0].lower() == language)
    return next(exact, None) or next(related, None)


def best_language(wishes: Iterable[str]) -> str:
    """The first of several wishes that can be met.

    >>> best_language(["sv_SE", "pt"])
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
