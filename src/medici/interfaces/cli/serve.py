"""``medici serve``: a server for live tables."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Annotated

import typer

from medici.interfaces.cli.options import err, fail

USUAL_PORT = 8000
NOT_ON_THE_LINE = "store", "bus"  # what may hold a password
Host = Annotated[
    str | None,
    typer.Option(
        "--host",
        help="The address to listen on: MEDICI_HOST.",
        show_default="127.0.0.1",
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        min=0,
        max=65535,
        help="The port to listen on: MEDICI_PORT.",
        show_default=f"{USUAL_PORT}, or a free one",
    ),
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the site in a browser.")]
StoreUrl = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="URL",
        help="Where games are stored, sqlite:///path or postgresql://...: MEDICI_STORE.",
        show_default="a file in your data directory",
    ),
]
BusUrl = Annotated[
    str | None,
    typer.Option(
        "--bus", metavar="URL", help="redis://..., when several servers share a store: MEDICI_BUS."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        min=1,
        help="Processes in which the bots think: MEDICI_WORKERS.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        metavar="URL",
        help="The public address of the site, for passkeys, and if a proxy does not pass on the "
        "Host header: MEDICI_ORIGINS, several with commas.",
    ),
]
MetricsAddress = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        metavar="HOST:PORT",
        help="An address for Prometheus alone, such as 127.0.0.1:9000: MEDICI_METRICS.",
    ),
]
LogLevel = Annotated[
    str | None,
    typer.Option(
        "--log-level",
        metavar="LEVEL",
        help="debug, info, warning or error: MEDICI_LOG_LEVEL.",
        show_default="info",
    ),
]
LogFormat = Annotated[
    str | None,
    typer.Option(
        "--log-format",
        metavar="FORMAT",
        help="text for people, json for programs, auto: text on a terminal. MEDICI_LOG_FORMAT.",
        show_default="auto",
    ),
]
PushKey = Annotated[
    str | None,
    typer.Option(
        "--push-key",
        metavar="FILE",
        help="A key of `medici push-keys`: people are told by Web Push when it is their turn. "
        "MEDICI_PUSH_KEY.",
    ),
]
PushContact = Annotated[
    str | None,
    typer.Option(
        "--push-contact",
        metavar="ADDRESS",
        help="mailto:... or https:...: whom push services ask if something is wrong. "
        "MEDICI_PUSH_CONTACT.",
    ),
]

Club = Annotated[
    str | None,
    typer.Option(
        "--club",
        metavar="NAME",
        help="The club that the server belongs to: who is not in it takes no seat. MEDICI_CLUB.",
    ),
]


def serve(
    host: Host = None,
    port: Port = None,
    store: StoreUrl = None,
    bus: BusUrl = None,
    workers: Workers = None,
    origin: Origins = None,
    metrics: MetricsAddress = None,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
    open_browser: Open = False,
    push_key: PushKey = None,
    push_contact: PushContact = None,
    club: Club = None,
) -> None:
    """Serve live tables: pages for people, HTTP and WebSockets for programs.

    One server uses one core. Several servers can share a store and notify each other over Redis.
    Every setting, of which the options are a part, can be given in the environment too:
    [b]medici settings[/b] lists them. Give passwords there, or in a file (MEDICI_STORE_FILE,
    MEDICI_BUS_FILE), for others can read a command line.

    Examples:

      medici serve --open

      medici serve --store sqlite:///games.db --port 8080

      medici serve --store postgresql://localhost/medici --bus redis://localhost
    """
    from medici.online.server import run  # noqa: PLC0415  # other commands start without it
    from medici.online.server.address import format_address  # noqa: PLC0415
    from medici.online.server.environment import SERVED, settings_from  # noqa: PLC0415
    from medici.online.server.logs import log, set_up_logs  # noqa: PLC0415
    from medici.online.server.push.sender import Keys  # noqa: PLC0415
    from medici.online.store import StoreError  # noqa: PLC0415

    options = {
        "host": host,
        "port": port,
        "store": store,
        "bus": bus,
        "workers": workers,
        "origins": tuple(origin) if origin else None,
        "metrics": metrics,
        "log_level": log_level,
        "log_format": log_format,
        "push_key": push_key,
        "push_contact": push_contact,
        "club": club,
    }
    given = {name: value for name, value in options.items() if value is not None}
    try:
        settings = settings_from(SERVED | os.environ, **given)
        set_up_logs(settings.log_level, settings.log_format)
        warn_of_secrets(given)
        chosen = settings.port
        where = chosen or free_port(settings.host, (USUAL_PORT, 0) if chosen is None else (0,))
        address = f"http://{format_address(settings.host, where)}"

        def ready() -> None:
            log.info("serving", extra={"address": address})
            if err.is_terminal:
                err.print("Press Ctrl-C to stop.")
            if open_browser:
                show(address)

        if settings.push_key is not None:
            Keys.read(settings.push_key, settings.push_contact)  # better now than at the first call
        run(settings, settings.host, where, ready)
    except (OSError, ValueError, StoreError) as problem:
        fail(problem)


def warn_of_secrets(given: Mapping[str, object]) -> None:
    """Tell whoever put a password where others can read it, or misspelt a variable."""
    from medici.online.server.environment import has_password, unknown_variables, variable_name  # noqa: PLC0415
    from medici.online.server.logs import log  # noqa: PLC0415

    for name in NOT_ON_THE_LINE:
        if has_password(str(given.get(name, ""))):
            log.warning(
                "others on this machine can read the password on the command line; set it in the "
                "environment, or in a file that the variable names with _FILE behind it",
                extra={"variable": variable_name(name)},
            )
    for stray in unknown_variables(os.environ):
        log.warning("this variable is set, but means nothing", extra={"variable": stray})


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
