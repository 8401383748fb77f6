"""The rules of the dice game: verbs on its table. Clause ids are those of docs/rules."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import NATURE
from medici.games.dice.actions import CHOOSE, ROLL, STARTS
from medici.games.dice.dice import (
    COLUMN_OF,
    FACES,
    HUNDREDS,
    LOWEST,
    MARKS,
    ONES,
    ROLLS,
    SIZE,
    TENS,
    VALUE,
)
from medici.games.dice.scoring import score_day
from medici.games.dice.solitaire import circle, score_alone
from medici.games.dice.state import (
    ALL,
    ALONE,
    CHOOSING,
    COLUMN,
    ENTERING,
    FILLING,
    FIRST,
    OVER,
    ROLLING,
    SPACES,
    Sheets,
)
from medici.games.seats import next_seat, next_with_room
from medici.kernel import noinline, rule

MOST_DICE = 3  # D10


@rule
def new(t: Sheets, players: int, variant: int) -> None:
    """Set up the game on empty sheets (D1, D3). Nature draws who rolls first (D4), or rolls."""
    t.players = players
    launch(t)
    t.phase = FIRST if players > 1 else ROLLING
    t.actor = NATURE


@noinline
def launch(t: Sheets) -> None:
    """Everybody begins an empty ship (D1)."""
    for seat in range(t.players):
        t.room[seat] = SPACES
        t.worth[seat] = 0
    t.loading = t.players


@rule
def start(t: Sheets, seat: int) -> None:
    """A player rolls first (D4)."""
    t.roller = seat
    t.phase = ROLLING


@rule
def roll(t: Sheets, goods: int) -> None:
    """The dice fall (D10); a single ship among full ones must be filled from them (D15)."""
    if t.loading == 0:
        launch(t)  # the first roll of a round
    shown = t.dice
    three = goods // 36
    two = goods % 36
    shown[0] = HUNDREDS[three]
    shown[1] = TENS[three]
    shown[2] = ONES[three]
    shown[3] = TENS[two]
    shown[4] = ONES[two]
    t.left = ALL
    t.actor = t.roller
    if t.loading > 1:
        t.phase = CHOOSING
    else:
        t.phase = FILLING if t.players > 1 else ALONE  # D62


@rule
def enter(t: Sheets, seat: int, chosen: int) -> None:
    """Numbers go into the ship and crosses into the columns (D12); a full ship is out (D14)."""
    shown = t.dice
    crosses = t.crosses
    first_column = seat * 5
    end = (seat + 1) * SPACES
    worth = t.worth[seat]
    room = t.room[seat]
    while chosen:
        die = LOWEST[chosen]
        chosen &= chosen - 1
        good = shown[die]
        face = die * FACES + good
        number = VALUE[face]
        worth += number
        t.hold[end - room] = number
        room -= 1
        column = first_column + COLUMN_OF[good]
        marks = crosses[column] + MARKS[face]
        crosses[column] = marks if marks < COLUMN else COLUMN
    t.worth[seat] = worth
    t.room[seat] = room
    if room == 0:
        t.loading -= 1


@rule
def choose(t: Sheets, chosen: int) -> None:
    """The roller enters dice (D10); then the others choose from those left (D11)."""
    enter(t, t.roller, chosen)
    t.left = ALL ^ chosen
    t.phase = ENTERING
    ask_after(t, t.roller)


@rule
def ask_after(t: Sheets, seat: int) -> None:
    """The next player clockwise with room enters a die (D11); after the last the dice go on."""
    while True:
        seat = next_seat(seat, t.players)
        if seat == t.roller:
            pass_the_dice(t)
            return
        if t.room[seat] > 0:
            t.actor = seat
            return


@rule
def pass_the_dice(t: Sheets) -> None:
    """The next player clockwise with room rolls (D13); with all ships full a round ends (D16)."""
    if t.loading == 0:
        end_round(t)
        return
    t.roller = next_with_room(t.room, t.players, t.roller)
    t.phase = ROLLING
    t.actor = NATURE


@rule
def fill(t: Sheets, chosen: int) -> None:
    """The last ship is filled, and that ends the round (D15)."""
    enter(t, t.roller, chosen)
    t.left = ALL ^ chosen
    end_round(t)


@rule
def choose_alone(t: Sheets, chosen: int) -> None:
    """The only player enters dice (D60), the enemy gets the others (D61), and so on (D62)."""
    enter(t, 0, chosen)
    t.left = ALL ^ chosen
    circle(t, ALL ^ chosen)
    if t.loading == 0:
        end_round(t)
    else:
        t.phase = ROLLING
        t.actor = NATURE


@noinline
def end_round(t: Sheets) -> None:
    """With all ships full the round is scored: in company (D16), or alone (D62)."""
    if t.players > 1:
        score_day(t)
    else:
        score_alone(t)


@rule
def act(t: Sheets, phase: int, action: int) -> None:
    """Carry out a legal action in the phase that the game is in."""
    if phase == ENTERING:
        seat = t.actor
        enter(t, seat, action - CHOOSE)
        ask_after(t, seat)
    elif phase == ROLLING:
        roll(t, action - ROLL)
    elif phase == CHOOSING:
        choose(t, action - CHOOSE)
    elif phase == ALONE:
        choose_alone(t, action - CHOOSE)
    elif phase == FILLING:
        fill(t, action - CHOOSE)
    else:
        start(t, action - STARTS)


@rule
def may_choose(t: Sheets, chosen: int) -> bool:
    """Whether the seat to act may enter this set of dice."""
    if chosen < 1 or chosen > ALL:
        return False
    if t.phase == ENTERING:
        return SIZE[chosen] == 1 and chosen & t.left == chosen  # D11
    room = t.room[t.actor]
    if t.phase == FILLING:
        return SIZE[chosen] == room  # D15
    return SIZE[chosen] <= MOST_DICE and SIZE[chosen] <= room  # D10, D60


@rule
def can(t: Sheets, action: int) -> bool:
    """Whether the actor may do this now."""
    phase = t.phase
    if phase == FIRST:
        return 0 <= action - STARTS < t.players  # D4
    if phase == ROLLING:
        return 0 <= action - ROLL < ROLLS  # D2
    if phase == OVER:
        return False
    return may_choose(t, action - CHOOSE)


@rule
def legal(t: Sheets, out: list[int]) -> int:
    """Write the actor's legal actions into ``out`` and return how many there are."""
    low, high = CHOOSE, CHOOSE + ALL
    if t.phase == FIRST:
        low, high = STARTS, STARTS + t.players - 1
    elif t.phase == ROLLING:
        low, high = ROLL, ROLL + ROLLS - 1
    count = 0
    for action in range(low, high + 1):
        if can(t, action):
            out[count] = action
            count += 1
    return count
