"""Writes what came out: the list of differences for the tests, and the report for people."""

import os

from . import linebreak, whole_file
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
    """(kind, whose, rule, explanation) of the known kinds of difference, in the table's order."""
    with open(os.path.join(TESTS, "classes.tsv"), encoding="utf-8") as file:
        return [
            tuple(line.split("\t")) for line in file.read().split("\n")
            if line and not line.startswith("#")
        ]


def unused_kinds(outcomes):
    """The kinds that are explained though no difference is of them."""
    used = {
        difference.kind for _, _, comparison in outcomes for difference in comparison.differences}
    return [kind for kind, *_ in kinds() if kind not in used]


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
    whole_file.write(os.path.join(TESTS, "differences.tsv"), "\n".join(lines) + "\n")


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
        "Same font file, same language, `line-break: strict` unless said otherwise, no spacing between scripts, no",
        f"trimming of punctuation, {widths} em wide. Headlines that the one font file does not cover are left out, as",
        "engines fall back differently. `Tools/record-lines/README.md` says how they are asked.",
        "",
        "*Headlines*: those whose lines all begin at the same places at every width. *Layouts*: headline and",
        "width. *Widths*: headlines whose width on one line is the same to within 0.02 pt at 12 pt.",
        "*Beside the engine's own*: headlines alike when differences are set aside that are not ours to mend.",
        "",
        "| Language | Font | Engine | Headlines | alike | Layouts alike | Widths alike | Beside the engine's own |",
        "|---|---|---|--:|--:|--:|--:|--:|",
    ]
    parts += [
        _row(outcome, outcome[0].capitalize())
        for outcome in outcomes if not outcome[1].departures()]
    parts += [
        "",
        "## Other settings",
        "",
        "Chromium alone, with one of CSS's properties set otherwise, or with a soft hyphen after every third letter",
        "of a word that two more letters follow. Whatever follows from CSS and UAX #14 has to be alike.",
        "",
        "| Language | Font | Setting | Headlines | alike | Layouts alike | Widths alike | Beside the engine's own |",
        "|---|---|---|--:|--:|--:|--:|--:|",
    ]
    parts += [
        _row(outcome, _setting(outcome[1]))
        for outcome in outcomes if outcome[1].departures() and not outcome[1].is_free]
    parts += [
        "",
        "## Where CSS leaves the choice",
        "",
        "Which of the possible breaks are best is each engine's own matter here, so that differences are neither",
        "listed nor explained; the tests hold the shares. *As long*: layouts with as many lines.",
        "",
        "- `auto-phrase`: Chromium finds phrases with a model of a later ICU than ours, ends lines only between them",
        "  though it takes more lines, and cuts a phrase that is wider than the line anywhere. Ours never takes a line",
        "  more than without phrases, and ends a line within a phrase where UAX #14 allows.",
        "- `balance`: ours is as narrow as any with the same breaks and as many lines; of several such lines the greedy.",
        "- `pretty`: ours moves the last break until the last line has two characters and a third of the width;",
        "  Chromium is content with less, and moves other breaks as well.",
        "",
        "| Language | Font | Setting | Headlines | alike | Layouts alike | As long |",
        "|---|---|---|--:|--:|--:|--:|",
    ]
    for _, setting, comparison in outcomes:
        if setting.is_free:
            parts.append(
                f"| {setting.language} | {os.path.splitext(setting.font)[0]} | {_setting(setting)} "
                f"| {comparison.texts} | {_share(comparison.texts_alike, comparison.texts)} "
                f"| {_share(comparison.layouts_alike, comparison.layouts)} "
                f"| {_share(comparison.layouts_as_long, comparison.layouts)} |")
    parts += [
        "", "## Kinds of difference", "",
        "In brackets: the characters around the place at which one of the two ends a line, their classes of line",
        "breaking, and the rule of UAX #14 that decides there (÷ a line may end, × it may not), looked up in the files of",
        "Unicode 17.0. CSS's properties and dictionaries come on top.", ""]
    for kind, owner, rule, explanation in kinds():
        parts += _kind_section(kind, owner, rule, explanation, outcomes)
    whole_file.write(REPORT, "\n".join(parts).rstrip() + "\n")


def _row(outcome, middle):
    """A row of the tables in which every difference is explained; `middle` is its third cell."""
    _, setting, comparison = outcome
    whose = {kind: owner for kind, owner, *_ in kinds()}
    ours = {
        difference.identifier for difference in comparison.differences
        if whose.get(difference.kind, "ours") == "ours" and difference.width != NATURAL
    }
    return (
        f"| {setting.language} | {os.path.splitext(setting.font)[0]} | {middle} "
        f"| {comparison.texts} | {_share(comparison.texts_alike, comparison.texts)} "
        f"| {_share(comparison.layouts_alike, comparison.layouts)} "
        f"| {_share(comparison.widths_alike, comparison.texts)} "
        f"| {_share(comparison.texts - len(ours), comparison.texts)} |")


def _setting(setting):
    """The setting as CSS says it."""
    words = [
        f"`{name}: {value}`" for name, value, default in (
            ("line-break", setting.line_break, "strict"),
            ("word-break", setting.word_break, "normal"),
            ("text-wrap", setting.text_wrap, "wrap"),
        ) if value != default
    ]
    return ", ".join(words + ["soft hyphens"] * setting.soft_hyphens)


def _kind_section(kind, owner, rule, explanation, outcomes):
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
        if setting.departures():
            place += f" {_setting(setting)}"
        places[place] = places.get(place, 0) + 1
    lines = [
        f"### {kind.replace('-', ' ').capitalize()} ({WHOSE[owner]})", "",
        f"Rule: {rule}.", "",
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
        f"{engine.capitalize()} {_code(_broken(difference.text, difference.theirs))}{_place(difference)}"
    ]


def _place(difference):
    """What Unicode 17.0 says of the place at which one of the two ends a line: classes and rule, looked up."""
    units = difference.text.encode("utf-16-le")
    before = units[:2 * difference.place].decode("utf-16-le")
    after = units[2 * difference.place:].decode("utf-16-le")
    content = before.rstrip(" ")
    if not content or not after:
        return ""
    spaces = before[len(content):]
    name, allows = linebreak.rule(content[-2:-1], content[-1], spaces, after[0], after[1:2])
    left, right = linebreak.described(content[-1]), linebreak.described(after[0])
    return f" ({left}{' SP' if spaces else ''} {'÷' if allows else '×'} {right}: {name})"


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
