"""Texts of the scalars that the sources name: what is asked for by its number is met by chance hardly ever."""

import re

import samples

MODULES = ("UnicodeText", "TextShaping", "Typesetting", "FontFaces", "LayoutEngine", "SwiftUISurface/Text")
NUMBER = re.compile(r"\b0x([0-9A-F]{2,6})\b|\\u\{([0-9A-Fa-f]{1,6})\}")
#: Where each stands: alone, in words, joined letters, syllables, between ideographs and digits, behind a mark, and beside itself.
PLACES = ("{0}", "a{0}b", "ب{0}ب", "क{0}ष", "ᠮ{0}ᠩ", "港{0}港", "1{0}2", "a\u0301{0}b", "👩{0}👩", "한{0}글", "ក{0}រ", "א{0}{0} b", "a {0} b", "a\n{0}\nb")


def named_scalars():
    """The scalars that are named, and those beside them, in order."""
    found = set()
    for module in MODULES:
        for path in sorted((samples.ROOT / "Sources" / module).rglob("*.swift")):
            for number in NUMBER.finditer(path.read_text()):
                value = int(number[1] or number[2], 16)
                found.update((value - 1, value, value + 1))
    return [chr(value) for value in sorted(found) if 0 < value < 0x110000 and not 0xD800 <= value < 0xE000]


def texts_of_named_scalars():
    """Two texts of each: of all places in lines of one paragraph, and of some by turns in paragraphs of their own."""
    for number, scalar in enumerate(named_scalars()):
        yield " ".join(place.format(scalar) for place in PLACES)
        yield "\n".join(PLACES[(number + distance) % len(PLACES)].format(scalar) for distance in range(3))
