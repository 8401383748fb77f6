"""The examples in the documents run, and their commands are commands."""

import doctest
import re
import runpy
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from medici import Game
from medici.analysis.advise import adviser
from medici.interfaces.cli import app
from medici.interfaces.cli.lazy_commands import LazyCommand
from medici.record import write_record
from medici.research.arena.simulate import simulate
from tests.interfaces.cli.commands import medici
from tests.online.server.conftest import anyio_backend, server  # noqa: F401  # fixtures

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [path.read_text(encoding="utf-8") for path in (ROOT / "examples").glob("*.py")]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
QUICK = (  # commands that end soon, wherever a page shows them
    "medici advise game.json",
    "medici arena board --players 3 --bots merchant",
    "medici arena board --players 3 --bots my_bot",
    "medici push-keys push.pem",
    "medici site public",
)
EACH_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def blocks(page: Path, *languages: str) -> Iterator[str]:
    """The blocks of a page that are in one of these languages."""
    for language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if language in languages:
            yield text


def programs(page: Path) -> Iterator[str]:
    """The programs of a page: blocks of Python without prompts."""
    yield from (block for block in blocks(page, "python", "py") if ">>> " not in block)


def commands(page: Path) -> Iterator[str]:
    """The commands of a page that are ours, whole."""
    for block in blocks(page, "", "sh", "bash", "console"):
        for line in block.replace("\\\n", " ").splitlines():
            command = line.removeprefix("$ ")
            if command.startswith("medici "):
                yield command


SHOWN = [(page, command) for page in PAGES for command in commands(page)]
RUN = sorted({each for _, each in SHOWN if each.startswith(QUICK) and "--seconds" not in each})


@EACH_PAGE
def test_examples_of_a_page_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@EACH_PAGE
def test_programs_of_a_page_are_python(page: Path) -> None:
    for block in programs(page):
        compile(block, page.name, "exec")


@pytest.mark.slow  # an adviser plays futures
@EACH_PAGE
def test_programs_of_a_page_run(page: Path, tmp_path: Path) -> None:
    """Some show a piece of an example, and the verifiers in fair.md have tests of their own."""
    for number, block in enumerate(programs(page)):
        part = any(block.strip() in example for example in EXAMPLES)
        if not part and "sys.stdin" not in block:
            path = tmp_path / f"program{number}.py"
            path.write_text(block, encoding="utf-8")
            runpy.run_path(str(path))


@pytest.mark.parametrize(("page", "command"), SHOWN, ids=lambda shown: str(shown)[-60:])
def test_commands_of_a_page_are_understood(page: Path, command: str) -> None:
    """Every word of them: a command that is gone, or an option, is found here."""
    given: Any = typer.main.get_command(app)
    words = shlex.split(command.partition(" < ")[0], comments=True)[1:]
    context = given.context_class(given, info_name="medici")
    while hasattr(given, "get_command"):  # a group
        found = given.get_command(context, words[0])
        assert found is not None, f"{page.name}: there is no medici {words[0]}"
        given, words = found.imported() if isinstance(found, LazyCommand) else found, words[1:]
        context = given.context_class(given, parent=context, info_name=given.name)
    assert given.name != "medici"
    given.make_parser(context).parse_args(words)


@pytest.mark.slow
@pytest.mark.parametrize("command", RUN)
def test_quick_commands_of_the_pages_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(adviser, "FUTURES", 10)  # that the command runs is to be seen
    game = next(simulate("board", 3, 1, seed=1))
    write_record(begun(game), Path("game.json"))
    bot = next(block for block in programs(ROOT / "docs" / "botwriter.md") if "cautious" in block)
    Path("my_bot.py").write_text(bot, encoding="utf-8")
    answer = medici(*shlex.split(command, comments=True)[1:])
    assert answer.status == 0, answer.err


def begun(game: Game) -> Game:
    """The same game a while after it began, long enough for what the pages ask of it."""
    other = Game(game.name, game.players)
    for _, move in game.moves[:60]:
        other.play(move)
    return other


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_bot_for_a_live_table_plays_a_game(server: tuple[str, object]) -> None:  # noqa: F811
    block = next(block for block in programs(ROOT / "docs" / "botwriter.md") if "Client" in block)
    names: dict[str, object] = {}
    exec(block, names)
    play = names["play"]
    assert callable(play)
    scores = await play(server[0])
    assert len(scores) == 3
