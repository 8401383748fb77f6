"""What the buttons of a table say: tours name them with the same words."""

from medici.presentation.scene import BoardScene, CardScene, DiceScene, Scene
from medici.presentation.words import words

MESSAGES = {
    "draw": "board-draw",
    "auction": "board-open",
    "pass": "board-pass",
    "bid": "board-bid",
    "reveal": "card-reveal",
    "take": "card-take",
    "choose": "dice-enter",
}


def button(lang: str, scene: Scene, move: str) -> str:
    """The words on the button that makes a move of a position.

    >>> from medici.presentation.tours import tour
    >>> button("en", tour("dice", "en").replay.steps[1].scene, "choose 1 2")
    'Enter dye 0 and gold 5'
    """
    verb, *rest = move.split()
    say = words(lang, "board", "card", "dice")
    numbers = [int(number) for number in rest]
    match scene:
        case CardScene():
            cards = [scene.market[-place] for place in numbers]
        case DiceScene():
            cards = [scene.dice[place - 1] for place in numbers]
        case BoardScene():
            return say.say(MESSAGES[verb], {"n": numbers[0]} if numbers else {})
    named = say.join([say.card(card) for card in cards]) if cards else ""
    return say.say(MESSAGES[verb], {"cards": named, "faces": named})
