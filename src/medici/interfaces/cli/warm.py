"""``medici warm``: compile what the bots need before anybody waits for it."""

import time

from medici.interfaces.cli.options import err, fail
from medici.kernel import on_first_compilation
from medici.kernel.cache import cache_folder, cache_problem


def warm() -> None:
    """Compile the rules and the bots for this machine, so that a server need not.

    The results are kept in the folder that MEDICI_CACHE names, by default in your cache directory.
    Run it as the user that runs the server, after every update; what is there already is not
    compiled again. Compiled code belongs to one kind of processor.

    Examples:

      medici warm

      MEDICI_CACHE=/var/cache/medici medici warm
    """
    from medici.online.server.compiled_rules import pairs, play_once  # noqa: PLC0415  # needs the bots

    problem = cache_problem()
    if problem is not None:
        expected = "expected a folder that can be written (MEDICI_CACHE names another)"
        fail(f"{expected}; got {cache_folder()}: {problem}")
    plan = list(pairs())
    start = time.perf_counter()
    for number, (game, bot) in enumerate(plan, start=1):
        compiling: list[bool] = []
        on_first_compilation(lambda said=compiling: said.append(True))  # type: ignore[misc]
        begin = time.perf_counter()
        play_once(game, bot)
        took = f"compiled in {time.perf_counter() - begin:.1f} s" if compiling else "there already"
        left = f"{len(plan) - number} left" if number < len(plan) else "none left"
        err.print(f"{game}, {bot}: {took}; {left}", highlight=False)
    seconds = time.perf_counter() - start
    err.print(f"Ready after {seconds:.1f} s; kept in {cache_folder()}.", highlight=False)
