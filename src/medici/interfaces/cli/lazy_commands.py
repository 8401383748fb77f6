"""Commands that are imported when they are called: help and completion need far less."""

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command


class Plain:
    """Shows its texts as they are written, and flags without the value that they do not take."""

    def __init__(self, *names: Any, help: str | None = None, **attributes: Any) -> None:  # noqa: A002
        text = help and spelled(flowing(help))
        super().__init__(*names, help=text, **attributes)  # type: ignore[call-arg]
        for param in attributes.get("params") or []:
            if getattr(param, "help", None):
                param.help = spelled(param.help)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Draw the help."""
        load_help()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_params(self, ctx: Any) -> list[Any]:
        """The arguments and options of a command, ``--help`` among them."""
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False):
                param.metavar = ""
        return params


class PlainCommand(Plain, TyperCommand):
    """A command."""


class PlainGroup(Plain, TyperGroup):
    """Commands that belong together."""


class LazyGroup(PlainGroup):
    """Commands by name, each with the module that it is imported from."""

    places: ClassVar[dict[str, str]] = {}

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name in self.places:
            self.add_command(LazyCommand(name, self.places[name]), name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called, imported now."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command.imported() if isinstance(command, LazyCommand) else command, rest


class LazyCommand(PlainCommand):
    """A command that is not imported yet, with the first words of its own text."""

    def __init__(self, name: str, module: str) -> None:
        self.function = name.replace("-", "_")
        self.module = module
        super().__init__(name, help=about(module, self.function))

    def imported(self) -> Any:
        """The same command with its options, or with its own commands."""
        module = import_module(self.module)
        own = getattr(module, "app", None)
        if own is None:
            own = typer.Typer(
                add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False
            )
            own.command(self.name, cls=PlainCommand)(getattr(module, self.function))
        return get_command(own)


def about(module: str, function: str) -> str:
    """The first paragraph of a function's text, without importing its module.

    >>> about("medici.interfaces.cli.lazy_commands", "about")
    "The first paragraph of a function's text, without importing its module."
    """
    spec = find_spec(module)
    assert spec is not None
    source = Path(str(spec.origin)).read_text(encoding="utf-8")
    found = re.search(
        rf'^def {function}\(.*?"""(.+?)(?:\n\n|""")', source, re.DOTALL | re.MULTILINE
    )
    assert found, f"expected {module} to have a function {function} with a text"
    return " ".join(found[1].split())


def flowing(text: str) -> str:
    """A text whose paragraphs are broken by the terminal; lines that are set in stay as they are.

    >>> flowing("One\\ntwo.\\n\\n  medici play\\n\\nThree\\nfour.")
    'One two.\\n\\n  medici play\\n\\nThree four.'
    """
    paragraphs = text.strip().split("\n\n")
    return "\n\n".join(part if part[:1] == " " else " ".join(part.split()) for part in paragraphs)


def spelled(text: str) -> str:
    r"""A text in which square brackets are brackets, apart from those around bold words.

    >>> print(spelled("[b]bold[/b] medici[cuda]"))
    [b]bold[/b] medici\[cuda]
    """
    return re.sub(r"(?<!\\)\[(?!/?b\])", r"\[", text)


UNUSED = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}


def load_help() -> None:
    """Import what draws the help, with stand-ins for texts in Markdown and for tracebacks."""
    if "typer.rich_utils" in sys.modules:
        return
    missing = [name for name in UNUSED if name not in sys.modules]
    for name in missing:
        sys.modules[name] = stand_in(name, UNUSED[name])
    try:
        import typer.rich_utils  # noqa: F401, PLC0415
    finally:
        for name in missing:
            del sys.modules[name]  # whoever needs it gets the real one


def stand_in(module: str, name: str) -> ModuleType:
    """A module with nothing but an empty class."""
    spare = ModuleType(module)
    setattr(spare, name, type(name, (), {}))
    return spare
