"""What games played alone earned: nobody is there to win against, but there are titles."""

from collections import Counter
from collections.abc import Mapping

from medici.games.dice.solitaire import TITLES, title_for


def titles_earned(scores: Mapping[int, int]) -> dict[str, int]:
    """How often each title was earned, the highest first, of how often there was each score.

    >>> titles_earned({0: 2, 500: 1})
    {'Medici': 1, 'Deck Scrubber': 2}
    """
    earned: Counter[str] = Counter()
    for score, games in scores.items():
        earned[title_for(score)] += games
    return {title: earned[title] for _, title in TITLES if earned[title]}


def titles_told(titles: dict[str, int]) -> str:
    """The same in a line.

    >>> titles_told({"Medici": 1, "Cadet": 3})
    'titles: Medici 25.0%, Cadet 75.0%'
    """
    games = sum(titles.values())
    return "titles: " + ", ".join(f"{name} {count / games:.1%}" for name, count in titles.items())
