"""Pango: a small C program, compiled when first needed, is asked through its standard streams."""

import os
import subprocess
import tempfile

from .engine import EngineError, Line, utf16_length

PIXELS_PER_EM = 100
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pango_lines.c")
MODULES = ["pangocairo", "pangoft2", "fontconfig"]

NAME = "pango"


def version():
    """The version of Pango that would answer."""
    return "Pango " + _package_config(["--modversion", "pango"]).strip()


def lines(job):
    """For each text of a job, for each width, the lines."""
    with tempfile.TemporaryDirectory(prefix="fitcheck-pango.") as directory:
        program = os.path.join(directory, "pango_lines")
        flags = _package_config(["--cflags", "--libs"] + MODULES).split()
        subprocess.run(["cc", "-O2", "-o", program, SOURCE] + flags + ["-lm"], check=True)
        widths = ",".join(f"{width:.6f}" for width in job.widths)
        request = "".join(f"{widths}\t{text}\n" for text in job.texts)
        # An environment without fontconfig's own files: only the given font is to be found.
        answer = subprocess.run(
            [program, job.font, job.language, str(PIXELS_PER_EM)],
            input=request.encode(), stdout=subprocess.PIPE, check=True,
            env=dict(os.environ, PANGO_LANGUAGE=job.language))
    rows = answer.stdout.decode().split("\n")[:-1]
    if len(rows) != len(job.texts):
        raise EngineError(f"pango: {len(rows)} answers to {len(job.texts)} texts")
    return [_parse(row, text) for row, text in zip(rows, job.texts)]


def _parse(row, text):
    encoded = text.encode()
    return [
        [
            Line(utf16_length(encoded[:int(start)].decode()), float(width))
            for start, width in (field.split(":") for field in column.split(" "))
        ]
        for column in row.split("\t")
    ]


def _package_config(arguments):
    try:
        return subprocess.run(
            ["pkg-config"] + arguments, stdout=subprocess.PIPE, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise EngineError("pango: install libpango1.0-dev, pkg-config and a C compiler") from error
