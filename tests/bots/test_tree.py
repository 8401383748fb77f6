"""The prince's tree: what it counts, and where it ends."""

import numpy as np

from medici.bots import BOTS, Budget
from medici.bots.engine import engine_of
from medici.bots.futures import futures_of
from medici.bots.heuristics import weights_for
from medici.bots.prince import Prince
from medici.bots.tree import Tree
from tests.bots.test_search import candidates
from tests.rules import board_table


def test_the_tree_counts_every_future_once() -> None:
    table = board_table.seated(3, first=0).lot("gold10 fur5 cloth5")
    prince, engine = BOTS["prince"], engine_of("board")
    assert isinstance(prince, Prince)
    tree = prince.plan(engine, engine.record_of(table.t), Budget(rollouts=500), 1)
    assert tree.nodes[0]["visits"] == 500
    assert tree.children["visits"].sum() == 500
    assert tree.children["action"].tolist() == candidates(table.t)
    assert 1 + len(tree.children) < tree.used[0] <= len(tree.nodes)  # others answer in it
    shares = tree.nodes[0]["sums"] / 500
    assert 0.6 < shares.sum() < 1.2  # a victory is shared out, and leads are counted from the best


def test_a_tree_without_space_stays_as_it_is() -> None:
    table = board_table.seated(3, first=0).lot("gold10 fur5 cloth5")
    engine = engine_of("board")
    tree = Tree.planted(1 + len(candidates(table.t)))  # for the first answers, and no more
    search = engine.search(engine.record_of(table.t), [weights_for("board", 3)] * 2, 4)
    engine.grow(search, futures_of(np.random.default_rng(1), 200, 0, others=1), tree)
    assert tree.used[0] == len(tree.nodes)
    assert tree.children["visits"].sum() == 200
    assert not tree.children["count"].any()
