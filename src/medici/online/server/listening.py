"""The sockets that a server listens on, bound first: a taken port is told at once."""

import os
import socket
from typing import Any


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host, so that a port that is taken is known at once."""
    listeners: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((place[0], place[4]) for place in found):
            own = (address[0], listeners[0].getsockname()[1] if listeners else port)
            listeners.append(bound(family, (*own, *address[2:])))
    except OSError as problem:
        for listener in listeners:
            listener.close()
        reason = problem.strerror or str(problem)
        raise OSError(f"cannot listen on {host}, port {port}: {reason}") from problem
    return listeners


def bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    """A socket at an address."""
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # on Windows this would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener
