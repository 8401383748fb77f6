"""Nobody at a table can be taken for somebody else by the name."""

import pytest

from medici.online.client import ClientError
from medici.online.server.hosting.look_alikes import is_mixed, look_alike
from tests.online.server.conftest import guests

pytestmark = pytest.mark.anyio

CYRILLIC_ADA = "\u0410\u0434\u0430"  # which looks like no Latin name
LATIN_LIKE = "\u0412\u0430\u0441\u0430"  # which reads Baca in Latin letters


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Ada", "ADA", True),
        ("Ada", "\u00c1da", True),
        ("Ada", "A da", True),
        ("Baca", LATIN_LIKE, True),
        ("Bill", "BiIl", True),
        ("Oleg", "0leg", True),
        ("Modern", "Modem", True),
        ("Ada", "\u13aada", True),  # a letter of the Cherokee
        ("Ada", "\U0001d538da", True),  # a letter of mathematics
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l", True),
        ("Ada", "A\u0327\u0301da", True),
        ("Ada", "Ida", False),
        ("Ada", CYRILLIC_ADA, False),
        ("Player 2", "Player 3", False),
        ("\u9673\u5927\u6587", "\u9673\u5c0f\u6587", False),
    ],
)
def test_what_looks_alike(one: str, other: str, alike: bool) -> None:
    assert look_alike(one, other) == alike


def test_scripts_are_not_mixed_in_a_word() -> None:
    assert is_mixed("\u0410da")
    assert not is_mixed(f"{CYRILLIC_ADA} Lovelace")
    assert not is_mixed("\u30a2\u5927A")


async def test_two_people_at_a_table_do_not_bear_one_name(url: str) -> None:
    ada, other, third = await guests(url, "Ada", "ADA", "\u0410da")
    table = await ada.create_table("dice", 3)
    async with ada.table(table) as first, other.table(table) as second, third.table(table) as last:
        await first.join()
        for live in (second, last):
            with pytest.raises(ClientError) as refusal:
                await live.join()
            assert refusal.value.code == "bad-name"
        await second.join(name="Bruno")
        await first.join(name="Carla")  # for somebody at the same device
