"""Fonts/Files/system-metrics.tsv: the system font's fractional metrics, which whole units in a font file cannot hold."""

EXPLANATION = """\
# The metrics of the iOS system font, for the Fitcheck Sans family. Written by Fonts/build-fonts: do not edit.
#
# UTF-8, one record a line, columns parted by one tab, the first column says what the record is. Lines that
# start with a number sign are comments. Lengths are in 1/2048 em and may have a fraction. Scalars are
# hexadecimal. Four lengths in a row are: regular text cut, regular display cut, bold text cut, bold display cut.
#
#   metrics NAME                        which system the figures are of; name it in every result
#   upem, ascent, descent, leading, cap-height   LENGTH
#   x-height WEIGHT LENGTH              as on iOS; Fitcheck Sans' own outlines differ slightly (README)
#   weight NAME FACTOR                  value = regular + FACTOR x (bold - regular)
#   optical SIZE FRACTION STATUS        value = text + FRACTION x (display - text); 0 below the first size, 1 above
#                                       the last, linear between neighbouring sizes
#   tracking SIZE LENGTH STATUS         added to every character that this family draws, the last one included
#   advance SCALAR STATUS LENGTHS       every scalar in the family's cmap
#   tabular-digit STATUS LENGTHS        a digit under `tnum`
#   kern LEFT RIGHT LENGTHS             added between neighbours; pairs not listed have none
#   fallback LANGUAGE FACTOR CONFIDENCE full-width advance / type size, no tracking: the row of Japanese where it
#                                       is among the device's preferred languages, else of the first of them
#                                       that has a row, else of `none`
#   fallback-exact LANGUAGE WEIGHT SIZE a weight and a size at which that row was measured within 0.2 %
#   hangul FACTOR CONFIDENCE            advance of a syllable / that in its face, whatever the languages
#   script TAG WEIGHT FACTOR STATUS     advance of a text in a script (ISO 15924) / that in its face
#   monospaced LENGTH STATUS            every character in the monospaced design, which has no tracking and no kern
#   italic SCALAR STATUS LENGTH         what an italic character is wider than the upright one; STATUS is of the text
#                                       cut at regular weight; a SCALAR of `-` is all that are not listed
#   rounded SCALAR STATUS LENGTH        what a character of the rounded design is wider than one of the display cut
#   rounded-tracking SIZE LENGTH STATUS tracking of the rounded design, which has the display cut at all sizes
#
# STATUS: measured  printed by somebody who measured it
#         derived   follows from measured ones: an accented letter is as wide as its base
#         fitted    brought to a few readings, which it misses by little
#         stand-in  not known: the advance of the outlines here, scaled as measured characters of its kind are
# CONFIDENCE: high, medium, or assumed where nothing was measured
#
# width = size/2048 x (advances + characters x tracking + kerning)
"""


from fitted_readings import script_scale


def number(value):
    """A length in the shortest decimal form that keeps it."""
    return str(int(value)) if value == int(value) else repr(round(float(value), 10))


def name(scalar):
    """A scalar as the table has it; a hyphen for all others."""
    return "-" if scalar is None else f"{scalar:04X}"


def lines(facts, advances, scalars):
    """The records, in a fixed order."""
    vertical = facts.vertical
    yield ("metrics", facts.name)
    yield ("upem", number(vertical["unitsPerEm"]))
    yield ("ascent", number(vertical["ascender"]))
    yield ("descent", number(vertical["descender"]))
    yield ("leading", number(vertical["lineGap"]))
    yield ("cap-height", number(vertical["capHeight"]))
    for weight, height in vertical["xHeight"].items():
        yield ("x-height", weight, number(height))
    for weight, factor in facts.weight_factor.items():
        yield ("weight", weight, number(factor))
    for row in facts.optical:
        yield ("optical", number(row["size"]), number(row["of16384"] / 16384), row["status"])
    for row in facts.tracking:
        yield ("tracking", number(row["size"]), number(row["units"]), row["status"])
    for row in facts.fallback:
        yield ("fallback", row["language"], number(row["advance"]), row["confidence"])
    yield ("hangul", number(facts.hangul["advance"]), facts.hangul["confidence"])
    for row in facts.fallback:
        exact = row.get("exact", {"sizes": []})
        for size in exact["sizes"]:
            yield ("fallback-exact", row["language"], exact["weight"], number(size))
    for row in facts.scripts:
        yield ("script", row["script"], row["weight"], number(round(script_scale(row["words"]), 6)), "fitted")
    readings = advances.readings
    yield ("monospaced", number(readings.monospaced), "measured")
    for scalar, difference in readings.italic(scalars, advances.base).items():
        yield ("italic", name(scalar), difference.status, number(difference.units))
    for scalar, difference in readings.rounded(lambda scalar: advances[scalar].corners).items():
        yield ("rounded", name(scalar), difference.status, number(difference.units))
    for size, units in readings.rounded_tracking.items():
        yield ("rounded-tracking", number(size), number(units), "derived")
    tabular = advances.tabular
    yield ("tabular-digit", tabular.status, *map(number, tabular.corners))
    for scalar in scalars:
        advance = advances[scalar]
        yield ("advance", f"{scalar:04X}", advance.status, *map(number, advance.corners))
    for pair, values in facts.kerning.items():
        yield ("kern", f"{ord(pair[0]):04X}", f"{ord(pair[1]):04X}", *map(number, values))


def write(path, facts, advances, scalars):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(EXPLANATION)
        for record in lines(facts, advances, scalars):
            file.write("\t".join(record) + "\n")
