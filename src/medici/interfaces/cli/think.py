"""``medici think``: a machine on which bots think for servers elsewhere."""

import signal
from typing import Annotated

import typer

from medici.interfaces.cli.options import err, fail

Bus = Annotated[
    str,
    typer.Option("--bus", metavar="URL", envvar="MEDICI_BUS", help="The servers' redis://..."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", "-w", min=1, envvar="MEDICI_WORKERS", help="Processes that think at once."
    ),
]


def think(bus: Bus, workers: Workers = 2) -> None:
    """Let bots think here for servers elsewhere, which hand over thoughts by their bus.

    The servers must be of the same version, and say with MEDICI_REMOTE_THOUGHTS how many thoughts
    they give away at once. Run medici warm first. Without such a machine they think by themselves.

    Example: [b]medici think --bus redis://bus.example/0 --workers 8[/b]
    """
    try:
        from redis.exceptions import RedisError  # noqa: PLC0415  # few machines have it

        from medici.online.server.bot_machine import BotMachine  # noqa: PLC0415
    except ModuleNotFoundError:
        fail("a machine for bots needs the extra redis: pip install 'medici[redis]'")
    from medici.online.server.logs import set_up_logs  # noqa: PLC0415

    set_up_logs("info", "auto")
    try:
        machine = BotMachine(bus, workers)
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: machine.stop())
        err.print(f"Bots think here in {workers} processes; Ctrl-C ends it.", highlight=False)
        machine.run()
    except (RedisError, OSError, ValueError) as problem:  # the URL is not shown, for its password
        fail(f"expected a Redis that lets this machine in; {' '.join(str(problem).split())}")
