"""The browser's share of the house: what is made of Python's sources before the pages are built.

``python -m medici.browser`` writes it below ``web/generated``.
"""
