"""Who sits where: the bots that commands are given by name."""

import typer

from medici.bots import BOTS


def bot_names(text: str) -> tuple[str, ...]:
    """Bots given as a,b,c; unknown ones are a usage error."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(
                f"expected bots among {', '.join(BOTS)}; got {name!r}", param_hint="--bots"
            )
    return names
