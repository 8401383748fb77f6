"""What can be set about a server; the defaults suit one machine and a few hundred tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    store: str = "sqlite://"
    bus: str | None = None  # redis://... when several servers share the store
    warm: bool = False  # whether to compile what the bots need at the start
    workers: int = 1  # processes in which the bots think
    messages_per_second: float = 100.0  # of one socket, in the long run
    burst: int = 200  # of one socket, at once
    patience: int = 100  # messages over the limit before a socket is closed
    largest_message: int = 4096  # bytes; a longer one is refused
    largest_frame: int = 65536  # bytes; a longer one closes the socket
    backlog: int = 256  # messages that may wait for one socket
    poll_seconds: float = 2.0  # between questions to the store about other servers' moves
    pace: float = 0.8  # seconds that a bot takes at least, unless its table says otherwise
    away_seconds: float = 4.0  # without a socket, after which a player is called away
    list_seconds: float = 30.0  # between looks for what is missing in the list of promises
    idle_seconds: float = 600.0  # after which a table that nobody watches leaves the memory
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    guests_per_second: float = 20.0  # new players and tables from one address
    guests_burst: int = 500
    push_key: str | None = None  # a file; with it people are called who are not there
    push_contact: str = ""  # mailto: or https:, for the push services
    push_after: float = 5.0  # seconds that somebody has to come by themselves
    push_anywhere: bool = False  # for tests: also to this machine, and without TLS
