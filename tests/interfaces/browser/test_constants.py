"""What the pages take from Python besides texts and rules: colours, symbols, figures."""

import json
from pathlib import Path

from medici.games.board.scoring import BONUS
from medici.interfaces.browser.constants import palette_css, write_constants


def test_the_palette_becomes_properties_of_css() -> None:
    light, dark = palette_css().split("@media screen")
    assert "--good-fur: #" in light
    assert "--ink: #" in light
    assert "data-theme='dark'" in dark
    assert "--ink: #" in dark


def test_figures_come_from_the_rules(tmp_path: Path) -> None:
    write_constants(tmp_path)
    facts = json.loads((tmp_path / "constants" / "facts.json").read_text())
    assert {step["level"]: step["pay"] for step in facts["board"]["bonuses"]} == {
        level: pay for level, pay in enumerate(BONUS) if pay
    }
    assert facts["dice"]["bonuses"][-1]["crosses"] == facts["dice"]["column"]
