"""Proposes faults that nobody has seen: small ones, of the kinds people make, at places drawn by chance."""

import collections
import random
import re

from weaving import ROOT, Fault, read

# Modules in proportion to their lines; the macros are left out, which run in the compiler.
LEFT_OUT = {"WidgetMacros", "Compatibility"}

COMPARED = {"<": ["<=", ">"], "<=": ["<"], ">": [">=", "<"], ">=": [">"], "==": ["!="], "!=": ["=="]}
COUNTED = {"+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="]}
NEIGHBOURS = [
    ("width", "height"), ("leading", "trailing"), ("top", "bottom"), ("first", "last"), ("minX", "maxX"), ("minY", "maxY"),
    ("lowerBound", "upperBound"), ("horizontal", "vertical"), ("ascent", "descent"), ("x", "y"), ("start", "end"),
    ("red", "blue"), ("before", "after"), ("left", "right"), ("isEmpty", "isEmpty == false"), ("smaller", "larger"),
    ("min", "max"), ("upper", "lower"), ("ideal", "minimum"), ("regular", "bold"),
]
NEIGHBOUR = {**dict(NEIGHBOURS), **{second: first for first, second in NEIGHBOURS if " " not in second}}


def blanked(text):
    """The source with comments and what stands in strings made blank, every place where it was."""
    pattern = re.compile(r'"""[\s\S]*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
    return pattern.sub(lambda match: re.sub(r"[^\n]", "\x01", match.group()), text)


def sites(text):
    """Each as kind, beginning, end, and what could stand there instead."""
    code = blanked(text)
    for line in re.finditer(r"[^\n]+", code):
        content, offset = line.group(), line.start()
        stripped = content.strip()
        if not stripped or stripped.startswith(("@", "import", "public import", "#", "infix", "precedencegroup", "func")):
            continue
        is_case = stripped.startswith("case ")
        is_declared = re.match(r"((public|package|private|fileprivate|internal|static|mutating) )*(func|init|struct|enum|"
                               r"extension|protocol|typealias|subscript|final class|class|associatedtype)\b", stripped)

        def site(kind, begin, end, wrong):
            return kind, offset + begin, offset + end, wrong

        if not is_declared:
            for match in re.finditer(r"(?<= )(<=?|>=?|==|!=)(?= )", content):
                # Nothing is compared with nil by Equatable's operator.
                if "nil" not in content[match.end():match.end() + 5] and "where" not in content:
                    for wrong in COMPARED[match.group()]:
                        yield site("comparison", *match.span(), wrong)
            for match in re.finditer(r"(?<= )([-+*/]=?)(?= )", content):
                if "\x01" not in content:
                    for wrong in COUNTED[match.group()]:
                        yield site("sign", *match.span(), wrong)
            for match in re.finditer(r"(?<= )(&&|\|\|)(?= )", content):
                yield site("condition", *match.span(), "||" if match.group() == "&&" else "&&")
            for match in re.finditer(r"(?<=[\w)])\.\.[.<](?=[\w(])", content):
                if not is_case:
                    yield site("index", *match.span(), "..." if match.group() == "..<" else "..<")
            for match in re.finditer(r"(?<![\w.])(min|max)(?=\()", content):
                yield site("order", *match.span(), "max" if match.group() == "min" else "min")
            # A condition that is always, or never, so.
            match = re.match(r"\s*(?:if|guard|\} else if) ([^,{}]+?) (?:\{|else \{)", content)
            if match and not re.search(r"\b(let|var|case)\b|#available", match.group(1)):
                for wrong in ("true", "false"):
                    yield site("condition", *match.span(1), wrong)
            match = re.match(r"\s*(?:if|guard) .*?, ([^,{}=]+?) (?:\{|else \{)", content)
            if match and not re.search(r"\b(let|var|case)\b", match.group(1)) and match.group(1).count("(") == match.group(1).count(")"):
                yield site("forgotten", *match.span(1), "true")
            match = re.match(r"\s*((?:[a-z]\w*\.)*[a-z]\w*(?: [-+*/|]?= [^{}]+|\.(?:append|insert|remove\w*|formUnion)\([^{}]*\)))$", content)
            if match and match.group(1).count("(") == match.group(1).count(")") and "self." not in match.group(1):
                yield site("forgotten", *match.span(1), "{}")
        if is_case and stripped.endswith(":") is False and re.match(r"case [^:]+: \S", stripped):
            colon = content.index(":")
            if content[:colon].count("(") == content[:colon].count(")") and "where" not in content:
                yield site("forgotten", colon, colon, " where !FAULTY")
        begin = content.index(":") if is_case and ":" in content else len(content) if is_case else 0
        for match in re.finditer(r"(?<![\w.$\]])(0x[\dA-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?)(?![\w.]|\.\.)", content):
            if match.start() < begin:
                continue
            number = match.group().replace("_", "")
            if number.startswith("0x"):
                yield site("constant", *match.span(), f"0x{int(number, 16) + 1:X}")
            elif "." in number:
                yield site("constant", *match.span(), f"{float(number) * 1.1:.6g}" if float(number) else "0.5")
            else:
                yield site("constant", *match.span(), str(int(number) + 1))
        for match in re.finditer(r"(?<![\w.$])(true|false)(?!\w)", content):
            if match.start() >= begin:
                yield site("condition", *match.span(), "false" if match.group() == "true" else "true")
        if not is_declared:
            for match in re.finditer(r"(?<![\w.\])?!&$])(?:[A-Za-z_$][\w$]*)?((?:\.\w+)*)\.(\w+)(?![\w(\[?!.:{]| [-+*/]?= | =$| \{)", content):
                if match.group(2) in NEIGHBOUR and match.start() >= begin:
                    wrong = match.group()[:-len(match.group(2))] + NEIGHBOUR[match.group(2)]
                    yield site("neighbour", *match.span(), wrong)


def place_of(text, begin, end):
    """A short text around the part that is found only once, as a row says it."""
    line_begin = text.rfind("\n", 0, begin) + 1
    line_end = text.find("\n", end)
    line_end = len(text) if line_end < 0 else line_end
    line_begin += len(text[line_begin:begin]) - len(text[line_begin:begin].lstrip())

    def place(first, last):
        return text[first:begin] + "⟦" + text[begin:end] + "⟧" + text[end:last]

    # Words around it first, then the line, then lines before it.
    fault = Fault(0, ["", "", "", ""])
    first, last = begin, end
    while True:
        fault.place = place(first, last)
        if isinstance(fault.find(text), tuple) and last - first >= min(24, line_end - line_begin):
            return fault.place.replace("\n", "\\n")
        if first <= line_begin and last >= line_end:
            break
        if first > line_begin:
            first = max(line_begin, text.rfind(" ", 0, max(first - 1, 0)) + 1)
        if last < line_end:
            next_space = text.find(" ", last + 1)
            last = line_end if next_space < 0 else min(line_end, next_space)
    for _ in range(4):
        first = text.rfind("\n", 0, max(first - 1, 0)) + 1
        fault.place = place(first, last)
        if isinstance(fault.find(text), tuple):
            return fault.place.replace("\n", "\\n")
    return None


def propose(count, seed, texts=()):
    """So many faults that the table does not hold, each file in proportion to its lines, no two near one another; only in
    files whose paths hold one of the texts."""
    chance = random.Random(seed)
    known = collections.defaultdict(list)
    for fault in read()[0]:
        known[fault.file].append(fault)
    files = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        name = str(path.relative_to(ROOT / "Sources"))
        if name.split("/")[0] not in LEFT_OUT and (not texts or any(text in name for text in texts)):
            text = path.read_text(encoding="utf-8")
            lines = sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("//"))
            files.append((name, text, lines))
    found, taken = [], {}
    for _ in range(count * 20):
        if len(found) == count:
            break
        name, text, _ = chance.choices(files, [lines for _, _, lines in files])[0]
        by_kind = {}
        for site in sites(text):
            by_kind.setdefault(site[0], []).append(site)
        if not by_kind:
            continue
        kind, begin, end, wrong = chance.choice(by_kind[chance.choice(sorted(by_kind))])
        if any(begin <= other_end + 40 and other <= end + 40 for other, other_end in taken.get(name, [])):
            continue
        if any(fault.wrong == wrong and fault.find(text) == (begin, end) for fault in known[name]):
            continue
        place = place_of(text, begin, end)
        if place is None or "\t" in place or text[begin:end] == wrong:
            continue
        taken.setdefault(name, []).append((begin, end))
        found.append(Fault(len(found) + 1, [name, kind, place, wrong]))
    return found
