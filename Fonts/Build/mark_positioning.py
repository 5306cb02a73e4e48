"""Anchors for combining marks, as feature code.

Inter attaches only fourteen marks by anchors. Its base anchors are kept; every other non-spacing mark gets an
anchor from its own drawing, and marks stack on marks.
"""

import unicodedata

#: Combining classes that sit above and below their base.
ABOVE, BELOW = (230,), (202, 220)

#: Where Inter's marks expect their base, in Inter's own units: above the x-height, and the baseline.
TOP_ZONE, BOTTOM_ZONE = 1792, 0

#: The gap between stacked marks, in 1/2048 em.
STACK_GAP = 100


def base_anchors(source):
    """glyph → (bottom, top) anchors in the source's own units, from its one mark-to-base lookup."""
    anchors = {}
    for lookup in source["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 4:
                continue
            for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                bottom, top = record.BaseAnchor[0], record.BaseAnchor[1]
                if bottom is not None and top is not None:
                    anchors[glyph] = ((bottom.XCoordinate, bottom.YCoordinate), (top.XCoordinate, top.YCoordinate))
    return anchors


def feature_code(characters, anchors, fits, scale, bounds):
    """Feature code for `mark`, `mkmk` and the glyph classes.

    characters: glyph → its scalar value; anchors: what `base_anchors` found; fits: glyph → `Fit`;
    scale: source units → built units; bounds: glyph → bounds as built, or None.
    """
    above, below, marks = [], [], []
    for glyph, scalar in sorted(characters.items(), key=lambda item: item[1]):
        if unicodedata.category(chr(scalar)) != "Mn":
            continue
        marks.append(glyph)
        if bounds[glyph] is None:
            continue
        combining_class = unicodedata.combining(chr(scalar))
        if combining_class in ABOVE:
            above.append(glyph)
        elif combining_class in BELOW:
            below.append(glyph)

    def centre(glyph):
        return round((bounds[glyph][0] + bounds[glyph][2]) / 2)

    top, bottom = round(TOP_ZONE * scale), round(BOTTOM_ZONE * scale)
    lines = ["languagesystem DFLT dflt;", "languagesystem latn dflt;"]
    lines += [f"markClass {glyph} <anchor {centre(glyph)} {top}> @ABOVE;" for glyph in above]
    lines += [f"markClass {glyph} <anchor {centre(glyph)} {bottom}> @BELOW;" for glyph in below]
    bases = [glyph for glyph in sorted(anchors) if glyph in fits and glyph not in marks and bounds[glyph]]
    lines.append("feature mark {")
    for glyph in bases:
        (below_x, below_y), (above_x, above_y) = anchors[glyph]
        fit = fits[glyph]
        lines.append(
            f"  pos base {glyph} <anchor {round(fit.x(below_x))} {round(scale * below_y)}> mark @BELOW"
            f" <anchor {round(fit.x(above_x))} {round(scale * above_y)}> mark @ABOVE;")
    lines += ["} mark;", "feature mkmk {", "  lookup stackedAbove {"]
    lines += [
        f"    pos mark {glyph} <anchor {centre(glyph)} {round(bounds[glyph][3]) + STACK_GAP}> mark @ABOVE;"
        for glyph in above]
    lines += ["  } stackedAbove;", "  lookup stackedBelow {"]
    lines += [
        f"    pos mark {glyph} <anchor {centre(glyph)} {round(bounds[glyph][1]) + STACK_GAP}> mark @BELOW;"
        for glyph in below]
    lines += ["  } stackedBelow;", "} mkmk;"]
    lines.append("table GDEF {")
    lines.append(f"  GlyphClassDef [{' '.join(bases)}], , [{' '.join(marks)}], ;")
    lines.append("} GDEF;")
    return "\n".join(lines) + "\n"
