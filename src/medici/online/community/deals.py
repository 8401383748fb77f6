"""A deal: one game that everybody can play from the same seat, with the same chance and bots.

All chance follows from the deal's secret by ``medici.fair``, under the deal's id and fixed seeds.
So do the seeds of the bots' searches: they depend on the deal and on how many moves were made, not
on the machine, the table or the time. Whoever makes the same moves gets the same answers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

import msgspec

from medici.bots import BOTS, budget_of
from medici.fair import HOUSE_SEED, Proof, Secret
from medici.fair.nature import FairNature
from medici.online.tables.citizens import choose_citizen

SEEDS = 2**32  # of a bot's search
DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Setup:
    """What the deal of a day is: its game, how many play, and the level of the others."""

    game: str
    players: int
    level: str


# By the name in a deal's id. The levels are those whose answers a server replays within seconds.
SETUPS: Mapping[str, Setup] = {
    "board": Setup("board", 4, "banker"),
    "card": Setup("card", 4, "merchant"),
    "dice": Setup("dice", 4, "banker"),
    "solitaire": Setup("dice", 1, ""),
}


class Deal(msgspec.Struct, frozen=True):
    """A deal without its secret; as JSON, what a browser lays its table by.

    >>> new_deal("2026-11-18-dice", SETUPS["dice"], Secret(bytes(32)))
    Deal(id='2026-11-18-dice', game='dice', players=4, seat=0, options={}, \
bots={'1': 'banker', '2': 'banker', '3': 'banker'}, \
citizens={'1': 'Costanza Doni', '2': 'Nanna Strozzi', '3': 'Dianora Pazzi'}, \
rollouts={'1': 40, '2': 40, '3': 40})
    """

    id: str
    game: str
    players: int
    seat: int  # the person's
    options: dict[str, bool | str] = {}
    bots: dict[str, str] = {}  # their levels, by seat
    citizens: dict[str, str] = {}  # who they are, by seat
    rollouts: dict[str, int] = {}  # for each decision of theirs, by seat: no time counts

    def seeds(self) -> list[str]:
        """The seeds of the seats: everybody's are the same."""
        return [HOUSE_SEED] * self.players

    def proof(self, secret: Secret) -> Proof:
        """The proof that goes with a game of this deal."""
        return Proof(self.id, secret.commitment(), tuple(self.seeds()), secret)


def nature_of(deal: Deal, secret: Secret) -> FairNature:
    """Chance in a deal."""
    return secret.nature(deal.id, deal.seeds())


def bots_source(deal: Deal, secret: Secret) -> FairNature:
    """What the seeds of the bots' searches come from."""
    return secret.nature(f"{deal.id}-bots", deal.seeds())


def search_seed(source: FairNature, moves: int) -> int:
    """The seed of a search after so many moves.

    >>> deal = new_deal("2026-11-18-dice", SETUPS["dice"], Secret(bytes(32)))
    >>> search_seed(bots_source(deal, Secret(bytes(32))), 7)
    2744790857
    """
    return source.index(moves, SEEDS)


def new_deal(
    deal_id: str, setup: Setup, secret: Secret, options: Mapping[str, bool | str] | None = None
) -> Deal:
    """A deal with the seat and the citizens that follow from its secret and its id."""
    draw = secret.nature(f"{deal_id}-seat", [HOUSE_SEED])
    own, options = draw.index(0, setup.players), dict(options or {})
    others = [seat for seat in range(setup.players) if seat != own]
    citizens: dict[str, str] = {}
    for seat in others:
        present = list(citizens.values())
        citizens[str(seat)] = choose_citizen(setup.level, deal_id, seat, present)
    bots = {str(seat): setup.level for seat in others}
    rollouts = {seat: rollouts_of(level, setup) for seat, level in bots.items()}
    return Deal(deal_id, setup.game, setup.players, own, options, bots, citizens, rollouts)


def rollouts_of(level: str, setup: Setup) -> int:
    """How many futures a bot of a level plays for a decision."""
    return budget_of(BOTS[level], setup.game, setup.players).rollouts or 0


def day_of(at: float) -> date:
    """The day of a moment: days begin at midnight in Greenwich, for everybody at once."""
    return datetime.fromtimestamp(at, UTC).date()


def start_of(day: date) -> float:
    """When a day begins, in seconds since 1970.

    >>> day_of(start_of(date(2026, 11, 18)) - 1)
    datetime.date(2026, 11, 17)
    """
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def id_of(day: date, name: str) -> str:
    """The id of the deal of a day.

    >>> id_of(date(2026, 11, 18), "board")
    '2026-11-18-board'
    """
    return f"{day.isoformat()}-{name}"


def streak(days: Sequence[date], today: date) -> int:
    """How many days in a row were played, up to today or yesterday.

    >>> streak([date(2026, 11, day) for day in (17, 16, 14)], date(2026, 11, 18))
    2
    """
    played = set(days)
    last = today if today in played else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in played:
        count += 1
    return count


@dataclass(frozen=True, slots=True)
class Standing:
    """Where florins stand among others'."""

    count: int  # of results, with this one
    below: int  # that had fewer florins
    same: int  # that had as many, with this one

    @property
    def percentile(self) -> int | None:
        """The share of the others who did worse, in percent; those who did as well count half.

        It is 100 only if all of them did worse.

        >>> Standing(count=5, below=3, same=1).percentile, Standing(1, 0, 1).percentile
        (75, None)
        >>> Standing(count=301, below=299, same=1).percentile
        99
        """
        others = self.count - 1
        if others < 1:
            return None
        share = round(100 * (self.below + (self.same - 1) / 2) / others)
        return share if self.below == others else min(share, 99)


def standing(scores: Mapping[int, int], florins: int) -> Standing:
    """Where florins stand, by how many results there are of each number of florins."""
    below = sum(count for score, count in scores.items() if score < florins)
    return Standing(sum(scores.values()), below, scores.get(florins, 0))
