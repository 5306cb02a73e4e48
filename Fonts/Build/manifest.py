"""Fonts/Files/fonts.tsv: what each file is for, what it was made from, and its digest."""

import hashlib
import os
from collections import namedtuple

NAME = "fonts.tsv"

EXPLANATION = """\
# The files in this directory. Written by Fonts/build-fonts: do not edit.
# Tab-separated: file, face index, role, weight class, scripts (ISO 15924, by comma), SHA-256, source package,
# its version. A column that does not apply has a hyphen.
"""

Entry = namedtuple("Entry", "file face role weight scripts digest package version")


def digest(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write(directory, entries):
    path = os.path.join(directory, NAME)
    with open(path + ".new", "w", encoding="utf-8", newline="\n") as file:
        file.write(EXPLANATION)
        for entry in entries:
            file.write("\t".join(map(str, entry)) + "\n")
    os.replace(path + ".new", path)


def renew(directory):
    """Writes the digests of the files as they are."""
    write(directory, [
        entry._replace(digest=digest(os.path.join(directory, entry.file))) for entry in read(directory)])


def read(directory):
    with open(os.path.join(directory, NAME), encoding="utf-8") as file:
        return [Entry(*line.rstrip("\n").split("\t")) for line in file if not line.startswith("#")]


def problems(directory):
    """What is missing, changed or too much, as sentences."""
    if not os.path.exists(os.path.join(directory, NAME)):
        return [f"{NAME} is missing"]
    entries = {entry.file: entry for entry in read(directory)}
    present = set(os.listdir(directory)) - {NAME}
    wrong = [f"{name} is missing" for name in sorted(entries.keys() - present)]
    wrong += [f"{name} is not in {NAME}" for name in sorted(present - entries.keys())]
    wrong += [
        f"{name} is not what {NAME} says" for name in sorted(entries.keys() & present)
        if digest(os.path.join(directory, name)) != entries[name].digest]
    return wrong
