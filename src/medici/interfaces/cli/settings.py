"""``medici settings``: everything that can be set about a server, as it would be now."""

import os

from medici.interfaces.cli.options import AsJson, fail, out, print_json


def settings(as_json: AsJson = False) -> None:
    """Show every setting of a server, with the variable that sets it and its value here.

    Passwords are not shown. A setting with a secret can be put into a file, which the variable
    with _FILE behind its name names.

    Examples:

      medici settings

      MEDICI_WORKERS=4 medici settings --json
    """
    from medici.online.server.environment import (  # noqa: PLC0415  # other commands start without it
        ELSEWHERE,
        IN_A_FILE,
        SERVED,
        format_value,
        setting_names,
        settings_from,
        unknown_variables,
        variable_name,
    )

    try:
        chosen = settings_from(SERVED | os.environ)
    except ValueError as problem:
        fail(str(problem))
    values = {variable_name(name): format_value(getattr(chosen, name)) for name in setting_names()}
    values |= {name: format_value(os.environ.get(name)) for name in sorted(ELSEWHERE)}
    if as_json:
        print_json(values)
        return
    for name, value in values.items():
        here = os.environ.get(name) or os.environ.get(name + IN_A_FILE)
        mark = "" if here else "  (by default)"
        out.print(f"{name}={value}{mark}", highlight=False, soft_wrap=True)
    for name in unknown_variables(os.environ):
        out.print(f"{name} is set, but means nothing", style="red", highlight=False)
