"""Fonts/Files/face-tables.bin: which characters each bundled font has, and which of them need no shaping.

A set of characters needs no shaping in a language where no rule of a lookup finds all its glyphs among those of the
set: then every text of the set has its characters' own glyphs and advances, one after the other, and may be cut
anywhere. There are many such sets; here rules are made void by leaving out what is rarest of each.

Little-endian words of 32 bits. A magic number and the number of fonts; for each font its digest in two words (as in
BundledFiles.swift) and the place of its tables, counted in words from the start. There: the places of its character
set and of three tables of language systems, for GSUB, for GPOS, and for GPOS without kerning. A table of language
systems: the place of the set for text of no script, how many scripts, and for each the place of its languages: how
many, the set of the default, the set of each. A set: how many ranges, and for each its first and last character.
"""

import os
import struct
import unicodedata

from fontTools.ttLib import TTFont

import lookup_rules
import manifest
from quick_digest import quick

NAME = "face-tables.bin"

#: "FcF1".
MAGIC = 0x31466346

#: What common characters count for when it is chosen which are left out, by range.
COMMON = [(0x20, 0x7E, 10_000), (0x3000, 0x30FF, 1_000), (0xFF01, 0xFF5E, 500), (0xA0, 0x24F, 100)]


def _weight(scalar):
    return next((weight for first, last, weight in COMMON if first <= scalar <= last), 1)


def _stands_alone(scalar):
    """Whether shapers treat a character by itself, whatever the font: no mark, nothing invisible, no part of a
    syllable, a flag or a fraction, and nothing that runs from right to left."""
    if unicodedata.category(chr(scalar)) in ("Mn", "Mc", "Me", "Cf", "Cc", "Cs", "Cn", "Co", "Zl", "Zp"):
        return False
    if unicodedata.bidirectional(chr(scalar)) in ("R", "AL", "AN"):
        return False
    # Conjoining jamo, fillers, halfwidth sound marks, the fraction slash, regional indicators, skin tones, the circle
    # that stands for a missing base.
    joining = [(0x1100, 0x11FF), (0x3164, 0x3164), (0xA960, 0xA97F), (0xD7B0, 0xD7FF), (0xFF9E, 0xFFA0),
               (0x2044, 0x2044), (0x1F1E6, 0x1F1FF), (0x1F3FB, 0x1F3FF), (0x25CC, 0x25CC)]
    return not any(first <= scalar <= last for first, last in joining)


class _Words:
    """The file in the making; equal lists are written once."""

    def __init__(self):
        self.words = []
        self._places = {}

    def place(self, words):
        words = tuple(words)
        if words not in self._places:
            self._places[words] = len(self.words)
            self.words.extend(words)
        return self._places[words]


def _ranges(scalars):
    ranges = []
    for scalar in sorted(scalars):
        if ranges and ranges[-1][1] == scalar - 1:
            ranges[-1][1] = scalar
        else:
            ranges.append([scalar, scalar])
    return [len(ranges)] + [word for pair in ranges for word in pair]


def _untouched(candidates, rules):
    """Of characters by glyph as many as leave no rule all that it needs."""
    left = set(candidates)

    def cost(glyphs):
        return sum(max(map(_weight, candidates[glyph])) for glyph in glyphs)

    for rule in sorted(rules, key=len):
        found = [glyphs & left for glyphs in rule]
        if all(found):
            left -= min(found, key=cost)
    return {scalar for glyph in left for scalar in candidates[glyph]}


def _systems(font, tag, candidates, words, but=frozenset()):
    """The place of a table of language systems."""
    everything = {scalar for scalars in candidates.values() for scalar in scalars}
    if tag not in font:
        return words.place([words.place(_ranges(everything)), 0])
    rules = lookup_rules.Rules(font, tag)
    known = {}

    def place(system):
        lookups = lookup_rules.applied(system, but)
        if lookups not in known:
            found = [rule for lookup in sorted(lookups) for rule in rules.of(lookup)]
            known[lookups] = words.place(_ranges(_untouched(candidates, found)))
        return known[lookups]

    scripts = [
        words.place([len(languages), place(default)] + [place(language) for language in languages])
        for default, languages in lookup_rules.language_systems(font[tag].table)]
    return words.place([place(None), len(scripts)] + scripts)


def _font(path, words):
    with TTFont(path) as font:
        cmap = {scalar: glyph for scalar, glyph in font.getBestCmap().items() if font.getGlyphID(glyph) != 0}
        classes = font["GDEF"].table.GlyphClassDef.classDefs if "GDEF" in font and font["GDEF"].table.GlyphClassDef \
            else {}
        candidates = {}
        # Another kind of table shapes by other rules.
        if not any(tag in font for tag in ("kern", "kerx", "mort", "morx", "trak", "fvar")):
            for scalar, glyph in cmap.items():
                if _stands_alone(scalar) and classes.get(glyph) != 3:
                    candidates.setdefault(glyph, []).append(scalar)
        return words.place([
            words.place(_ranges(cmap)),
            _systems(font, "GSUB", candidates, words),
            _systems(font, "GPOS", candidates, words),
            _systems(font, "GPOS", candidates, words, but=frozenset(("kern",))),
        ])


def write(directory):
    """Writes the tables of the fonts in a directory."""
    names = [entry.file for entry in manifest.read(directory) if entry.face != "-"]
    words = _Words()
    words.words = [MAGIC, len(names)] + [0] * (3 * len(names))
    for number, name in enumerate(names):
        digest = quick(os.path.join(directory, name)).digest
        place = _font(os.path.join(directory, name), words)
        words.words[2 + 3 * number:5 + 3 * number] = [digest & 0xFFFFFFFF, digest >> 32, place]
        print(f"{name}: tables written", flush=True)
    with open(os.path.join(directory, NAME), "wb") as file:
        file.write(struct.pack(f"<{len(words.words)}I", *words.words))
