"""``medici site``: the house as a folder of files, for any host."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from medici.interfaces.cli.options import fail, out
from medici.interfaces.cli.output import error_text

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write into.")]
Address = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="URL",
        help="Where the folder will be found, so that shared links have a preview.",
    ),
]
Force = Annotated[
    bool, typer.Option("--force", help="Write even into a folder that holds something else.")
]


def site(folder: Folder, address: Address = None, force: Force = False) -> None:
    """Write the house as files that any static host can serve, in any folder of it.

    Without a server there are local tables against bots and friends at the same device, tours,
    rules, aids and replays. Friends from elsewhere need [b]medici serve[/b].

    Examples:

      medici site public

      medici site public --address https://club.example/medici/
    """
    from medici.online.server.pages import site as pages  # noqa: PLC0415  # others start without it

    if address is not None:
        address = checked(address)
    ours = is_site(folder, pages.MARK)
    if not (ours or force) and occupied(folder):
        fail(
            f"{folder} holds something other than a site of Medici. "
            "Choose another folder, or write into this one with --force."
        )
    try:
        written = write(folder, dict(pages.site(address=address)))
        if ours:
            clear(folder / "assets", written)
    except pages.NotBuiltError as problem:
        fail(f"{problem}. In the project's folder, run: make pages")
    except OSError as problem:
        fail(f"{folder} cannot be written: {error_text(problem)}")
    tell(folder, written, again=ours)


def checked(address: str) -> str:
    """A whole address of a folder, with a slash at its end."""
    if not address.startswith(("https://", "http://")):
        raise typer.BadParameter(
            f"expected an address such as https://club.example/medici/; got {address!r}",
            param_hint="--address",
        )
    return f"{address.rstrip('/')}/"


def occupied(folder: Path) -> bool:
    """Whether something is there; files that begin with a dot do not count."""
    if not folder.exists():
        return False
    return not folder.is_dir() or any(not path.name.startswith(".") for path in folder.iterdir())


def is_site(folder: Path, mark: str) -> bool:
    """Whether the folder was written by this command."""
    page = folder / "index.html"
    return page.is_file() and mark in page.read_text("utf-8", errors="replace")


def write(folder: Path, files: dict[str, bytes]) -> dict[Path, int]:
    """Write the files; the sizes of what was written."""
    sizes = {}
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        sizes[path] = len(body)
    return sizes


def clear(assets: Path, written: dict[Path, int]) -> None:
    """Remove the files of an earlier version."""
    for path in assets.iterdir():
        if path.is_file() and path not in written:
            path.unlink()


def tell(folder: Path, written: dict[Path, int], again: bool) -> None:
    """Say what is there now, and what to do with it."""
    size = sum(written.values()) / 1_000_000
    done = "The site was brought up to date" if again else "The house is there"
    where = shlex.quote(str(folder))
    out.print(
        f"{done}: {len(written)} files in {folder}, {size:.1f} MB.\n\n"
        f"Try it:      python -m http.server --directory {where}\n"
        "Publish it:  copy the folder to any host of static files, at any address.\n"
        "             Over https it can be installed, and works without a network.\n"
        "Update it:   run this command again, and copy the folder anew.\n"
        "             Whoever has it open is told that there is a new version.",
        highlight=False,
        soft_wrap=True,
    )
