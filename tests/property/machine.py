"""A machine that plays any legal game and watches what must hold after every move."""

from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    precondition,
    rule,
    run_state_machine_as_test,
)

from medici.games.actors import NATURE, NOBODY
from medici.record import IllegalMove
from tests.long_run import sample_size
from tests.setups import Setup

# Shrinking a whole game takes minutes; the moves of the game that failed say enough.
QUICK = settings(max_examples=sample_size(5, 10), stateful_step_count=12, phases=(Phase.generate,))
RUN = 40  # moves
TRIED = 40  # legal moves of one state that are tried out
LOOK, STRIDE = (
    300,
    7,
)  # actions from the first on that are always asked about; beyond, one in so many
FEW, SKIP = 1100, 100  # illegal actions that are all tried; beyond them one in so many


class Watch:
    """A game with its model: what a rule book promises, told without the rules' own code."""

    codes: ClassVar[range]  # every action there is, and some beyond either end
    chance: ClassVar[set[int]]  # phases in which nature acts
    over: ClassVar[int]  # the phase after the last

    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        self.seats = range(setup.players)
        self.game = setup.game()
        self.rolled = False
        self.asked: set[int] = set()  # phases in which every action was asked about
        self.holds()

    @property
    def t(self) -> Any:
        return self.game.state

    def play(self, action: int) -> None:
        """Play a legal action; everything promised must hold after it."""
        before = self.t.copy()
        self.game.play(action)
        self.holds()
        self.paid(before, self.spent(before, action))
        self.after(before, action)

    def holds(self) -> None:
        """What is true of every state."""
        t = self.t
        if t.phase == self.over:
            assert t.actor == NOBODY
            assert t.day == 3
            assert self.game.winners
        elif t.phase in self.chance:
            assert t.actor == NATURE
        else:
            assert t.actor in self.seats

    def after(self, before: Any, action: int) -> None:
        """What is true of every move."""
        raise NotImplementedError

    def spent(self, before: Any, action: int) -> list[int]:
        """What the move cost each seat."""
        return [0] * self.players

    def paid(self, before: Any, spent: list[int]) -> None:
        """Money comes from a scored day alone, in parts that add up, and goes only as spent."""
        scored = self.t.day != before.day
        assert self.t.day - before.day == scored
        assert len(self.game.days) == self.t.day
        for seat in self.seats:
            had = self.game.book.total(before, seat)
            has = self.game.book.total(self.t, seat)
            earned = 0
            if scored:
                day = self.game.days[-1]
                parts = [day["ship"][seat]]
                parts += [pays[seat] for pays in day["goods"].values()]
                parts += [pays[seat] for pays in day["bonus"].values()]
                assert min(parts) >= 0
                assert day["totals"][seat] == has
                earned = sum(parts)
            assert has == had - spent[seat] + earned

    def legal(self) -> list[int]:
        """The legal actions: some unless the game is over, and just those that ``can`` allows.

        It is asked about every action in the first state of a phase; later, where there are
        thousands, about all the legal ones and some of the others.
        """
        legal = self.game.legal_actions()
        assert (not legal) == self.game.over
        codes = self.codes
        if len(codes) > FEW and self.t.phase in self.asked:
            some = {*codes[:LOOK], *codes[LOOK::STRIDE], *legal[:LOOK]}
            assert {a for a in some if self.game.book.can(self.t, a)} == some & set(legal)
        else:
            assert sorted(legal) == [a for a in codes if self.game.book.can(self.t, a)]
            self.asked.add(self.t.phase)
        return legal

    def chances(self, legal: list[int]) -> None:
        """Nature's outcomes are all possible, and together they are certain."""
        if len(legal) > FEW:
            if self.rolled:
                return  # all rolls are alike, and many
            self.rolled = True
        chances = self.game.chances()
        if self.game.actor == "nature":
            assert len(chances) == len(legal)
            assert min(chances.values()) > 0
            assert sum(chances.values()) == 1
        else:
            assert not chances

    def try_out(self, legal: list[int]) -> None:
        """Every legal move can be played in a copy, and the game itself does not notice."""
        here, past = self.t.copy(), len(self.game.moves)
        for action in legal[:: 1 + len(legal) // TRIED]:
            twin = self.game.copy()
            twin.play(action)
            assert len(twin.moves) == past + 1
            assert twin.state != here
            assert self.t == here
        assert len(self.game.moves) == past

    def refuse(self, action: int) -> None:
        """An illegal action is refused, and changes nothing."""
        here, past = self.t.copy(), len(self.game.moves)
        assert not self.game.book.can(self.t, action)
        with pytest.raises(IllegalMove):
            self.game.play(action)
        assert self.t == here
        assert len(self.game.moves) == past


class Machine(RuleBasedStateMachine):
    """Single moves looked at from every side, and runs of moves in between."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch

    @precondition(lambda self: not self.watch.game.over)
    @rule(choice=st.integers(0, 9999))
    def move(self, choice: int) -> None:
        legal = self.watch.legal()
        self.watch.chances(legal)
        self.watch.try_out(legal)
        twin = self.watch.game.copy()
        here = twin.state.copy()
        self.watch.play(legal[choice % len(legal)])
        assert twin.state == here

    @precondition(lambda self: not self.watch.game.over)
    @rule(
        seed=st.integers(0, 9999),
        reach=st.sampled_from((1, 2, 3, 6, 9999)),
        kind=st.booleans(),
    )
    def run(self, seed: int, reach: int, kind: bool) -> None:
        """Moves at random, the seats' among the first few of the legal ones.

        A kind nature keeps to the first few as well: one good after the other.
        """
        source = Random(seed)
        for _ in range(RUN):
            if self.watch.game.over:
                break
            if self.watch.game.actor == "nature" and not kind:
                action = self.watch.game.book.nature_move(self.watch.t, source)
            else:
                action = source.choice(self.watch.game.legal_actions()[:reach])
            self.watch.play(action)

    @rule(choice=st.integers(0, 9999), anything=st.integers())
    def refuse(self, choice: int, anything: int) -> None:
        legal = set(self.watch.legal())
        illegal = [action for action in self.watch.codes if action not in legal]
        self.watch.refuse(illegal[choice % len(illegal)])
        if anything not in legal:
            self.watch.refuse(anything)


def watch_games(watch: type[Watch], setup: Setup) -> None:
    """Let the machine play games of this set-up."""
    factory: Any = lambda: Machine(watch(setup))  # noqa: E731
    run_state_machine_as_test(factory, settings=QUICK)


def refuse_everything(watch: Watch, seed: int) -> None:
    """Play one whole game; in the first state of each phase try what is illegal.

    Of the thousands of rolls some must do: ``legal`` has asked about each of them.
    """
    source, seen = Random(seed), set()
    while True:
        legal = watch.legal()
        if watch.t.phase not in seen:
            seen.add(watch.t.phase)
            illegal = sorted(set(watch.codes) - set(legal))
            fewer = 1 + len(legal) // FEW  # a refusal lists all that is legal
            for action in (*illegal[:FEW:fewer], *illegal[FEW::SKIP]):
                watch.refuse(action)
        if watch.game.over:
            break
        watch.play(source.choice(legal))
