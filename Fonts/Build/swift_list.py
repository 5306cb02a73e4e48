"""Fonts/BundledFiles.swift: what the program checks the files against."""

import os

import manifest
from quick_digest import quick

FONTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATH = os.path.join(FONTS, "BundledFiles.swift")

HEAD = """\
// Written by Fonts/build-fonts: do not edit.

extension BundledFile {
  /// Every font, the table of the system font's metrics, and what is computed of both.
  public static let all: [BundledFile] = [
"""

ENTRY = """\
    BundledFile(
      name: "{name}",
      byteCount: {size},
      outlines: {start}..<{end},
      quickDigest: {digest},
      sha256: "{sha256}"
    ),
"""

FOOT = """\
  ]
}
"""


def _decimal(number):
    return f"{number:_}" if number >= 1_000_000 else str(number)


def _hexadecimal(number):
    digits = f"{number:016X}"
    return "0x" + "_".join(digits[place:place + 4] for place in range(0, 16, 4))


def text(directory):
    """The list for the files that the manifest names, as they are in the directory."""
    parts = [HEAD]
    for entry in manifest.read(directory):
        size, (start, end), digest = quick(os.path.join(directory, entry.file))
        parts.append(ENTRY.format(
            name=entry.file, size=_decimal(size), start=_decimal(start), end=_decimal(end),
            digest=_hexadecimal(digest), sha256=entry.digest))
    return "".join(parts) + FOOT


def write(directory):
    replacement = PATH + ".new"
    with open(replacement, "w", encoding="utf-8", newline="\n") as file:
        file.write(text(directory))
    os.replace(replacement, PATH)


def problems(directory):
    """Whether the list is another than the files need, as sentences."""
    try:
        with open(PATH, encoding="utf-8") as file:
            known = file.read()
    except FileNotFoundError:
        known = ""
    return [] if known == text(directory) else [
        "BundledFiles.swift does not list the files as they are; `Fonts/build-fonts --digests` writes it anew"]
