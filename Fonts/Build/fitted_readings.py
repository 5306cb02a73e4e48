"""What follows from the readings in Data/system-readings.json and from the words in Data/fallback-advances.json.

Everything is in 1/2048 em. A few widths cannot tell every character's advance: each fit says what it takes to be
alike, and the tests and `build-fonts --check` hold it against all the readings.
"""

import json
import os
import unicodedata
from collections import namedtuple

from facts import DATA, SystemFont, between_weights, whole_units

ELLIPSIS, NARROW_NO_BREAK_SPACE, COMMA, EM_DASH = 0x2026, 0x202F, 0x002C, 0x2014

#: What a character's advance differs by from the one it is taken from, and how sure that is.
Difference = namedtuple("Difference", "status units")


def least_squares(rows):
    """The x and y for which a x + b y comes nearest to c in all rows (a, b, c)."""
    aa, ab, bb = (sum(r[i] * r[j] for r in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
    ac, bc = (sum(r[i] * r[2] for r in rows) for i in (0, 1))
    return (ac * bb - ab * bc) / (aa * bb - ab * ab), (aa * bc - ab * ac) / (aa * bb - ab * ab)


class FittedReadings:
    """The designs of the system font, and the characters beyond ASCII that were read off pictures."""

    def __init__(self, facts=None):
        facts = facts or SystemFont()
        self._facts = facts
        with open(os.path.join(DATA, "system-readings.json"), encoding="utf-8") as file:
            self.readings = json.load(file)
        self._tracking = {row["size"]: row["units"] for row in facts.tracking}
        self.monospaced = self.readings["monospaced"]["units"]
        self.rounded_tracking = {
            float(size): whole_units(points * 2048 / float(size))
            for size, points in self.readings["rounded"]["trackingPoints"].items()
        }

    @property
    def ellipsis(self):
        """Its advance in the text cut, regular and bold: the nearest to its three widths in points.

        Two unknowns, one row a width: the advance at a weight is regular's and a part of the step to bold."""
        rows = []
        for row in self.readings["ellipsis"]["widths"]:
            em = row["size"] / 2048
            factor = self._facts.weight_factor[row["weight"]]
            rows.append((em * (1 - factor), em * factor, row["width"] - em * self._tracking[row["size"]]))
        return tuple(map(whole_units, least_squares(rows)))

    @property
    def narrow_no_break_space(self):
        """Its advance, taken to be one in all cuts."""
        row = self.readings["narrowNoBreakSpace"]
        return whole_units(row["width"] * 2048 / row["size"] - self._tracking[row["size"]])

    def italic(self, scalars, base):
        """Scalar, or None for all others, -> what an italic character is wider than the upright one.

        Six letters were measured, and one text: what it is wider than they explain is shared by its other characters,
        spaces left out. `base` gives the character whose advance another one has, or None."""
        reading = self.readings["italic"]
        text_cut = self._facts.text_advances["regular"]
        em = 2048 / reading["size"]
        measured = {
            ord(letter): width * em - self._tracking[reading["size"]] - text_cut[letter]
            for letter, width in reading["widths"].items()
        }
        text, size, width = (reading["text"][key] for key in ("text", "size", "width"))
        units = sum(text_cut[character] for character in text) + len(text) * self._tracking[size]
        units += sum(self._facts.kerning.get(a + b, (0,))[0] for a, b in zip(text, text[1:]))
        rest = width * 2048 / size - units - sum(measured.get(ord(character), 0) for character in text)
        others = [c for c in text if ord(c) not in measured and c != " "]
        differences = {None: Difference("fitted", rest / len(others))}
        for scalar in scalars:
            if scalar in measured:
                differences[scalar] = Difference("measured", measured[scalar])
            elif base(scalar) in measured:
                differences[scalar] = Difference("derived", measured[base(scalar)])
            elif unicodedata.category(chr(scalar)) == "Zs":
                differences[scalar] = Difference("fitted", 0)
        return differences

    def rounded(self, advance):
        """Scalar, or None for all others, -> what a rounded character is wider than one of the display cut.

        The digits are taken to be wider by the same, and all that was not read by what they are: four texts of digits
        and commas, and a dash. `advance` gives a character's four advances."""
        reading = self.readings["rounded"]
        pixel = 2048 / reading["size"] / reading["scale"]
        tracking = self.rounded_tracking[reading["size"]]
        excess = {}
        for text, pixels in reading["pixels"].items():
            units = sum(advance(ord(character))[3] + tracking for character in text)
            units += sum(self._facts.kerning.get(a + b, (0,) * 4)[3] for a, b in zip(text, text[1:]))
            excess[text] = pixels * pixel - units
        dash = excess.pop(chr(EM_DASH))
        digit, comma = least_squares([
            (sum(c.isdigit() for c in text), text.count(","), units) for text, units in excess.items()])
        return {
            None: Difference("fitted", whole_units(digit)),
            COMMA: Difference("fitted", whole_units(comma)),
            EM_DASH: Difference("fitted", whole_units(dash)),
        }


def script_scale(words):
    """The part by which a face's advances come nearest to the words that were measured."""
    return sum(word["here"] * word["width"] for word in words) / sum(word["here"] ** 2 for word in words)


def scaled_to(corners, regular, bold):
    """Four advances with other ones in the text cut: those of the display cut change in proportion."""
    return (regular, whole_units(regular * corners[1] / corners[0]),
            bold, whole_units(bold * corners[3] / corners[2]))
