"""Import a game that began in a browser: it is played again here, and nothing is believed.

What the browser logged is taken for a list of commands. Each is decided here, with the chance that
the log tells as long as it could have happened; the events are the server's own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from medici.fair import HOUSE_SEED, Secret
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.chance import Nature
from medici.online.tables.citizens import level_of
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.live import LiveTable
from medici.online.tables.state import UNDOS_IN_GAME
from medici.online.tables.terms import Terms
from medici.record import Game

MOST_EVENTS = 4000  # several times as many as the longest game has
MOST_SEATS = 8

Step = tuple[ev.Event, list[str]]  # what was decided, and what chance answered


class UnprovenSecret:
    """A secret that draws on in a game which began elsewhere; nothing is promised about it."""

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def commitment(self) -> str:
        """Nothing is published before the game."""
        return ""

    def nature(self, table: str, seeds: Sequence[str]) -> Nature:
        """What makes nature's choices in the rest of the game."""
        return self._secret.nature(table, seeds)

    def published(self) -> str:
        """Nothing is published after the game."""
        return ""


class DealSecret:
    """A secret that several tables share, each of which gets the same chance.

    It is told when the last of them has ended, by those who laid them.
    """

    def __init__(self, secret: Secret, deal: str) -> None:
        self._secret = secret
        self._deal = deal

    def commitment(self) -> str:
        """What is published before the games."""
        return self._secret.commitment()

    def nature(self, table: str, seeds: Sequence[str]) -> Nature:
        """The same for every table and all seeds."""
        del table, seeds
        return self._secret.nature(self._deal, (HOUSE_SEED,))

    def published(self) -> str:
        """Nothing, for other tables may still be played."""
        return ""


def chance_for(created: ev.Event, secret: Secret) -> Secret | UnprovenSecret | DealSecret:
    """What a stored table draws by, which its first event tells: with a proof, or without."""
    if isinstance(created, ev.TableCreated) and created.deal:
        return DealSecret(secret, created.deal)
    promised = isinstance(created, ev.TableCreated) and created.commitment
    return secret if promised else UnprovenSecret(secret)


class LoggedChance:
    """Chance as a log tells it."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves

    def choose(self, game: Game, number: int) -> int:
        """The next of the moves, if nature could have made it."""
        if not self.moves:
            raise TableError("bad-command", expected="what chance did next", got="the end")
        text = self.moves.pop(0)
        action = game.action_of(text)
        if action is None or not game.book.can(game.state, action):
            where = f"choice {number} of chance"
            raise TableError("illegal-move", f"{where}: {quote(text)} cannot happen there")
        return action


def import_game(
    table: str, log: Sequence[ev.Event], host: Player, secret: Secret, now: float
) -> tuple[LiveTable, list[ev.Event]]:
    """The table that a browser's log makes here, and its events; its host has all people's seats.

    It has no proof, since its chance was not ours, and no clock: what a browser says of time cannot
    be checked. Raises TableError for a log that could not have happened, or a game that is over.
    """
    live, events = BoundedTable.create(table, read_terms(log), host, UnprovenSecret(secret), now)
    for number, step in enumerate(read_steps(log[1:]), start=1):
        try:
            decided = replay_step(live, step, host, now)
        except TableError as problem:
            raise TableError(problem.code, f"step {number}: {problem.message}") from problem
        for event in decided:
            live.apply(event)
        events += decided
    live.running()
    return live, events


def replay_step(live: LiveTable, step: Step, host: Player, now: float) -> list[ev.Event]:
    """What a step of the log leads to here, if it is what the log says."""
    event, chance = step
    player, command = command_for(event, host)
    logged = LoggedChance(chance)
    decided = live.decide(command, player, now, logged)
    if isinstance(event, ev.BotSeated) and can_sit(live, event):
        decided = [replace(event, at=now)]  # who sat there in the browser stays the same person
    if isinstance(event, ev.Moved) and event.seat != live.actor():
        raise TableError("not-your-turn", expected=f"seat {live.actor()}", got=f"seat {event.seat}")
    if logged.moves:
        got = f"{quote(logged.moves[0])} of chance"
        raise TableError("bad-command", expected="nothing more", got=got)
    return decided


def can_sit(live: LiveTable, seated: ev.BotSeated) -> bool:
    """Whether the log seats a citizen of the bot's level, who is not here yet."""
    return level_of(seated.name) == seated.bot and seated.name not in live.present()


def read_terms(log: Sequence[ev.Event]) -> Terms:
    """The terms of the table in a log, as far as they are taken over."""
    if len(log) > MOST_EVENTS:
        raise TableError("too-long", expected=f"at most {MOST_EVENTS} events", got=len(log))
    created = log[0] if log else None
    if not isinstance(created, ev.TableCreated):
        raise TableError("bad-command", expected="a table's creation first", got="something else")
    if not 1 <= created.seats <= MOST_SEATS:
        raise TableError("bad-command", expected=f"1 to {MOST_SEATS} seats", got=created.seats)
    paces = [event.pace for event in log if isinstance(event, ev.PaceSet)]
    pace = paces[-1] if paces else created.pace
    return Terms(created.game, created.seats, created.options, pace=pace)


BESIDE_THE_GAME = (ev.Said, ev.WentOn, ev.PaceSet, ev.TalkSet, ev.Silenced)


def read_steps(log: Sequence[ev.Event]) -> Iterator[Step]:
    """What was decided one after the other, without what only goes on beside the
    game, and what was taken back."""
    check_undos(log)
    kept: dict[int, Step] = {}  # by the number of its event
    moves: list[int] = []  # of those, the moves that stand
    for number, event in enumerate(log):
        if isinstance(event, ev.Moved) and event.seat is None:
            if not kept:
                raise TableError("bad-command", expected="a start first", got="a move of chance")
            kept[next(reversed(kept))][1].append(event.move)
        elif isinstance(event, ev.Undone):
            undo_step(kept, moves, event.seat)
        elif not isinstance(event, BESIDE_THE_GAME):
            kept[number] = (event, [])
            if isinstance(event, ev.Moved):
                moves.append(number)
    return iter(kept.values())


def check_undos(log: Sequence[ev.Event]) -> None:
    """Refuse a log in which more was taken back than a table lets anybody."""
    undos = Counter(event.seat for event in log if isinstance(event, ev.Undone))
    if undos and max(undos.values()) > UNDOS_IN_GAME:
        expected = f"at most {UNDOS_IN_GAME} undos of a seat"
        raise TableError("too-long", expected=expected, got=max(undos.values()))


def undo_step(kept: dict[int, Step], moves: list[int], seat: int) -> None:
    """Forget a seat's last move and bots' answers to it, none of which chance has answered."""
    while moves:
        number = moves.pop()
        event, chance = kept.pop(number)
        assert isinstance(event, ev.Moved)
        if chance or (event.by_bot and event.seat == seat):
            break
        if event.seat == seat:
            return
        if not event.by_bot:
            break
    raise TableError("no-undo", expected=f"a last move of seat {seat}", got="another")


def command_for(event: ev.Event, host: Player) -> tuple[Player | None, cmd.Command]:
    """The command that leads to an event, and who gives it."""
    match event:
        case ev.SeatTaken():
            return host, cmd.Join(seat=event.seat, seed=event.seed, name=event.name)
        case ev.BotSeated():
            return host, cmd.SeatBot(seat=event.seat, bot=event.bot)
        case ev.SeatLeft():
            return host, cmd.Unseat(event.seat)
        case ev.Started():
            return host, cmd.Start()
        case ev.Moved(seat=int() as seat, move=move, by_bot=by_bot):
            return (None, cmd.BotMove(seat, move)) if by_bot else (host, cmd.Move(move))
        case ev.BotTookOver():
            return host, cmd.Resign(event.seat)
        case ev.PlayerReturned():
            return host, cmd.Return(event.seat)
    raise TableError("over", expected="a game that is not over", got=type(event).__name__)
