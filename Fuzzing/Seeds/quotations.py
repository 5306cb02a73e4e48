"""Quotation marks with each kind of neighbour at each side, and with each other one open before them."""

MARKS = ("\"", "'", "“", "”", "‘", "’", "„", "‚", "«", "»", "‹", "›", "״", "׳", "「", "＂")
#: What stands before a mark: an edge, what opens, pauses and stops, words, letters that Hebrew joins to a word, and marks on those.
BEFORE = ("", " ", "(", ", ", ",", "-", ".", "a", "a\u0301", "א", "ב", "ובה", "א\u05b8", "ن", "港", "1", "\u00a0", "«", "”\u200b")
BEHIND = ("", " ", "\u3000x", ",", ", b", "-b", ".", ")", "b", "\u200bb", "א", "אב", "ארץ", "א\u05b8 ", "ن", "港", "2", "“b", "”", "״ב")
#: What is open before: nothing, every mark that may be, and more than are followed.
OPEN = ("", "„x ‚y “z ‘w «v ‹u \"t 's ", "”t ’s »r ›q ", "“a " * 9)


def quotations():
    """Texts of a paragraph for each neighbour behind: nothing is open across paragraphs."""
    for number, mark in enumerate(MARKS):
        for place, before in enumerate(BEFORE):
            for opened in (OPEN if place % 2 else OPEN[:1] + OPEN[1 + number % 3:2 + number % 3]):
                yield "\n".join(f"{opened}{before}{mark}{behind}" for behind in BEHIND)
            yield "\n".join(f"{before}{mark}{BEHIND[(place + distance) % len(BEHIND)]}{other}{BEHIND[place % len(BEHIND)]}"
                            for distance, other in enumerate(MARKS))
