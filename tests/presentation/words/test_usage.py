"""Words that players stumbled over: none of them comes back."""

import re
from pathlib import Path

import pytest

from medici.presentation.words.language import LOCALES

# What is not said, or is read otherwise than it is meant, with what is said.
PORTUGUESE = {
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
ITALIAN = {
    r"nessuna colonna d(à|arebbe) più punti": "le colonne non danno più punti",
    r"gioca come te\b": "a nome tuo",
    r"[Ff]ino a \{ \$day": "no preposition before a date",
    r"Continua la partita attuale": "Si va avanti con la partita attuale",
    r"[Pp]osto medio": "piazzamento medio",
}
GERMAN = {
    r"alle anderen sind voll": "alle anderen Schiffe sind voll",
    r"der Nummern \{": "wählen 2 aus 1 2 3",
    r"[Dd]uell": "direkter Vergleich",
    r"Stufe der Bots": "Stärke der Bots",
}
SPANISH = {
    r"choice-about = Cuenta para": "La partida cuenta para",
    r"Aprender \{": "Aprender: { $game }",
    r"resbala": "se equivoca",
    r"\}: pasar,": "sin puja",
}
FRENCH = {
    r"points de chances": "points de pourcentage",
    r"= les \{ \$\w+ \}$": "tout : { $purse }",
    r"Garder le fichier": "Enregistrer le fichier",
    r"dés qui brillent": "dés en surbrillance",
    r"piochent": "choisissent",
}
TABLES = {"pt-BR": PORTUGUESE, "it": ITALIAN, "de": GERMAN, "es": SPANISH, "fr": FRENCH}
NOT_SAID = [
    (lang, word, better) for lang, table in TABLES.items() for word, better in table.items()
]


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


@pytest.mark.parametrize(("lang", "word", "better"), NOT_SAID)
def test_what_players_stumbled_over_does_not_come_back(lang: str, word: str, better: str) -> None:
    said = [(file.name, line) for file, line in texts(lang) if re.search(word, line)]
    assert said == [], f"expected: {better}"
