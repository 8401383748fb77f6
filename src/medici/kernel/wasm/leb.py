"""Numbers as WebAssembly writes them: seven bits to a byte, the lowest first (LEB128)."""


def unsigned(number: int) -> bytes:
    """A number that is not negative.

    >>> unsigned(300).hex()
    'ac02'
    """
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def signed(number: int) -> bytes:
    """Any number.

    >>> signed(-2).hex(), signed(100).hex()
    ('7e', 'e400')
    """
    out = bytearray()
    while not -0x40 <= number < 0x40:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number & 0x7F])


class Reader:
    """Reads such numbers, and what stands between them."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.data)

    def number(self) -> int:
        """A number that is not negative."""
        number = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def signed(self) -> int:
        """Any number."""
        start = self.at
        number = self.number()
        bits = 7 * (self.at - start)
        return number - (1 << bits) if self.data[self.at - 1] & 0x40 else number

    def take(self, count: int) -> bytes:
        """So many bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def block(self) -> bytes:
        """Bytes after their number."""
        return self.take(self.number())

    def text(self) -> str:
        """A text after its length."""
        return self.block().decode()
