"""The engines of a browser: each game's rules and bots as a module of WebAssembly, and what a page
must know to use it (``board.json`` beside ``board.wasm``, and so on).
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from medici.analysis.advise.lot_futures import evaluate_lot
from medici.analysis.eye.evaluation import evaluate, evaluate_solitaire
from medici.analysis.eye.evaluator import buffers_for
from medici.analysis.eye.evaluator import verbs_of as sees
from medici.analysis.eye.features import VIEWS, view_of
from medici.analysis.eye.network import DEEP, HIDDEN
from medici.analysis.eye.weights import FILE
from medici.bots import BOTS
from medici.bots.compiled.engine import candidates_of
from medici.bots.network.characters import CHARACTERS, tilts_of
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import has_learned, kept_network, load_network
from medici.bots.network.policy import network_move
from medici.bots.opponents.opponent_model import DRAWN_POLICIES, base_policies, prices_of
from medici.bots.players.lookaheads import ENDING_STATES, Depth, depth_of
from medici.bots.players.quick import QuickBot
from medici.bots.players.searcher import Searcher
from medici.bots.policies.heuristics import HEURISTICS, all_weights
from medici.bots.policies.random_moves import RANDOM
from medici.bots.search.engine import search_verbs
from medici.bots.search.future_players import future_verbs
from medici.bots.search.futures import HORIZON, evaluate_moves
from medici.bots.search.halving import STEP, Progress, keep_among, search_on
from medici.bots.search.lookahead import Lookahead, begin_lookahead
from medici.bots.search.lookahead_engine import lookahead_verbs
from medici.bots.search.rules import Search, begin_search, explore
from medici.bots.solve.best import best_moves
from medici.bots.solve.ending_solver import DEEPEST, new_tree, size_for, solver_verbs
from medici.bots.solve.endings import COUNT_ROWS, KEY_LENGTH
from medici.games import GAMES
from medici.games.rulebook import Rulebook
from medici.interfaces.browser.moves import Moves, moves_of
from medici.kernel import bound
from medici.kernel.arrays import Row
from medici.kernel.rule import Rule
from medici.kernel.state import State
from medici.kernel.wasm import module_of

Exports = Mapping[str, tuple[Rule, Sequence[Any]]]


class Layout(msgspec.Struct):
    """How a record lies in memory."""

    size: int
    fields: dict[str, tuple[str, int, int]]  # the kind of its numbers, where they begin, how many


class Variant(msgspec.Struct):
    """A choice of options, and the number that ``new`` is told for it."""

    options: dict[str, bool | str]
    number: int


class Searching(msgspec.Struct):
    """How a bot searches, by numbers of players."""

    seconds: float
    ahead: dict[int, Depth]  # by the network, where it has learned the game
    rollouts: dict[int, int]  # without
    own: dict[int, str]  # the row of weights of its own seat
    width: int
    states: int  # of an ending that it solves, at most


class Endings(msgspec.Struct):
    """What the solver of endings works with."""

    depth: int  # moves to the end of a game
    key: int  # numbers of a state
    counts: int  # rows of numbers to count with
    places: int  # in its table of hashes


class Game(msgspec.Struct):
    """What a page must know of a game and its bots."""

    seats: tuple[int, ...]
    variants: list[Variant]  # the first is the default
    most_legal: int
    state: Layout
    policy: Layout
    moves: Moves
    weights: dict[str, list[float]]  # rows by name
    merchant: dict[int, str]  # the merchant's row, by players
    bases: dict[int, list[str]]  # rows that the policies of others are drawn from
    prices: dict[int, list[float]]  # what these pay for a card; empty: nobody is seen to pay
    drawn: int  # policies of others, where nobody is seen to pay
    doubt: float
    slips: dict[str, float]  # of bots that answer at once
    searches: dict[str, Searching]
    characters: dict[str, list[int]]  # what each adds to the biases of choices: more than before
    horizon: int  # of the futures that analyses play by the network


class Description(msgspec.Struct):
    """What stands beside a module."""

    game: Game
    progress: Layout  # of a search
    endings: Endings
    step: int  # rollouts between two looks at the clock


class Eyes(msgspec.Struct):
    """What stands beside the eye's weights: how large its networks are, by game, or ``alone``."""

    hidden: int
    deep: int
    features: dict[str, int]  # that describe a seat
    outputs: dict[str, int]  # of the network for a seat


def write_engine(folder: Path) -> None:
    """Write the modules, each with its description, into ``engine/``, and the eye's weights.

    LLVM takes seconds for each module, so all processors work on them.
    """
    home = folder / "engine"
    home.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        larger = [pool.submit(write_eye_module, home, game) for game in GAMES]  # hence first
        smaller = [pool.submit(write_module, home, game) for game in GAMES]
        write_eye(home)
        for job in (*larger, *smaller):
            job.result()


def write_module(home: Path, game: str) -> None:
    """Write the module of a game, its description, and the network of its bots."""
    (home / f"{game}.wasm").write_bytes(module_of(exports_of(game)))
    (home / f"{game}.json").write_bytes(msgspec.json.encode(description(game)))
    (home / f"{game}-network.wasm").write_bytes(module_of(network_exports(game)))
    (home / f"{game}-network.bin").write_bytes(kept_network(game))


def write_eye_module(home: Path, game: str) -> None:
    """Write the module of those who review and advise."""
    (home / f"{game}-eye.wasm").write_bytes(module_of(eye_of(game)))


def write_eye(home: Path) -> None:
    """Write the eye's weights, and how large its networks are."""
    (home / "eye.bin").write_bytes(files("medici.analysis.eye").joinpath(FILE).read_bytes())
    (home / "eye.json").write_bytes(msgspec.json.encode(eyes()))


def exports_of(game: str) -> Exports:
    """What the module of a game exports, each with an example of its arguments."""
    book, heuristic, verbs = GAMES[game], HEURISTICS[game], search_verbs(game)
    tables, policies = np.zeros(2, book.state.dtype), np.zeros(1, heuristic.policy.dtype)
    t, policy, progress = tables[0], policies[0], np.zeros(1, Progress.dtype)
    row, grid = np.zeros(1), np.zeros((1, 1))
    out, source = np.zeros(1, np.int64), np.zeros(1, np.uint64)
    seats = np.zeros((1, 1), np.int16)
    search = Search(
        tables,
        policies,
        seats,
        chances=grid,
        actions=out,
        sums=grid,
        source=source,
        nature=source,
        policy_source=source,
        bases=policies,
        prices=row,
        progress=progress,
    )
    return {
        "new": (book.new, (t, 0, 0)),
        "play": (book.play, (t, 0)),
        "can": (book.can, (t, 0)),
        "legal": (book.legal, (t, out)),
        "nature_move": (book.nature_move, (t, source)),
        "ways": (book.ways, (t,)),
        "outcome": (book.outcome, (t, 0)),
        "weight": (book.weight, (t, 0)),
        "total": (book.total, (t, 0)),
        "wins": (book.wins, (t, 0)),
        "random_move": (RANDOM[game], (t, source)),
        "heuristic_move": (heuristic.move, (t, policy)),
        "is_known": (INPUTS[game].is_known, (t,)),
        "candidates": (candidates_of(book), (t, policy, 0, out)),
        "begin_search": (bound(begin_search, verbs), (search,)),
        "search_on": (bound(search_on, verbs), (search, 0, 0.0)),
        "explore": (bound(explore, verbs), (search, 0)),  # for those who measure
    }


def network_exports(game: str) -> Exports:
    """What the module exports that is fetched with the network of a game."""
    tables, network = np.zeros(2, GAMES[game].state.dtype), load_network(game)
    row, source, out = np.zeros(1), np.zeros(1, np.uint64), np.zeros(1, np.int64)
    search = Lookahead(
        tables,
        actions=out,
        sums=np.zeros((1, 1)),
        source=source,
        nature=source,
        progress=np.zeros(1, Progress.dtype),
        network=network,
        odds=row,
        chances=row,
        horizon=0,
    )
    verbs = lookahead_verbs(game)
    exports: dict[str, tuple[Rule, Sequence[Any]]] = {
        "network_move": (bound(network_move, verbs), (tables[0], network)),
        "begin_lookahead": (bound(begin_lookahead, verbs), (search,)),
        "search_on": (bound(search_on, verbs), (search, 0, 0.0)),
        "keep_among": (keep_among, (search, out, 0)),
        "best_moves": (bound(best_moves, solver_verbs(game)), (new_tree(game, 1), 0, out)),
    }
    return exports | futures_of(game, search, network=True)


def futures_of(game: str, search: Any, *, network: bool) -> dict[str, tuple[Rule, Sequence[Any]]]:
    """How the futures of moves and lots are played, by the network or by the heuristic."""
    verbs, ends = future_verbs(game, network=network), np.zeros((1, 1))
    exports: dict[str, tuple[Rule, Sequence[Any]]] = {
        "evaluate_moves": (bound(evaluate_moves, verbs), (search, 0, 0, ends))
    }
    if game == "board":
        row = np.zeros(1, np.int64)
        exports["evaluate_lot"] = (bound(evaluate_lot, verbs), (search, 0, 0, row, ends, row))
    return exports


def eye_of(game: str) -> Exports:
    """What the module of those who review and advise exports besides: few pages need it."""
    exports = dict(exports_of(game))
    search, *_ = exports["begin_search"][1]
    return exports | futures_of(game, search, network=False) | evaluations_of(game)


def evaluations_of(game: str) -> dict[str, tuple[Rule, Sequence[Any]]]:
    """How the eye evaluates a game, with opponents and alone."""
    exports: dict[str, tuple[Rule, Sequence[Any]]] = {}
    for loop, players in (
        (evaluate, GAMES[game].seats[-1]),
        (evaluate_solitaire, GAMES[game].seats[0]),
    ):
        if (loop is evaluate_solitaire) == (players == 1):
            view = view_of(game, players)
            buffers = buffers_for(game, view, np.zeros(1))
            exports[loop.__name__] = (bound(loop, sees(game, view)), (buffers,))
    return exports


def eyes() -> Eyes:
    """How large the eye's networks are."""
    features = {name: view.features for name, view in VIEWS.items()}
    return Eyes(HIDDEN, DEEP, features, {name: view.outputs for name, view in VIEWS.items()})


def description(name: str) -> Description:
    """What stands beside the module of a game."""
    endings = Endings(DEEPEST, KEY_LENGTH, COUNT_ROWS, size_for(max(ENDING_STATES.values())))
    return Description(game_of(GAMES[name]), layout_of(Progress), endings, STEP)


def game_of(book: Rulebook) -> Game:
    """What a page must know of a game."""
    heuristic, rows = HEURISTICS[book.name], all_weights()
    names = [name for name in rows if name.startswith(book.name)]
    return Game(
        seats=book.seats,
        variants=variants_of(book),
        most_legal=book.most_legal,
        state=layout_of(book.state),
        policy=layout_of(heuristic.policy),
        moves=moves_of(book),
        weights={name: rows[name] for name in names},
        merchant={players: f"{book.name}-{players}" for players in book.seats},
        bases={players: bases_named(book.name, players) for players in book.seats},
        prices={players: prices_of(book.name, players).tolist() for players in book.seats},
        drawn=DRAWN_POLICIES,
        doubt=heuristic.doubt,
        slips={bot.name: bot.slips for bot in BOTS.values() if isinstance(bot, QuickBot)},
        searches={
            bot.name: search_of(bot, book) for bot in BOTS.values() if isinstance(bot, Searcher)
        },
        characters={
            character: np.diff(tilts_of(book.name, character), prepend=0).tolist()
            for character in CHARACTERS
        },
        horizon=HORIZON[book.name],
    )


def variants_of(book: Rulebook) -> list[Variant]:
    """Every choice of options."""
    choices = product(*(option.values for option in book.options.values()))
    chosen = [dict(zip(book.options, values, strict=True)) for values in choices]
    return [Variant(options, book.variant(options)) for options in chosen]


def search_of(bot: Searcher, book: Rulebook) -> Searching:
    """How a bot searches in a game."""
    name, seats, without = book.name, book.seats, bot.by_rollouts
    learned = [players for players in seats if has_learned(name, players, variant=0)]
    return Searching(
        seconds=without.seconds,
        ahead={players: depth_of(bot.name, name, players) for players in learned},
        rollouts={players: without.rollouts_for(name, players) for players in seats},
        own={players: named(without.own_weights(name, players)) for players in seats},
        width=without.width,
        states=ENDING_STATES[bot.name],
    )


def bases_named(game: str, players: int) -> list[str]:
    """The rows that the policies of others are drawn from."""
    return [named(policy["w"]) for policy in base_policies(game, players)]


def named(row: Row) -> str:
    """The name of a row of weights."""
    padded = row.tolist()
    return next(
        name
        for name, weights in all_weights().items()
        if padded[: len(weights)] == weights and not any(padded[len(weights) :])
    )


def layout_of(state: type[State]) -> Layout:
    """How the records of a state lie in memory."""
    fields = {}
    for name in state.dtype.names or ():
        kind, offset = state.dtype.fields[name][:2]  # type: ignore[index]
        fields[name] = (kind.base.str[1:], offset, state.rows.get(name, 1))
    return Layout(state.dtype.itemsize, fields)
