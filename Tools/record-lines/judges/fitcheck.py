"""fitcheck itself, through the command `fitcheck lines --format jsonl`."""

import json
import os
import subprocess

from .engine import EngineError, Line, is_space, utf16_length

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))

NAME = "fitcheck"
#: A width that no headline reaches, in em.
UNLIMITED = 100000
SOFT_HYPHEN = "\u00ad"
#: What CSS calls text-wrap.
FILLINGS = {"wrap": "greedy", "balance": "balanced", "pretty": "pretty"}


def lines(job, command=None):
    """For each text of a job, for each width, the lines. One em is one point."""
    command = command or _built_command()
    requests = [
        json.dumps({
            "id": str(index), "text": text, "pointSize": 1,
            "width": width or UNLIMITED, "lang": job.language, "lineBreak": job.line_break,
            "wordBreak": job.word_break, "filling": FILLINGS[job.text_wrap],
        }, ensure_ascii=False)
        for index, text in enumerate(job.texts) for width in job.widths
    ]
    answer = subprocess.run(
        [command, "lines", "--format", "jsonl", "--font", job.font],
        input="\n".join(requests).encode() + b"\n", stdout=subprocess.PIPE, check=True)
    rows = [json.loads(row) for row in answer.stdout.decode().split("\n") if row]
    if len(rows) != len(requests):
        raise EngineError(f"fitcheck: {len(rows)} answers to {len(requests)} questions")
    count = len(job.widths)
    return [
        [_lines(text, row["lines"]) for row in rows[index * count:(index + 1) * count]]
        for index, text in enumerate(job.texts)
    ]


def _lines(text, found):
    lines = []
    position = 0
    for line in found:
        # A drawn hyphen stands for a soft one.
        shown = line["text"][:-1] + SOFT_HYPHEN if line.get("hyphenated") else line["text"]
        # A line's white space at its end is not in its text: the next line's text begins after it.
        start = text.find(shown, position)
        between = text[position:max(start, position)]
        if start < 0 or (lines and not all(is_space(character) for character in between)):
            raise EngineError(f"fitcheck: the lines are not the text's: {text!r}: {found!r}")
        lines.append(Line(utf16_length(text[:start]), line["width"]))
        position = start + len(shown)
    return lines


def _built_command():
    path = os.path.join(ROOT, ".build", "debug", "fitcheck")
    if not os.path.exists(path):
        raise EngineError("fitcheck: build it first: swift build --product fitcheck")
    return path
