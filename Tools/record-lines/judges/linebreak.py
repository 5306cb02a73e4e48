"""The classes of line breaking that Unicode gives characters, and the rule of UAX #14 that decides a place.

From the files of Unicode 17.0 that the tests keep: what a report says of a class is looked up, not remembered.
"""

import functools
import os
import unicodedata

from .corpus import ROOT

CONFORMANCE = os.path.join(ROOT, "Tests", "UnicodeTextTests", "Conformance")


@functools.lru_cache(maxsize=None)
def _values(name):
    ranges = []
    with open(os.path.join(CONFORMANCE, name + ".txt"), encoding="utf-8") as file:
        for line in file:
            body, _, comment = line.partition("#")
            fields = [field.strip() for field in body.split(";")]
            if len(fields) > 1:
                ends = [int(end, 16) for end in fields[0].split("..")]
                ranges.append((ends[0], ends[-1], fields[1], comment.split()[0]))
    return ranges


@functools.lru_cache(maxsize=None)
def _row(name, character, default):
    scalar = ord(character)
    for first, last, value, category in _values(name):
        if first <= scalar <= last:
            return value, category
    return default, "Cn"


def line_break(character):
    """The class, after LB1, with the category of quotation marks: QU_Pi."""
    value, category = _row("LineBreak", character, "XX")
    if value == "QU" and category in ("Pi", "Pf"):
        return f"QU_{category}"
    if value == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    return {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(value, value)


def is_east_asian(character):
    return character != "" and _row("EastAsianWidth", character, "N")[0] in ("F", "W", "H")


def described(character):
    """A character with its class: `) CP`."""
    if character == "":
        return "the text's end"
    shown = f"`{character}`" if character.strip() else unicodedata.name(character, f"U+{ord(character):04X}")
    return f"{shown} {line_break(character)}" + (", East Asian" if is_east_asian(character) else "")


def rule(previous, before, spaces, after, following):
    """The rule that decides between two characters, with spaces between them or not: (rule, whether a line may end).

    `previous` and `following` are what stands beside them. Of UAX #14 as far as it is about classes that the headlines have.
    """
    left, right = line_break(before), line_break(after) if after else ""
    if spaces:
        return _rule_after_spaces(left, right, following)
    for name, holds in (
        ("LB13", right in ("CL", "CP", "EX", "SY")),
        ("LB14", left == "OP"),
        ("LB15d", right == "IS"),
        ("LB19", right in ("QU", "QU_Pf") or left in ("QU", "QU_Pi")),
        ("LB19a", right == "QU_Pi" and not (is_east_asian(before) and is_east_asian(following))),
        ("LB19a", left == "QU_Pf" and not is_east_asian(after)),
        ("LB20a", left in ("HY", "HH") and right in ("AL", "HL") and not previous.strip()),
        ("LB21", right in ("BA", "HH", "HY", "NS") or left == "BB"),
        ("LB21a", left in ("HY", "HH") and right != "HL" and previous and line_break(previous) == "HL"),
        ("LB25", left == "HY" and right == "NU"),
        ("LB22", right == "IN"),
        ("LB23", (left, right) in (("AL", "NU"), ("HL", "NU"), ("NU", "AL"), ("NU", "HL"))),
        ("LB28", left in ("AL", "HL") and right in ("AL", "HL")),
        ("LB29", left == "IS" and right in ("AL", "HL")),
        ("LB30", left in ("AL", "HL", "NU") and right == "OP" and not is_east_asian(after)),
        ("LB30", left == "CP" and right in ("AL", "HL", "NU")),
    ):
        if holds:
            return name, False
    if left == "QU_Pf" or right == "QU_Pi":
        return "LB19a", True
    return "LB31", True


def _rule_after_spaces(left, right, following):
    for name, holds in (
        ("LB13", right in ("CL", "CP", "EX", "SY")),
        ("LB14", left == "OP"),
        ("LB15a", left == "QU_Pi"),
        ("LB15b", right == "QU_Pf" and (not following or not following.strip())),
        ("LB15d", right == "IS" and not following.isdigit()),
        ("LB16", left in ("CL", "CP") and right == "NS"),
        ("LB17", left == "B2" and right == "B2"),
    ):
        if holds:
            return name, False
    return ("LB15c" if right == "IS" else "LB18"), True
