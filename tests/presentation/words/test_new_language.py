"""A new language is a folder: the terminal, the server and the texts of the pages speak it.

``web/tests/languages.test.ts`` holds the same for the build of the pages.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from medici.presentation.words.language import LOCALES
from tests.e2e.house import House

LANG = "pl"
WRITE = """
import pathlib, sys
from medici.interfaces.browser.texts import write_texts

write_texts(pathlib.Path(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A house with English and a language that is made up: English in brackets."""
    locales = tmp_path_factory.mktemp("locales")
    for lang in ("en", LANG):
        shutil.copytree(LOCALES / "en", locales / lang)
    for path in (locales / LANG).glob("*.ftl"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"^([a-z-]+ = )(\w.*)$", r"\1[\2]", text, flags=re.M), "utf-8")
    for path in (locales / LANG).rglob("*.md"):
        path.write_text(re.sub(r"^# (.+)", r"# [\1]", path.read_text("utf-8")), "utf-8")
    about = {"name": "Bracketish", "description": "[Games]"}
    (locales / LANG / "language.json").write_text(json.dumps(about), "utf-8")
    return {**os.environ, "MEDICI_LOCALES": str(locales), "LANGUAGE": LANG, "COLUMNS": "100"}


def say(environment: dict[str, str], *command: str, typed: str = "") -> str:
    """What a program prints in that house."""
    run = subprocess.run(
        [sys.executable, *command],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.slow
def test_a_terminal_speaks_it(environment: dict[str, str]) -> None:
    assert say(environment, "-m", "medici", "rules", "dice").startswith("[Medici")
    assert "[" in say(environment, "-m", "medici", "play", "dice", "-n", "1", typed="quit\n")


@pytest.mark.slow
def test_a_server_speaks_it(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEDICI_LOCALES", environment["MEDICI_LOCALES"])
    house = House(tmp_path)
    house.start()
    try:
        page = httpx.get(f"{house.url}/rules/dice", headers={"accept-language": LANG})
        rules = httpx.get(f"{house.url}/api/rules/dice", params={"lang": LANG})
    finally:
        house.stop()
    assert page.headers["content-language"] == LANG
    assert f'<html lang="{LANG}">' in page.text
    assert rules.json()["title"].startswith("[Medici")


@pytest.mark.slow
def test_pages_get_its_texts(environment: dict[str, str], tmp_path: Path) -> None:
    say(environment, "-c", WRITE, str(tmp_path))
    page = json.loads((tmp_path / "texts" / LANG / "rules-board.json").read_text("utf-8"))
    assert page["title"].startswith("[Medici")
    assert {path.name for path in (tmp_path / "texts" / LANG).iterdir()} == {
        path.name for path in (tmp_path / "texts" / "en").iterdir()
    }
