"""The banker's search: try each candidate in many futures, keep the better half, repeat.

Every candidate meets the same futures, so that what differs between them is the move and not
the luck. Halving the candidates again and again spends the budget where the choice is close.
"""

from dataclasses import dataclass

import numpy as np

from medici.bots.arrays import Actions, Payoffs
from medici.bots.company import finish, gather
from medici.bots.futures import HERE, THERE, Futures, Search, company_of, payoff
from medici.bots.heuristics.heuristic import DOUBT
from medici.bots.verbs import act
from medici.kernel import State, rule

CLEAR = 4.0  # standard errors between the best candidates that end a search early
FEWEST = 30  # futures before that


@rule
def explore(search: Search, futures: Futures, actions: Actions, payoffs: Payoffs) -> None:
    """Play each action in every future.

    Adds the payoffs of the seat to act, and their squares, to the rows of ``payoffs``.
    """
    tables = search.tables
    nature = search.nature
    company = company_of(search, futures)
    root: State = tables[HERE]
    t: State = tables[THERE]
    seat = root.actor
    for future in range(len(futures.seeds)):
        for number in range(len(actions)):
            tables[THERE] = root
            nature[0] = futures.seeds[future]
            search.luck[0] = futures.seeds[future]
            gather(company, future, t.players)
            act(t, t.phase, actions[number])
            finish(t, nature, company, future)
            gain = payoff(t, seat)
            payoffs[number, 0] += gain
            payoffs[number, 1] += gain * gain


@dataclass
class Shortlist:
    """The candidates still in question, best first, with what their futures paid."""

    actions: Actions
    sums: Payoffs  # of payoffs and of their squares
    favourite: int  # the move without a search
    doubt: float = DOUBT  # standard errors by which it is favoured
    futures: int = 0
    rollouts: int = 0

    @property
    def means(self) -> Payoffs:
        """The mean payoff of each candidate."""
        return np.asarray(self.sums[:, 0] / max(self.futures, 1))

    def keep(self, count: int) -> None:
        """Keep the best candidates, in order; the favourite stays to the last choice."""
        best = np.argsort(-self.standing(), kind="stable")[:count]
        if count > 1 and self.favourite not in self.actions[best]:
            best = np.append(best, np.flatnonzero(self.actions == self.favourite))
        self.actions = self.actions[best]
        self.sums = self.sums[best]

    @property
    def is_clear(self) -> bool:
        """Whether the first is so far ahead of the second that more futures can hardly matter."""
        if len(self.actions) < 2 or self.futures < FEWEST:
            return len(self.actions) < 2
        first, second = np.sort(self.standing())[:-3:-1]
        return bool(first - second > CLEAR * self.error)

    @property
    def error(self) -> float:
        """The standard error of the least certain mean."""
        noise = self.sums[:, 1] / self.futures - self.means**2
        return float(np.sqrt(np.maximum(noise, 0.0).max() / self.futures))

    def standing(self) -> Payoffs:
        """The means, the favourite's with the benefit of the doubt.

        Another move must be better by more than chance can well explain.
        """
        means = self.means
        if not self.futures:
            return np.asarray(self.actions == self.favourite, np.float64)
        doubt = self.doubt * self.error
        return np.where(self.actions == self.favourite, means + doubt, means)
