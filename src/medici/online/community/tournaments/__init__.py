"""Tournaments as pure functions: a tournament is the fold of its events.

``plan.py`` is what an organiser says, ``events.py`` what happens, ``state.py`` what that adds up to
and ``decide.py`` what may happen next. Who meets whom: ``pairing.py``, by ``swiss.py`` (two at a
table), ``groups.py`` (more), ``knockout.py`` and ``league.py``. ``points.py`` and ``standings.py``
count.
"""
