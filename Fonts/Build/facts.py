"""Published figures about the iOS system font, read from the copies in Fonts/Data.

What is fitted to few readings is in fitted_readings.py."""

import json
import os
from fractions import Fraction

DATA = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Data")

#: The four corners between which every weight and size is interpolated, in the order that every table uses.
CORNERS = ("regular text", "regular display", "bold text", "bold display")


def _read(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return json.load(file)


class SystemFont:
    """The system font's figures: vertical metrics, advances, kerning, tracking and the laws between them."""

    def __init__(self):
        facts = _read("system-font.json")
        self.name = facts["metricsName"]
        self.vertical = facts["verticalMetrics"]
        self.weight_factor = facts["weightFactor"]
        self.optical = facts["opticalFraction"]
        self.tracking = facts["tracking"]
        self.text_advances = facts["textAdvances"]
        display = facts["displayAdvances"]
        text = self.text_advances
        #: scalar value → the four measured advances.
        self.advances = {
            ord(character): (text["regular"][character], display["regular"][character],
                             text["bold"][character], display["bold"][character])
            for character in text["regular"]
        }
        self.kerning = _read("system-kerning.json")["pairs"]
        fallback = _read("fallback-advances.json")
        self.fallback = fallback["rows"]
        self.hangul = fallback["hangul"]
        self.scripts = fallback["scripts"]

    def largest_weight_law_deviation(self):
        """How far medium and semibold, as measured, are from the law that this build derives them by."""
        text = self.text_advances
        return max(
            abs(text["regular"][character]
                + self.weight_factor[weight] * (text["bold"][character] - text["regular"][character])
                - measured)
            for weight in ("medium", "semibold")
            for character, measured in text[weight].items())


def measured_widths():
    """Widths of whole strings measured on iOS: dictionaries with text, weight, size, width and tolerance."""
    with open(os.path.join(DATA, "measured-widths.jsonl"), encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def whole_units(value):
    """A length rounded to whole font units, halves upwards, exactly."""
    return int((Fraction(value) + Fraction(1, 2)).__floor__())


def between_weights(corners, factor):
    """The text-cut advance of a weight: the law that the four measured weights obey."""
    return corners[0] + factor * (corners[2] - corners[0])
