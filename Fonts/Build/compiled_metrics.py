"""Fonts/Files/system-metrics.bin: system-metrics.tsv as the program reads it, its long lists as arrays.

Little-endian. Four words: a magic number, how many advances, how many kerned pairs, how many bytes of text. Then four
doubles for each advance and for each pair, in the order of the table's columns; then a scalar and a status for each
advance, and two scalars for each pair, all sorted; then the table's other records as they stand there.
"""

import os
import struct

SOURCE, NAME = "system-metrics.tsv", "system-metrics.bin"

#: "FcM1".
MAGIC = 0x314D6346

STATUSES = ("measured", "derived", "fitted", "stand-in")


def compiled(table):
    """The bytes for the text of a table."""
    advances, pairs, others = [], [], []
    for line in table.splitlines():
        fields = line.split("\t")
        if fields[0] == "advance":
            lengths = tuple(map(float, fields[3:7]))
            advances.append((int(fields[1], 16), STATUSES.index(fields[2]), lengths))
        elif fields[0] == "kern":
            pairs.append((int(fields[1], 16), int(fields[2], 16), tuple(map(float, fields[3:7]))))
        elif line and not line.startswith("#"):
            others.append(line + "\n")
    for rows in (advances, pairs):
        rows.sort(key=lambda row: row[:2])
    if len({scalar for scalar, _, _ in advances}) < len(advances):
        raise SystemExit("build-fonts: system-metrics.tsv gives a character two advances")
    text = "".join(others).encode()
    parts = [struct.pack("<4I", MAGIC, len(advances), len(pairs), len(text))]
    parts += [struct.pack("<4d", *lengths) for _, _, lengths in advances + pairs]
    parts += [struct.pack("<2I", first, second) for first, second, _ in advances + pairs]
    return b"".join(parts) + text


def write(directory):
    """Compiles the table of a directory."""
    with open(os.path.join(directory, NAME), "wb") as file:
        file.write(_wanted(directory))


def problems(directory):
    """Whether the compiled table is another than the table, as sentences."""
    with open(os.path.join(directory, NAME), "rb") as file:
        return [] if file.read() == _wanted(directory) else [
            f"{NAME} is not what {SOURCE} compiles to; `Fonts/build-fonts --digests` writes it anew"]


def _wanted(directory):
    with open(os.path.join(directory, SOURCE), encoding="utf-8") as file:
        return compiled(file.read())
