"""WebSocket frames (RFC 6455), as far as tables send and get them all the time."""

TEXT = 0x81  # the last or only frame of a text
MASKED = 0x80


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
