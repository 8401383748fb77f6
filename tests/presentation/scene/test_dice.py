"""The scene of the dice game against a second, plain reading of the record."""

from random import Random

import pytest

from medici.games.goods import GOODS
from medici.presentation.scene.dice import DiceScene, scene
from medici.record import Game
from tests.record.games import step


def marked(row: list[int], seat: int, faces: list[str], marks: dict[str, list[int]]) -> None:
    """Enter dice: numbers into the ship, marks into the columns."""
    for face in faces:
        good, number = face.rstrip("0123456789"), int(face[-1])
        row.append(number)
        if good != "gold":
            marks[good][seat] = min(12, marks[good][seat] + (1 if number else 2))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_scene_says_what_the_record_says(players: int, seed: int) -> None:
    game, random = Game("dice", players), Random(seed)
    rows: list[list[int]] = [[] for _ in range(players)]
    crosses = {good: [0] * players for good in GOODS}
    circles = {good: [0] for good in GOODS}
    worths: list[list[int]] = []
    dice: list[str] = []
    chosen: list[tuple[int, list[int]]] = []
    while not game.over:
        step(game, random)
        actor, text = game.moves[-1]
        verb, *rest = text.split()
        if verb == "roll":
            dice, chosen = rest, []
            if all(len(row) == 7 for row in rows):
                rows = [[] for _ in range(players)]
        elif verb == "choose":
            numbers = [int(number) for number in rest]
            chosen.append((int(actor), numbers))
            marked(rows[int(actor)], int(actor), [dice[at - 1] for at in numbers], crosses)
            if players == 1:
                left = [face for at, face in enumerate(dice, start=1) if at not in numbers]
                marked([], 0, left, circles)
        if len(game.days) > len(worths):
            worths.append([sum(row) for row in rows])
        view = scene(game)
        assert view.dice == dice
        assert [(choice.seat, choice.places) for choice in view.chosen] == chosen
        assert view.crosses == crosses
        alone = {good: row[0] for good, row in circles.items()}
        assert view.circles == (alone if players == 1 else None)
        for seat, sheet in enumerate(view.sheets):
            assert sheet.numbers == rows[seat]
            assert (sheet.worth, sheet.free, sheet.spaces) == (
                sum(rows[seat]),
                7 - len(rows[seat]),
                7,
            )
            scored = [worth[seat] for worth in worths]
            assert sheet.scored == [*scored, *[None] * (3 - len(scored))]
        check_left(view, game)


def check_left(view: DiceScene, game: Game) -> None:
    """A die is left exactly if a seat could choose it."""
    if not isinstance(game.actor, int):
        assert view.left == []
        return
    numbers = {int(number) for move in game.legal() for number in move.split()[1:]}
    assert view.left == sorted(numbers)


@pytest.mark.parametrize("players", [1, 3])
def test_what_only_solitaire_has(players: int) -> None:
    view, alone = scene(Game("dice", players)), players == 1
    assert (view.circles is not None) == alone
    assert view.breakthrough == (9 if alone else None)
    assert (view.titles is not None) == alone
    assert [(bonus.crosses, bonus.pay) for bonus in view.bonuses] == [(9, 10), (12, 20)]
    assert (view.column, view.dice, view.left, view.chosen) == (12, [], [], [])
    assert view.roller == (0 if alone else None)
    assert [sheet.free for sheet in view.sheets] == [7] * players
