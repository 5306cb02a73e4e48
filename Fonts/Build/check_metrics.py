#!/usr/bin/python3
"""Checks that system-metrics.tsv reproduces the string widths that were measured on iOS.

It reads the table as any other program would, and knows of the build nothing but the laws in the table's header
and the readings.
"""

import os
import sys
import unicodedata

from facts import measured_widths
from fitted_readings import FittedReadings

#: The largest difference in points that is let pass; a row measured more coarsely states its own.
TOLERANCE = 0.0001

FILES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Files")


class SystemMetrics:
    """The table, read, and the width of a text by it."""

    def __init__(self, path):
        self.weight, self.optical, self.tracking, self.advance, self.status, self.kern = {}, [], {}, {}, {}, {}
        self.monospaced, self.italic, self.rounded, self.rounded_tracking = None, {}, {}, {}
        with open(path, encoding="utf-8") as file:
            for line in file:
                if line.startswith("#"):
                    continue
                kind, *rest = line.rstrip("\n").split("\t")
                if kind == "weight":
                    self.weight[rest[0]] = float(rest[1])
                elif kind == "optical":
                    self.optical.append((float(rest[0]), float(rest[1])))
                elif kind == "tracking":
                    self.tracking[float(rest[0])] = float(rest[1])
                elif kind == "advance":
                    self.advance[int(rest[0], 16)] = tuple(map(float, rest[2:]))
                    self.status[int(rest[0], 16)] = rest[1]
                elif kind == "monospaced":
                    self.monospaced = float(rest[0])
                elif kind in ("italic", "rounded"):
                    scalar = None if rest[0] == "-" else int(rest[0], 16)
                    (self.italic if kind == "italic" else self.rounded)[scalar] = float(rest[2])
                elif kind == "rounded-tracking":
                    self.rounded_tracking[float(rest[0])] = float(rest[1])
                elif kind == "kern":
                    self.kern[int(rest[0], 16), int(rest[1], 16)] = tuple(map(float, rest[2:]))

    def optical_fraction(self, size):
        """How far a size is on the way from the text cut to the display cut."""
        points = self.optical
        if size <= points[0][0]:
            return points[0][1]
        for (low, at_low), (high, at_high) in zip(points, points[1:]):
            if size <= high:
                return at_low + (at_high - at_low) * (size - low) / (high - low)
        return points[-1][1]

    def italic_width(self, text, weight, size):
        """The width of a slanted text in points."""
        units = sum(self.italic.get(ord(character), self.italic[None]) for character in text)
        return self.width(text, weight, size) + units * size / 2048

    def rounded_width(self, text, weight, size):
        """The width of a text in the rounded design in points."""
        units = sum(self.rounded.get(ord(character), self.rounded[None]) for character in text)
        return self.width(text, weight, size, 1, self.rounded_tracking) + units * size / 2048

    def width(self, text, weight, size, fraction=None, tracking=None):
        """The width of a text in points."""
        factor = self.weight[weight]
        fraction = self.optical_fraction(size) if fraction is None else fraction
        tracking = tracking or self.tracking

        def value(corners):
            regular = corners[0] + fraction * (corners[1] - corners[0])
            bold = corners[2] + fraction * (corners[3] - corners[2])
            return regular + factor * (bold - regular)

        scalars = [ord(character) for character in text]
        units = sum(value(self.advance[scalar]) for scalar in scalars)
        units += len(scalars) * tracking[size]
        units += sum(value(self.kern[pair]) for pair in zip(scalars, scalars[1:]) if pair in self.kern)
        return units * size / 2048


def reading_problems(metrics):
    """Where the table misses what Data/system-readings.json reads by more than the fit does; in sentences."""
    readings = FittedReadings().readings
    found = []

    def compare(name, width, read, tolerance):
        if abs(width - read) > tolerance:
            found.append(f"{name}: {width:.4f} pt instead of {read}")

    if metrics.monospaced != readings["monospaced"]["units"]:
        found.append("the monospaced design is not as wide as it was read")
    italic = readings["italic"]
    for letter, width in italic["widths"].items():
        compare(f"italic {letter}", metrics.italic_width(letter, "regular", italic["size"]), width, 1e-9)
    text, size, width = (italic["text"][key] for key in ("text", "size", "width"))
    compare("italic text", metrics.italic_width(text, "regular", size), width, TOLERANCE)
    rounded = readings["rounded"]
    for text, pixels in rounded["pixels"].items():
        width = metrics.rounded_width(text, rounded["weight"], rounded["size"])
        compare(f"rounded {text}", width, pixels / rounded["scale"], 0.12)
    for row in readings["ellipsis"]["widths"]:
        compare("ellipsis", metrics.width("\u2026", row["weight"], row["size"]), row["width"], 0.2)
    row = readings["narrowNoBreakSpace"]
    compare("U+202F", metrics.width("\u202f", row["weight"], row["size"]), row["width"], 0.01)
    return found


def problems():
    """(what is wrong, what was found out) as lists of sentences."""
    metrics = SystemMetrics(os.path.join(FILES, "system-metrics.tsv"))
    rows = measured_widths()
    wrong, largest = reading_problems(metrics), 0
    for row in rows:
        difference = abs(metrics.width(row["text"], row["weight"], row["size"]) - row["width"])
        if difference > max(TOLERANCE, row["tolerance"]):
            wrong.append(f"{row['id']}: {difference:.6f} pt off")
        if row["tolerance"] <= TOLERANCE:
            largest = max(largest, difference)
    for scalar, status in metrics.status.items():
        decomposed = unicodedata.normalize("NFD", chr(scalar))
        base = ord(decomposed[0])
        if status == "derived" and len(decomposed) > 1 and metrics.advance[scalar] != metrics.advance[base]:
            wrong.append(f"U+{scalar:04X} is derived but not as wide as U+{base:04X}")
    counts = {status: list(metrics.status.values()).count(status) for status in ("measured", "derived", "fitted", "stand-in")}
    found = [
        f"{len(rows)} measured widths, {min(r['size'] for r in rows)} to {max(r['size'] for r in rows)} pt,"
        f" reproduced; largest difference {largest:.7f} pt",
        "advances: " + ", ".join(f"{count} {status}" for status, count in counts.items())
        + f"; {len(metrics.kern)} kerning pairs",
    ]
    return wrong, found


if __name__ == "__main__":
    WRONG, FOUND = problems()
    print("\n".join(FOUND))
    sys.exit("\n".join(WRONG) or 0)
