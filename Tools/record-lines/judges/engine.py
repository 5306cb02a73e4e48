"""What every engine is asked and what it answers."""

import dataclasses
import unicodedata


@dataclasses.dataclass(frozen=True)
class Line:
    """One line: where it begins in the text (UTF-16), and the width of its content in em."""

    start: int
    width: float


@dataclasses.dataclass(frozen=True)
class Job:
    """Texts in one language and one font file, at several widths in em (0: as wide as the text).

    The rest are CSS's properties of these names, with CSS's values.
    """

    font: str
    language: str
    line_break: str
    word_break: str
    text_wrap: str
    widths: tuple
    texts: tuple


class EngineError(Exception):
    """An engine that is missing or gave no answer; the message says what to do."""


def utf16_length(text):
    """How many UTF-16 code units a text has."""
    return len(text.encode("utf-16-le")) // 2


def is_space(character):
    """Whether a character is white space that hangs at a line's end."""
    if character in "\t\n\u2028\u2029\u200b":
        return True
    return unicodedata.category(character) == "Zs" and character not in "\u00a0\u202f\u2007"
