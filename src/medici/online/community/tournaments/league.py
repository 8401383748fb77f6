"""A league: divisions, within which a season is played, and who goes up and down after it."""

from collections.abc import Collection, Sequence


def divide(order: Sequence[str], division: int) -> list[list[str]]:
    """People in divisions of about that size, the best in the first.

    >>> divide("abcdefghij", 4)
    [['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i', 'j']]
    """
    number = max(1, len(order) // division)
    size, more = divmod(len(order), number)
    starts = [each * size + min(each, more) for each in range(number + 1)]
    return [list(order[starts[each] : starts[each + 1]]) for each in range(number)]


def next_divisions(
    ranked: Sequence[Sequence[str]], playing: Collection[str], promoted: int, division: int
) -> list[list[str]]:
    """The divisions of the next season: the first of each go up, the last of each go down.

    Those who have left are gone, and whoever was nearest to the places that they leave moves there.

    >>> next_divisions(["abcd", "efgh"], "abcdefgh", 1, 4)
    [['a', 'b', 'c', 'e'], ['d', 'f', 'g', 'h']]
    """
    divisions = [[player for player in each if player in playing] for each in ranked]
    moved = [list(each) for each in divisions]
    for upper, lower in zip(range(len(divisions)), range(1, len(divisions)), strict=False):
        going = min(promoted, len(divisions[upper]) // 2, len(divisions[lower]) // 2)
        if going:
            down, up = divisions[upper][-going:], divisions[lower][:going]
            moved[upper] = [player for player in moved[upper] if player not in down] + up
            moved[lower] = down + [player for player in moved[lower] if player not in up]
    return divide([player for each in moved for player in each], division)
