"""Verify a record: is it true, was the secret kept, and is every choice of nature the key's?"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from medici.fair.commit import commitment, derive_key
from medici.fair.errors import FairError, NotRevealedError
from medici.fair.nature import FairNature
from medici.fair.proof import read_proof
from medici.games.actors import NATURE_NAME
from medici.record import Game, RecordError, replay

Failure = Literal["record", "commitment", "move"]


@dataclass(frozen=True)
class Verdict:
    """Whether a game was fair; if not, what failed first."""

    commitment: str  # to be compared with the one published before the game
    checked: int = 0  # how many of nature's moves are the key's, up to the first that is not
    over: bool = False  # whether the record goes to the end of the game
    failed: Failure | None = None
    reason: str | None = None
    move: int | None = None  # the number of the move in the record, from 1
    expected: str | None = None
    got: str | None = None

    @property
    def fair(self) -> bool:
        """Whether nothing failed."""
        return self.failed is None


class Umpire:
    """Follows a replay and compares nature's moves with those that the key gives."""

    def __init__(self, nature: FairNature) -> None:
        self.nature = nature
        self.number = 0  # of nature's next move
        self.stray: tuple[int, int, str, str] | None = None  # nature's number, move, expected, got

    def __call__(self, move: int, game: Game, text: str) -> None:
        if self.stray is not None or game.actor != NATURE_NAME:
            return
        due = game.book.move_name(self.nature.choose(game, self.number))
        if text != due:
            self.stray = (self.number, move, due, text)
        self.number += 1


def verify(record: Mapping[str, Any]) -> Verdict:
    """Judge a record by the proof that it carries (docs/fair.md).

    Raises ``FairError`` if the proof is missing or malformed, and ``NotRevealedError`` while the
    secret is still kept.

    >>> verify({"fair": {"table": "t", "commitment": "ab" * 32, "secret": None, "seeds": ["s"]}})
    Traceback (most recent call last):
    medici.fair.errors.NotRevealedError: the secret is not revealed yet
    """
    proof = read_proof(record)
    if proof.secret is None:
        raise NotRevealedError("the secret is not revealed yet")
    umpire = Umpire(FairNature(derive_key(proof.secret, proof.table, proof.seeds)))
    try:
        game = replay(record, umpire)
    except RecordError as problem:
        return Verdict(
            proof.commitment,
            failed="record",
            reason=f"the record is not true: {problem}",
            move=problem.move,
        )
    if len(proof.seeds) != len(game.players):
        raise FairError(
            f"fair, seeds: expected {len(game.players)}, one for each seat; got {len(proof.seeds)}"
        )
    published, revealed = proof.commitment, commitment(proof.secret)
    if revealed != published:
        return Verdict(
            published,
            over=game.over,
            failed="commitment",
            reason="the secret is not the one promised: "
            f"expected SHA-256 {published}; got {revealed}",
            expected=published,
            got=revealed,
        )
    if umpire.stray is None:
        return Verdict(published, checked=umpire.number, over=game.over)
    number, move, due, text = umpire.stray
    return Verdict(
        published,
        checked=number,
        over=game.over,
        failed="move",
        reason=f"move {move}, nature's choice {number}: expected {due!r}; got {text!r}",
        move=move,
        expected=due,
        got=text,
    )
