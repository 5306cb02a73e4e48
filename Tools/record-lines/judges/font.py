"""Which characters a font file has: the judges fall back differently, so texts are chosen that one file covers."""

import struct


def covered_scalars(path):
    """The scalars that the file's character map maps to a glyph."""
    with open(path, "rb") as file:
        data = file.read()
    count = struct.unpack(">H", data[4:6])[0]
    table = None
    for index in range(count):
        tag, _, offset, _ = struct.unpack(">4sLLL", data[12 + 16 * index:28 + 16 * index])
        if tag == b"cmap":
            table = offset
    if table is None:
        return frozenset()
    scalars = set()
    for index in range(struct.unpack(">H", data[table + 2:table + 4])[0]):
        record = table + 4 + 8 * index
        offset = table + struct.unpack(">L", data[record + 4:record + 8])[0]
        kind = struct.unpack(">H", data[offset:offset + 2])[0]
        if kind == 4:
            scalars.update(_segments(data, offset))
        elif kind == 12:
            scalars.update(_groups(data, offset))
    return frozenset(scalars)


def _segments(data, offset):
    doubled = struct.unpack(">H", data[offset + 6:offset + 8])[0]
    count = doubled // 2

    def column(start, kind):
        return struct.unpack(f">{count}{kind}", data[start:start + doubled])

    ends = column(offset + 14, "H")
    starts = column(offset + 16 + doubled, "H")
    deltas = column(offset + 16 + 2 * doubled, "h")
    ranges_start = offset + 16 + 3 * doubled
    ranges = column(ranges_start, "H")
    for index in range(count):
        for scalar in range(starts[index], ends[index] + 1):
            if scalar == 0xFFFF:
                continue
            if ranges[index] == 0:
                glyph = (scalar + deltas[index]) & 0xFFFF
            else:
                place = ranges_start + 2 * index + ranges[index] + 2 * (scalar - starts[index])
                glyph = struct.unpack(">H", data[place:place + 2])[0]
            if glyph:
                yield scalar


def _groups(data, offset):
    count = struct.unpack(">L", data[offset + 12:offset + 16])[0]
    for index in range(count):
        place = offset + 16 + 12 * index
        start, end, _ = struct.unpack(">LLL", data[place:place + 12])
        yield from range(start, end + 1)
