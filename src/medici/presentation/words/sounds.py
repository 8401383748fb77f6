"""How words begin, where a language says the word before them otherwise."""

# Runs in browsers too: docs/browser-subset.md


def begins_with_i(text: str) -> bool:
    """Whether a word begins with the sound of "i": "Ada e Inés" in Spanish, but "Ada y Hiedra".

    >>> begins_with_i("Inés"), begins_with_i("Hilario"), begins_with_i("Hiedra")
    (True, True, False)
    """
    word = text.lower()
    if word.startswith("hi"):
        return not (word.startswith("hia") or word.startswith("hie"))
    return word.startswith("i") or word.startswith("í")
