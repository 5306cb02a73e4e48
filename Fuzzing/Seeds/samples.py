"""What tests hold that is worth beginning with: their grammars, tables of cases, literals and corpora."""

import functools
import pathlib
import random
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "Tests"
CORPUS = ROOT / "Fuzzing/Corpus"
ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"0": b"\0", b"s": b" "}
LITERAL = re.compile(r'(#*)"""\n(.*?)\n *"""\1|(#+)"([^\n]*?)"\3|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
#: Documents of a row of a grammar that are put together by chance, and the pieces that one has at most.
MIXED, MOST_PIECES = 3, 7


def unescaped(cell):
    """The bytes of a cell of a table; nothing for `;`."""
    if cell == ";":
        return b""
    return re.sub(rb"\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|.)", unescaped_sign, cell.encode())


def unescaped_sign(found):
    if len(found[1]) == 3:
        return bytes([int(found[1][1:], 16)])
    if len(found[1]) == 5:
        return chr(int(found[1][1:], 16)).encode(errors="replace")
    return ESCAPES.get(found[1], found[1])


def shown(text):
    """A text in which `\\u{…}` stands for what has no picture."""
    return re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), text).replace("\\n",
        "\n").encode(errors="replace")


def documents(module, table="grammars.txt"):
    """The words of each row of a module's grammars, with its documents: one of all pieces, one of each, some of a few."""
    for number, line in enumerate((TESTS / module / "Recorded" / table).read_text().splitlines()):
        cells = line.split(" | ")
        if line.startswith("#") or len(cells) < 6:
            continue
        # A piece may be the bar that stands between columns.
        pieces = [unescaped(piece) for piece in " | ".join(cells[3:-2]).split(" ")]
        before, after = unescaped(cells[2]), unescaped(cells[-2])
        chance = random.Random(number)
        mixed = [chance.choices(pieces, k=chance.randint(2, MOST_PIECES)) for _ in range(MIXED)]
        for middle in [pieces, *([piece] for piece in pieces), *mixed]:
            yield cells[1].split(" "), before + b"".join(middle) + after


def rows(path):
    """The cells of the rows of a table of cases."""
    for line in (TESTS / path).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def inputs():
    """The words of each case of inputs, with the input."""
    for line in (TESTS / "InputsTests/Cases/inputs.txt").read_text().splitlines():
        cells = line.split(" | ")
        if not line.startswith("#") and len(cells) >= 3:
            yield cells[0].split(" "), unescaped(" | ".join(cells[1:-1]))


def headlines(count=3):
    """Some headlines of each language, with what stands beneath them."""
    for path in sorted((TESTS / "Corpora/headlines").glob("*.tsv")):
        for line in path.read_text().splitlines()[1:count + 1]:
            cells = line.split("\t")
            yield path.stem, cells[1].encode(), cells[2].encode()


@functools.cache
def literals(module, shortest=8, longest=2048):
    """The literals in a module's tests, but for those that interpolate."""
    found = {}
    for path in sorted((TESTS / module).rglob("*.swift")):
        for literal in LITERAL.finditer(path.read_text()):
            text = plain(literal)
            if text is not None and shortest <= len(text) <= longest:
                found[text] = None
    return list(found)


def plain(literal):
    """The bytes that a literal stands for; nothing for one that interpolates."""
    hashes = literal[1] or literal[3] or ""
    text = next(part for part in (literal[2], literal[4], literal[5]) if part is not None)
    if f"\\{hashes}(" in text:
        return None
    if literal[2] is not None:
        indent = min((len(line) - len(line.lstrip(" ")) for line in text.splitlines() if line.strip()), default=0)
        text = "\n".join(line[indent:] for line in text.splitlines())
    return text.encode() if hashes else unescaped_literal(text)


def unescaped_literal(text):
    text = re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), text)
    signs = {"n": "\n", "r": "\r", "t": "\t", "0": "\0", "\n": ""}
    return re.sub(r"\\(.)", lambda found: signs.get(found[1], found[1]), text, flags=re.DOTALL).encode(errors="replace")


def made_up(target):
    """The inputs that a fuzzer has made up for a target."""
    for path in sorted((CORPUS / target).glob("?" * 40)):
        yield path.read_bytes()


def some(items, most):
    """Up to so many of different items, from all over them."""
    items = list(dict.fromkeys(items))
    if len(items) <= most:
        return items
    return [items[index * len(items) // most] for index in range(most)]


def altered(document, key):
    """A document cut off, and with a part of it twice, without, and with a bit of it turned: by chance, of which the key
    decides."""
    chance = random.Random(key)
    if len(document) < 4:
        return
    place = chance.randrange(len(document))
    length = chance.randrange(1, min(16, len(document)))
    yield document[:place]
    yield document[:place] + document[place:place + length] * 2 + document[place + length:]
    yield document[:place] + document[place + length:]
    yield document[:place] + bytes([document[place] ^ 1 << chance.randrange(8)]) + document[place + 1:]
