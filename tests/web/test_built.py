"""The pages as they were built."""

from medici.online.server.pages.files import STATIC, files_in


def test_no_file_is_there_under_two_names() -> None:
    """Pages and workers would each fetch their own copy of the same network."""
    names: dict[bytes, str] = {}
    for address, file in files_in(STATIC):
        if address.startswith("/assets/"):
            assert file.body not in names, f"{address} is {names[file.body]} again"
            names[file.body] = address
    assert names
