"""Words that players stumbled over: none of them comes back."""

import re
from pathlib import Path

import pytest

from medici.presentation.words.language import LOCALES

# What a card, a bid, a phone and a server are not called, with what they are.
NOT_SAID = {
    r"(compr|vir|tir)(a|e|ar|ou) (mais )?uma( segunda| terceira)? carta": "revelar",
    r"\b(oferece|oferecer|ofereça) (\d|\{)": "dar lance de",
    r"\bfala: quanto\b": "Vez de …: qual o lance?",
    r"\btelefone\b": "celular",
    r"(?<!-)\bbots\b": "robôs",
    r"\bil Magnifico\b": "o Magnífico",
    r"\b(esta|desta|nesta|a) casa\b": "servidor",
    r"\bsaiu da mesa\b": "está sem conexão",
    r"(?i)\b(suas?|minha|novas|uma|tem) pontuaç|pontuações$": "rating",
    r"(?i)pontuação (de ninguém|de todos que|de quem)|= Pontuação$": "rating",
    r"(?i)pontuação (esperada|parecida)": "pontos",
    r"Decidir antes": "de antemão",
    r"--[a-z]+ [0-9]": "no command lines",
}
# What Italians read otherwise than it is meant, with what is said.
MISREAD = {
    r"nessuna colonna d(à|arebbe) più punti": "le colonne non danno più punti",
    r"gioca come te\b": "a nome tuo",
    r"[Ff]ino a \{ \$day": "no preposition before a date",
    r"Continua la partita attuale": "Si va avanti con la partita attuale",
    r"[Pp]osto medio": "piazzamento medio",
}


def texts(lang: str) -> list[tuple[Path, str]]:
    """The lines that are said, without the comments of catalogues."""
    folder = LOCALES / lang
    files = [*folder.glob("*.ftl"), *folder.glob("*/*.md")]
    return [
        (file, line)
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if not (file.suffix == ".ftl" and line.startswith("#"))
    ]


@pytest.mark.parametrize("word", NOT_SAID)
def test_portuguese_has_one_word_for_one_thing(word: str) -> None:
    said = [(file.name, line) for file, line in texts("pt-BR") if re.search(word, line)]
    assert said == [], f"expected: {NOT_SAID[word]}"


@pytest.mark.parametrize("word", MISREAD)
def test_italian_is_not_misread(word: str) -> None:
    said = [(file.name, line) for file, line in texts("it") if re.search(word, line)]
    assert said == [], f"expected: {MISREAD[word]}"
