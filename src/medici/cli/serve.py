"""``medici serve``: a server for live tables."""

from typing import Annotated

import typer

from medici.cli.options import err, fail

Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on.")]
StoreUrl = Annotated[
    str,
    typer.Option("--store", metavar="URL", help="sqlite:///path or postgresql://..."),
]
BusUrl = Annotated[
    str | None,
    typer.Option("--bus", metavar="URL", help="redis://..., if servers share the store."),
]
Workers = Annotated[int, typer.Option("--workers", min=1, help="Processes that think for bots.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    store: StoreUrl = "sqlite://",
    bus: BusUrl = None,
    workers: Workers = 1,
) -> None:
    """Serve live tables over HTTP and WebSockets.

    A server needs one core; more servers may share a store, and hear of each other over Redis.

    Examples:

      medici serve

      medici serve --store sqlite:///games.db --port 8080

      medici serve --store postgresql://localhost/medici --bus redis://localhost
    """
    from medici.server import Settings, run  # noqa: PLC0415  # other commands start without it
    from medici.store import StoreError  # noqa: PLC0415

    err.print(f"Serving at http://{host}:{port} (stop with Ctrl-C).", highlight=False)
    try:
        run(Settings(store=store, bus=bus, workers=workers), host, port)
    except (ValueError, StoreError) as problem:
        fail(str(problem))
