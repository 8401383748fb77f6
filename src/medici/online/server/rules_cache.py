"""Where the processes of a server keep compiled rules, so that each is compiled only once."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from medici.kernel.cache import CACHE, cache_folder, cache_problem
from medici.online.server.logs import log


def named() -> str:
    """The usual folder, where there is a home that it could be in."""
    with suppress(RuntimeError):
        return str(cache_folder())
    return CACHE


@contextmanager
def keep_rules() -> Iterator[None]:
    """Have a folder for compiled rules: the usual one, or one for as long as the server runs."""
    problem = cache_problem()
    if problem is None:
        log.info("compiled rules are kept", extra={"folder": str(cache_folder())})
        yield
        return
    log.warning(
        "compiled rules cannot be kept: what is missing is compiled at every start, and bots are "
        "slow to begin; set MEDICI_CACHE to a folder that can be written",
        extra={"folder": named(), "reason": problem},
    )
    with tempfile.TemporaryDirectory(prefix="medici-rules-", ignore_cleanup_errors=True) as folder:
        with suppress(OSError, RuntimeError):  # what was compiled before, perhaps in an image
            shutil.copytree(cache_folder(), folder, dirs_exist_ok=True)
        usual = os.environ.get(CACHE)
        os.environ[CACHE] = folder  # for the bots' processes, which are started later
        try:
            yield
        finally:
            if usual is None:
                del os.environ[CACHE]
            else:
                os.environ[CACHE] = usual
