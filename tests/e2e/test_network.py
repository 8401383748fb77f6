"""The network of a game is fetched by whoever plays against it, and is there without a network."""

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import hurry, play
from tests.waiting import wait_until

KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const files = lists.flat().map(({ url }) => url.split('/').pop());
  return files.filter((name) => name.includes('-network-'));
}"""


def kept(person: Person) -> list[str]:
    """The files of networks that are kept: of each game a module and its weights."""
    found: list[str] = person.page.evaluate(KEPT)
    return sorted(name.split("-")[0] for name in found if not name.startswith("load"))


@pytest.mark.long
def test_a_network_is_kept_once_somebody_plays_against_it(visit: Visit) -> None:
    ada = visit(settings={}, worker=True)
    ada.forgive("net::ERR_")
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    ada.page.reload()
    assert kept(ada) == []
    ada.play_now("dice", 2, "merchant")
    play(ada, "dice", moves=2)
    wait_until(lambda: kept(ada) == ["dice", "dice"])
    ada.context.set_offline(True)
    ada.go("/")
    ada.play_now("dice", 2, "merchant")
    play(ada, "dice", moves=2)
    hurry(ada, "dice")
