"""Who sits where: the bots that commands are given by name."""

import typer

from medici.bots import NotABot, bot_named


def bot_names(text: str) -> tuple[str, ...]:
    """Bots given as a,b,c; unknown ones, and those that cannot be loaded, are a usage error."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            bot_named(name)
        except NotABot as problem:
            raise typer.BadParameter(str(problem), param_hint="--bots") from problem
    return names
