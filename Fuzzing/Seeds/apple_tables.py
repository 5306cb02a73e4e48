"""Tables that Apple's fonts have: state machines that change, join and move glyphs."""

import layout_tables
from font_tables import A, ALEF, BEH, COUNT, F, H, SMALL_A, V, Byte, Far, Long, Near, table

CLASSES = 6


def lookup(form, values):
    """Values of glyphs in one of the forms; `values` by glyph."""
    first, last = min(values), max(values)
    if form == 0:
        return table(0, *(values.get(glyph, 0) for glyph in range(COUNT)))
    if form == 2:
        segments = [number for glyph in sorted(values) for number in (glyph, glyph, values[glyph])] + [0xFFFF, 0xFFFF, 0]
        return table(2, 6, len(values), 12, 2, 6, *segments)
    if form == 4:
        start = 12 + 6 * (len(values) + 1)
        segments = [number for place, glyph in enumerate(sorted(values)) for number in (glyph, glyph, start + 2 * place)]
        return table(4, 6, len(values), 12, 2, 6, *segments, 0xFFFF, 0xFFFF, 0, *(values[glyph] for glyph in sorted(values)))
    if form == 6:
        return table(6, 4, len(values), 8, 2, 0, *(number for glyph in sorted(values) for number in (glyph, values[glyph])),
                     0xFFFF, 0)
    if form == 8:
        return table(8, first, last - first + 1, *(values.get(glyph, 0) for glyph in range(first, last + 1)))
    return table(10, 2, first, last - first + 1, *(values.get(glyph, 0) for glyph in range(first, last + 1)))


def machine(entries, *more, form=6):
    """Two states that A leads between and V ends, with entries of numbers and what else the kind has, by 32 bits."""
    states = table(*[0] * 4, 1, 0, *[0] * 4, 1, 2, *[0] * 4, 1, 2)
    return table(Long(CLASSES), Far(lookup(form, {A: 4, V: 5, F: 4, ALEF: 4, BEH: 5})), Far(states),
                 Far(table(*(number for entry in entries for number in entry))), *map(Far, more))


def subtables():
    """The kinds of subtables of morx, with their numbers."""
    for verb in range(16):
        yield 0, machine([(0, 0), (2, 0x8000), (0, 0x2000 | verb)])
    for form in (0, 2, 4, 6, 8, 10):
        yield 1, machine([(0, 0, 0xFFFF, 0xFFFF), (2, 0x8000, 0xFFFF, 0xFFFF), (0, 0x4000, 0, 0)],
                         table(Far(lookup(form, {A: 18, V: 19, BEH: 20}))), form=form)
        yield 4, lookup(form, {A: 18, V: 19, SMALL_A: 0xFFFF, H: 20, ALEF: 21, BEH: 22})
    yield 2, machine([(0, 0, 0), (2, 0x8000, 0), (0, 0xA000, 0)], table(Long(0x3FFFFFFE & 0x3FFFFFFF), Long(0xC0000000)),
                     table(*range(COUNT)), table(18, 19, *[20] * COUNT))
    yield 2, machine([(0, 0, 0), (2, 0xC000, 0), (0, 0xA000, 0)], table(Long(0x80000000)), table(0), table(18))
    for flags in (0x0020, 0x0C20, 0x1041, 0xA0FF, 0x3C00):
        yield 5, machine([(0, 0, 0xFFFF, 0xFFFF), (2, 0x8000, 0xFFFF, 0xFFFF), (0, flags, 0, 1)], table(18, 19, 20, 21))


def morx(parts, version=2, coverage=0):
    """A chain of subtables, on by a feature."""
    body = b"".join(table(Long(len(part) + 12), Long(coverage << 24 | kind), Long(1)) + part for kind, part in parts)
    features = table(1, 2, Long(1), Long(0xFFFFFFFF)) + table(0, 1, Long(0), Long(0xFFFFFFFE))
    whole = table(Long(1), Long(16 + len(features) + len(body)), Long(2), Long(len(parts)), features, body)
    return table(version, 0, Long(1)) + whole + (table(*[0] * 4) if version == 3 else b"")


def mort():
    """As morx, with numbers of 16 bits."""
    parts = [(0, layout_tables.old_machine([0, 0x8000, 0x2001])),
             (1, layout_tables.old_machine([0, 0x8000, 0x4000], table(0, 0))), (4, lookup(6, {A: 18, BEH: 20}))]
    body = b"".join(table(len(part) + 8, kind, Long(1)) + part for kind, part in parts)
    return table(1, 0, Long(1), Long(1), Long(12 + len(body)), 0, len(parts), body)


def kerx_parts():
    pairs = [(A, V, -80), (F, SMALL_A, 30), (V, A, -70)]
    yield 0, table(Long(3), Long(12), Long(1), Long(6), *(number for pair in pairs for number in pair))
    for flags in (0x8000, 0x2000):
        yield 1, machine([(0, 0, 0xFFFF), (2, flags, 0xFFFF), (0, 0, 0)], table(-50, 21, 30, 1))
    rows, columns = lookup(8, {A: 0, V: 2}), lookup(6, {A: 0, V: 1})
    yield 2, table(Long(4), Far(rows), Far(columns), Far(table(10, -50, 20, 30)), base=12)
    for action in range(3):
        body = machine([(0, 0, 0xFFFF), (2, 0x8000, 0xFFFF), (0, 0, 0)])
        start = 12 + 20 + len(body) - 12
        body = table(Long(CLASSES), Far(lookup(6, {A: 4, V: 5})), Far(table(*[0] * 4, 1, 0, *[0] * 4, 1, 2, *[0] * 4, 1, 2)),
                     Far(table(0, 0, 0xFFFF, 2, 0x8000, 0xFFFF, 0, 0, 0)), Long(action << 30 | start), bytes(80))
        yield 4, body + (table(0, 1, 1, 0) if action < 2 else table(10, 20, 30, 40)) * 8
    for flags in (0, 1):
        wide = [Long(value) if flags else value for value in (10, -50, 20, 30)]
        indices = [lookup_of_numbers(values) for values in ({A: 0, V: 2}, {A: 0, V: 1})] if flags else [rows, columns]
        yield 6, table(Long(flags), 2, 2, *map(Far, indices), Far(table(*wide)), Long(0), base=12)


def lookup_of_numbers(values):
    """As lookup, of numbers of 32 bits."""
    first, last = min(values), max(values)
    return table(8, first, last - first + 1, *(Long(values.get(glyph, 0)) for glyph in range(first, last + 1)))


def kerx(parts, version=2, coverage=0, tuples=0):
    body = b"".join(table(Long(len(part) + 12), Long(coverage << 24 | kind), Long(tuples)) + part for kind, part in parts)
    return table(version, 0, Long(len(parts))) + body


def others():
    """Tables beside them, by their tags."""
    anchors = lookup(6, {A: 0, V: 12})
    return {b"feat": table(1, 0, 2, 0, Long(0), 1, 2, Long(36), 0x4000, 256, 3, 1, Long(44), 0x8000, 257, 0, 256, 2, 257, 0,
                           256), b"trak": table(1, 0, 0, Near(table(2, 2, Long(52), Long(-65536), 256, 44, Long(0), 257, 48)),
                                                0, 0, 10, 20, 30, 40, bytes(40), Long(9 << 16), Long(24 << 16)),
            b"ankr": table(0, 0, Far(anchors), Far(table(Long(2), 100, 200, 300, 400, Long(1), 5, 6, Long(0)))),
            b"ltag": table(Long(1), Long(0), Long(2), 20, 2, 22, 2) + b"enja", b"opbd": table(1, 0, 0) + lookup(6, {A: 10}),
            b"lcar": table(1, 0, 0) + lookup(6, {A: 10}), b"bsln": table(1, 0, 0, 0, *range(32)), b"prop": table(2, 0, 0, 0),
            b"just": table(1, 0, 0, 0, 0), b"Zapf": table(1, 0, 0, 0), b"xref": table(1, 0),
            b"gcid": table(0, 0, Byte(1), Byte(2)),}
