"""What a server refuses."""


class ClientError(Exception):
    """A request or a command that the server refused: a code for programs, a sentence for people.

    >>> str(ClientError("illegal-move", "'bid 0' is not legal"))
    "'bid 0' is not legal"
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
