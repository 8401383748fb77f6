"""What others wrote, made safe to print: see ``medici.signs``."""

from medici.signs import printable, printable_json

__all__ = ["printable", "printable_json"]
