"""Messages as they go over the wire, and the codes with which sockets are closed."""

# The codes with which a socket is closed.
DISMISSED = 4001  # its client is signed out, and may come back as somebody else
SLOW = 4008
FLOOD = 4029
RESTART = 1012  # its client is to come back at once


def frame(body: bytes) -> bytes:
    """A text message as it goes over the wire, the same to everybody.

    >>> frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(body)
    if size < 126:
        return b"\x81%c%b" % (size, body)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), body)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), body)
