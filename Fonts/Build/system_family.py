"""Fitcheck Sans: Inter's outlines on the advances and vertical metrics of the iOS system font."""

import os
from collections import namedtuple

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

import mark_positioning
from facts import between_weights, whole_units
from system_advances import SystemAdvances

FAMILY = "Fitcheck Sans"
INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"

#: `source` is Inter's style, `css` the weight class.
Weight = namedtuple("Weight", "name style source css")
WEIGHTS = (
    Weight("regular", "Regular", "Regular", 400),
    Weight("medium", "Medium", "Medium", 500),
    Weight("semibold", "Semibold", "SemiBold", 600),
    Weight("bold", "Bold", "Bold", 700),
)

#: What of Inter's repertoire is left out: private use, variation selectors, enclosing marks, and the enclosed
#: alphanumerics, which Japanese text wants at full width from its own face.
LEFT_OUT = (
    (0x0000, 0x001F), (0x007F, 0x009F), (0x20D0, 0x20FF), (0x2460, 0x24FF), (0x2776, 0x2793), (0xE000, 0xF8FF),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0x1F100, 0x1F1FF), (0x1F800, 0x1F8FF), (0xF0000, 0x10FFFF),
)

#: The share of its own white space that a glyph keeps at least before it is condensed.
LEAST_WHITE_SPACE = 0.6

#: The white space, in 1/2048 em, that a side counts for at least when white space is added or taken.
LEAST_SIDE = 20

#: Letters that Inter makes wider than their base on both sides, so that the base stands in the middle.
CENTRED_ON_BASE = (0x0128, 0x0129)  # Ĩ ĩ

DIGITS = range(0x30, 0x3A)


class Fit(namedtuple("Fit", "scale shift")):
    """Where an outline's x goes: source units → built units."""

    def x(self, value):
        return self.scale * value + self.shift


class Outlines:
    """One of Inter's weights: its drawings and advances, scaled so that the cap height is the system font's."""

    def __init__(self, source, cap_height):
        self.font = TTFont(INTER.format(source), recalcTimestamp=False)
        self.characters = {
            scalar: glyph for scalar, glyph in self.font.getBestCmap().items()
            if not any(first <= scalar <= last for first, last in LEFT_OUT)
        }
        self._first = {}
        for scalar, glyph in sorted(self.characters.items()):
            self._first.setdefault(glyph, scalar)
        self._glyph_set = self.font.getGlyphSet()
        self.scale = cap_height / self.bounds(self.characters[ord("H")])[3]

    def has(self, scalar):
        return scalar in self.characters

    def first_alike(self, scalar):
        """The first of the characters that share a character's glyph, most often the character itself."""
        return self._first[self.characters[scalar]]

    def advance(self, scalar):
        """A character's own advance in 1/2048 em."""
        return self.glyph_advance(self.characters[scalar])

    def glyph_advance(self, glyph):
        return self.font["hmtx"][glyph][0] * self.scale

    def bounds(self, glyph):
        pen = BoundsPen(self._glyph_set)
        self._glyph_set[glyph].draw(pen)
        return pen.bounds

    def drawing(self, scalar):
        """A character's outline and advance, as a value that can be compared."""
        glyph = self.characters[scalar]
        pen = RecordingPen()
        self._glyph_set[glyph].draw(pen)
        return (self.font["hmtx"][glyph][0], tuple(pen.value)) if pen.value else ()


def fitted(own_advance, bounds, scale, advance):
    """How an outline is moved, and if need be condensed, to stand well in another advance.

    The difference goes into the white space at both sides in proportion to what there was. Only where too
    little would be left is the outline itself condensed.
    """
    if bounds is None or own_advance == 0:
        return Fit(scale, 0)
    left, ink = bounds[0] * scale, (bounds[2] - bounds[0]) * scale
    right = own_advance - left - ink
    white = left + right
    least = min(white, white * LEAST_WHITE_SPACE)
    condensed = min(1, (advance - least) / ink) if ink > 0 else 1
    change = advance - ink * condensed - white
    share = max(left, LEAST_SIDE) / (max(left, LEAST_SIDE) + max(right, LEAST_SIDE))
    horizontal = scale * condensed
    return Fit(horizontal, left + change * share - bounds[0] * horizontal)


class FamilyBuilder:
    """Builds the four files and knows the advance of every character in them."""

    def __init__(self, facts):
        self.facts = facts
        cap_height = facts.vertical["capHeight"]
        self._outlines = {weight.name: Outlines(weight.source, cap_height) for weight in WEIGHTS}
        self.scalars = sorted(set.intersection(*(set(o.characters) for o in self._outlines.values())))
        self.advances = SystemAdvances(facts, self._outlines["regular"], self._outlines["bold"])

    def x_height(self, weight):
        """The height of the built x in 1/2048 em."""
        outlines = self._outlines[weight.name]
        return outlines.bounds(outlines.characters[ord("x")])[3] * outlines.scale

    def build(self, weight, path):
        """Writes one weight. Its dates stay Inter's, so that the same packages give the same bytes."""
        outlines = self._outlines[weight.name]
        anchors = mark_positioning.base_anchors(outlines.font)
        font = self._subset(weight)
        characters = {glyph: scalar for scalar, glyph in sorted(font.getBestCmap().items(), reverse=True)}
        advances, fits = self._fit_glyphs(weight, font, characters)
        self._redraw(font, outlines.scale, advances, fits)
        bounds = _all_bounds(font)
        self._set_metrics(font, weight, advances, bounds)
        _set_names(font, weight)
        del font["GPOS"], font["GDEF"]
        code = mark_positioning.feature_code(
            characters, {glyph: anchor for glyph, anchor in anchors.items() if glyph in fits},
            fits, outlines.scale, bounds)
        addOpenTypeFeaturesFromString(font, code, tables=["GPOS", "GDEF"])
        font.save(path)

    def _subset(self, weight):
        options = subset.Options()
        options.layout_features = ["ccmp", "locl", "tnum"]
        options.desubroutinize = True
        options.hinting = False
        options.notdef_outline = True
        options.name_IDs = ["*"]
        options.glyph_names = True
        font = TTFont(INTER.format(weight.source), recalcTimestamp=False)
        _keep_tabular_digits_only(font)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=self.scalars)
        subsetter.subset(font)
        return font

    def _fit_glyphs(self, weight, font, characters):
        """(glyph → whole advance, glyph → `Fit`) for every glyph, encoded or not."""
        factor = self.facts.weight_factor[weight.name]
        advances, fits = {}, {}

        def take(glyph, corners, fit=None):
            advance = between_weights(corners, factor)
            outlines = self._outlines[weight.name]
            advances[glyph] = whole_units(round(advance, 6))
            fits[glyph] = fit or fitted(
                outlines.glyph_advance(glyph), outlines.bounds(glyph), outlines.scale, advances[glyph])

        for glyph, scalar in characters.items():
            take(glyph, self.advances[scalar].corners, self._model_fit(weight, scalar))
        for glyph, model in _substitutes(font, characters):
            if glyph not in advances and model in advances:
                if model in characters and characters[model] in DIGITS:
                    take(glyph, self.advances.tabular.corners)
                else:
                    advances[glyph], fits[glyph] = advances[model], fits[model]
        scale = self._outlines[weight.name].scale
        for glyph in font.getGlyphOrder():
            if glyph not in advances:
                advances[glyph] = whole_units(self._outlines[weight.name].glyph_advance(glyph))
                fits[glyph] = Fit(scale, 0)
        return advances, fits

    def _model_fit(self, weight, scalar):
        """The fit taken over from the character that this one follows, or None."""
        model = self.advances.fit_model(scalar)
        if model is None:
            return None
        outlines = self._outlines[weight.name]
        glyph = outlines.characters[model]
        advance = whole_units(round(between_weights(
            self.advances[model].corners, self.facts.weight_factor[weight.name]), 6))
        fit = self._model_fit(weight, model) or fitted(
            outlines.glyph_advance(glyph), outlines.bounds(glyph), outlines.scale, advance)
        if scalar not in CENTRED_ON_BASE:
            return fit
        excess = (outlines.advance(scalar) - outlines.advance(model)) / outlines.scale
        return Fit(fit.scale, fit.shift - fit.scale * excess / 2)

    def _redraw(self, font, scale, advances, fits):
        glyph_set = font.getGlyphSet()
        drawings = {}
        for glyph in font.getGlyphOrder():
            drawings[glyph] = RecordingPen()
            glyph_set[glyph].draw(drawings[glyph])
        cff = font["CFF "].cff
        top = cff.topDictIndex[0]
        private = top.Private
        for name in list(private.rawDict):
            del private.rawDict[name]
        private.rawDict.update(defaultWidthX=0, nominalWidthX=0)
        private.defaultWidthX = private.nominalWidthX = 0
        for name in ("BlueValues", "OtherBlues", "FamilyBlues", "FamilyOtherBlues", "StdHW", "StdVW", "StemSnapH",
                     "StemSnapV", "Subrs", "BlueScale", "BlueShift", "BlueFuzz"):
            if hasattr(private, name):
                delattr(private, name)
        for glyph, drawing in drawings.items():
            fit = fits[glyph]
            pen = T2CharStringPen(advances[glyph] or None, None)
            drawing.replay(TransformPen(pen, Transform(fit.scale, 0, 0, scale, fit.shift, 0)))
            top.CharStrings[glyph] = pen.getCharString(private=private, globalSubrs=cff.GlobalSubrs)

    def _set_metrics(self, font, weight, advances, bounds):
        vertical = self.facts.vertical
        upem, ascender, descender = vertical["unitsPerEm"], vertical["ascender"], vertical["descender"]
        for glyph, advance in advances.items():
            font["hmtx"][glyph] = (advance, round(bounds[glyph][0]) if bounds[glyph] else 0)
        drawn = [box for box in bounds.values() if box]
        box = [round(edge(side)) for edge, side in zip(
            (min, min, max, max), zip(*drawn))]
        head, hhea, os2 = font["head"], font["hhea"], font["OS/2"]
        head.unitsPerEm = upem
        head.xMin, head.yMin, head.xMax, head.yMax = box
        head.fontRevision = 1.0
        head.macStyle = 1 if weight.name == "bold" else 0
        hhea.ascent, hhea.descent, hhea.lineGap = ascender, descender, vertical["lineGap"]
        os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascender, descender, vertical["lineGap"]
        os2.usWinAscent, os2.usWinDescent = ascender, -descender
        os2.sCapHeight, os2.sxHeight = vertical["capHeight"], vertical["xHeight"][weight.name]
        os2.usWeightClass = weight.css
        os2.xAvgCharWidth = whole_units(sum(advances.values()) / len(advances))
        os2.fsSelection = {"regular": 1 << 6, "bold": 1 << 5}.get(weight.name, 0) | 1 << 7
        os2.achVendID = "NONE"
        outlines = self._outlines[weight.name]
        for name in ("ySubscriptXSize", "ySubscriptYSize", "ySubscriptXOffset", "ySubscriptYOffset",
                     "ySuperscriptXSize", "ySuperscriptYSize", "ySuperscriptXOffset", "ySuperscriptYOffset",
                     "yStrikeoutSize", "yStrikeoutPosition"):
            setattr(os2, name, round(getattr(os2, name) * outlines.scale))
        post = font["post"]
        post.underlinePosition = round(post.underlinePosition * outlines.scale)
        post.underlineThickness = round(post.underlineThickness * outlines.scale)
        post.formatType = 3.0
        top = font["CFF "].cff.topDictIndex[0]
        top.FontMatrix = [1 / upem, 0, 0, 1 / upem, 0, 0]
        top.FontBBox = box


def _keep_tabular_digits_only(font):
    """Takes everything but digits out of `tnum`: iOS's monospaced digits leave punctuation alone."""
    glyphs = {font.getBestCmap()[scalar] for scalar in DIGITS}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                table.mapping = {glyph: other for glyph, other in table.mapping.items() if glyph in glyphs}


def _substitutes(font, characters):
    """(glyph, the glyph it takes its width from) for what the kept GSUB features put in."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 1:
                yield from ((other, glyph) for glyph, other in sorted(table.mapping.items()))
            elif table.LookupType == 4:
                for first, ligatures in sorted(table.ligatures.items()):
                    yield from ((ligature.LigGlyph, first) for ligature in ligatures)


def _all_bounds(font):
    glyph_set = font.getGlyphSet()
    bounds = {}
    for glyph in font.getGlyphOrder():
        pen = BoundsPen(glyph_set)
        glyph_set[glyph].draw(pen)
        bounds[glyph] = pen.bounds
    return bounds


def file_name(weight):
    return f"{FAMILY.replace(' ', '')}-{weight.style}.otf"


def _set_names(font, weight):
    """Names the font anew; the copyright and the licence stay."""
    names = font["name"]
    copyright_line = names.getDebugName(0)
    source_version = names.getDebugName(5).split(";")[0].replace("Version ", "")
    license_line, license_address = names.getDebugName(13), names.getDebugName(14)
    postscript = os.path.splitext(file_name(weight))[0]
    bold_linked = weight.name in ("regular", "bold")
    full = f"{FAMILY} {weight.style}"
    values = {
        0: f"{copyright_line}. Modified for fitcheck, 2026: metrics, repertoire and names.",
        1: FAMILY if bold_linked else full,
        2: weight.style if bold_linked else "Regular",
        3: f"1.000;{postscript}",
        4: full,
        5: f"Version 1.000; outlines of version {source_version}",
        6: postscript,
        13: license_line,
        14: license_address,
    }
    if not bold_linked:
        values.update({16: FAMILY, 17: weight.style})
    names.names = []
    for identifier, value in sorted(values.items()):
        names.setName(value, identifier, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName, top.Weight = full, FAMILY, weight.style
    top.version, top.Notice, top.Copyright = "1.000", values[0], values[0]
