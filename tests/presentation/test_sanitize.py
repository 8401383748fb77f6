"""Names and talk of others, as a terminal may get them."""

import json
import unicodedata

import pytest

from medici.presentation.sanitize import sanitize, sanitize_json

ORDERS = [
    "\x1b[2J",  # clears the screen
    "\x1b]0;owned\x07",  # renames the window
    "\x9b2J",  # the same as the first, in one sign
    "\x7f\x08\r\n",  # overwrites what stands there
    "\u202e\u2066\u200f",  # turn text around
    "\u200b\u200d\ufeff\u2060",  # take no room
    "\u3164\u2800\u115f",  # letters that show nothing
    "\ufe0f\U000e0100\u180b",  # choose how others look
    "\u2028\u2029",  # break lines
    "\U000e0041\ud800",  # tags, and half of a sign
]


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_nothing_is_left_that_a_terminal_obeys_or_hides(order: str) -> None:
    shown = sanitize(f"A{order}da")
    assert shown.isprintable()
    assert not any(sign in shown for sign in order if not sign.isascii())
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs") for sign in shown)


@pytest.mark.parametrize("name", ["Ada", "José da Silva", "李白", "Γιώργος", "[b]Ada[/b]", "🎲"])
def test_a_name_is_left_as_it_is(name: str) -> None:
    assert sanitize(name) == name
    assert sanitize_json(name) == name


@pytest.mark.parametrize("order", ORDERS[:-1], ids=ascii)
def test_json_says_the_same_and_shows_everything(order: str) -> None:
    text = json.dumps({"name": f"A{order}da"}, ensure_ascii=False)
    shown = sanitize_json(text)
    assert shown.isascii()
    assert json.loads(shown) == json.loads(text)
