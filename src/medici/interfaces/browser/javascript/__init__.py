"""Python as JavaScript: the packages that browser and server share, translated at build time.

The translation is made for the plain, typed Python of this house: functions, classes, structs and
comprehensions. What it does not know is an error that names file and line.
"""

from medici.interfaces.browser.javascript.library import Library
from medici.interfaces.browser.javascript.source import Untranslatable

__all__ = ["Library", "Untranslatable"]
