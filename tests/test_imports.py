"""No module imports itself by way of others, imports for types alone included.

The contract in pyproject.toml looks at the modules beside each other; here a package counts as
well, which a module inside it must not import.
"""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def circle(graph: grimp.ImportGraph) -> list[str]:
    """Modules that import each other in a circle, or none."""
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_no_module_is_part_of_a_circle() -> None:
    assert circle(grimp.build_graph("medici", cache_dir=None)) == []


@pytest.mark.parametrize(
    "imports",
    [
        [("house.clocks", "house.tables"), ("house.tables", "house.clocks")],
        [("house", "house.tables"), ("house.tables", "house.clocks"), ("house.clocks", "house")],
    ],
)
def test_a_circle_is_found(imports: list[tuple[str, str]]) -> None:
    graph = grimp.ImportGraph()
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    assert set(circle(graph)) == {name for pair in imports for name in pair}


def test_what_goes_one_way_is_no_circle() -> None:
    graph = grimp.ImportGraph()
    graph.add_import(importer="house.tables", imported="house.clocks")
    assert circle(graph) == []
