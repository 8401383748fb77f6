"""Which bus a house has: none for one server alone, Redis for several."""

from medici.online.server.bus import Bus, LocalBus

MISSING = "a bus on Redis needs the extra redis: pip install 'medici[redis]'"


def open_bus(url: str | None) -> Bus:
    """The bus of a URL; none is needed for one server alone."""
    if url is None:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"expected redis://host for the bus; got {url.partition(':')[0]!r}")
    try:  # few houses need it
        from medici.online.server.redis_bus import RedisBus  # noqa: PLC0415
    except ModuleNotFoundError as problem:
        raise ValueError(MISSING) from problem
    try:
        return RedisBus(url)
    except ValueError:  # it is not shown, for it may hold a password
        raise ValueError(
            "expected redis://host:port/number for the bus; got another form"
        ) from None
