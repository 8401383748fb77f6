"""Duplicate matches: the same deals for everybody, and florins compared deal by deal.

Nobody sees what others made of a deal before having played it. Somebody's margin is the sum, over
the deals, of the florins beyond what all who played the deal had on average: as in bridge, it can
be compared even while some have played more deals than others.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Annotated, Literal

import msgspec

from medici.online.community.deals import Setup
from medici.online.tables.names import clean_text
from medici.record import Game, MediciError, SetupError

MOST_DEALS = 8
LONGEST_TITLE = 60
LONGEST_TEAM = 40
MOST_PEOPLE = 6  # in a match, or in each team
MOST_OF_CLUB = 20  # who play for one club
LEVELS = ("merchant", "banker")  # whose answers a server plays again within seconds


class MatchRefused(MediciError):  # noqa: N818
    """A match that cannot be played."""


class Match(msgspec.Struct, frozen=True):
    """What a match is about; as JSON, the request for one."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=6)] = 4  # at each table, with the bots
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 4
    level: Literal["merchant", "banker"] = "merchant"
    people: Annotated[int, msgspec.Meta(ge=2, le=2 * MOST_PEOPLE)] = 2  # it waits for so many
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    teams: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=LONGEST_TEAM)]], msgspec.Meta(max_length=2)
    ] = []
    clubs: Annotated[list[str], msgspec.Meta(max_length=2)] = []  # by id; their names are teams

    @property
    def most_people(self) -> int:
        """How many play in the match, or in each team of it, at most."""
        return MOST_OF_CLUB if self.clubs else MOST_PEOPLE

    @property
    def sides(self) -> int:
        """How many teams or clubs play; one where everybody plays for themselves."""
        return max(1, len(self.teams))

    def check(self) -> None:
        """Refuse a match that cannot be played."""
        try:
            Game(self.game, self.players)
        except SetupError as problem:
            raise MatchRefused(str(problem)) from problem
        if len(self.teams) not in (0, 2) or not all(name.strip() for name in self.teams):
            raise MatchRefused(f"expected no teams or two with names; got {len(self.teams)}")
        if len(self.clubs) != 2 * bool(self.clubs) or len(set(self.clubs)) != len(self.clubs):
            raise MatchRefused(f"expected no clubs or two; got {len(set(self.clubs))}")
        most = self.sides * self.most_people
        if self.people > most:
            raise MatchRefused(f"expected at most {most} people; got {self.people}")

    def cleaned(self) -> "Match":
        """The match with its title and teams as they will be shown.

        >>> Match("dice", title=" Sunday  cup ").cleaned().title
        'Sunday cup'
        """
        title = clean_words(self.title, "a title", LONGEST_TITLE) if self.title.strip() else ""
        teams = [clean_words(name, "the name of a team", LONGEST_TEAM) for name in self.teams]
        return msgspec.structs.replace(self, title=title, teams=teams)

    def setup(self) -> Setup:
        """What its deals are."""
        return Setup(self.game, self.players, self.level)


def clean_words(text: str, what: str, longest: int) -> str:
    """Some words without what cannot be seen."""
    return clean_text(text, what, longest, frozenset(), "bad-command", "too-long")


class Cell(msgspec.Struct, frozen=True):
    """What one made of one deal; None where it is not shown, or not known yet."""

    played: bool
    florins: int | None = None


class Line(msgspec.Struct, frozen=True):
    """One who plays, or a team, in the table of a match."""

    name: str
    player: str | None  # None: a team
    team: int
    cells: list[Cell]
    played: int
    total: int  # of the florins that are shown
    margin: float  # of those, beyond the average of each deal


Florins = Mapping[tuple[str, str], int]  # by deal and player


def lines(
    deals: Sequence[str], people: Sequence[tuple[str, str, int]], florins: Florins, shown: set[str]
) -> list[Line]:
    """The table of a match as somebody may see it: people are ids, names and teams.

    >>> results = {("d1", "a"): 100, ("d1", "b"): 80, ("d2", "a"): 90}
    >>> ada, bruno = lines(["d1", "d2"], [("a", "Ada", 0), ("b", "Bruno", 0)], results, {"d1"})
    >>> ada.total, ada.margin, ada.played, bruno.margin
    (100, 10.0, 2, -10.0)
    >>> ada.cells
    [Cell(played=True, florins=100), Cell(played=True, florins=None)]
    """
    averages = averages_of(deals, people, florins)
    found = []
    for player, name, team in people:
        cells, total, margin = [], 0, 0.0
        for deal in deals:
            got = florins.get((deal, player))
            cells.append(Cell(got is not None, got if deal in shown else None))
            if got is not None and deal in shown:
                total += got
                margin += got - averages[deal]
        played = sum(cell.played for cell in cells)
        found.append(Line(name, player, team, cells, played, total, round(margin, 1)))
    return found


def averages_of(
    deals: Sequence[str], people: Sequence[tuple[str, str, int]], florins: Florins
) -> dict[str, float]:
    """What those who have played each deal had on average."""
    results = {
        deal: [florins[deal, who] for who, _, _ in people if (deal, who) in florins]
        for deal in deals
    }
    return {deal: fmean(had) if had else 0.0 for deal, had in results.items()}


def team_lines(teams: Sequence[str], people: Sequence[Line], deals: int) -> list[Line]:
    """The teams by what those in them had on average at each deal that is shown.

    >>> ada = Line("Ada", "a", 0, [Cell(True, 100)], 1, 100, 0)
    >>> bea, cid = (Line("", "", 1, [Cell(True, had)], 1, had, 0) for had in (80, 90))
    >>> [(line.total, line.margin) for line in team_lines(["Red", "Blue"], [ada, bea, cid], 1)]
    [(100, 15.0), (85, -15.0)]
    """
    means = [[mean_at(people, team, deal) for deal in range(deals)] for team in range(len(teams))]
    found = []
    for team, name in enumerate(teams):
        own, other = means[team], means[1 - team]
        pairs = [(a, b) for a, b in zip(own, other, strict=True) if a is not None and b is not None]
        cells = [Cell(had is not None, None if had is None else round(had)) for had in own]
        total = round(sum(had for had in own if had is not None))
        margin = round(sum(a - b for a, b in pairs), 1)
        found.append(Line(name, None, team, cells, sum(c.played for c in cells), total, margin))
    return found


def mean_at(people: Sequence[Line], team: int, deal: int) -> float | None:
    """What those of a team had on average at a deal, as far as it is shown."""
    cells = [line.cells[deal].florins for line in people if line.team == team]
    had = [florins for florins in cells if florins is not None]
    return fmean(had) if had else None
