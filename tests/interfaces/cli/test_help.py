"""Help for the commands, and commands that there are not."""

import re

import pytest

from tests.interfaces.cli.commands import COMMANDS, medici, plain


def test_without_a_command_help_is_shown() -> None:
    answer = medici()
    assert answer.status in (0, 2)  # it depends on the version of click
    assert all(command in plain(answer.out + answer.err) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    answer = medici(command, "--help")
    assert answer.status == 0
    assert re.search(rf"Examples?: medici {command}\b", plain(answer.out))


def test_unknown_command_is_a_usage_error() -> None:
    answer = medici("conquer")
    assert answer.status == 2
    assert "No such command 'conquer'" in answer.err
