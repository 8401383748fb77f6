"""``medici push-keys``: a key for calling people to their tables."""

from pathlib import Path
from typing import Annotated

import typer

from medici.interfaces.cli.options import err, fail

File = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the key.")]


def push_keys(file: File) -> None:
    """Make a key for Web Push, with which a server tells people that it is their turn.

    Keep the file secret, and keep it: browsers that were subscribed with a key know no other.

    Example:

      medici push-keys push.pem
      medici serve --push-key push.pem --push-contact mailto:me@example.org
    """
    from medici.online.server.push.sender import write_new  # noqa: PLC0415  # other commands need no server

    try:
        write_new(file)
    except (OSError, ValueError) as problem:
        fail(problem)
    err.print(f"Written to {file}. Now: medici serve --push-key {file} --push-contact mailto:...")
