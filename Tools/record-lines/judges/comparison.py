"""Compares fitcheck's answers with a recording, and says what kind of difference each difference is."""

import dataclasses
import re
import unicodedata

from . import linebreak
from .corpus import WIDTHS

#: In em: 0.02 pt at 12 pt.
TOLERANCE = 0.02 / 12

#: The width's name in the table of differences when the width on one line differs.
NATURAL = "natural"
UNEXPLAINED = "unexplained"


@dataclasses.dataclass(frozen=True)
class Difference:
    """One headline whose lines (at one width) or width on one line differ."""

    identifier: str
    width: str
    kind: str
    text: str
    ours: tuple
    theirs: tuple
    #: The offset at which only one of the two ends a line; None where widths differ.
    place: int | None = None


@dataclasses.dataclass(frozen=True)
class Comparison:
    """All of one setting against one engine.

    Of a setting that leaves engines free nothing but the width on one line is a difference.
    """

    texts: int
    texts_alike: int
    layouts: int
    layouts_alike: int
    layouts_as_long: int
    widths_alike: int
    differences: tuple


def compare(engine, setting, rows, ours, theirs, measure):
    """Compares two lists of answers; `measure` gives the widths in em of a list of texts."""
    differences = []
    alike = layouts_alike = layouts_as_long = widths_alike = 0
    for (identifier, text), own, other in zip(rows, ours, theirs):
        same_width = abs(own.natural_width - other.natural_width) <= TOLERANCE
        widths_alike += same_width
        if not same_width:
            kind = _width_kind(engine, setting.language, text)
            differences.append(Difference(
                identifier, NATURAL, kind, text, (own.natural_width,), (other.natural_width,)))
        same_breaks = True
        for width, own_starts, other_starts in zip(WIDTHS, own.starts, other.starts):
            layouts_as_long += len(own_starts) == len(other_starts)
            if own_starts == other_starts:
                layouts_alike += 1
                continue
            same_breaks = False
            if setting.is_free:
                continue
            split = _Split(text, width, own_starts, other_starts)
            kind, place = _break_kind(engine, setting, split, measure)
            if kind == UNEXPLAINED and not same_width:
                kind = _width_kind(engine, setting.language, text)
            differences.append(Difference(
                identifier, f"{width:g}", kind, text, own_starts, other_starts, place))
        alike += same_breaks
    return Comparison(
        len(rows), alike, len(rows) * len(WIDTHS), layouts_alike, layouts_as_long,
        widths_alike, tuple(differences))


class _Split:
    """The first line that two engines end at different places."""

    def __init__(self, text, width, ours, theirs):
        self.width = width
        self.units = text.encode("utf-16-le")
        end = len(self.units) // 2
        ours, theirs = ours + (end,), theirs + (end,)
        index = next(i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b)
        self.start = ours[index - 1]
        self.ours_is_longer = ours[index] > theirs[index]
        self.ours, self.theirs = ours[index], theirs[index]
        self.longer = max(ours[index], theirs[index])
        self.shorter = min(ours[index], theirs[index])

    def part(self, start, end):
        return self.units[2 * start:2 * end].decode("utf-16-le", "replace")

    def line(self):
        """The longer line's content."""
        return self.part(self.start, self.longer).rstrip()

    def ends_ours_after_closed_space(self):
        """Whether our line ends after a space where UAX #14 allows no break, and theirs within a word."""
        before, after = self.around(self.ours)
        content = before.rstrip(" ")
        if not content or content == before or not after:
            return False
        _, allows = linebreak.rule("", content, True, after, self.part(self.ours + 1, self.ours + 2))
        left, right = self.part(self.theirs - 1, self.theirs), self.part(self.theirs, self.theirs + 1)
        return not allows and left.isalnum() and right.isalnum()

    def around(self, offset):
        """The character before a place, with the white space that follows it, and the character after."""
        before = self.part(self.start, offset)
        content = before.rstrip()
        return before[max(0, len(content) - 1):], self.part(offset, offset + 2)[:1]


def _break_kind(engine, setting, split, measure):
    if engine == "pango" and setting.language == "th":
        return "dictionary", split.shorter
    if split.ends_ours_after_closed_space():
        return "word-cut-after-space", split.ours
    # One of the two ends its line where the other may not: at the longer line's end, or, where the longer line ends
    # within a word, at the shorter line's.
    for place in (split.longer, split.shorter):
        before, after = split.around(place)
        theirs_ends = (place == split.shorter) == split.ours_is_longer
        for kind, holds in _RULES[engine]:
            if holds(before, after, theirs_ends, setting):
                return kind, place
    line = split.line()
    _, after = split.around(split.longer)
    line_width, joined, alone = measure([line, line + after, after or " "])
    if engine == "chromium" and split.ours_is_longer and after and joined - alone > split.width:
        return "kerning-at-break", split.longer
    if abs(line_width - split.width) <= TOLERANCE:
        return "tie", split.longer
    return UNEXPLAINED, split.longer


def _is_ascii_pair(before, after):
    return (
        len(before) == 1 and "!" <= before <= "~" and "!" <= after <= "~"
        and not (before.isalnum() and after.isalnum()))


def _is_hebrew(character):
    return "\u0590" <= character <= "\u05ff"


def _is_symbol_of_word(character):
    """Whether a character of class AL, AI or B2 is no letter or digit, as far as the headlines have any."""
    return character != "" and character in "&<>·―—…‥~～*+="


def _is_mark(character):
    return character != "" and unicodedata.category(character).startswith("M")


THAI_AM = "\u0e33"
ARABIC_LAM = "\u0644"
ARABIC_AFTER_LAM = set("\u0622\u0623\u0625\u0627\u0649")

_QUOTES = set("“”‘’«»‹›\"'")
_OPENING = set("([{（［｛「『【〈《〔")
_HYPHENS = set("-\u2010\u2012\u2013")

# Whether a kind of difference is seen between two characters, of which the first brings the white space between them;
# the third argument tells whether it is the other engine that breaks there, the last one how the text is set.
_RULES = {
    "chromium": (
        ("keep-all-symbols", lambda x, y, theirs_ends, setting: (
            setting.word_break == "keep-all" and theirs_ends
            and any(_is_symbol_of_word(character) for character in (x, y)))),
        ("break-all-table", lambda x, y, theirs_ends, setting: (
            setting.word_break == "break-all"
            and (y in ("-", THAI_AM) if theirs_ends else _is_mark(x)))),
        ("ligature", lambda x, y, theirs_ends, setting: (
            setting.line_break == "anywhere" and x == ARABIC_LAM and y in ARABIC_AFTER_LAM
            and not theirs_ends)),
        ("hyphen-before-digit",
         lambda x, y, theirs_ends, _: x == "-" and y.isdigit() and theirs_ends),
        ("ascii-pairs", lambda x, y, *_: _is_ascii_pair(x, y)),
        ("break-after-every-space", lambda x, y, theirs_ends, _: (
            x.endswith(" ") and theirs_ends
            and (not y.isalnum() or x[:1] in _OPENING or x[:1] in _QUOTES))),
        ("space-separators",
         lambda x, y, *_: "\u2000" <= x[-1:] <= "\u200a" or "\u2000" <= y <= "\u200a"),
    ),
    "pango": (
        ("quotation-marks", lambda x, y, *_: x[:1] in _QUOTES or y in _QUOTES),
        ("hebrew-hyphen", lambda x, y, *_: x in _HYPHENS and _is_hebrew(y)),
        ("word-initial-hyphen",
         lambda x, y, theirs_ends, _: x in _HYPHENS and y.isalpha() and theirs_ends),
    ),
}


def _width_kind(engine, language, text):
    if engine == "chromium" and "·" in text:
        return "script-extensions"
    if engine == "pango" and language == "ja" and re.search("[ァ-ヺー][ぁ-ゖ]|[ぁ-ゖ][ァ-ヺー]", text):
        return "kana-apart"
    if engine == "pango" and language not in _LATIN_WRITTEN and _has_latin(text):
        return "language-by-script"
    return UNEXPLAINED


#: Languages whose Latin letters Pango leaves in the language of the text: elsewhere it takes them for English.
_LATIN_WRITTEN = ("en", "de")


def _has_latin(text):
    return any(_script(character) == "LATIN" for character in text if character.isalpha())


def _script(letter):
    """A word for the letter's script; Han and kana are one, as in fitcheck's itemising."""
    name = unicodedata.name(letter, "").split(" ")[0]
    return "CJK" if name in ("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA") else name
