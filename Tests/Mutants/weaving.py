"""Reads Tests/Mutants/faults.tsv and weaves its faults into sources, each behind a switch."""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLE = pathlib.Path(__file__).resolve().parent / "faults.tsv"
COLUMNS = ["file", "kind", "place", "wrong", "suite", "equivalent"]
KINDS = {"comparison", "order", "sign", "unit", "index", "forgotten", "constant", "neighbour", "condition", "operator"}

# One such file in each module. FITCHECK_FAULT is read once; FITCHECK_REACHED names a file with a byte for each fault, which
# becomes 1 when its place is reached, by whatever process.
SWITCH = """\
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A variable, or else the parent's: a widget's program is given an environment of its own.
private func variable(_ name: String) -> String? {
  if let value = getenv(name) { return String(cString: value) }
  guard let file = fopen("/proc/\\(getppid())/environ", "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = fread(&bytes, 1, bytes.count, file)
  for entry in bytes.prefix(count).split(separator: 0) {
    let text = String(decoding: entry, as: UTF8.self)
    if text.hasPrefix(name + "=") { return String(text.dropFirst(name.utf8.count + 1)) }
  }
  return nil
}

private let closedFault: Int = variable("FITCHECK_FAULT").flatMap { Int($0) } ?? -1

private nonisolated(unsafe) let reachedFaults: UnsafeMutableRawPointer? = {
  guard let path = variable("FITCHECK_REACHED") else { return nil }
  let file = open(path, O_RDWR)
  guard file >= 0 else { return nil }
  defer { close(file) }
  let map = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  return map == MAP_FAILED ? nil : map
}()

@usableFromInline func isFaulty(_ number: Int) -> Bool {
  reachedFaults?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
  return closedFault == number
}
"""

# An operator that is one thing or another: precedence, conditions on its operands, what it gives.
COMPARISON = ("ComparisonPrecedence", ["Comparable"], "T", "Bool")
OPERATORS = {
    **dict.fromkeys(["<", "<=", ">", ">="], COMPARISON),
    **dict.fromkeys(["==", "!="], ("ComparisonPrecedence", ["Equatable"], "T", "Bool")),
    **dict.fromkeys(["+", "-"], ("AdditionPrecedence", ["AdditiveArithmetic"], "T", "T")),
    **dict.fromkeys(["*", "/"], ("MultiplicationPrecedence", ["FloatingPoint", "BinaryInteger"], "T", "T")),
    **dict.fromkeys(["+=", "-="], ("AssignmentPrecedence", ["AdditiveArithmetic"], "inout T", "Void")),
    **dict.fromkeys(["*=", "/="], ("AssignmentPrecedence", ["FloatingPoint", "BinaryInteger"], "inout T", "Void")),
    "&&": ("LogicalConjunctionPrecedence", None, "Bool", "Bool"),
    "||": ("LogicalDisjunctionPrecedence", None, "Bool", "Bool"),
    "..<": ("RangeFormationPrecedence", None, "Int", "Range<Int>"),
    "...": ("RangeFormationPrecedence", None, "Int", "ClosedRange<Int>"),
}

Woven = collections.namedtuple("Woven", "text lines")


class Fault:
    """One row. In its place ⟦ and ⟧ mark the part that would be wrong; what would stand there instead is

    - an operator for an operator, `min` for `max`;
    - statements for statements, in braces: `{ count += 2 }`, `{}` for none;
    - anything that holds FAULTY, which is true when the fault is there: `, !FAULTY` at the end of a condition;
    - or an expression for an expression.
    """

    def __init__(self, number, row, line=0):
        self.number, self.line = number, line
        for column, value in zip(COLUMNS, row + [""] * (len(COLUMNS) - len(row))):
            setattr(self, column, value)
        self.module = self.file.split("/")[0]

    @property
    def name(self):
        return f"{self.file}: {self.place} → {self.wrong or 'nothing'}"

    def row(self):
        return "\t".join(getattr(self, column) for column in COLUMNS).rstrip("\t")

    def find(self, text):
        """Where the part begins and ends in a source, or a sentence that says why it has no place."""
        pieces = re.fullmatch(r"([^⟦⟧]*)⟦([^⟦⟧]*)⟧([^⟦⟧]*)", self.place.replace("\\n", "\n"), re.DOTALL)
        if not pieces:
            return "its place needs one ⟦ and one ⟧"
        before, part, after = pieces.groups()
        # The place begins and ends where words do.
        whole = re.escape(before + part + after)
        whole = (r"(?<!\w)" if re.match(r"\w", before + part + after) else "") + whole
        whole += r"(?!\w)" if re.search(r"\w$", before + part + after) else ""
        found = [match.start() for match in re.finditer(whole, text)]
        if len(found) != 1:
            return f"its place is found {len(found)} times"
        begin = found[0] + len(before)
        return begin, begin + len(part)

    def woven(self, part):
        """What is written in place of the part, and the declarations it needs at the end of the file."""
        wrong, faulty = self.wrong, f"isFaulty({self.number})"
        if part in OPERATORS and wrong in OPERATORS:
            return self.woven_operator(part)
        if {part, wrong} == {"min", "max"}:
            name = f"fault{self.number}"
            return name, (
                f"@usableFromInline func {name}<T: Comparable>(_ a: T, _ b: T, _ more: T...) -> T {{\n"
                f"  {faulty} ? more.reduce(Swift.{wrong}(a, b)) {{ Swift.{wrong}($0, $1) }}"
                f" : more.reduce(Swift.{part}(a, b)) {{ Swift.{part}($0, $1) }}\n}}\n"
            )
        if "FAULTY" in wrong:
            return wrong.replace("FAULTY", faulty), ""
        if wrong.startswith("{") and wrong.endswith("}"):
            return f"if {faulty} {wrong} else {{ {part} }}", ""
        return f"({faulty} ? ({wrong}) : ({part}))", ""

    def woven_operator(self, part):
        precedence, conditions, first, result = OPERATORS[part]
        name = "".join(chr(0x2190 + digit) for digit in (self.number // 4096, self.number // 64 % 64, self.number % 64))
        # The declarations bear the place's spaces as any operator does.
        lines = f"infix operator {name}: {precedence}\n"
        faulty = f"isFaulty({self.number})"
        if part in ("&&", "||"):
            return name, lines + (
                f"@usableFromInline func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
                f"  {faulty} ? try a {self.wrong} b() : try a {part} b()\n}}\n"
            )
        if part in ("..<", "..."):
            wrong = {"..<": "a..<(b + 1)", "...": "a...(b - 1)"}[part]
            return name, lines + (
                f"@usableFromInline func {name} (a: Int, b: Int) -> {result} {{ {faulty} ? {wrong} : a{part}b }}\n"
            )
        for condition in conditions:
            body = f"if {faulty} {{ return a {self.wrong} b }} else {{ return a {part} b }}"
            lines += f"@usableFromInline func {name} <T: {condition}>(a: {first}, b: T) -> {result} {{ {body} }}\n"
        return name, lines


def read(table=TABLE):
    """The faults of the table, and what is wrong with its rows."""
    faults, wrong, seen = [], [], set()
    for number, line in enumerate(table.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        row = line.split("\t")
        where = f"{table.name}:{number}"
        if not 4 <= len(row) <= len(COLUMNS):
            wrong.append(f"{where}: four to {len(COLUMNS)} columns: {', '.join(COLUMNS)}")
            continue
        # Its line is its number: what other rows are woven into need not be compiled again.
        fault = Fault(number, row, number)
        if fault.kind not in KINDS:
            wrong.append(f"{where}: no such kind: {fault.kind} (there are {', '.join(sorted(KINDS))})")
        if fault.name in seen:
            wrong.append(f"{where}: stands there twice")
        seen.add(fault.name)
        faults.append(fault)
    return faults, wrong


def lost_suites(faults):
    """Which rows name a suite that is not there, and so notices nothing any more, as sentences."""
    tests, declared = ROOT / "Tests", set()
    for path in tests.rglob("*.swift"):
        names = re.findall(r"\b(?:struct|class|enum|actor|extension) (\w+)", path.read_text(encoding="utf-8"))
        declared |= {f"{path.relative_to(tests).parts[0]}.{name}" for name in names}
    return [f"{TABLE.name}:{fault.line}: there is no suite {fault.suite}" for fault in faults
            if fault.suite and fault.suite not in declared]


def weave(faults, report=None):
    """The woven text of each file, and of each of its lines the faults in it.

    `report` is called with a fault that has no place, and why.
    """
    result, by_file = {}, collections.defaultdict(list)
    for fault in faults:
        by_file[fault.file].append(fault)
    report = report or (lambda fault, why: None)
    for name, group in by_file.items():
        source = ROOT / "Sources" / name
        if not source.exists():
            for fault in group:
                report(fault, "there is no such file")
            continue
        text = source.read_text(encoding="utf-8")
        places = {}
        for fault in group:
            found = fault.find(text)
            if isinstance(found, str):
                report(fault, found)
                continue
            begin, end = found
            if any(begin < other_end and other < end for other, other_end in places if (other, other_end) != found):
                report(fault, "it overlaps another one's place")
            elif found in places:
                report(fault, "another one has this very place: mark more, or less, of it")
            else:
                places[found] = fault
        pieces, end, declared, lines = [], 0, [], collections.defaultdict(list)
        count = 1
        for (begin, stop), fault in sorted(places.items(), key=lambda place: place[0]):
            instead, declaration = fault.woven(text[begin:stop])
            declared.append(declaration)
            between = text[end:begin]
            count += between.count("\n")
            for line in range(count, count + instead.count("\n") + 1):
                lines[line].append(fault)
            count += instead.count("\n")
            pieces += [between, instead]
            end = stop
        whole = "".join(pieces) + text[end:]
        # Declarations stand behind it, so that lines keep their numbers.
        count = whole.count("\n") + 1
        for (_, fault), declaration in zip(sorted(places.items(), key=lambda place: place[0]), declared):
            for line in range(count, count + declaration.count("\n")):
                lines[line].append(fault)
            count += declaration.count("\n")
            whole += declaration
        result[name] = Woven(whole, lines)
    return result
