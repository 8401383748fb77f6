"""States: one declaration, a fast object and a record of the same fields."""

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.kernel import Cells, State, declare, i8, i16, i32


@declare
class House(State):
    """A house of merchants."""

    day: i8
    debt: i32
    high: i16
    florins: Annotated[list[int], Cells("i2", 3)]
    levels: Annotated[list[int], Cells("i1", 5)]


@declare
class Rival(State):
    day: i8
    debt: i32
    high: i16
    florins: Annotated[list[int], Cells("i2", 3)]
    levels: Annotated[list[int], Cells("i1", 5)]


def numbers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@st.composite
def houses(draw: st.DrawFn) -> House:
    house = House()
    house.day = draw(numbers(8))
    house.debt = draw(numbers(32))
    house.high = draw(numbers(16))
    house.florins = draw(st.lists(numbers(16), min_size=3, max_size=3))
    house.levels = draw(st.lists(numbers(8), min_size=5, max_size=5))
    return house


def test_all_numbers_start_at_0() -> None:
    house = House()
    assert (house.day, house.debt, house.high) == (0, 0, 0)
    assert house.florins == [0, 0, 0]
    assert house.levels == [0, 0, 0, 0, 0]


def test_two_states_share_no_rows() -> None:
    one, other = House(), House()
    one.florins[0] = 7
    assert other.florins == [0, 0, 0]


def test_a_state_has_slots_and_nothing_else() -> None:
    house: Any = House()
    assert not hasattr(house, "__dict__")
    with pytest.raises(AttributeError):
        house.florin = 1


def test_a_class_keeps_its_name_and_words() -> None:
    assert House.__name__ == "House"
    assert House.__qualname__ == "House"
    assert House.__module__ == __name__
    assert House.__doc__ == "A house of merchants."
    assert issubclass(House, State)


def test_the_fields_keep_their_order() -> None:
    assert House.dtype.names == ("day", "debt", "high", "florins", "levels")
    assert House.numbers == ("day", "debt", "high")
    assert House.rows == {"florins": 3, "levels": 5}
    assert list(House().as_dict()) == ["day", "debt", "high", "florins", "levels"]


def test_the_record_is_aligned() -> None:
    assert House.dtype.isalignedstruct
    fields = House.dtype.fields
    assert fields is not None
    for name, size in (("day", 1), ("debt", 4), ("high", 2), ("florins", 2), ("levels", 1)):
        dtype, offset = fields[name][:2]
        assert dtype.base.itemsize == size
        assert dtype.base.kind == "i"
        assert offset % size == 0, name
    assert fields["florins"][0].shape == (3,)
    assert fields["levels"][0].shape == (5,)
    assert House.dtype.itemsize % 4 == 0


def test_a_copy_is_equal_and_shares_nothing() -> None:
    house = House()
    house.day = 2
    house.florins[1] = 40
    copy = house.copy()
    assert type(copy) is House
    assert copy == house
    copy.day = 3
    copy.florins[1] = 30
    copy.levels[4] = 7
    assert (house.day, house.florins, house.levels) == (2, [0, 40, 0], [0, 0, 0, 0, 0])
    house.florins[0] = 9
    assert copy.florins == [0, 30, 0]


@given(houses())
def test_what_is_written_is_read_again(house: House) -> None:
    records = np.zeros(3, House.dtype)
    house.write(records[1])
    again = House.read(records[1])
    assert again == house
    assert House.read(records[0]) == House.read(records[2]) == House()
    assert again.copy() == house


def test_reading_makes_plain_integers_that_share_nothing() -> None:
    record = np.zeros(1, House.dtype)[0]
    house = House.read(record)
    assert type(house.day) is int
    assert type(house.florins) is list
    assert {type(amount) for amount in house.florins} == {int}
    house.florins[0] = 5
    assert record["florins"][0] == 0
    record["florins"][2] = 8
    assert house.florins == [5, 0, 0]


def test_writing_copies() -> None:
    house, record = House(), np.zeros(1, House.dtype)[0]
    house.write(record)
    house.florins[0] = 5
    assert record["florins"].tolist() == [0, 0, 0]


def test_the_rows_of_a_dictionary_are_copies() -> None:
    house = House()
    house.high = 4
    house.levels[2] = 1
    fields = house.as_dict()
    assert fields == {
        "day": 0,
        "debt": 0,
        "high": 4,
        "florins": [0, 0, 0],
        "levels": [0, 0, 1, 0, 0],
    }
    row = fields["levels"]
    assert isinstance(row, list)
    row[2] = 6
    assert house.levels[2] == 1


@pytest.mark.parametrize("field", ["day", "debt", "high"])
def test_states_that_differ_in_a_number_are_not_equal(field: str) -> None:
    house = House()
    setattr(house, field, 1)
    assert house != House()


def test_states_that_differ_in_a_row_are_not_equal() -> None:
    house = House()
    house.levels[4] = 1
    assert house != House()
    house.levels[4] = 0
    assert house == House()


def test_states_of_two_kinds_are_never_equal() -> None:
    house: object = House()
    assert house != Rival()
    assert house != House().as_dict()
    assert house != None  # noqa: E711


def test_states_are_no_keys() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(House())


def test_a_state_says_what_it_holds() -> None:
    house = House()
    house.debt = -12
    house.florins[2] = 3
    assert (
        repr(house) == "House(day=0, debt=-12, high=0, florins=[0, 0, 3], levels=[0, 0, 0, 0, 0])"
    )


def test_a_state_may_be_all_numbers_or_all_rows() -> None:
    @declare
    class Purse(State):
        florins: i16

    @declare
    class Track(State):
        levels: Annotated[list[int], Cells("i1", 2)]

    assert repr(Purse()) == "Purse(florins=0)"
    assert repr(Track().copy()) == "Track(levels=[0, 0])"


def test_a_field_without_cells_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Purse\.florins.*Cells.*int"):

        @declare
        class Purse(State):
            florins: int


def test_a_field_with_other_extras_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Purse\.florins.*Cells"):

        @declare
        class Purse(State):
            florins: Annotated[int, "i2"]


def test_a_field_with_two_cells_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Purse\.florins.*one Cells"):

        @declare
        class Purse(State):
            florins: Annotated[int, Cells("i1"), Cells("i2")]
