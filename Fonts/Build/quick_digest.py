"""The digest by which the program checks a bundled file when it opens it.

The same computation as Sources/FontFaces/Faces/QuickDigest.swift and
Sources/FontFaces/Cascades/BundledFile+Checking.swift: a file's bytes without its outlines and pictures, and samples
of those.
"""

import struct
from collections import namedtuple

#: Tables that only drawing reads.
DRAWN = (b"CFF ", b"glyf", b"CBDT")
SAMPLE_DISTANCE = 256 << 10
SAMPLE_LENGTH = 4 << 10

PRIME = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1

Quick = namedtuple("Quick", "size outlines digest")


def _mixed(lane, word):
    total = lane ^ word
    return (total << 29 & WORD | total >> 35) * PRIME & WORD


def _outlines(content):
    """The place of the one table of outlines or pictures; empty for what is no font."""
    if content[:4] not in (b"OTTO", b"\0\1\0\0", b"true"):
        return (0, 0)
    count, = struct.unpack_from(">H", content, 4)
    tables = [struct.unpack_from(">4sIII", content, 12 + 16 * index) for index in range(count)]
    places = [(offset, offset + length) for tag, _, offset, length in tables if tag in DRAWN]
    if len(places) > 1:
        raise SystemExit("build-fonts: a font with two tables of outlines needs another check")
    return places[0] if places else (0, 0)


def _parts(content, start, end):
    yield content[:start]
    for place in range(start, end, SAMPLE_DISTANCE):
        yield content[place:min(place + SAMPLE_LENGTH, end)]
    yield content[max(start, end - SAMPLE_LENGTH):end]
    yield content[end:]


def quick(path):
    """A file's size, where its outlines lie, and the digest."""
    with open(path, "rb") as file:
        content = file.read()
    start, end = _outlines(content)
    lanes = [PRIME * factor & WORD for factor in range(1, 5)]
    for part in _parts(content, start, end):
        part += bytes(-len(part) % 32)
        for index, (word,) in enumerate(struct.iter_unpack("<Q", part)):
            lanes[index % 4] = _mixed(lanes[index % 4], word)
    digest = len(content)
    for lane in lanes:
        digest = _mixed(digest, lane)
    return Quick(len(content), (start, end), digest ^ digest >> 32)
