"""Programs made at random do the same in Python and, translated, in Node.js."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings

from tests.interfaces.browser.programs import Node, Program
from tests.interfaces.browser.random_programs import programs
from tests.long_run import sample_size


@pytest.mark.slow
@given(text=programs())
@settings(
    max_examples=sample_size(60, 300),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
def test_programs_do_the_same(node: Node, tmp_path: Path, text: str) -> None:
    program = Program(tmp_path, text)
    program.need("run")
    [answer] = node.run(program.text, [("run", [])])
    assume(answer != {"error": "OverflowError", "text": None})  # beyond 2 ** 53
    assert answer == program.run("run")
