"""Forms of Markdown within lines, each beside each kind of neighbour, in each other form, and up to its bounds."""

import itertools

import long_texts

#: What marks a stretch, the same at both ends.
MARKS = ("*", "**", "***", "****", "_", "__", "___", "~", "~~", "~~~", "`", "``")
#: What may stand beside a mark: words, blanks, and punctuation of one byte and of more.
BESIDE = ("", "a", " ", "港", ".", "「", "\n", "\u3000", "*", "\\")
#: Stretches that are more than a text.
INNER = ("a", "a b", "*b*", "**b** c", "_b_", "~~b~~", "`b`", "[b](c)", "![b](c)", "<https://e.org>", "&amp;",
         "^[b](inflect: true)",
         "\\*", "b\nc", "")
DESTINATIONS = ("(a)", "()", "( a )", "(a 't')", "(a \"t\")", "(a (t))", "(a (t(u)))", "(a 't)", "(a t)", "(<a b>)", "(<a>b)",
                "(<a\nb>)", "(<a<b>)",
                "(<a", "(a\\)b)", "(<a\\>b>)", "(a(b)c)", "(a(b)", "(a\nb)", "(\n a \n 't' \n)", "(a", "(", " (a)", "[x]",
                "(a\"t\")", "(a 't\\'u')",
                "(港)", "(&amp;)", "(" + "(" * 31 + ")" * 31 + ")", "(" + "(" * 32 + ")" * 32 + ")",
                "(" + "(" * 33 + ")" * 33 + ")")
ATTRIBUTES = ("(inflect: true)", "(agreeWithConcept: 1)", "(inflect: false)", "(a: 'b)', inflect: true)",
              "(a: \"b\", c: (d: (e)))", "(a: (b)", "()", "(",
              "", " (inflect: true)", "(inflect:true", "(x: '" + "y" * 250 + "')", "(" + "y" * 254 + ")",
              "(" + "y" * 255 + ")", "(" + "y" * 256 + ")",
              "(\\))", "(港: 1)")
ADDRESSES = ("https://e.org/a?b#c", "a:", "ab:", "a1+.-:x", "1a:b", "a" * 32 + ":", "a" * 33 + ":", "b@c.d", "@c.d", "b@",
             "b@.c", "b@c.", "b@c@d", "港@c.d", "a b",
             "a<b", "mailto:x", "", "港:a", "a", "/", "b>c")
ENTITIES = ("amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "mdash", "ndash", "copy", "reg", "trade", "#0", "#65",
            "#x41", "#X41", "#xD800", "#1114111",
            "#1114112", "#x10FFFF", "#x110000", "#99999", "#999999", "#9999999", "#-1", "#+1", "#x-1", "#x", "#", "", "nope",
            "amp ", "a" * 7, "a" * 8, "港", "#港", "#x港", "Amp")


def documents():
    """Documents of the forms."""
    return list(map(str.encode, itertools.chain(beside(), within(), links(), long())))


def beside():
    """Marks with something at each side, several stretches in a document."""
    for mark in MARKS:
        for before in BESIDE:
            yield " ".join(f"{before}{mark}{first}b{last}{mark}{behind}" for first, last, behind in zip(
                BESIDE, BESIDE[3:] + BESIDE[:3], BESIDE[7:] + BESIDE[:7]))
            yield "x".join(f"{before}{mark}{first}b{mark}{before}" for first in BESIDE)


def within():
    """Each form in each marked stretch, whole and crossed by another one that ends elsewhere."""
    for first, second in itertools.product(MARKS, repeat=2):
        yield f"{first}a {second}b{second} c{first} {first}{second}d{second}{first} {first}e{second}"
        yield f"{first}a {second}b{first} c{second} {first}d{second}e{first}f{second}g{first}{second}h"
    for mark in MARKS:
        for inner in INNER:
            yield f"{mark}{inner}{mark} a{mark}{inner}{mark}a {mark} {inner}{mark} {mark}{inner}"
    for outer, inner in itertools.product(("[{}](u)", "![{}](u)", "^[{}](inflect: true)", "[{}", "[{}]", "[{}](", "*{}]*(u)",
                                           "`{}](u)`"), INNER):
        yield outer.format(inner) + " " + outer.format(f"x {inner} ") + inner
        yield f"**{outer.format(inner)}** [{outer.format(inner)}](v) ^[{outer.format(inner)}](inflect: true)"


def links():
    for destination in DESTINATIONS:
        yield f"[a]{destination} b ![*c*]{destination}d [[e]{destination}]{destination}"
    for attributes in ATTRIBUTES:
        yield f"^[a]{attributes} b ^[*c* ^[d]{attributes}]{attributes}e [^[f]{attributes}](g)"
    for address in ADDRESSES:
        yield f"<{address}> a<{address}>b **<{address}>** <{address}"
    for first, second in zip(ENTITIES, ENTITIES[1:] + ENTITIES[:1]):
        yield f"&{first}; *&{second};* &{first} a&{second};&{first};"
    yield "".join(f"\\{chr(sign)}" for sign in range(33, 127)) + "\\港\\\n\\ \\"


def long():
    """Runs of code, stretches and brackets, as many as one has to go over again, and long texts within marks."""
    for count in (3, 8, 40):
        yield "".join("`" * (number + 1) + "a" for number in range(count)) + "".join("`" * number + "b" for number in range(count, 0, -1))
        for sign in ("*a ", "a* ", "_a", "**a*", "~a", "[", "]", "[a](", "![", "^[", "`a", "``", "<a:", "&", "\\", "*[",
                     "]*(", "***a** b* "):
            yield sign * count
        yield "*" * count + "a" + "*" * count + " " + "_" * count + "b" + "_" * (count + 1)
        yield "[" * count + "a" + "](b)" * count + " " + "![" * count + "c" + "](d)" * count + "^[" * count + "e" + "](inflect: true)" * count
    for number, text in enumerate(long_texts.long_texts(1000)):
        mark = MARKS[number % len(MARKS)]
        middle = len(text) // 2
        text = text.encode(errors="replace").decode()
        yield (text, f"{mark}{text}{mark}", f"{text[:middle]}{mark}{text[middle:]}{mark}",
               f"[{text[:middle]}](a){text[middle:]}")[number // 5 % 4]
