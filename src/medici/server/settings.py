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
    idle_seconds: float = 600.0  # after which a table that nobody watches leaves the memory
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    guests_per_second: float = 20.0  # new players and tables from one address
    guests_burst: int = 500
    tables_by_player: int = 30  # that one player has laid, and that are not over
    tables_per_second: float = 0.2  # that one player lays, in the long run
    tables_burst: int = 20  # that one player lays at once
    tables_in_memory: int = 2000  # beyond which those that nobody uses leave it at once
    reading_per_second: float = 2.0  # replays and verdicts for one address, in the long run
    reading_burst: int = 60
    scribes: int = 1  # threads that write replays and verdicts
    scribes_waiting: int = 16  # of those, how many may wait for a thread
    scribes_kept: int = 16_000_000  # bytes of such answers that are kept for the next who asks
    open_seconds: float = 3 * 86400.0  # after which an open table that nobody used is ended
    still_seconds: float = 90 * 86400.0  # the same for a running one on which no clock runs
    guest_seconds: float = 30 * 86400.0  # after which a guest who never did anything is forgotten
    tend_seconds: float = 3600.0  # between two rounds that see to these
    resume_seconds: float = 86400.0  # how old the last event of a table may be to be taken up again
    push_key: str | None = None  # a file; with it people are called who are not there
    push_contact: str = ""  # mailto: or https:, for the push services
    push_after: float = 5.0  # seconds that somebody has to come by themselves
    push_anywhere: bool = False  # for tests: also to this machine, and without TLS
