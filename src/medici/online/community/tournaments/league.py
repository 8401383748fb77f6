"""A league: divisions, within which a season is played, and who goes up and down after it."""

from collections.abc import Collection, Sequence


def divide(order: Sequence[str], division: int, least: int = 2) -> list[list[str]]:
    """People in divisions of about that size, the best in the first; in each a table can be full.

    >>> divide("abcdefghij", 4)
    [['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i', 'j']]
    >>> divide("abcdefg", 4), divide("abcdefg", 4, least=4)
    ([['a', 'b', 'c', 'd'], ['e', 'f', 'g']], [['a', 'b', 'c', 'd', 'e', 'f', 'g']])
    """
    nearest = (2 * len(order) + division - 1) // (2 * division)
    number = max(1, min(nearest, len(order) // least))
    size, more = divmod(len(order), number)
    starts = [each * size + min(each, more) for each in range(number + 1)]
    return [list(order[starts[each] : starts[each + 1]]) for each in range(number)]


def next_divisions(
    ranked: Sequence[Sequence[str]],
    playing: Collection[str],
    promoted: int,
    division: int,
    least: int = 2,
) -> list[list[str]]:
    """The divisions of the next season: the first of each go up, the last of each go down.

    Those who have left are gone, and whoever was nearest to the places that they leave moves there;
    whoever has gone up stays there.

    >>> next_divisions(["abcd", "efgh"], "abcdefgh", 1, 4)
    [['a', 'b', 'c', 'e'], ['d', 'f', 'g', 'h']]
    >>> next_divisions(["abcd", "efgh"], "abcdefg", 1, 4)
    [['a', 'b', 'c', 'e'], ['d', 'f', 'g']]
    >>> next_divisions(["abcde", "fghij"], "abcdefgh", 1, 4)
    [['a', 'b', 'c', 'f'], ['d', 'e', 'g', 'h']]
    """
    divisions = [[player for player in each if player in playing] for each in ranked]
    moved = [list(each) for each in divisions]
    risen: set[str] = set()
    for upper, lower in zip(range(len(divisions)), range(1, len(divisions)), strict=False):
        going = min(promoted, len(divisions[upper]) // 2, len(divisions[lower]) // 2)
        if going:
            down, up = divisions[upper][-going:], divisions[lower][:going]
            moved[upper] = [player for player in moved[upper] if player not in down] + up
            moved[lower] = down + [player for player in moved[lower] if player not in up]
            risen.update(up)
    order = [player for each in moved for player in each]
    # Where a division gets smaller, its last go, not those who have just come up to it.
    kept = [player for each in moved for player in sorted(each, key=lambda one: one not in risen)]
    return [sorted(each, key=order.index) for each in divide(kept, division, least)]
