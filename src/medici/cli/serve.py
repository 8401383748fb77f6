"""``medici serve``: a server for live tables."""

import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from medici.cli.options import err, fail

USUAL_PORT = 8000
Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        min=0,
        max=65535,
        help=f"The port to listen on.  [dim]\\[default: {USUAL_PORT}, or a free one][/dim]",
        show_default=False,
    ),
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the pages in a browser.")]
StoreUrl = Annotated[
    str,
    typer.Option("--store", metavar="URL", help="sqlite:///path or postgresql://..."),
]
BusUrl = Annotated[
    str | None,
    typer.Option("--bus", metavar="URL", help="redis://..., if servers share the store."),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="Processes that think for bots.")]

Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin", metavar="URL", help="Where else the pages may be opened, if a proxy hides it."
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    store: StoreUrl = "sqlite://",
    bus: BusUrl = None,
    workers: Workers = 1,
    origin: Origins = None,
    open_browser: Open = False,
) -> None:
    """Serve live tables: pages for people, HTTP and WebSockets for programs.

    A server needs one core; more servers may share a store, and hear of each other over Redis.

    Examples:

      medici serve --open

      medici serve --store sqlite:///games.db --port 8080

      medici serve --store postgresql://localhost/medici --bus redis://localhost
    """
    from medici.server import Settings, run  # noqa: PLC0415  # other commands start without it
    from medici.store import StoreError  # noqa: PLC0415

    port = port or free_port(host, (USUAL_PORT, 0) if port is None else (0,))
    address = f"http://{host}:{port}"

    def ready() -> None:
        err.print(f"The house is open at [b]{address}[/b] (stop with Ctrl-C).", highlight=False)
        if open_browser:
            show(address)

    try:
        origins = tuple(origin or ())
        settings = Settings(store=store, bus=bus, workers=workers, origins=origins, warm=True)
        run(settings, host, port, ready)
    except (ValueError, StoreError) as problem:
        fail(str(problem))


def free_port(host: str, ports: tuple[int, ...]) -> int:
    """The first of these ports that nothing else has; 0 stands for any."""
    for port in ports:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind((host, port))
            except OSError:
                continue
            found: int = tried.getsockname()[1]
            return found
    return USUAL_PORT  # the host itself cannot be listened on; the server says why


def show(address: str) -> None:
    """Open a browser, where there is a screen for one."""
    seen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if seen:  # a browser may take its time to start, and the server does not wait
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    else:
        err.print("There is no screen here: open that address in a browser.")
