"""Sockets without manners: they send what they like, and read only when they like."""

import json
import socket as sockets
from urllib.parse import urlsplit

from medici.online.server.run import Server
from medici.online.server.services import Services
from tests.waiting import PATIENCE


def handshake(host: str, table: str, session: str | None = None, more: str = "") -> bytes:
    """The request that opens a socket at a table."""
    if session is not None:
        more += f"Authorization: Bearer {session}\r\n"
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def masked(body: bytes, first: int = 0x81) -> bytes:
    """A short frame as clients send it; a whole text if its first byte is not given."""
    return bytes([first, 0x80 | len(body)]) + bytes(4) + body


def hello(**fields: object) -> bytes:
    """The frame of a hello."""
    return masked(json.dumps({"type": "hello", **fields}).encode())


def caller(url: str) -> sockets.socket:
    """A connection that takes in as little as it can."""
    address = urlsplit(url)
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    line.connect((address.hostname, address.port))
    return line


def deaf(url: str, table: str, session: str | None = None) -> sockets.socket:
    """A socket at a table, an anonymous one unless a session is named, that has heard nothing but
    the answer to its handshake."""
    line = caller(url)
    line.sendall(handshake(urlsplit(url).netloc, table, session))
    line.settimeout(PATIENCE)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer
    return line


def send_until_cut_off(line: sockets.socket, data: bytes) -> None:
    """Send the same again and again, until the other side ends the connection."""
    line.settimeout(PATIENCE)
    try:
        while True:
            line.sendall(data)
    except TimeoutError:
        raise
    except OSError:
        pass


def get_services(server: Server) -> Services:
    """The house of a server that runs."""
    services = server.app.services
    assert services is not None
    return services


def unsent(server: Server) -> int:
    """All bytes that a server keeps for others to read."""
    held = get_services(server).sockets.waiting()
    for connection in list(server.server_state.connections):
        held += connection.transport.get_write_buffer_size()
    return held
