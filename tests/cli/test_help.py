"""Help for the commands, and commands that there are not."""

import re

import pytest

from tests.cli.commands import COMMANDS, medici, plain


def test_without_a_command_help_is_shown() -> None:
    said = medici()
    assert said.status in (0, 2)  # it depends on the version of click
    assert all(command in plain(said.out + said.err) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    said = medici(command, "--help")
    assert said.status == 0
    assert re.search(rf"Examples?: medici {command}\b", plain(said.out))


def test_unknown_command_is_a_usage_error() -> None:
    said = medici("conquer")
    assert said.status == 2
    assert "No such command 'conquer'" in said.err
