"""Write docs/reference/socket.md and docs/reference/state.md from what the code declares.

The first has the commands, messages, events and errors of a live table's socket, the second the
fields of each game's state. `--check` writes nothing, and fails if a page is not what would be
written.
"""

import ast
import importlib
import inspect
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from medici.games import GAMES
from medici.kernel import State
from medici.online.server.http.errors import CODES as HTTP_CODES
from medici.online.server.http.errors import STATUS
from medici.online.server.wire import messages
from medici.online.tables import commands, errors, events, orders
from medici.presentation.words import LANGUAGES, words

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "reference"
SERVER = ROOT / "src" / "medici" / "online" / "server"
WRITTEN = "<!-- Written by scripts/reference.py; change what it reads, and run it again. -->"
HOUSE_ONLY = (commands.BotMove, commands.Forget)  # a socket may not ask for these
REFUSED = re.compile(
    r"(?:HttpProblem|answer|refuse_with|reject\(send,|refuse\(send,)"
    r'\D{0,2}(\d{3}),\s*(?:Problem\()?"([a-z-]+)"'
)
SUBJECTS = ("devices", "clubs", "tournaments")  # with words of their own for some errors
GIVEN = {"seed": "c0ffee", "name": "Ada", "bot": "merchant", "seat": 1, "move": "bid 7"}
GIVEN |= {"text": "Well played!", "talk": "players", "player": "p1", "ceiling": 9, "day": 1}

SOCKET = """# The socket

Every live table has a WebSocket at `/api/tables/ID/live`. Messages are JSON objects in text frames,
told apart by their `type`. [`medici.online.client`](client.md) speaks all of this for programs in
Python; this page is for everybody else, and [the wire](../web.md#the-wire) tells the story behind
it.

A session is a cookie that `POST /api/guests` sets; without one a socket may watch. The HTTP
side of the house describes itself at `/schema/openapi.json`, and so do the types that this page
names without a table of their own. A session begins with `{"name": "Ada"}`, sent to `/api/guests`,
and a table with `{"game": "dice", "players": 2}`, sent to `/api/tables`.

## A conversation

A client says hello, and names the last event that it has seen, or `null`:

```json
{"type": "hello", "seq": null}
```

It gets a `snapshot`, and from then on an `events` message for whatever happens, with the `legal`
moves if it is to act. A command carries a `cmd_id` of the client's choice, up to 64 characters,
and the `seq` of the last event that it has seen:

```json
{"type": "move", "move": "bid 7", "cmd_id": "c1", "seq": 41}
```

The answer is `ok` once what happened is durable, or `error`, and then nothing has changed. If
something else has happened since that `seq`, the error is `stale`, with what was missed; a move
before the game has begun is `not-running`, whatever its `seq`. A command that is sent again under
the same `cmd_id` is carried out once. `{"type": "ping"}` is answered by `{"type": "pong"}`.

"""

STATE = """# The state of a game

`Game.state` is the table as plain numbers: `game.state.as_dict()` gives them by name, and a
program at a live table gets the same if its hello says `"state": true`. In compiled code the
same fields are a NumPy record, whose dtype is `type(game.state).dtype`.

```python
>>> import medici
>>> game = medici.new("dice", players=2)
>>> game.state.as_dict()["points"]
[0, 0, 0, 0]
>>> type(game.state).dtype["points"].shape
(4,)

```

Seats are numbered clockwise from 0, and rows have room for the most players that a game allows.
Goods are in the order cloth, fur, grain, dye, spice.

## Nature

Chance is an actor like the seats, and is called nature everywhere: `game.actor == medici.NATURE`,
as moves, records and positions name her, and `game.state.is_nature`. Where there are only numbers:

| where | nature | nobody: the game is over |
| --- | --- | --- |
| `Game.actor`, moves, records | `medici.NATURE`, which is `"nature"` | `None` |
| `state.actor` | 8, `medici.games.actors.NATURE` | 9, `NOBODY` |
| an observation's `actor` | -1, `medici.games.actors.NO_SEAT` | -1 too: its `phase` tells |
| OpenSpiel | `pyspiel.PlayerId.CHANCE` | `pyspiel.PlayerId.TERMINAL` |
| PettingZoo with `chance="exposed"` | the agent `"nature"` | |

`medici.games.actors` has these names, and `actor_named(number)` says who is meant by `state.actor`.


"""


def socket_page() -> str:
    """The whole page about the socket."""
    asked = [kind for kind in get_args(commands.Command) if kind not in HOUSE_ONLY]
    got = dict.fromkeys([*get_args(messages.ToProgram), *get_args(messages.ToBrowser)])
    got[messages.StaleRefusal] = None
    parts = [
        WRITTEN + "\n\n" + SOCKET.rstrip(),
        "## Around every message",
        described(messages.Envelope, named=False),
        "## Commands",
        *(described(kind, example=True) for kind in asked),
        "## Orders given in advance",
        first_paragraphs(orders.__doc__),
        *(described(kind, example=True) for kind in (orders.Order, orders.Withdraw)),
        "## Messages",
        'What a socket gets. Programs get what is marked so; a hello with `"log": true` asks for\n'
        "what browsers get: every event, and nothing that can be made of them.",
        *(described(kind, note=whose(kind)) for kind in got),
        "## Events",
        "What happens at a table, as `events` has it, in the order of the log. Each has the\n"
        "moment `at`, in seconds since 1970.",
        *(described(kind) for kind in get_args(events.Event)),
        "## Errors",
        *error_tables(),
    ]
    return "\n\n".join(parts) + "\n"


def described(
    kind: type[msgspec.Struct], named: bool = True, example: bool = False, note: str = ""
) -> str:
    """One message: what it is for, its fields, and perhaps an example."""
    tag = kind.__struct_config__.tag
    parts = [f"### `{tag}`" + note] if named else []
    parts.append(inspect.cleandoc(kind.__doc__ or ""))
    said = comments_of(kind)
    rows = [row(field, said) for field in fields(kind) if field.encode_name not in ("at", "type")]
    if rows:
        parts.append("\n".join(["| field | type | |", "| --- | --- | --- |", *rows]))
    if example:
        body = {"type": tag} | {
            field.encode_name: GIVEN[field.encode_name] for field in fields(kind) if field.required
        }
        parts.append(f"```json\n{json.dumps(body)}\n```")
    return "\n\n".join(parts)


def row(field: FieldInfo, said: dict[str, str]) -> str:
    """One line of a table of fields."""
    notes = [said.get(field.name, "")]
    if not field.required and field.default is not msgspec.UNSET:
        default = None if field.default is msgspec.NODEFAULT else field.default
        notes.append(f"`{json.dumps(default)}` if left out")
    elif not field.required:
        notes.append("left out where it says nothing")
    return f"| `{field.encode_name}` | {typed(field.type)} | {'; '.join(filter(None, notes))} |"


def typed(hint: Any) -> str:
    """A type, in words.

    >>> typed(list[int]), typed(int | None), typed(Literal["a", "b"])
    ('list of whole number', 'whole number or null', '`"a"` or `"b"`')
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " or ".join(f'`"{each}"`' for each in inner)
    if origin in (Union, types.UnionType):
        if set(inner) >= set(get_args(events.Event)):
            return "[event](#events)"
        kept = [each for each in inner if each is not msgspec.UnsetType]
        kept.sort(key=lambda each: each is type(None))  # null comes last
        return " or ".join(dict.fromkeys(typed(each) for each in kept))
    if origin in (list, tuple):
        return f"list of {typed(inner[0])}"
    if origin is dict:
        return f"object of {typed(inner[1])}"
    plain = {int: "whole number", float: "number", str: "text", bool: "`true` or `false`"}
    plain |= {type(None): "null", msgspec.Raw: "[event](#events)"}
    return plain.get(hint, f"`{getattr(hint, '__name__', hint)}`")


def whose(kind: type) -> str:
    """Who gets a message, if not everybody does."""
    program, browser = kind in get_args(messages.ToProgram), kind in get_args(messages.ToBrowser)
    if program == browser:
        return ""
    return " (programs)" if program else " (browsers)"


def first_paragraphs(docstring: str | None) -> str:
    """A module's docstring without its first line."""
    return inspect.cleandoc(docstring or "").partition("\n\n")[2]


def error_tables() -> Iterator[str]:
    """The codes, with what people are told of them in each language."""
    yield (
        "An `error` has a code for programs and a sentence in English for whoever writes them;\n"
        "the pages say to people what stands here. Over HTTP the body of every refusal is\n"
        '`{"code": ..., "message": ...}`, with the status in the last column. Whoever is muted or\n'
        "banned is also told `until` when, unless it is for good, and the operator's `reason`."
    )
    yield errors_table("At a table", {code: STATUS.get(code, 400) for code in errors.CODES})
    others = {code: status for status, code in HTTP_CODES.items()} | dict(sorted(refusals()))
    left = {code: status for code, status in sorted(others.items()) if code not in errors.CODES}
    yield errors_table("Over HTTP, and when a socket is opened", left)


def refusals() -> Iterator[tuple[str, int]]:
    """Every code that the server's sources refuse something with, and its status."""
    for path in sorted(SERVER.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for status, code in REFUSED.findall(source):
            yield code, int(status)


def errors_table(title: str, codes: dict[str, int]) -> str:
    """A table of errors."""
    lines = [f"### {title}", "", "| code | " + " | ".join(LANGUAGES) + " | HTTP |"]
    lines.append("| --- |" + " --- |" * len(LANGUAGES) + " --- |")
    for code, status in codes.items():
        said = " | ".join(error_text(code, language) for language in LANGUAGES)
        lines.append(f"| `{code}` | {said} | {status} |")
    return "\n".join(lines)


def error_text(code: str, language: str) -> str:
    """The text of an error for people."""
    texts = words(language, *SUBJECTS)
    for subject in ("shell", *SUBJECTS):
        if (name := f"{subject}-problem-{code}") in texts:
            return texts.say(name, {"until": "...", "reason": "..."})
    return texts.say("shell-problem-other")


def state_page() -> str:
    """The whole page about the states of all games."""
    parts = [WRITTEN + "\n\n" + STATE.rstrip()]
    for book in GAMES.values():
        kind = state_of(book.name)
        parts.append(f"## {book.name}\n\n{inspect.cleandoc(kind.__doc__ or '')}")
        parts.append("\n".join([phases(kind), *numbered(book.name)]))
        said = comments_of(kind)
        lines = ["| field | numbers | |", "| --- | --- | --- |"]
        for name in kind.__slots__:
            cell = kind.dtype[name]
            count = cell.shape[0] if cell.shape else 1
            bits = 8 * cell.base.itemsize
            lines.append(f"| `{name}` | {count} of {bits} bits | {said.get(name, '')} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def phases(kind: type[State]) -> str:
    """The numbers of the phases, as the module of a state has them."""
    source = inspect.getsource(sys.modules[kind.__module__])
    found = re.search(r"^([A-Z, ]+) = range\(\d+\)  # phases$", source, re.MULTILINE)
    assert found, f"{kind.__module__} names its phases in a line that ends in '# phases'"
    named = [f"{number} {name}" for number, name in enumerate(found[1].split(", "))]
    return f"Phases: {', '.join(named)}."


def numbered(game: str) -> Iterator[str]:
    """By which number a card is known, where a game has cards."""
    notation = importlib.import_module(f"medici.games.{game}.notation")
    names = getattr(notation, "CARD_NAMES", ())
    if names:
        known = ", ".join(f"{number} `{name}`" for number, name in enumerate(names))
        yield f"\nCards by number: {known}."


def state_of(game: str) -> Any:
    """The class of a game's state."""
    return GAMES[game].state


def comments_of(kind: type) -> dict[str, str]:
    """What the comments behind or above the fields of a class say, those of its bases included."""
    said: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("medici."):
            said |= comments_in(inspect.getsource(sys.modules[each.__module__]), each.__name__)
    return said


def comments_in(source: str, name: str) -> dict[str, str]:
    """The comments of the fields of one class in a module.

    >>> comments_in("class A:\\n    # Who.\\n    a: int\\n    b: int  # what", "A")
    {'a': 'Who.', 'b': 'what'}
    """
    lines, said = source.splitlines(), {}
    body = next(
        node.body
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    for node in body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        above: list[str] = []
        for line in reversed(lines[: node.lineno - 1]):
            if not line.strip().startswith("# "):
                break
            above.insert(0, line.strip()[2:])
        behind = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2]
        text = " ".join(filter(None, [*above, behind]))
        if text:
            said[node.target.id] = text.replace("``", "`").replace("|", "\\|")
    return said


PAGES = {"socket.md": socket_page, "state.md": state_page}


def main(arguments: list[str]) -> int:
    stale = 0
    for name, page in PAGES.items():
        path, text = FOLDER / name, page()
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if arguments == ["--check"]:
            stale += 1
            print(f"docs/reference/{name} is out of date; run python scripts/reference.py")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
