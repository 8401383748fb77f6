"""The translated Python, as a browser would run it."""

from collections.abc import Iterator

import pytest

from tests.interfaces.browser.programs import Node
from tests.interfaces.browser.same import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Node.js with the translated Python."""
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    """Node.js for modules of any kind."""
    node = Node()
    yield node
    node.close()
