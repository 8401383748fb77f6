"""A league: divisions, within which a season is played, and who goes up and down after it."""

from collections.abc import Collection, Sequence
from itertools import islice, pairwise


def divide(order: Sequence[str], division: int, least: int = 2) -> list[list[str]]:
    """People in divisions of about that size, the best in the first; in each a table can be full.

    >>> divide("abcdefghij", 4)
    [['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i', 'j']]
    >>> divide("abcdefg", 4), divide("abcdefg", 4, least=4)
    ([['a', 'b', 'c', 'd'], ['e', 'f', 'g']], [['a', 'b', 'c', 'd', 'e', 'f', 'g']])
    """
    rest = iter(order)
    return [list(islice(rest, size)) for size in sizes_of(len(order), division, least)]


def sizes_of(people: int, division: int, least: int) -> list[int]:
    """How many are in each division, the first ones first."""
    nearest = (2 * people + division - 1) // (2 * division)
    number = max(1, min(nearest, people // least))
    size, more = divmod(people, number)
    return [size + (each < more) for each in range(number)]


def next_divisions(
    ranked: Sequence[Sequence[str]],
    playing: Collection[str],
    promoted: int,
    division: int,
    least: int = 2,
) -> list[list[str]]:
    """The divisions of the next season: the first of each go up, the last of each go down.

    Those who have left are gone, and whoever was nearest to the places that they leave moves there;
    whoever has gone up stays there. Nobody moves two divisions unless nobody is left between.

    >>> next_divisions(["abcd", "efgh"], "abcdefgh", 1, 4)
    [['a', 'b', 'c', 'e'], ['d', 'f', 'g', 'h']]
    >>> next_divisions(["abcd", "efgh"], "abcdefg", 1, 4)
    [['a', 'b', 'c', 'e'], ['d', 'f', 'g']]
    >>> next_divisions(["abcde", "fghij"], "abcdefgh", 1, 4)
    [['a', 'b', 'c', 'f'], ['d', 'e', 'g', 'h']]
    >>> next_divisions(["abcd", "efgh", "ijkl"], "abcefghijkl", 1, 4)
    [['a', 'b', 'e', 'c'], ['f', 'g', 'i', 'h'], ['j', 'k', 'l']]
    """
    divisions = [[player for player in each if player in playing] for each in ranked]
    moved = [list(each) for each in divisions]
    for upper, lower in pairwise(range(len(divisions))):
        going = min(promoted, len(divisions[upper]) // 2, len(divisions[lower]) // 2)
        if going:
            down, up = divisions[upper][-going:], divisions[lower][:going]
            moved[upper] = [player for player in moved[upper] if player not in down] + up
            moved[lower] = down + [player for player in moved[lower] if player not in up]
    return fit(divisions, moved, sizes_of(sum(map(len, moved)), division, least))


def fit(
    divisions: Sequence[Sequence[str]], moved: Sequence[Sequence[str]], sizes: Sequence[int]
) -> list[list[str]]:
    """Divisions of these sizes, as near as can be to those after promotions.

    From the first one on, a short one gets the best of those who follow, and of a large one the
    last have to go.
    """
    was = {player: number for number, each in enumerate(divisions) for player in each}
    is_in = {player: number for number, each in enumerate(moved) for player in each}
    order = list(is_in)
    fitted = []
    for number, size in enumerate(sizes):
        first = sorted(order, key=lambda player: claim(was[player], is_in[player], number))[:size]
        fitted.append([player for player in order if player in first])
        order = [player for player in order if player not in first]
    return fitted


def claim(was: int, is_in: int, division: int) -> int:
    """Whose turn it is to get a place in a division, the smaller the sooner.

    First whoever has come up to it, and whoever is from above and could only fall further; last
    whoever would rise by more than one, by how many they would.
    """
    if was < division or is_in == division < was:
        return 0
    return max(1, was - division)
