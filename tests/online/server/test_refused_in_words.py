"""Whoever is refused something reads why in the words of the catalogues, in no server's English."""

import re
from pathlib import Path

from medici.online import server
from medici.online.server.problem import COMMAND_CODES
from medici.presentation.words import words

REFUSED = re.compile(r'(?:HttpProblem|answer|refuse_with)\(\s*\d{3},\s*"([a-z-]+)"')
SUBJECTS = ("shell", "clubs", "devices", "tournaments")


def test_every_refusal_has_words_of_its_own() -> None:
    (folder,) = server.__path__
    sources = [path.read_text("utf-8") for path in Path(folder).rglob("*.py")]
    codes = {code for source in sources for code in REFUSED.findall(source)} | set(COMMAND_CODES)
    assert {"not-found", "too-many", "stale", "bad-record"} <= codes
    texts = words("en", *SUBJECTS)
    silent = [
        code
        for code in sorted(codes)
        if not any(f"{subject}-problem-{code}" in texts for subject in SUBJECTS)
    ]
    assert silent == []


def test_nothing_at_an_address_is_told_on_every_page() -> None:
    texts = words("en", "shell")
    assert "shell-problem-not-found" in texts
    assert "shell-problem-too-many" in texts
