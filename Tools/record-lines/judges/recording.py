"""Recordings: where an engine broke the headlines of one setting, as a table that people can read."""

import dataclasses
import hashlib
import os

from . import whole_file
from .corpus import ROOT, WIDTHS

DIRECTORY = os.path.join(ROOT, "Tests", "AgreementTests", "Recordings")


@dataclasses.dataclass(frozen=True)
class Answer:
    """What an engine said of one headline: its width on one line (em), and where its lines begin (UTF-16) at each width."""

    natural_width: float
    starts: tuple


@dataclasses.dataclass(frozen=True)
class Recording:
    """All answers of one engine for one setting."""

    engine: str
    version: str
    answers: dict


def path(engine, setting):
    """Where a recording is kept."""
    return os.path.join(DIRECTORY, engine, f"{setting.name}.tsv")


def answers(lines):
    """An engine's lines at WIDTHS and then at no width, as one answer a text."""
    return [
        Answer(
            natural_width=column[-1][0].width if column[-1] else 0,
            starts=tuple(tuple(line.start for line in found) for found in column[:-1]))
        for column in lines
    ]


def write(engine, version, setting, rows, found):
    """Writes a recording."""
    with open(setting.font_path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    head = [
        "# Where lines break, recorded by Tools/record-lines/record: do not edit.",
        f"# engine\t{version}",
        f"# language\t{setting.language}",
        f"# font\t{setting.font}\t{digest}",
        f"# line-break\t{setting.line_break}",
    ] + [
        f"# {name}\t{value}" for name, value, default in (
            ("word-break", setting.word_break, "normal"),
            ("text-wrap", setting.text_wrap, "wrap"),
            ("soft-hyphens", "three letters" if setting.soft_hyphens else "none", "none"),
        ) if value != default
    ] + [
        "# Columns: id, width on one line (em), and for each width (em) where the second and further lines begin (UTF-16).",
        "\t".join(["id", "natural"] + [f"{width:g}" for width in WIDTHS]),
    ]
    body = [
        "\t".join(
            [identifier, f"{answer.natural_width:.4f}"]
            + [" ".join(map(str, starts[1:])) or "-" for starts in answer.starts])
        for (identifier, _), answer in zip(rows, found)
    ]
    os.makedirs(os.path.dirname(path(engine, setting)), exist_ok=True)
    whole_file.write(path(engine, setting), "\n".join(head + body) + "\n")


def read(engine, setting):
    """Reads a recording."""
    version = ""
    found = {}
    with open(path(engine, setting), encoding="utf-8") as file:
        for line in file.read().split("\n"):
            fields = line.split("\t")
            if line.startswith("# engine"):
                version = fields[1]
            elif line and not line.startswith("#") and fields[0] != "id":
                found[fields[0]] = Answer(
                    natural_width=float(fields[1]),
                    starts=tuple(
                        (0,) + tuple(int(start) for start in field.split(" ") if start != "-")
                        for field in fields[2:]))
    return Recording(engine, version, found)
