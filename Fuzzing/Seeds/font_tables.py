"""Tables of OpenType, put together from numbers."""

import struct

#: The characters that are set (FuzzTarget+Inputs.swift), but ä, which is put together of the two behind them; by their places
#: the glyphs, from 1 on.
CHARACTERS = [ord(sign) for sign in " AVFahrt"] + [0x308, 0x627, 0x628, 0x6E2F, 0x753A, 0x928, 0x93F, 0x94D, 0x25CC]
SPACE, A, V, F, SMALL_A, H, R, T, DIAERESIS, ALEF, BEH, HARBOUR, TOWN, NA, VOWEL, VIRAMA, CIRCLE = range(1, 18)
COUNT = 24
LATIN, MARKS, ARABIC, HAN, INDIC = [A, V, F, SMALL_A, H, R, T], [DIAERESIS, VIRAMA], [ALEF, BEH], [HARBOUR, TOWN], [NA, VOWEL]
#: Glyphs that only features lead to.
OTHERS = list(range(18, COUNT))


class Near(bytes):
    """A part that the table refers to by 16 bits, from the table's beginning."""


class Far(bytes):
    """A part that the table refers to by 32 bits."""


class Long(int):
    """A number of 32 bits."""


class Byte(int):
    """A number of 8 bits."""


def table(*parts, base=0):
    """A table of numbers of 16 bits, of bytes as they are, and of parts that lie behind it; they are referred to from so many
    bytes in front of it."""
    sizes = {Near: 2, Far: 4, Long: 4, Byte: 1}
    end = sum(sizes.get(type(part), len(part) if isinstance(part, bytes) else 2) for part in parts)
    head, behind = b"", b""
    for part in parts:
        place = end + len(behind)
        if isinstance(part, (Near, Far)):
            head += (base + place).to_bytes(sizes[type(part)], "big")
            behind += part
        elif isinstance(part, bytes):
            head += part
        else:
            length = sizes.get(type(part), 2)
            head += (int(part) & (1 << 8 * length) - 1).to_bytes(length, "big")
    return head + behind


def listed(*values):
    """A count and what it counts."""
    return table(len(values), *values)


def sfnt(tables, flavor=b"\0\1\0\0", at=0):
    """A font of tables, by their tags."""
    place = at + 12 + 16 * len(tables)
    directory, data = flavor + struct.pack(">HHHH", len(tables), 16, 0, 0), b""
    for tag, content in sorted(tables.items()):
        directory += tag + struct.pack(">III", 0, place + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    return directory + data


def collection(*fonts, version=1):
    """A file of several fonts."""
    places, files, place = [], b"", 12 + 4 * len(fonts)
    for tables in fonts:
        places.append(place + len(files))
        files += sfnt(tables, at=places[-1])
    return b"ttcf" + struct.pack(f">HHI{len(fonts)}I", version, 0, len(fonts), *places) + files


def parsed(data):
    """The tables of a font with one face, with its flavor."""
    count = int.from_bytes(data[4:6], "big")
    tables = {}
    for start in range(12, 12 + 16 * count, 16):
        offset, length = struct.unpack(">II", data[start + 8:start + 16])
        tables[data[start:start + 4]] = data[offset:offset + length]
    return tables, data[:4]


# What every font has


def head(long_places=0, units=1000):
    return struct.pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, units, 0, 0, 0, -200, 1000, 800, 0, 8, 2,
                       long_places, 0)


def line_metrics(count=COUNT):
    return struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, 800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count)


def advances(count=COUNT, rest=0):
    return b"".join(struct.pack(">Hh", 0 if glyph in MARKS else 400 + 10 * glyph, 20)
                    for glyph in range(count)) + bytes(2 * rest)


def cmap(*formats):
    """Character maps of formats, each for a platform and encoding."""
    subtables = {0: cmap0, 2: cmap2, 4: cmap4, 6: cmap6, 8: cmap8, 10: cmap10, 12: cmap12, 13: cmap13, 14: cmap14}
    records = []
    for platform, encoding, kind in formats:
        records += [platform, encoding, Far(subtables[kind]())]
    return table(0, len(formats), *records)


def runs_of_characters():
    """Stretches of characters whose glyphs follow one another: first, last, first glyph."""
    pairs = sorted(zip(CHARACTERS, range(1, COUNT)))
    runs = []
    for character, glyph in pairs:
        if runs and character == runs[-1][1] + 1 and glyph == runs[-1][2] + runs[-1][1] - runs[-1][0] + 1:
            runs[-1][1] = character
        else:
            runs.append([character, character, glyph])
    return runs


def cmap0():
    return struct.pack(">HHH", 0, 262, 0) + bytes(CHARACTERS.index(sign) + 1 if sign in CHARACTERS else 0
                                                  for sign in range(256))


def cmap2():
    keys = [0] * 256
    keys[0x88] = 8
    body = struct.pack(">256H", *keys) + struct.pack(">HHhH", 0x20, 0x60, 0, 10) + struct.pack(">HHhH", 0x40, 4, 1, 0xC2)
    return struct.pack(">HHH", 2, len(body) + 6 + 200, 0) + body + bytes(range(200))


def cmap4(by_table=True):
    runs = runs_of_characters() + [[0xFFFF, 0xFFFF, 0]]
    count, glyphs = len(runs), []
    firsts, lasts, deltas, ranges = [], [], [], []
    for number, (first, last, glyph) in enumerate(runs):
        firsts.append(first)
        lasts.append(last)
        # Every third one has its glyphs in a list.
        if by_table and number % 3 == 1 and first != 0xFFFF:
            deltas.append(0)
            ranges.append(2 * (count - number) + 2 * len(glyphs))
            glyphs += range(glyph, glyph + last - first + 1)
        else:
            deltas.append((glyph - first) & 0xFFFF)
            ranges.append(0)
    body = struct.pack(f">{count}HH{3 * count}H{len(glyphs)}H", *lasts, 0, *firsts, *deltas, *ranges, *glyphs)
    return struct.pack(">HHHHHHH", 4, 14 + len(body), 0, 2 * count, 16, 3, 0) + body


def cmap6():
    return struct.pack(">HHHHH", 6, 10 + 2 * 96, 0, 0x20, 96) + b"".join(
        struct.pack(">H", CHARACTERS.index(sign) + 1 if sign in CHARACTERS else 0) for sign in range(0x20, 0x80))


def cmap8():
    return struct.pack(">HHII", 8, 0, 8208 + 12, 0) + bytes(8192) + struct.pack(">IIII", 1, 0x20, 0x7F, 1)


def cmap10():
    return struct.pack(">HHIIII", 10, 0, 20 + 2 * 8, 0, 0x41, 8) + struct.pack(">8H", *[A] * 8)


def cmap12(kind=12):
    runs = runs_of_characters() + [[0x1F600, 0x1F64F, 18]]
    return struct.pack(">HHIII", kind, 0, 16 + 12 * len(runs), 0, len(runs)) + b"".join(struct.pack(">III", *run)
        for run in runs)


def cmap13():
    return struct.pack(">HHIII", 13, 0, 28, 0, 1) + struct.pack(">III", 0, 0x10FFFF, 1)


def cmap14():
    usual, others = struct.pack(">I", 1) + b"\0\x6e\x2f\0", struct.pack(">I", 1) + b"\0\x75\x3a" + struct.pack(">H", TOWN)
    start = 10 + 11
    return struct.pack(">HII", 14, start + len(usual) + len(others), 1) + b"\x0e\x01\0" + struct.pack(">II", start, start
        + len(usual)) + usual + others


def names():
    """Names on each platform, in several languages."""
    records, data = [], b""
    for platform, encoding, language, codec in [(0, 3, 0, "utf-16-be"), (1, 0, 0, "mac_roman"), (1, 1, 11, "shift_jis"),
                                                (3, 1, 0x409, "utf-16-be"), (3, 1, 0x411, "utf-16-be"),
                                                (3, 10, 0x8000, "utf-16-be"), (3, 2, 0x411, "shift_jis")]:
        for name, text in [(1, "Family"), (2, "Bold Italic"), (16, "Typographic"), (17, "Semi"), (256, "Weight"),
                           (257, "Instance")]:
            words = text.encode(codec)
            records.append((platform, encoding, language, name, len(words), len(data)))
            data += words
    start = 6 + 12 * len(records) + 2 + 4
    return struct.pack(">HHH", 1, len(records), start) + b"".join(struct.pack(">6H", *row)
        for row in sorted(records)) + struct.pack(">HHH", 1, 4, 0) + data


def style(version=4, weight=400, flags=0x40):
    whole = struct.pack(">HhHHH10hh10x4I", version, 500, weight, 5, 0, *[100] * 10, 0, 1, 0, 0, 0) + b"TEST"
    whole += struct.pack(">HHHhhhHHII", flags, 0x20, 0xFFFF, 800, -200, 90, 900, 300, 1, 0)
    whole += struct.pack(">hhHHHHH", 500, 700, 0, 0x20, 3, 100, 400)
    return whole[:{0: 78, 1: 86, 2: 96, 3: 96, 4: 96, 5: 100}[version]]


def post(version=0x30000):
    start = struct.pack(">IIhhIIIII", version, 0xFFF40000, -100, 50, 0, 0, 0, 0, 0)
    if version == 0x20000:
        return start + struct.pack(f">H{COUNT}H", COUNT,
                                   *[index if index < 20 else 258 + index - 20 for index in range(COUNT)]) + b"".join(b"\4name"
            for _ in range(4))
    return start + (struct.pack(">H", COUNT) + bytes(COUNT) if version == 0x28000 else b"")


# Outlines


def glyf(long_places=0, composed=False):
    """Outlines, simple ones and such of others, with their places; those of others are glyphs that only features lead to, or
    letters."""
    box = struct.pack(">hhhh", 0, -100, 500, 700)
    square = struct.pack(">h", 1) + box + struct.pack(">HH4s8h", 3, 0, b"\1\1\1\1", 0, 500, 0, -500, 0, 0, 700, 0)
    # Short steps, a repeated flag, points off the curve, and instructions.
    curve = struct.pack(">h", 2) + box + struct.pack(">HHH", 2, 5, 2) + b"\xb0\x4f\x37\x0a\x02\x36\x12" + bytes([9] * 6
        + [7] * 6)
    whole = struct.pack(">h", -1) + box
    # Moved; scaled by one number, by two, and by a matrix; with instructions; of a part of itself; by points.
    parts = [struct.pack(">HHhhHHbb", 0x23, A, 10, 20, 0x02, V, 1, 2),
             struct.pack(">HHbbhHHbbhh", 0x2A, A, 1, 2, 0x2000, 0x42, V, 1, 2, 1, 2),
             struct.pack(">HHbbhhhhHB", 0x182, A, 1, 2, 0x4000, 0, 0, 0x4000, 1, 0),
             struct.pack(">HHbb", 0x200, 18, 0, 0), struct.pack(">HHBB", 0, A, 1, 2)]
    outlines = [square, b"", *[square, curve] * 8, square, *(whole + part for part in parts)]
    if composed:
        # Of A and V, of which none is made of itself; the last has the advance of a part that has parts.
        outlines[F:R + 1], outlines[18] = outlines[19:23], outlines[19]
    outlines = [outlines[glyph] if glyph < len(outlines) else b"" for glyph in range(COUNT)]
    data, places = b"", []
    for outline in outlines:
        places.append(len(data))
        data += outline + bytes(-len(outline) % 4)
    places.append(len(data))
    return data, b"".join(struct.pack(">I", place) if long_places else struct.pack(">H", place // 2) for place in places)


def number(value):
    """A number of a dictionary of CFF."""
    return b"\x1d" + struct.pack(">i", value)


def index(*items, long=False):
    start = struct.pack(">I" if long else ">H", len(items))
    if not items:
        return start
    places = [1]
    for item in items:
        places.append(places[-1] + len(item))
    return start + b"\2" + b"".join(struct.pack(">H", place) for place in places) + b"".join(items)


#: A square; a curve with hints; one by a subroutine; one with flexes and arithmetic; an accented letter.
STROKES = [b"\x8b\x8b\x15\xef\x06\xef\x07\x27\x06\x0e",
           b"\x8b\x9f\x01\x8b\x9f\x03\xef\x8b\x8b\x15\x8b\xef\xef\x8b\x8b\x27\x08\x13\x80\xef\xef\x05\x0e",
           b"\x8b\x16\x20\x0a\x0e", b"\x8b\x8b\x15" + b"\x8c" * 12 + b"\x8b\x0c\x23" + b"\x8c" * 9 + b"\x0c\x22"
           + b"\x8c\x8d\x0c\x0a\x05\x0e", b"\x8b\x8b\xcc\xd3\x0e", b"\x20\x1d\x0e"]


def cff(keyed=False, charset=0):
    """An outline table of strokes."""
    glyphs, subroutines, common = index(*[STROKES[glyph % len(STROKES)]
                                          for glyph in range(COUNT)]), index(b"\xef\xef\x05\x0b"), index(b"\xef\x06\x0b")
    private = number(500) + b"\x14" + number(0) + b"\x15" + number(18) + b"\x13"
    names, strings = index(b"Test"), index(b"Adobe", b"Identity")
    sets = bytes([charset]) + (struct.pack(f">{COUNT - 1}H", *range(1, COUNT)) if charset == 0
                               else struct.pack(">HB" if charset == 1 else ">HH", 1, COUNT - 2))
    selected = b"\3" + struct.pack(">HHBH", 1, 0, 0, COUNT) if charset else b"\0" + bytes(COUNT)

    def whole(places):
        top = (number(391) + number(392) + number(0) + b"\x0c\x1e" if keyed
               else b"") + number(places[0]) + b"\x11" + number(places[1]) + b"\x0f"
        top += number(places[4]) + b"\x0c\x24" + number(places[5]) + b"\x0c\x25" if keyed else number(len(private)) + number(places[2]) + b"\x12"
        start = b"\1\0\4\2" + names + index(top) + strings + common
        found, body = [], b""
        fonts = index(number(len(private)) + number(places[2]) + b"\x12")
        for part in (glyphs, sets, private, subroutines, fonts, selected):
            found.append(len(start) + len(body))
            body += part
        return start + body, found
    return whole(whole([0] * 6)[1])[0]
