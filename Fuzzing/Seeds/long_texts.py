"""Texts as long as what the engine has bounds for: chains that may be parted nowhere, words, stacks of marks, and what lies in
one another."""

#: What is repeated: each a chain of another kind.
CHAINS = {
    # Letters that join, or change with their neighbours, and cannot be cut without being shaped anew.
    "arabic": "ببيت", "alternating": "لا", "tatweel": "ـ", "marked": "بَّ", "syriac": "ܫܠܡ", "mongolian": "ᠮᠣᠩ", "nko": "ߒߞߏ",
    "devanagari": "क्ष", "conjuncts": "क्", "bengali": "র‍্য", "tamil": "கொ", "malayalam": "ൻ്റ", "sinhala": "ක්‍ෂ",
    "tibetan": "སྒྲོལ",
    "jamo": "각", "old jamo": "ᄀᆞ", "syllables": "한글", "emoji": "👩\u200d", "flags": "🇯🇵", "skin": "👍🏿", "keycaps": "1️⃣",
    "kerned": "AVTo", "ligatures": "ffi", "fractions": "1⁄2", "thai": "ภาษาไทย", "tones": "น้ำ", "khmer": "ស្រ្តី",
    "lao": "ໜັງສື", "burmese": "ကြေဒ္ဒ",
    # Words, and what stands between them.
    "latin": "supercali", "words": "the fox ", "short words": "a ", "japanese": "港町の図書館、", "kana": "カーッ", "wide": "「夜」",
    "han": "漢𠮷", "chinese": "中文，",
    "spaces": " ", "ideographic": "\u3000", "no-break": "a\u00a0", "tabs": "a\t", "lines": "a\n", "empty lines": "\n",
    "separators": "é\u2028", "hyphens": "a-",
    "soft": "ab\u00ad", "joined": "a\u2060", "zero width": "a\u200b", "address": "/a.b?c=", "digits": "1,234.",
    "dashes": "——", "dots": "…",
    # Marks on what stands before them, and on nothing.
    "stack": "\u0301", "stacked": "a\u0301\u0323", "points": "\u05b8", "vowels": "\u0e34", "virama": "\u094d",
    "enclosing": "a\u20dd", "voiced": "か\u3099",
    "variants": "葛\U000e0101", "selectors": "\ufe0f", "broken": "ि", "circles": "\u25cc\u0301",
    # Directions, and what is of neither.
    "turns": "א1 a ", "hebrew": "שלום ", "numbers": "ع١-", "isolates": "\u2067a\u2069", "overrides": "\u202ea\u202c",
    "neutral": "!? ", "unknown": "\ue000",
    "unassigned": "\u0378", "controls": "\u0007", "object": "\ufffc",
}
#: What opens, and what closes it: as deep as is followed, and deeper.
NESTED = [("(", ")"), ("「", "」"), ("“", "”"), ("“‘", "’”"), ("«", "»"), ("\"", "\""), ("'", "'"), ("(א", ")"), ("[a", "ב]"),
          ("\u202a", "\u202c"),
          ("\u202ea", "\u202c"), ("\u2067", "\u2069"), ("\u2068א", "\u2069"), ("\u2067\u202a", "\u202c\u2069"), ("〈", "〉"),
          ("„", "“"), ("‹", "›"), ("『「", "」』")]
#: Code units about which the engine has a bound, or a few more.
LENGTHS = (6, 15, 17, 31, 34, 63, 66, 97, 130, 257, 300, 520, 1100, 2100, 4200)
DEPTHS = (2, 7, 9, 31, 34, 62, 64, 66, 126, 130)
#: What stands before and behind.
AROUND = (("", ""), ("the quick ", " fox"), ("港町の", "夜"), ("عاجل ", "ب"), ("a", "\u0301b"), ("(", ") x\ny"))


def long_texts(longest):
    """Texts of up to so many code units."""
    number = 0
    for chain in CHAINS.values():
        units = len(chain.encode("utf-16-le")) // 2
        for length in LENGTHS:
            if length <= longest:
                # Alone at each third length, otherwise within something, which each chain meets at another one.
                before, behind = AROUND[0 if length % 3 == 0 else number % len(AROUND)]
                yield before + chain * (length // units + 1) + behind
                number += 1
        number += 1
    for opening, closing in NESTED:
        for depth in DEPTHS:
            yield opening * depth + "a ب港" + closing * depth
            yield opening * depth + "a" + closing * (depth - 1) + " b"
            yield "x" + closing * (depth // 8 + 1) + opening * depth
    # Chains that meet each other.
    chains = list(CHAINS.values())
    for place, chain in enumerate(chains):
        for distance in (1, 5, 13):
            other = chains[(place + distance) % len(chains)]
            yield chain * 12 + other * 12 + chain
