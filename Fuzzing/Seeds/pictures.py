"""Pictures: PNG of all kinds, JPEG as tests hold it and altered, and the heads of others."""

import random
import struct
import zlib

import samples

SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: Samples a pixel has, by the kind of colour.
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
#: Chunks beside those that are needed.
CHUNKS = {b"gAMA": struct.pack(">I", 45455), b"cHRM": struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000),
          b"sRGB": b"\0", b"sBIT": b"\5\6\5\7", b"bKGD": b"\0\1\0\2\0\3", b"hIST": bytes(8),
          b"pHYs": struct.pack(">IIB", 2835, 2835, 1), b"tIME": bytes(7), b"tEXt": b"Title\0x", b"zTXt": b"Title\0\0"
          + zlib.compress(b"x" * 99), b"iTXt": b"Title\0\1\0en\0t\0" + zlib.compress(b"y" * 99), b"iCCP": b"p\0\0"
          + zlib.compress(bytes(132)), b"sPLT": b"s\0\x08" + bytes(12), b"oFFs": bytes(9), b"pCAL": b"p\0" + bytes(10) + b"u\0",
          b"sCAL": b"\1" + b"1\0" + b"2", b"eXIf": b"MM\0*\0\0\0\x08\0\0", b"acTL": bytes(8), b"cICP": b"\1\x0d\0\1",
          b"vpAg": bytes(9), b"QQQQ": b"?", b"qqqq": b"?", b"fdAT": bytes(9)}


def chunk(name, data, check=None):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data) if check is None else check)


def rows(kind, depth, width, height, filters, chance):
    """The rows of a picture, each behind its filter."""
    length = (width * SAMPLES[kind] * depth + 7) // 8
    # Of large ones every row is the same, so that they are short.
    same = chance.randbytes(8) * (length // 8 + 1) if width * height > 1000 else None
    return b"".join(bytes([filters[row % len(filters)]]) + (same[:length] if same else chance.randbytes(length))
                    for row in range(height) if length)


def png(kind, depth, width=5, height=4, interlaced=False, filters=(0, 1, 2, 3, 4), before=b"", between=b"", parts=1, level=9):
    chance = random.Random(kind * 100 + depth)
    if interlaced:
        passes = [(max(0, -(-(width - x) // across)), max(0, -(-(height - y) // down))) for x, y, across, down in PASSES]
        data = b"".join(rows(kind, depth, *size, filters, chance) for size in passes)
    else:
        data = rows(kind, depth, width, height, filters, chance)
    packed = zlib.compress(data, level)
    step = -(-len(packed) // parts)
    pieces = b"".join(chunk(b"IDAT", packed[start:start + step]) for start in range(0, len(packed), step))
    palette = chunk(b"PLTE", chance.randbytes(3 * min(1 << depth, 16))) if kind == 3 else b""
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    return SIGNATURE + chunk(b"IHDR", head) + before + palette + between + pieces + chunk(b"IEND", b"")


def pngs():
    for kind, depths in DEPTHS.items():
        for depth in depths:
            clear = {0: b"\0\1", 2: b"\0\1\0\2\0\3", 3: b"\0\x80\xff"}.get(kind)
            for interlaced in (False, True):
                yield png(kind, depth, interlaced=interlaced)
                if clear:
                    yield png(kind, depth, interlaced=interlaced, between=chunk(b"tRNS", clear))
            yield png(kind, depth, 33, 9, parts=3, filters=(4, 3), between=chunk(b"tRNS", b"\0"))
    for name, data in CHUNKS.items():
        yield png(6, 8, before=chunk(name, data))
        yield png(3, 4, between=chunk(name, data))
    yield png(2, 8, before=b"".join(chunk(name, data) for name, data in CHUNKS.items()))
    yield png(2, 8, between=chunk(b"PLTE", bytes(9)))
    yield png(3, 8, before=chunk(b"PLTE", bytes(9)))
    yield png(3, 8, before=chunk(b"tRNS", bytes(9)))
    yield png(0, 8, between=chunk(b"PLTE", bytes(10)))
    for size in [(1, 1), (1, 300), (300, 1), (64, 64), (400, 100)]:
        yield png(6, 8, *size, filters=(0,))
        yield png(0, 1, *size, interlaced=True)
    for level in (0, 1):
        yield png(2, 8, 16, 16, level=level)
    yield png(2, 8, filters=(5, 255))
    yield SIGNATURE + chunk(b"IEND", b"")
    yield from faulty()


def faulty():
    """Such as say what is not so."""
    whole = png(6, 8)
    for length in (8, 20, 24, 30, 33, 40, len(whole) - 20, len(whole) - 12, len(whole) - 4):
        yield whole[:length]
    yield whole + whole
    for place, old, new in [(16, 4, 0), (16, 4, 1 << 31), (16, 4, 8192), (20, 4, 1 << 20), (24, 1, 3), (25, 1, 5), (26, 1, 1),
                            (27, 1, 1), (28, 1, 2), (24, 1, 16)]:
        head = bytearray(whole[:33])
        head[place:place + old] = new.to_bytes(old, "big")
        yield bytes(head[:29]) + struct.pack(">I", zlib.crc32(head[12:29])) + whole[33:]
        yield bytes(head) + whole[33:]
    yield whole[:33] + chunk(b"IDAT", b"\0\0") + whole[33:]
    yield whole[:33] + chunk(b"IDAT", b"") + chunk(b"tEXt", b"") + whole[33:]
    yield whole[:33] + struct.pack(">I", 0xFFFFFFFF) + b"IDAT" + whole[41:]
    yield whole[:-16] + b"\0\0\0\0" + whole[-12:]
    yield whole.replace(b"IDAT", b"IDAU")
    yield whole[:33] + chunk(b"PLTE", bytes(12), check=7) + chunk(b"gAMA", b"\0\0\0\1", check=7) + whole[33:]


def jpegs():
    """Those of the tests, and such with parts put in, left out, and altered."""
    for path in sorted((samples.TESTS / "DrawingTests/Pictures").glob("*.jpg")):
        whole = path.read_bytes()
        yield whole
        segments = list(jpeg_segments(whole))
        for number, (marker, start, end) in enumerate(segments):
            yield whole[:start] + whole[end:]
            yield whole[:end] + whole[start:]
            if marker in (0xC0, 0xC1, 0xC2):
                yield from altered_frames(whole, start)
            if marker == 0xDA:
                yield whole[:end + 8]
                yield whole[:end] + b"\xff\xd0" + whole[end:]
                yield whole[:end + 5] + b"\xff\xd9" + whole[end + 5:]
                yield whole[:end] + whole[end:].replace(b"\0", b"\xff\0")
        for extra in [b"\xff\xee\0\x0eAdobe\0d\0\0\0\0" + bytes([transform]) for transform in (0, 1, 2)] + [b"\xff\xdd\0\4\0\1",
            b"\xff\xdd\0\4\0\0", b"\xff\xe0\0\x10JFIF\0\1\2\1\0\x48\0\x48\0\0", b"\xff\xe0\0\x10JFXX\0\x10" + bytes(8),
            b"\xff\xfe\0\3c", b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\1\1\x12\0\3\0\0\0\1\0\6\0\0\0\0\0\0",
            b"\xff\xe2\0\x10ICC_PROFILE\0\1\1", b"\xff\xff\xff\x01", b"\xff\xcc\0\4\0\0", b"\xff\xdc\0\4\0\x10",
            b"\xff\xdb\0\x43\0" + bytes(range(1, 65)), b"\xff\xdb\0\x83\x10" + bytes(range(128)), b"\xff\xc4\0\x13\0"
            + bytes(16), b"\xff\xd8", b"\0\0"]:
            yield whole[:2] + extra + whole[2:]
        for key in range(4):
            yield from samples.altered(whole, key)
    yield plain_grey(8, 8, b"\xff\xdd\0\4\0\1")
    yield plain_grey(24, 16, b"\xff\xdd\0\4\0\1", restarts=True)
    yield plain_grey(24, 16)
    yield plain_grey(200, 200)


def jpeg_segments(whole):
    """The markers of a file with where each begins and ends, up to its first scan, and those behind scans."""
    place = 2
    while place + 4 <= len(whole):
        if whole[place] != 0xFF or whole[place + 1] in (0x00, 0xFF, *range(0xD0, 0xDA)):
            place += 1
            continue
        end = place + 2 + int.from_bytes(whole[place + 2:place + 4], "big")
        yield whole[place + 1], place, end
        place = end


def altered_frames(whole, start):
    for offset, values in [(1, (0xC0, 0xC1, 0xC2, 0xC3, 0xC9, 0xCA)), (4, (12, 2)), (5, (0, 0xFF)), (7, (0, 0xFF)),
                           (9, (0, 1, 2, 4, 5)), (10, (82, 71, 66, 0)),
                           (11, (0x11, 0x12, 0x21, 0x22, 0x41, 0x14, 0x44, 0x00, 0x31)), (12, (3,)), (14, (0x12, 0x22, 0x21))]:
        for value in values:
            if start + offset < len(whole):
                yield whole[:start + offset] + bytes([value]) + whole[start + offset + 1:]


def plain_grey(width, height, before=b"", restarts=False):
    """A grey baseline picture whose every block has a code of one bit for no change and one for no further number."""
    blocks = -(-width // 8) * -(-height // 8)
    tables = b"\xff\xdb\0\x43\0" + bytes([1] * 64) + b"".join(
        b"\xff\xc4\0\x14" + bytes([kind, 1]) + bytes(15) + b"\0" for kind in (0x00, 0x10))
    frame = b"\xff\xc0\0\x0b\x08" + struct.pack(">HH", height, width) + b"\1\1\x11\0"
    scan = b"\xff\xda\0\x08\1\1\0\0\x3f\0"
    if restarts:
        data = b"".join(b"\x3f" + (bytes([0xFF, 0xD0 + block % 8]) if block + 1 < blocks else b"") for block in range(blocks))
    else:
        data = bytes(-(-2 * blocks // 8))
    return b"\xff\xd8" + before + tables + frame + scan + data + b"\xff\xd9"


def turned():
    """A small JPEG with what a camera tells of how it was held, in each order of bytes: every way, cut off at each place, and
    such as tell nothing."""
    whole = plain_grey(16, 8)
    for order, mark in (("big", b"MM"), ("little", b"II")):
        def number(value, count):
            return value.to_bytes(count, order)

        def table(*entries, start=8, count=None):
            rows = b"".join(number(tag, 2) + number(kind, 2) + number(1, 4) + number(value, 2) + b"\0\0"
                            for tag, kind, value in entries)
            return mark + number(42, 2) + number(start, 4) + number(len(entries) if count is None else count, 2) + rows

        tables = [table((0x112, 3, value)) for value in range(10)]
        tables += [tables[6][:length] for length in range(len(tables[6]))]
        tables += [table((0x112, 4, 6)), table((0x10F, 2, 9), (0x112, 3, 8), (0x112, 3, 2)), table((0x10F, 2, 9)), table(),
                   table(start=0), table((0x112, 3, 3), start=0xFFFFFFFF), table((0x10F, 3, 3), count=0xFFFF),
                   table((0x112, 3, 0x0600)), b"??" + tables[6][2:], b"MI" + tables[6][2:]]
        for exif in tables:
            yield whole[:2] + exif_segment(exif) + whole[2:]
        yield whole[:2] + exif_segment(tables[0]) + exif_segment(tables[5]) + whole[2:]
    yield whole[:2] + b"\xff\xe1\0\x09http://" + exif_segment(tables[7]) + whole[2:]
    yield whole[:2] + b"\xff\xe1\0\2" + b"\xff\xe1\0\x06Exif" + exif_segment(tables[4]) + whole[2:]


def exif_segment(table):
    return b"\xff\xe1" + struct.pack(">H", 8 + len(table)) + b"Exif\0\0" + table


def headers():
    """Files that only their size is read of."""
    mark = "\u0301"
    for text in ['<svg width="24" height="18"/>',
                 '<?xml version="1.0"?><!-- c --><!DOCTYPE svg [<!ENTITY a "b>"> <!-- ]> --> <?p ]>?>]><svg viewBox="0 0 24 18"></svg>',
                 '<svg:svg xmlns:svg="x" width="24px" height="18pt">', "<svg width='24' width='7' height = '18' a b= c=d>",
                 '<svg viewBox="0,0,24,18"/>', '<svg viewBox=" 0 0\n24\t18 "/>',
                 '<svg width="50%" height="18" viewBox="1 2 3 4"/>', '<svg width="1e6" height="1e-9"/>',
                 '<svg width="1e7" height="1"/>', '<svg width="nan" height="inf"/>', '<svg viewBox="0 0 24"/>',
                 '<svg width="0" height="-1"/>', '<html><svg width="1" height="1"/></html>', '<svg width="24', '<!DOCTYPE svg',
                 '<?xml', '<!--', '<svg', '<', '<svg>', '<svg width="0x10" height="+4"/>', '<!DOCTYPE svg "',
                 '<!DOCTYPE svg [<!--', '<!DOCTYPE svg [<?', "<!DOCTYPE svg 'a>'><svg width='1'", '<svg a', '<svg a=', '<svg a="',
                 '<svg ="1" \'b\' width="2" height=""/>', '<svg viewBox="0 0 1 a"/>', f'<svg a{mark}="1"/>',
                 f'<svg a{127 * mark}=""/>', f'<svg a{129 * mark}=""/>', f'<svg a="{129 * "&#769;"}{129 * "&#x301;"}"/>',
                 '<svg a="&#;&#x;&#99999999;&#xD800;&#x0301"/>', '<svg a="' + 129 * r'\u0301' + '"/>', f'<svg>{64 * ("e" + mark)}',
                 '%PDF-1.4\n1 0 obj<</MediaBox [0 0 24 18]>>', '%PDF-1.7 /MediaBox[ -1.5 +2 3e1 4 ]',
                 '%PDF-1.4 /MediaBox [0 0 a 1]', '%PDF-1.4 /MediaBox [1 0 R]', '%PDF-1.4', '%PDF /MediaBox [0 0 1 1',
                 '%PDF /MediaBox [5 5 1 1]', '%PDF /MediaBox [a 0 1 1]', '%PDF /MediaBox [0 a 1 1]', '%PDF /MediaBox [0 0 1 a]',
                 '%PDF /MediaBox 0 0 1 1]', '%PDF /MediaBox [0', '%PDF /MediaBox', 'GIF89a', 'GIF87a\x18\0\x12\0', 'GIF8\0\0\0\0\0\0',
                 'RIFF\0\0\0\0WEBPVP8 ', 'BM',
                 '']:
        yield text.encode()
    # Letters that are cut off, or are none.
    for letter in (b"\x80", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98", b"\xed\xa0\x80", b"\xf8"):
        yield b'<svg a="' + letter + b'"/>'
    yield b"\xff\xd8\xff\xff\xc0\0\x11\x08\0\x12\0\x18\3"
    yield b"\xff\xd8\xff\x01\xff\xd0\xff\xe0\0\4ab\xff\xc8\0\2\xff\xcf\0\x11\x08\0\x12\0\x18"
    yield b"\xff\xd8\xff\xda\0\2"
    yield b"\xff\xd8\xff\xe0\0\0\xff\xe0\xff\xff"
    yield b"\xff\xd8\xff\xc4\0\2\0\xc0"
    yield b"\xef\xbb\xbf<svg width='1' height='1'/>"
    yield '<svg width="1" height="1"/>'.encode("utf-16")
    yield png(6, 8)[:24]
    yield png(6, 8)


def pictures():
    """Pictures behind their choices: colouring, colour, side, opacity and format by turns."""
    whole = [*pngs(), *jpegs(), *turned(), *headers()]
    for number, picture in enumerate(whole):
        yield bytes([number % 3, number // 3 % 2, number % 4, number // 2 % 2, number % 7 % 3]) + picture
    for number in range(72):
        yield bytes([number % 3, number // 3 % 2, number // 6 % 4, number // 24 % 2,
                     number % 5 % 3]) + whole[number * 7 % len(whole)]
