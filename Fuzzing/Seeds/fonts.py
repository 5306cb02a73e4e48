"""Fonts: small ones with every kind of table, whole, cut and altered, and bundled ones without their outlines."""

import gzip
import struct

import apple_tables
import layout_tables
import pictures
import samples
from font_tables import (A, COUNT, H, SMALL_A, V, Byte, Far, Long, Near, advances, cff, cmap, collection, glyf, head, index,
                         line_metrics, names, number, parsed, post, sfnt, style, table)

#: What a file of a font has at most (Scripts/fuzzer.py).
LONGEST = 65536
USUAL = ((0, 3, 4), (3, 1, 4), (3, 10, 12))


def plain(long_places=0, composed=False, **others):
    """The tables of a font without any but those that all have."""
    outlines, places = glyf(long_places, composed)
    tables = {b"head": head(long_places), b"hhea": line_metrics(), b"hmtx": advances(),
              b"maxp": struct.pack(">IH13H", 0x10000, COUNT, *[2] * 13), b"cmap": cmap(*USUAL), b"name": names(),
              b"OS/2": style(), b"post": post(), b"glyf": outlines, b"loca": places}
    return {**tables, **{tag.replace("_", "/").ljust(4).encode(): content for tag, content in others.items()}}


def compact(**others):
    """One whose outlines are CFF's."""
    tables = plain(**others)
    return {**{tag: content for tag, content in tables.items() if tag not in (b"glyf", b"loca")},
            b"maxp": struct.pack(">IH", 0x5000, COUNT), b"CFF ": cff()}


# What varies


def axes(*tags, form=20):
    """Axes that begin beside the usual weight, so that a face of it is elsewhere than at the beginning."""
    known = {b"wght": (100, 300, 900), b"opsz": (8, 10, 72), b"wdth": (75, 100, 125), b"slnt": (-10, 0, 0), b"ital": (0, 0, 1),
             b"XXXX": (0, 500, 1000)}
    rows = b"".join(tag + struct.pack(">iiiHH", *(value << 16 for value in known[tag]), 0, 256) for tag in tags)
    instances = b"".join(struct.pack(f">HH{len(tags)}i", 257, 0, *(known[tag][place] << 16 for tag in tags))
                         for place in (0, 1, 2))
    return struct.pack(">HHHHHHHH", 1, 0, 16, 2, len(tags), form, 3, 4 + 4 * len(tags)) + rows + instances


def store(axis_count=1, groups=2, long=False, regions=2):
    """Changes by regions, for each of two groups for eight items."""
    region = [(0, 0x2000, 0x4000), (-0x4000, -0x4000, 0), (0, 0x4000, 0x4000)]
    listed_regions = table(axis_count, regions,
                           *(value for number in range(regions) for axis in range(axis_count)
                             for value in region[(number + axis) % 3]))
    group = table(8, 0x8001 if long else 1, regions, *range(regions),
                  *([Long(70_000), *[3] * (regions - 1)] if long else [300, *[Byte(5)] * (regions - 1)]) * 8)
    return table(1, Far(listed_regions), groups, *[Far(group)] * groups)


def hvar(axis_count=1, mapped=0, **fields):
    if not mapped:
        return table(1, 0, Far(store(axis_count, **fields)), Long(0), Long(0), Long(0))
    entry = {0x00: bytes([1] * COUNT), 0x13: b"\0\x11" * COUNT, 0x2F: b"\0\1\2" * COUNT, 0x33: bytes(4) * COUNT}[mapped]
    indices = bytes([0, mapped]) + struct.pack(">H",
                                               COUNT) + entry if mapped != 0x33 else bytes([1, mapped]) + struct.pack(">I",
        COUNT) + entry
    return table(1, 0, Far(store(axis_count, **fields)), Far(indices), Far(indices), Far(indices))


def mvar(axis_count=1):
    tags = [b"cpht", b"hasc", b"hcla", b"hcld", b"hdsc", b"hlgp", b"stro", b"strs", b"undo", b"unds", b"xhgt"]
    return table(1, 0, 0, 8, len(tags), Near(b""),
                 *(part for number, tag in enumerate(tags) for part in (tag, number % 2, number % 8))).replace(struct.pack(">H",
            12 + 8 * len(tags)), struct.pack(">H", 12 + 8 * len(tags)), 1) + store(axis_count)


def gvar(axis_count=1, long=True, shared=True):
    """Changes of glyphs: of all points and some, with peaks of their own and shared ones, and stretches between others."""
    every = b"\0" + bytes([0x03, 5, 6, 7, 8]) + bytes([0x83]) + bytes([0x43]) + struct.pack(">4h", 1, -2, 300,
        4) + bytes([0x83])
    few = b"\2\1\1\3" + b"\1\5\6" + b"\x81"
    own = struct.pack(f">{axis_count}h", *[0x4000] * axis_count)
    between = own + struct.pack(f">{2 * axis_count}h", *[0] * axis_count, *[0x4000] * axis_count)
    headers = struct.pack(">HH", len(few), 0xA000) + own + struct.pack(">HH", len(every), 0xE000) + between + struct.pack(">HH",
        len(few), 0x2000)
    glyph = struct.pack(">HH", 3 | (0x8000 if shared else 0), 4 + len(headers) + (4 if shared else 0) * 0) + headers + (b"\0"
        if shared else b"") + few + every + few
    glyph += bytes(len(glyph) % 2)
    places = [glyph_number * len(glyph) for glyph_number in range(COUNT + 1)]
    offsets = b"".join(struct.pack(">I", place) if long else struct.pack(">H", place // 2) for place in places)
    start = 20 + len(offsets)
    return struct.pack(">HHHHIHHI", 1, 0, axis_count, 1, start, COUNT, int(long), start
                       + 2 * axis_count) + offsets + own + glyph * COUNT


def cff2(axis_count=1, groups=2, regions=2, blended=True):
    blend = number(10) + number(3) * regions + number(1) + b"\x10"
    stroke = b"\x8b\x8b\x15" + (blend + b"\x06" if blended else b"") + b"\xef\x07"
    glyphs, common = index(*[stroke] * COUNT, long=True), index(long=True)
    private = number(0) + b"\x16" + number(50) + number(5) * regions + number(1) + b"\x17\x0a"
    variations = store(axis_count, groups=groups, regions=regions)
    variations = struct.pack(">H", len(variations)) + variations

    def whole(places):
        top = number(places[0]) + b"\x18" + number(places[1]) + b"\x11" + number(places[3]) + b"\x0c\x24"
        start = b"\2\0\5" + struct.pack(">H", len(top)) + top + common
        found, body = [], b""
        for part in (variations, glyphs, private, index(number(len(private)) + number(places[2]) + b"\x12", long=True)):
            found.append(len(start) + len(body))
            body += part
        return start + body, found
    return whole(whole([0] * 4)[1])[0]


def avar(axis_count=1, version=1):
    segments = table(*(value for _ in range(axis_count)
                       for value in (5, -0x4000, -0x4000, -0x2000, -0x3000, 0, 0, 0x2000, 0x1000, 0x4000, 0x4000)))
    if version == 1:
        return table(1, 0, 0, axis_count, segments)
    return table(2, 0, 0, axis_count, segments, Long(0), Far(store(axis_count)))


def stat():
    values = [Near(table(1, 0, 0, 257, Long(400 << 16))),
              Near(table(2, 0, 2, 257, Long(300 << 16), Long(200 << 16), Long(400 << 16))),
              Near(table(3, 0, 0, 257, Long(400 << 16), Long(700 << 16))), Near(table(4, 1, 0, 257, 0, Long(400 << 16)))]
    return table(1, 2, 8, 2, Far(table(b"wght", 256, 0, b"ital", 256, 1)), len(values), Far(table(*values)), 2)


def blended(**others):
    """One whose outlines are those of CFF2."""
    return {tag: content for tag, content in compact(**others).items() if tag != b"CFF "}


def varying():
    """Fonts with axes."""
    for tags in ([b"wght"], [b"opsz"], [b"wght", b"opsz", b"wdth"], [b"slnt", b"ital", b"XXXX"]):
        count = len(tags)
        start = {"fvar": axes(*tags), "STAT": stat()}
        yield plain(**start)
        yield plain(**start, HVAR=hvar(count), MVAR=mvar(count), avar=avar(count))
        yield plain(**start, gvar=gvar(count), avar=avar(count, version=2))
        yield plain(1, **start, gvar=gvar(count, long=False, shared=False), HVAR=hvar(count, long=True, regions=3))
        yield plain(composed=True, **start, gvar=gvar(count))
        yield plain(**start, GDEF=layout_tables.gdef(store(count)), GPOS=layout_tables.gpos(varying=True),
                    GSUB=layout_tables.gsub(feature_variations=layout_tables.changed_features()))
        varied = blended(**start, CFF2=cff2(count))
        yield varied
        yield {**varied, b"HVAR": hvar(count), b"VVAR": hvar(count)}
    for mapped in (0x13, 0x2F, 0x33):
        yield plain(fvar=axes(b"wght"), HVAR=hvar(mapped=mapped))
    for group_count, regions in [(0, 0), (1, 1), (4, 3)]:
        yield plain(fvar=axes(b"wght"), HVAR=hvar(groups=group_count, regions=regions))
        yield {**compact(fvar=axes(b"wght"), CFF2=cff2(groups=group_count, regions=regions, blended=regions == 2)),
               b"CFF ": b""}
    yield plain(fvar=axes(b"wght", form=24))
    yield plain(fvar=axes(b"wght", b"wght"))
    yield plain(fvar=axes(), gvar=gvar())
    yield plain(fvar=axes(b"wght"), gvar=gvar(2))
    yield plain(fvar=axes(b"wght"), cvar=gvar()[:60], cvt=table(*range(8)), gvar=gvar())


#: Bytes of a table in which numbers are altered: what lies farther on repeats what came before.
ALTERED = 240


def damaged():
    """Fonts with axes of which a table ends early, or has a number that is none or the greatest, at each place."""
    start = {"fvar": axes(b"wght"), "STAT": stat()}
    for tables in (plain(**start, HVAR=hvar(), avar=avar(), MVAR=mvar()), plain(**start, HVAR=hvar(mapped=0x13)),
                   plain(**start, HVAR=hvar(mapped=0x33)), plain(**start, gvar=gvar(), avar=avar(version=2)),
                   plain(composed=True, **start, gvar=gvar(long=False, shared=False)), blended(**start, CFF2=cff2(), HVAR=hvar())):
        for tag in (b"fvar", b"HVAR", b"gvar", b"avar", b"MVAR", b"CFF2", b"glyf" if b"gvar" in tables else b""):
            content = tables.get(tag, b"")
            for place in range(0, min(len(content), ALTERED), 2):
                yield {**tables, tag: content[:place]}
                yield from ({**tables, tag: content[:place] + word + content[place + 2:]}
                            for word in (b"\0\0", b"\xff\xff"))


# What has colours


def colored():
    """Fonts with pictures and layers."""
    palette = table(1, 2, 2, 4, Far(bytes([1, 2, 3, 255] * 4)), 0, 2, Long(0), Long(0), Long(0))
    layers = table(0, 1, Far(table(SMALL_A, 0, 2)), Far(table(V, 0, A, 0xFFFF)), 2)
    yield plain(COLR=layers, CPAL=palette)
    for paint in paints():
        listed_layers = Far(table(Long(1), Far(paint)))
        # Where nothing clips, what is painted says how large it is.
        for clip in (Long(0), Far(clips())):
            painted = Far(table(Long(1), SMALL_A, Far(paint)))
            yield plain(COLR=table(1, 0, Long(0), Long(0), 0, painted, listed_layers, clip, Long(0), Long(0)), CPAL=palette)
    drawing = b"<svg xmlns='http://www.w3.org/2000/svg'><g id='glyph2'><rect width='9' height='9'/></g></svg>"
    for document in (drawing, gzip.compress(drawing, mtime=0), b""):
        yield plain(SVG=table(0, Far(table(1, SMALL_A, H, Far(document), Long(len(document)))), Long(0)))
    texts = b"".join(pictures.chunk(b"zTXt", b"a\0\0x") for _ in range(9))
    for data in (pictures.png(6, 8), pictures.png(6, 8, before=texts), pictures.png(0, 1), b"", pictures.SIGNATURE):
        for kind in (b"png ", b"dupe", b"jpg "):
            yield plain(sbix=sbix(data, kind))
        for form in (17, 18, 19):
            yield plain(CBLC=places_of_bitmaps(form, len(data)), CBDT=bitmaps(form, data))
    for form in (5, 1):
        yield plain(CBLC=places_of_bitmaps(form, 20), CBDT=bitmaps(form, bytes(20)))
    yield plain(EBLC=places_of_bitmaps(1, 4), EBDT=bitmaps(1, bytes(4)), EBSC=table(2, 0, Long(0)))
    strikes = places_of_bitmaps(17, 20)
    for place in range(4):
        yield plain(CBLC=strikes[:8 + place * 12], CBDT=bitmaps(17, bytes(20)))


def paints():
    line = Far3(table(Byte(0), 2, 0, 0, 0x4000, 0x4000, 1, 0x2000))
    solid = table(Byte(2), 0, 0x4000)
    yield solid
    yield table(Byte(1), Byte(1), Long(0))
    yield threes(4, line, 0, 0, 500, 0, 0, 500)
    yield threes(6, line, 0, 0, 10, 500, 500, 100)
    yield threes(8, line, 250, 250, 0, 0x4000)
    yield table(Byte(11), A)
    for kind in (10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30):
        yield threes(kind, Far3(solid), *range(A, A + 4))
    yield threes(32, Far3(solid), Byte(3), Far3(solid))
    yield table(Byte(3), 0, 0x4000, Long(0))


class Far3(bytes):
    """A part that a paint refers to by 24 bits."""


def threes(kind, *parts):
    """A paint with parts behind it."""
    end = 1 + sum(3 if isinstance(part, Far3) else 1 if isinstance(part, Byte) else 2 for part in parts)
    whole, behind = bytes([kind]), b""
    for part in parts:
        if isinstance(part, Far3):
            whole += (end + len(behind)).to_bytes(3, "big")
            behind += part
        else:
            whole += table(part)
    return whole + behind


def clips():
    return bytes([1]) + struct.pack(">IHH", 1, SMALL_A, SMALL_A) + (12).to_bytes(3, "big") + bytes([1]) + struct.pack(">4h", 0,
        0, 500, 500)


def sbix(data, kind):
    picture = struct.pack(">hh", 1, 2) + kind + (struct.pack(">H", V) if kind == b"dupe" else data)
    start = 4 + 4 * (COUNT + 1)
    places = [start if glyph <= SMALL_A else start + len(picture) for glyph in range(COUNT + 1)]
    strike = struct.pack(f">HH{COUNT + 1}I", 20, 72, *places) + picture
    return table(1, 1, Long(1), Far(strike))


def bitmaps(form, data):
    small = bytes([9, 9, 0, 9, 10])
    picture = {17: small + struct.pack(">I", len(data)), 18: small + bytes([0, 0, 10]) + struct.pack(">I", len(data)),
               19: struct.pack(">I", len(data))}.get(form, small) + data
    return table(3 if form > 16 else 2, 0) + picture * 2


def places_of_bitmaps(form, length):
    size = {17: 9, 18: 12, 19: 4}.get(form, 5) + length
    kind = {17: 1, 18: 3, 19: 2, 5: 5, 1: 4}[form]
    header = struct.pack(">HHI", kind, form, 4)
    body = {1: struct.pack(">3I", 0, size, 2 * size), 3: struct.pack(">4H", 0, size, 2 * size, 0),
            2: struct.pack(">I8B", size, *[9] * 8), 4: struct.pack(">I6H", 2, SMALL_A, 0, H, size, 0, 2 * size),
            5: struct.pack(">I8BI2H", size, *[9] * 8, 2, SMALL_A, H)}[kind]
    array = struct.pack(">HHI", SMALL_A, H, 8) + header + body
    line = struct.pack(">12b", 9, -2, 9, *[0] * 9)
    return table(3 if form > 16 else 2, 0, Long(1)) + struct.pack(">4I", 56, len(array), 1,
        0) + line * 2 + struct.pack(">HHBBBB", SMALL_A, H, 20, 20, 32, 1) + array


# All


def shaped():
    """Fonts with tables of shaping."""
    flags = [(), *layout_tables.LOOKUP_FLAGS]
    for lookup_flags in flags:
        yield plain(GSUB=layout_tables.gsub(lookup_flags), GPOS=layout_tables.gpos(lookup_flags), GDEF=layout_tables.gdef())
    for lookup in layout_tables.substitutions():
        yield plain(GSUB=layout_tables.gsub(lookups=[lookup, *layout_tables.substitutions()[:4]]))
    for lookup in layout_tables.positions():
        yield plain(GPOS=layout_tables.gpos(lookups=[lookup, *layout_tables.positions()[:2]]), GDEF=layout_tables.gdef())
    yield plain(BASE=layout_tables.base(), JSTF=table(1, 0, 0), MATH=table(1, 0, *[Near(table(*range(60)))] * 3),
                hdmx=table(0, 1, Long(COUNT + 4)) + bytes(COUNT + 4), VDMX=table(0, 0, 0), vhea=line_metrics(), vmtx=advances(),
                VORG=table(1, 0, 800, 1, A, 700), gasp=table(1, 1, 0xFFFF, 15), LTSH=table(0, COUNT) + bytes(COUNT),
                PCLT=bytes(54), DSIG=table(0, 1, 0, 0),
                meta=table(Long(1), Long(0), Long(0), Long(1), b"dlng", Long(28), Long(2), b"en"), fpgm=b"\xb0\0\x2d",
                prep=b"\xb0\1\x1d", cvt=table(*range(9)))
    for form in range(4):
        for apple in (False, True):
            yield plain(kern=layout_tables.kern(form, apple))
    parts = list(apple_tables.subtables())
    for part in parts:
        yield plain(morx=apple_tables.morx([part]), **{tag.decode(): content for tag, content in apple_tables.others().items()})
    yield plain(morx=apple_tables.morx(parts[:8], version=3))
    for coverage in (0x80, 0x40, 0x20, 0x10):
        yield plain(morx=apple_tables.morx(parts[16:20], coverage=coverage),
                    kerx=apple_tables.kerx([next(apple_tables.kerx_parts())], coverage=coverage))
    yield plain(mort=apple_tables.mort())
    for part in apple_tables.kerx_parts():
        yield plain(kerx=apple_tables.kerx([part]), ankr=apple_tables.others()[b"ankr"])
    yield plain(kerx=apple_tables.kerx(list(apple_tables.kerx_parts()), version=4, tuples=2))


def simple():
    """Fonts that differ in what all fonts have."""
    for kind in (0, 2, 4, 6, 8, 10, 12, 13):
        yield plain(cmap=cmap((3, 1 if kind < 8 else 10, kind)))
    yield plain(cmap=cmap((0, 5, 14), *USUAL))
    for platform, encoding in [(3, 0), (1, 0), (0, 4), (3, 2), (0, 0), (7, 7)]:
        yield plain(cmap=cmap((platform, encoding, 4)))
    for version in range(6):
        yield plain(OS_2=style(version, weight=100 * version, flags=(0, 1, 0x20, 0x80, 0x200, 0xC1)[version]))
    for version in (0x10000, 0x20000, 0x28000, 0x40000):
        yield plain(post=post(version))
    for units in (0, 1, 16, 2048, 16384, 65535):
        yield plain(head=head(units=units))
    yield plain(1)
    yield {**plain(), b"hhea": line_metrics(3), b"hmtx": advances(3, COUNT - 3)}
    yield {**plain(), b"hhea": line_metrics(0)}
    for keyed in (False, True):
        for charset in (0, 1, 2):
            yield {**compact(), b"CFF ": cff(keyed, charset)}
    yield compact(GSUB=layout_tables.gsub(), GPOS=layout_tables.gpos())


def hollow(name):
    """A bundled font without its outlines: what is left are tables of shaping as they are in use."""
    tables, flavor = parsed((samples.ROOT / "Fonts/Files" / name).read_bytes())
    tables = {tag: content for tag, content in tables.items()
              if tag in (b"head", b"hhea", b"hmtx", b"maxp", b"cmap", b"OS/2", b"GSUB", b"GPOS", b"GDEF", b"glyf", b"loca")}
    return sfnt({**tables, b"glyf": b"", b"loca": bytes(len(tables[b"loca"]))}, flavor)


def files():
    whole = [*simple(), *shaped(), *varying(), *damaged(), *colored()]
    for tables in whole:
        flavor = b"OTTO" if b"CFF " in tables or b"CFF2" in tables else b"\0\1\0\0"
        yield sfnt(tables, flavor)
    for tables in (plain(), compact()):
        for flavor in (b"true", b"typ1", b"OTTO", b"\0\1\0\0", b"\0\0\1\0", b"wOFF", b"wOF2", b"ttcf"):
            yield sfnt(tables, flavor)
        for tag in tables:
            yield sfnt({other: content for other, content in tables.items() if other != tag})
            yield sfnt({**tables, tag: tables[tag][:len(tables[tag]) // 2]})
            yield sfnt({**tables, tag: b""})
    for version in (1, 2):
        yield collection(plain(), compact(), version=version)
    yield collection()
    for start in (b"STARTFONT 2.1\n", b"\1fcp", b"%!PS-AdobeFont-1.0", b"PFR0", b"\1\0\4\1", b"\x80\1", b"",
                  b"\0\1\0\0\xff\xff"):
        yield start
    for path in sorted((samples.TESTS / "Fonts").iterdir()):
        data = path.read_bytes()
        yield data
        for key in range(6):
            yield from samples.altered(data, key)
    for name in ("NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansHebrew-Regular.ttf",
                 "NotoSansThai-Regular.ttf"):
        yield hollow(name)


def fonts():
    return (file for file in files() if len(file) <= LONGEST)
