"""GSUB, GPOS and GDEF, with lookups of every type and form."""

from font_tables import (A, ALEF, BEH, COUNT, DIAERESIS, F, H, HAN, INDIC, LATIN, MARKS, NA, OTHERS, R, SMALL_A, T, V, VIRAMA,
                         VOWEL, Far, Long, Near, listed, table)

ALL = list(range(1, 18))
#: Scripts with the languages of their own.
SCRIPTS = {b"DFLT": [], b"arab": [b"URD "], b"deva": [], b"dev2": [b"MAR "], b"hani": [b"JAN "], b"kana": [],
           b"latn": [b"DEU ", b"JAN "]}


def coverage(glyphs, ranged=False):
    glyphs = sorted(set(glyphs))
    if not ranged:
        return Near(table(1, len(glyphs), *glyphs))
    return Near(table(2, len(glyphs), *(number for place, glyph in enumerate(glyphs) for number in (glyph, glyph, place))))


def classes(*sets, ranged=False):
    """Classes from 1 on of glyphs."""
    of = {glyph: number + 1 for number, glyphs in enumerate(sets) for glyph in glyphs}
    if ranged:
        return Near(table(2, len(of), *(number for glyph in sorted(of) for number in (glyph, glyph, of[glyph]))))
    return Near(table(1, 1, COUNT - 1, *(of.get(glyph, 0) for glyph in range(1, COUNT))))


def substitutions():
    """Lookups by their type."""
    ligature = listed(Near(table(18, 2, F)), Near(table(19, 3, V, A)))
    return [(1, [table(1, coverage(LATIN), 10), table(2, coverage([F, H], True), 2, 18, 19)]),
            (2, [table(1, coverage([T]), 1, Near(listed(A, V)))]), (2, [table(1, coverage([R]), 1, Near(listed()))]),
            (3, [table(1, coverage([H]), 1, Near(listed(18, 19, 20)))]),
            (4, [table(1, coverage([A, ALEF]), 2, Near(ligature), Near(listed(Near(table(20, 2, BEH)))))]),
            *((5, [part]) for part in contexts()), *((6, [part]) for part in chains()),
            (7, [table(1, 1, Far(table(1, coverage(LATIN), 1)))]),
            (7, [table(1, 4, Far(table(1, coverage([SMALL_A]), 1, Near(listed(Near(table(21, 2, DIAERESIS)))))))]),
            (8, [table(1, coverage([V, H]), 1, coverage([A, F]), 1, coverage(ALL, True), 2, 18, 19)]),
            (1, [table(1, coverage(INDIC + MARKS), 5)]),
            (4, [table(1, coverage([NA]), 1, Near(listed(Near(table(22, 3, VIRAMA, NA)), Near(table(22, 2, VOWEL)))))]),]


def contexts():
    rule = Near(listed(Near(table(2, 1, V, 0, 0))))
    yield table(1, coverage([A]), 1, rule)
    yield table(2, coverage([A, V]), classes([A], [V, F]), 3, 0, Near(listed(Near(table(2, 2, 2, 0, 0, 1, 0)))), 0)
    yield table(3, 2, 1, coverage([A]), coverage([V]), 1, 0)


def chains():
    yield table(1, coverage([V]), 1, Near(listed(Near(table(1, A, 2, A, 1, A, 1, 0, 0)))))
    yield table(2, coverage([V, H]), classes([A]), classes([V], [H]), classes([A], ranged=True), 3, 0,
                Near(listed(Near(table(1, 1, 1, 1, 1, 1, 0, 0)))), Near(listed(Near(table(0, 1, 0, 0)))))
    yield table(3, 1, coverage([A]), 1, coverage([V]), 1, coverage([A]), 1, 0, 3)


def device(kind, first=11, last=14):
    """Changes for sizes, or, for what varies, the place of a change."""
    if kind == 0x8000:
        return Near(table(0, 0, 0x8000))
    return Near(table(first, last, kind, 0x5555, 0x1234, 0x5678, 0x9ABC))


def anchor(x=200, y=500, form=1):
    return Near({1: table(1, x, y), 2: table(2, x, y, 1), 3: table(3, x, y, device(0x8000), device(2))}[form])


def positions(varying=False):
    kind = 0x8000 if varying else 1
    marks = Near(listed(0, anchor(), 1, anchor(form=2)))
    pairs = Near(listed(V, -50, 10, F, 20, 0))
    return [(1, [table(1, coverage(LATIN), 0x0F, 1, 2, 3, 4),
                 table(2, coverage([H, R], True), 0x44, 2, 5, device(kind), 6, device(3))]),
            (2, [table(1, coverage([A, V]), 4, 1, 2, pairs, Near(listed(A, -50, 5))),
                 table(2, coverage([F, H]), 4, 0, classes([H]), classes([R], [T], ranged=True), 2, 3, *[-10, 0, 10] * 2)]),
            (3, [table(1, coverage([ALEF, BEH]), 2, anchor(), anchor(form=3), 0, anchor())]),
            (4, [table(1, coverage(MARKS), coverage([SMALL_A, NA]), 2, marks,
                       Near(table(2, anchor(), anchor(), anchor(form=3), 0)))]),
            (5, [table(1, coverage(MARKS), coverage([18]), 2, marks,
                       Near(listed(Near(table(2, anchor(), 0, anchor(), anchor())))))]),
            (6, [table(1, coverage(MARKS), coverage(MARKS), 2, marks, Near(table(2, anchor(), 0, 0, anchor())))]),
            *((7, [part]) for part in contexts()), *((8, [part]) for part in chains()),
            (9, [table(1, 1, Far(table(1, coverage([T]), 5, 3, 4)))]),
            (1, [table(1, coverage(HAN), 0x55, 1, 2, device(1), device(2))]),]


def layout(lookups, features, flags=(), feature_variations=None):
    """A table of lookups, each of a feature that all scripts have, the first of them required in some."""
    listed_lookups = listed(*(Near(table(kind, flags[number % len(flags)] if flags else 0, len(parts), *map(Near, parts),
                                         *([0] if flags and flags[number % len(flags)] & 0x10 else []))) for number,
                              (kind, parts) in enumerate(lookups)))
    tags = sorted(features)
    listed_features = table(len(tags),
                            *(part for tag in tags for part in (tag, Near(table(0, len(features[tag]), *features[tag])))))
    scripts = []
    for script, languages in SCRIPTS.items():
        own = [part for language in languages for part in (language, Near(table(0, 0, len(tags), *range(len(tags)))))]
        scripts += [script, Near(table(Near(table(0, 0xFFFF, len(tags), *range(len(tags)))), len(languages), *own))]
    parts = [Near(table(len(SCRIPTS), *scripts)), Near(listed_features), Near(listed_lookups)]
    return table(1, 1, *parts, Far(feature_variations)) if feature_variations else table(1, 0, *parts)


def by_tag(tags, count):
    """All lookups, dealt to tags."""
    return {tag: [lookup for lookup in range(count) if lookup % len(tags) == number] for number, tag in enumerate(tags)}


SUBSTITUTING = [b"ccmp", b"liga", b"calt", b"locl", b"rlig", b"init", b"medi", b"fina", b"isol", b"half", b"pres", b"rphf",
                b"akhn", b"vert", b"clig", b"rvrn"]
POSITIONING = [b"kern", b"mark", b"mkmk", b"curs", b"abvm", b"dist", b"halt", b"palt", b"chws", b"vhal"]


def gsub(flags=(), lookups=None, feature_variations=None):
    lookups = substitutions() if lookups is None else lookups
    return layout(lookups, by_tag(SUBSTITUTING[:max(1, len(lookups))], len(lookups)), flags, feature_variations)


def gpos(flags=(), lookups=None, varying=False):
    lookups = positions(varying) if lookups is None else lookups
    return layout(lookups, by_tag(POSITIONING[:max(1, len(lookups))], len(lookups)), flags)


def changed_features():
    """Another lookup for a feature where the first axis is far out."""
    conditions = Far(table(1, Far(table(1, 0, 0x1000, 0x4000))))
    substitution = Far(table(1, 0, 1, 0, Far(table(0, 1, 0))))
    return table(1, 0, Long(1), conditions, substitution)


def gdef(store=None):
    kinds = classes(LATIN + HAN, [18, 19, 22], MARKS, OTHERS[-2:])
    carets = Near(table(coverage([18]), 1,
                        Near(listed(Near(table(1, 300)), Near(table(2, 1)), Near(table(3, 200, device(0x8000)))))))
    points = Near(table(coverage([A]), 1, Near(listed(1, 2))))
    attachments, sets = classes([DIAERESIS], [VIRAMA], ranged=True), Near(table(1, 1, Far(bytes(coverage(MARKS)))))
    if store:
        return table(1, 3, kinds, points, carets, attachments, sets, Far(store))
    return table(1, 2, kinds, points, carets, attachments, sets)


def base():
    values = Near(table(0, 2, Near(table(1, 0)), Near(table(2, 10, A, 1))))
    extent = Near(table(Near(table(1, -200)), Near(table(1, 800)), 1, b"kern", 0, 0))
    axis = Near(table(Near(listed(b"ideo", b"romn")), Near(listed(b"latn", Near(table(values, extent, 0))))))
    return table(1, 0, axis, axis)


def kern(form=0, apple=False):
    """Kerning in one of its forms."""
    header = 8 if apple else 6
    pairs = [(A, V, -80), (ALEF, BEH, -20), (V, A, -80), (F, SMALL_A, 30), (H, R, 5)]
    if form == 0:
        body = table(len(pairs), 6 * 4, 2, 6, *(number for pair in sorted(pairs) for number in pair))
    elif form == 1:
        body = old_machine([0x0000, 0x8000, 46], table(-51, 21, 31, 1))
    elif form == 2:
        values = header + 24
        left, right = Near(table(A, 2, values, values + 4)), Near(table(A, 2, 0, 2))
        body = table(4, left, right, Near(table(10, -50, 20, 30)), base=header)
    else:
        halves = bytes([glyph % 2 for glyph in range(COUNT)])
        body = table(COUNT) + bytes([3, 2, 2, 0]) + table(0, -50, 30) + halves * 2 + bytes([0, 1, 2, 0])
    if apple:
        return table(1, 0, Long(1), Long(len(body) + 8), form, 0) + body
    return table(0, 1, 0, len(body) + 6, form << 8 | 1) + body


def old_machine(flags, *more):
    """Two states that A leads between and V ends, with an entry of flags each, by 16 bits and bytes."""
    states = bytes([0, 0, 0, 0, 1, 0] + [0, 0, 0, 0, 1, 2] * 2)
    entries = table(*(number for state, flag in zip((16, 28, 16), flags) for number in (state, flag)))
    # With one part more the states begin at 16, without at 14: two bytes more lie between then.
    classes_of = table(A, 2) + bytes([4, 5]) + (b"" if more else bytes(2))
    return table(6, Near(classes_of), Near(states), Near(entries), *map(Near, more))


LOOKUP_FLAGS = [(1,), (2, 4, 8), (0x10,), (0x100, 0x208), (0x1E,)]
