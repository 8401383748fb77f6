"""What can be set about a server; the defaults suit one machine and a few hundred tables.

Every field can be set in the environment too: MEDICI_ and its name in capitals (`environment.py`).
"""

from dataclasses import dataclass

from medici.online.server.address import MOST, check_origin, parse_address

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("auto", "text", "json")


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    host: str = "127.0.0.1"  # the address to listen on
    port: int | None = None  # 8000, or a free one
    store: str = "sqlite://"
    store_connections: int = 16  # to PostgreSQL, at most
    bus: str | None = None  # redis://... when several servers share the store
    metrics: str | None = None  # host:port, where Prometheus finds the figures
    log_level: str = "info"  # debug, info, warning or error
    log_format: str = "auto"  # text, json, or auto: text on a terminal, json elsewhere
    warm: bool = False  # whether to compile what the bots need at the start
    workers: int = 2  # processes in which the bots think; of two, one is for the quick bots
    remote_thoughts: int = 0  # given to other machines at once, by the bus (medici think)
    thought_seconds: float = 20.0  # for a bot's thought, before its process is ended
    first_thought_seconds: float = 180.0  # for the first of its kind, which may have to compile
    bot_seconds_per_minute: float = 20.0  # of the bots' time for a host, before others go first
    messages_per_second: float = 100.0  # of one socket, in the long run
    burst: int = 200  # of one socket, at once
    patience: int = 100  # messages over the limit before a socket is closed
    messages_by_address: float = 1000.0  # of all its sockets together, in the long run
    address_burst: int = 10_000  # of all its sockets together, at once
    controls_per_second: float = 5.0  # pings, pongs and pieces of messages of one socket
    controls_burst: int = 50  # of these at once; one more closes the socket
    largest_message: int = 4096  # bytes; a longer one is refused
    largest_frame: int = 65536  # bytes; a longer one closes the socket
    backlog: int = 262_144  # bytes that may wait for one socket, besides what is being sent
    hello_seconds: float = 2.0  # in which one hello of a socket is answered, in the long run
    hellos_burst: int = 3  # hellos of one socket that are answered at once
    stall_seconds: float = 20.0  # until a ping is answered, and something leaves that waits
    request_seconds: float = 30.0  # until a request has come in whole
    connections_by_address: int = 256  # for requests, at once; a trusted proxy's are not counted
    heads_by_address: int = 64  # of requests, unfinished for seconds, before such are cut off
    request_bytes_by_address: int = 4_000_000  # of requests that are not answered yet
    request_bytes: int = 32_000_000  # the same from all addresses together
    requests_per_second: float = 200.0  # from one address, in the long run; more have to wait
    requests_burst: int = 2000  # from one address, at once
    sockets_by_address: int = 200  # that are open at once; an IPv6 address is its /64
    sockets_per_second: float = 20.0  # new ones from one address, in the long run
    sockets_burst: int = 400  # new ones from one address, at once
    poll_seconds: float = 2.0  # between questions to the store about other servers' moves
    beat_seconds: float = 2.0  # between notes in the store that the server is up
    pace: float = 0.8  # seconds that a bot takes at least, unless its table says otherwise
    away_seconds: float = 4.0  # without a socket, after which a player is called away
    list_seconds: float = 30.0  # between looks for what is missing in the list of promises
    idle_seconds: float = 600.0  # after which a table that nobody watches leaves the memory
    origins: tuple[str, ...] = ()  # public addresses of the site; passkeys are bound to them
    guests_per_second: float = 0.5  # new players and tables from one address, in the long run
    guests_burst: int = 200  # new players and tables from one address, at once
    tables_by_player: int = 30  # that one player has created, and that are not over
    tables_per_second: float = 0.2  # that one player creates, in the long run
    tables_burst: int = 20  # that one player creates at once
    tables_in_memory: int = 2000  # beyond which those that nobody uses leave it at once
    reading_per_second: float = 2.0  # replays and verdicts for one address, in the long run
    reading_burst: int = 60
    pages_per_second: float = 20.0  # of pages about people, for one address, in the long run
    pages_burst: int = 400
    response_threads: int = 1  # that make long responses: replays and verdicts
    responses_waiting: int = 16  # requests for those that may wait for a thread
    response_cache: int = 16_000_000  # bytes of such responses that are kept for the next who asks
    open_seconds: float = 3 * 86400.0  # after which an open table that nobody used is ended
    still_seconds: float = 90 * 86400.0  # the same for a running one on which no clock runs
    guest_seconds: float = 30 * 86400.0  # after which a guest who never did anything is forgotten
    tend_seconds: float = 3600.0  # between two rounds that see to these
    resume_seconds: float = 86400.0  # how old the last event of a table may be to be taken up again
    session_days: float = 400.0  # without use, after which a session ends
    session_renewal_days: float = 30.0  # after which a session's cookie gets another secret
    session_overlap: float = 60.0  # seconds that the secret before holds once the next was used
    sessions_per_player: int = 50  # with one more, that which was not used for longest ends
    passkeys_per_player: int = 20
    passkey_seconds: float = 300.0  # to answer when asked for a passkey
    reports_per_hour: int = 5  # of one player, to the operator
    reports_by_address: int = 10  # an hour, of all players at one address
    reports_by_fresh_guests: int = 5  # an hour, about one person, by guests of less than a day
    most_shunned: int = 200  # people whom one player can mute or block
    tournaments_by_player: int = 5  # that one player has announced, and that are not over
    tournament_seconds: float = 2.0  # between looks for what is due in tournaments
    sheets_per_player: int = 5  # shared scores of real tables; with one more, the oldest goes
    sheets_in_all: int = 2000  # that are shared by way of this server; the oldest give way
    sheet_seconds: float = 86400.0  # after its last change, until a shared score is forgotten
    club: str = ""  # the name of the club that this server belongs to, if it belongs to one
    daily_deals: bool = True  # whether there are deals of the day
    matches_per_player: int = 20  # that one player has begun, and that are not over
    push_key: str | None = None  # a file; with it people are called who are not there
    push_contact: str = ""  # mailto: or https:, for the push services
    push_after: float = 5.0  # seconds that somebody has to come by themselves
    push_per_player: int = 10  # browsers of one player that are called; the oldest give way
    push_anywhere: bool = False  # for tests: also to this machine, and without TLS

    def __post_init__(self) -> None:
        ports = f"a number from 0 to {MOST}"  # 0 stands for any that is free
        expect("port", ports, self.port, self.port is None or 0 <= self.port <= MOST)
        levels, formats = f"one of {', '.join(LOG_LEVELS)}", f"one of {', '.join(LOG_FORMATS)}"
        expect("log level", levels, self.log_level, self.log_level in LOG_LEVELS)
        expect("log format", formats, self.log_format, self.log_format in LOG_FORMATS)
        expect("workers", "at least 1", self.workers, self.workers >= 1)
        connections = self.store_connections
        expect("store connections", "at least 1", connections, connections >= 1)
        name = "metrics"
        try:
            if self.metrics is not None:
                parse_address(self.metrics)
            name = "origin"
            for origin in self.origins:
                check_origin(origin)
        except ValueError as problem:
            raise ValueError(f"{name}: {problem}") from None


def expect(name: str, expected: str, got: object, is_right: bool) -> None:
    """Refuse a setting that is not as expected."""
    if not is_right:
        raise ValueError(f"{name}: expected {expected}; got {got!r}")
