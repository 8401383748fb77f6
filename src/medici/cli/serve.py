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
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the site in a browser.")]
StoreUrl = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        help="Where games are stored: sqlite:///path or postgresql://...",
        show_default="a file in your data directory",
    ),
]
BusUrl = Annotated[
    str | None,
    typer.Option("--bus", metavar="URL", help="redis://..., when several servers share a store."),
]
Workers = Annotated[
    int, typer.Option("--workers", min=1, help="Processes in which the bots think.")
]

Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        metavar="URL",
        help="A public address of the site, if a proxy does not pass on the Host header.",
    ),
]
PushKey = Annotated[
    str | None,
    typer.Option(
        "--push-key",
        metavar="FILE",
        envvar="MEDICI_PUSH_KEY",
        help="A key of `medici push-keys`: people are told by Web Push when it is their turn.",
    ),
]
PushContact = Annotated[
    str,
    typer.Option(
        "--push-contact",
        metavar="ADDRESS",
        envvar="MEDICI_PUSH_CONTACT",
        help="mailto:... or https:...: whom push services ask if something is wrong.",
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    store: StoreUrl = "sqlite://",
    bus: BusUrl = None,
    workers: Workers = 2,
    origin: Origins = None,
    open_browser: Open = False,
    push_key: PushKey = None,
    push_contact: PushContact = "",
) -> None:
    """Serve live tables: pages for people, HTTP and WebSockets for programs.

    One server uses one core. Several servers can share a store and notify each other over Redis.

    Examples:

      medici serve --open

      medici serve --store sqlite:///games.db --port 8080

      medici serve --store postgresql://localhost/medici --bus redis://localhost
    """
    from medici.server import Settings, run  # noqa: PLC0415  # other commands start without it
    from medici.server.push.keys import Keys  # noqa: PLC0415
    from medici.store import StoreError  # noqa: PLC0415

    port = port or free_port(host, (USUAL_PORT, 0) if port is None else (0,))
    address = f"http://{host}:{port}"

    def ready() -> None:
        err.print(f"Serving at [b]{address}[/b] (press Ctrl-C to stop).", highlight=False)
        if open_browser:
            show(address)

    try:
        origins = tuple(origin or ())
        settings = Settings(
            store=store,
            bus=bus,
            workers=workers,
            origins=origins,
            warm=True,
            push_key=push_key,
            push_contact=push_contact,
        )
        if push_key is not None:
            Keys.read(push_key, push_contact)  # better now than when the first one is called
        run(settings, host, port, ready)
    except (OSError, ValueError, StoreError) as problem:
        fail(str(problem))


def free_port(host: str, ports: tuple[int, ...]) -> int:
    """The first of these ports that is free; 0 stands for any."""
    for port in ports:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            free: int = probe.getsockname()[1]
            return free
    return USUAL_PORT  # this host cannot be listened on at all; the server will say why


def show(address: str) -> None:
    """Open a browser, where there is a screen for one."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:  # a browser may take its time to start, and the server does not wait
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    else:
        err.print("No display found: open the address above in a browser.")
