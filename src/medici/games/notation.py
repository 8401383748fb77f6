"""What the notations of the games share."""

# Runs in browsers too: docs/browser-subset.md


class NotationError(ValueError):
    """A text that is no move of the game."""

    def __init__(self, text: object, expected: str) -> None:
        super().__init__(f"expected {expected}; got {text!r}")
        self.text = text
        self.expected = expected
