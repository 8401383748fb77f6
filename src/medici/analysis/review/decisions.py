"""Every decision of a game: its options, its cost, and whether it was a real choice."""

from medici.analysis.review.form import Decision, Option
from medici.analysis.review.plan import FEWEST
from medici.analysis.review.points import millionths, point
from medici.analysis.review.scales import (
    SURE,
    average,
    futures_of,
    lead,
    lead_error,
    leader,
    measured,
)
from medici.analysis.review.sight import Pan, Scales, Sight
from medici.presentation.story.line import Line
from medici.record import Game

LEAST = 0.5  # points: what costs less is called no mistake, however certain
OBVIOUS = 10  # points: who plays the best where all else is so much worse had no real choice
IDLE = 0.1  # points: where no option is worse by more, nothing was to be decided


def decisions_of(game: Game, sight: Sight, curve: list[list[int]]) -> list[Decision]:
    """Every move of a seat, in order; words for it come later (``findings``)."""
    scales = {each.n: each for each in sight.scales}
    made = []
    for number, (actor, move) in enumerate(game.moves, start=1):
        if isinstance(actor, int):
            before, after = curve[number - 1][actor], curve[number][actor]
            bare = unweighed(number, actor, move, before, after)
            if number in scales:
                weigh(bare, scales[number], len(game.players) == 1)
            made.append(bare)
    return made


def unweighed(number: int, seat: int, move: str, before: int, after: int) -> Decision:
    """A move to which there was no alternative."""
    return Decision(
        n=number,
        day=0,
        seat=seat,
        move=move,
        before=before,
        after=after,
        choice=False,
        best=move,
        cost=0,
        error=0,
        florins=0,
        florins_error=0,
        mistake=False,
        futures=0,
        options=[],
        finding=[],
    )


def weigh(decision: Decision, scales: Scales, alone: bool) -> None:
    """Write into a decision what its options were worth."""
    decision.options = options_of(decision, scales, alone)
    decision.futures = futures_of(scales.pans[scales.played])
    decision.choice = is_choice(scales, alone)
    if not decision.choice:
        return
    found = measured(scales)
    decision.best = scales.pans[found.best].move
    decision.cost = millionths(found.cost)
    decision.error = millionths(found.error)
    decision.florins = millionths(found.florins)
    decision.florins_error = millionths(found.florins_error)
    beyond = found.cost > SURE * found.error and decision.cost >= LEAST * point(alone)
    decision.mistake = beyond and decision.futures >= FEWEST


def options_of(decision: Decision, scales: Scales, alone: bool) -> list[Option]:
    """What could be done, best first."""
    most = max(lead(scales, pan) for pan in scales.pans)
    options = [option_of(decision, scales, pan, most, alone) for pan in scales.pans]
    return sorted(options, key=lambda option: option.behind)


def option_of(decision: Decision, scales: Scales, pan: Pan, most: float, alone: bool) -> Option:
    """One option, its chance reckoned from that of the move played."""
    ahead = lead(scales, pan)
    chance = decision.after + millionths(ahead)
    return Option(
        move=pan.move,
        chance=chance if alone else min(max(chance, 0), 1_000_000),
        error=millionths(lead_error(pan)),
        behind=millionths(most - ahead),
        florins=millionths(average(pan.total, pan.count)),
        futures=futures_of(pan),
        told=Line(""),
    )


def is_choice(scales: Scales, alone: bool) -> bool:
    """Whether a decision was a real choice: something was at stake, and it was not obvious."""
    one = point(alone) / 1_000_000
    best = leader(scales)
    top = lead(scales, scales.pans[best])
    behind = [
        (top - lead(scales, pan), lead_error(pan))
        for place, pan in enumerate(scales.pans)
        if place != best
    ]
    if all(gap + SURE * error < IDLE * one for gap, error in behind):
        return False
    obvious = all(gap - SURE * error > OBVIOUS * one for gap, error in behind)
    return best != scales.played or not obvious
