"""The games in web/fixtures are what the server would say: the client's tests trust their types."""

from pathlib import Path

import msgspec
import pytest

from medici.presentation.playback import Replay

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
FILES = sorted(FIXTURES.glob("*.json"))


def test_there_are_fixtures() -> None:
    assert len(FILES) == 9


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_fixture_is_a_replay(path: Path) -> None:
    text = path.read_bytes().strip()
    replay = msgspec.json.decode(text, type=Replay)
    assert msgspec.json.encode(replay) == text
