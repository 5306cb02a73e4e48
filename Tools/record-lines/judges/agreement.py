"""Writes what came out: the list of differences for the tests, and the report for people."""

import os

from .comparison import NATURAL
from .corpus import ROOT, WIDTHS

TESTS = os.path.join(ROOT, "Tests", "AgreementTests")
REPORT = os.path.join(ROOT, "Documentation", "Agreement.md")
MOST_EXAMPLES = 3

WHOSE = {
    "ours": "ours to mend",
    "theirs": "the engine's own",
    "version": "another version of the rules",
    "neither": "both are right",
}


def kinds():
    """(kind, whose, explanation) of the known kinds of difference, in the table's order."""
    with open(os.path.join(TESTS, "classes.tsv"), encoding="utf-8") as file:
        return [
            tuple(line.split("\t")) for line in file.read().split("\n")
            if line and not line.startswith("#")
        ]


def write_differences(outcomes):
    """Writes the list that the tests accept."""
    lines = [
        "# The differences from the recordings. Written by Tools/record-lines/report: do not edit.",
        "# Columns: engine, recording, headline, width in em (or natural: the width on one line), kind (classes.tsv).",
    ]
    for engine, setting, comparison in outcomes:
        for difference in comparison.differences:
            lines.append("\t".join([
                engine, setting.name, difference.identifier, difference.width, difference.kind]))
    with open(os.path.join(TESTS, "differences.tsv"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def write_report(outcomes, versions):
    """Writes Documentation/Agreement.md."""
    widths = ", ".join(f"{width:g}" for width in WIDTHS)
    parts = [
        "# Agreement with other layout engines",
        "",
        "Written by `Tools/record-lines/report`: do not edit.",
        "",
        "Two engines that share no line-filling code with ours were asked where the headlines of",
        f"`Tests/Corpora/headlines` break: {' and '.join(versions[engine] for engine in sorted(versions))}.",
        "Same font file, same language, `line-break: strict`, no spacing between scripts, no trimming of",
        f"punctuation, {widths} em wide. Headlines that the one font file does not cover are left out, as",
        "engines fall back differently. `Tools/record-lines/README.md` says how they are asked.",
        "",
        "*Headlines*: those whose lines all begin at the same places at every width. *Layouts*: headline and",
        "width. *Widths*: headlines whose width on one line is the same to within 0.02 pt at 12 pt.",
        "*Beside the engine's own*: headlines alike when differences are set aside that are not ours to mend.",
        "",
        "| Language | Font | Engine | Headlines | alike | Layouts alike | Widths alike | Beside the engine's own |",
        "|---|---|---|--:|--:|--:|--:|--:|",
    ]
    whose = {kind: owner for kind, owner, _ in kinds()}
    for engine, setting, comparison in outcomes:
        ours = {
            difference.identifier for difference in comparison.differences
            if whose.get(difference.kind, "ours") == "ours" and difference.width != NATURAL
        }
        parts.append(
            f"| {setting.language} | {os.path.splitext(setting.font)[0]} | {engine.capitalize()} "
            f"| {comparison.texts} | {_share(comparison.texts_alike, comparison.texts)} "
            f"| {_share(comparison.layouts_alike, comparison.layouts)} "
            f"| {_share(comparison.widths_alike, comparison.texts)} "
            f"| {_share(comparison.texts - len(ours), comparison.texts)} |")
    parts += ["", "## Kinds of difference", ""]
    for kind, owner, explanation in kinds():
        parts += _kind_section(kind, owner, explanation, outcomes)
    with open(REPORT, "w", encoding="utf-8") as file:
        file.write("\n".join(parts).rstrip() + "\n")


def _kind_section(kind, owner, explanation, outcomes):
    found = [
        (engine, setting, difference)
        for engine, setting, comparison in outcomes for difference in comparison.differences
        if difference.kind == kind
    ]
    if not found:
        return []
    places = {}
    for engine, setting, _ in found:
        place = f"{engine.capitalize()} {setting.language}"
        places[place] = places.get(place, 0) + 1
    lines = [
        f"### {kind.replace('-', ' ').capitalize()} ({WHOSE[owner]})", "",
        explanation, "",
        "Found: " + ", ".join(f"{place} {count}" for place, count in places.items()) + ".", "",
    ]
    examples = {}
    for engine, _, difference in found:
        examples.setdefault(difference.text, (engine, difference))
    for engine, difference in list(examples.values())[:MOST_EXAMPLES]:
        lines += _example(engine, difference)
    return lines + [""]


def _example(engine, difference):
    if difference.width == NATURAL:
        return [
            f"- {_code(difference.text)} on one line: ours {difference.ours[0]:.4f} em, "
            f"{engine.capitalize()} {difference.theirs[0]:.4f} em"
        ]
    return [
        f"- {difference.width} em: ours {_code(_broken(difference.text, difference.ours))}, "
        f"{engine.capitalize()} {_code(_broken(difference.text, difference.theirs))}"
    ]


def _broken(text, starts):
    units = text.encode("utf-16-le")
    ends = starts[1:] + (len(units) // 2,)
    return "|".join(
        units[2 * start:2 * end].decode("utf-16-le") for start, end in zip(starts, ends))


def _code(text):
    return f"`{text.replace('`', 'ˋ')}`"


def _share(part, whole):
    """A percentage that says 100 only when it is all."""
    if part == whole:
        return "100 %"
    return f"{min(100 * part / whole, 99.99):.2f} %"
