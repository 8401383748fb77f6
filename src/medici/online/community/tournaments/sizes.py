"""How people are spread over tables."""


def table_sizes(people: int, size: int, least: int, *, bots: bool) -> list[int]:
    """How many people sit at each table; who is left over has a bye.

    Without bots a table has ``size`` people or ``least``, as few byes as can be, and then as many
    full tables as can be. Where bots fill up, nobody has a bye and people are spread evenly.

    >>> table_sizes(10, 4, 3, bots=False), table_sizes(5, 4, 3, bots=False)
    ([4, 3, 3], [4])
    >>> table_sizes(7, 2, 2, bots=False), table_sizes(5, 4, 3, bots=True)
    ([2, 2, 2], [3, 2])
    """
    if people < 1:
        return []
    if bots:
        tables = -(-people // size)
        return [people // tables + (number < people % tables) for number in range(tables)]
    for byes in range(people + 1):
        for small in range((people - byes) // least + 1 if least < size else 1):
            full, over = divmod(people - byes - small * least, size)
            if over == 0 and full >= 0:
                return [size] * full + [least] * small
    return []
