"""How a command ends that cannot go on: in a line, and with a status."""


def told(problem: BaseException) -> str:
    """A line about what went wrong; what the system refuses is told without its number.

    >>> told(OSError(28, "No space left on device", "games/000001.json"))
    'games/000001.json: No space left on device'
    >>> told(ValueError("expected a key"))
    'expected a key'
    """
    if not isinstance(problem, OSError) or problem.strerror is None:
        return str(problem)
    where = "" if problem.filename is None else f"{problem.filename}: "
    return f"{where}{problem.strerror}"
