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
#   hangul FACTOR CONFIDENCE            advance of a syllable / that in its face, whatever the languages
#
# STATUS: measured  printed by somebody who measured it
#         derived   follows from measured ones: an accented letter is as wide as its base
#         stand-in  not known: the advance of the outlines here, scaled as measured characters of its kind are
# CONFIDENCE: high, medium, or assumed where nothing was measured
#
# width = size/2048 x (advances + characters x tracking + kerning)
"""


def number(value):
    """A length in the shortest decimal form that keeps it."""
    return str(int(value)) if value == int(value) else repr(round(float(value), 10))


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
