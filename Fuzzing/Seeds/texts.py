"""Texts for targets that set them, and for those that read a little of a language in them."""

import itertools
import json
import random

import lists
import long_texts
import markdown_forms
import named_scalars
import quotations
import samples

LANGUAGES = {"ja": 0, "en": 1, "ar": 2, "th": 3}
#: What no table of the tests has side by side: scripts whose letters are joined, moved and stacked, and what breaks lines.
SCRIPTS = ("e\u0301\u0323 a\u0308\u0304 o\u0328\u0301 Z\u0351\u036b\u0343\u036a\u0302",
           "fi ffl ﬁ ﬄ AV To 1/2 ½ x² 1,234.5 €5 №7 §4", "İstanbul ıI ß ẞ ĳ Ǆ ŉ ΰ ﬓ", "Ελληνικά ς άέή ᾳ ῷ",
           "Українська ґ ї й й", "ქართული ხელოვნება ᲥᲐᲠᲗᲣᲚᲘ", "Հայերեն լուրեր եւ", 'שָׁלוֹם עוֹלָם (abc) 12:30 "צה״ל"',
           "مُحَمَّد لا لأ لآ الله ﷺ ﷽ ١٢٣ ۱۲۳ پچگ ک‌ه نستعلیق ـــ", "ܫܠܡܐ ܥܠܡܐ ߒߞߏ 𞤀𞤣𞤤𞤢𞤥 ހިވެ",
           "हिन्दी क्षत्रिय र्क्षि श्र कृ क़ ज्‍ञ ज्‌ञ ॐ ।", "বাংলা র‍্য ক্ষ্ম কো র্ক ৎ ড়", "ਪੰਜਾਬੀ ੴ ગુજરાતી ଓଡ଼ିଆ",
           "தமிழ் கொ க்ஷ ஸ்ரீ ఆంధ్ర క్ష్మ ಕನ್ನಡ ರ್ಕ മലയാളം ൻ്റ ക്ര", "සිංහල ක්‍ෂ ශ්‍රී",
           "ภาษาไทย น้ำ กำ ก็ เก่า ฯลฯ ๆ ๑๒๓ เ แก้ว", "ພາສາລາວ ກຳ ໜັງສື ໆ", "ខ្មែរ ស្រ្តី ក្រៅ ឥឡូវ ៗ ៛",
           "မြန်မာ ကြေ ဒ္ဒ င်္ဂ ၎င်း ꩬ ႏ", "བོད་སྐད རྒྱུ་ སྒྲོལ་མ། ༄༅།", "한국어 각 각 ᄀᆞᆫ ㄱㅏ ﾡ 읽다 (서울)",
           "日本語の「引用」、『二重』。カー・ッャ々ゝヽ〱〲 ㍻ ㌔ ｶﾞﾊﾟ が か゚", "漢字葛\U000e0100 辻\U000e0101 ﾞ 𠮷野家 𪚥 叱ㇰ ⺡", "中文「引號」，。！？…… —— 《書名》〈篇〉 ﹁﹂ ㄅㄆㄇ",
           "ꆈꌠꉙ ᠮᠣᠩᠭᠣᠯ ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ አማርኛ። ⴰⵎⴰⵣⵉⵖ ᚠᚢᚦ ⠓⠑", "👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇯🇵🇺🇸🇦 1️⃣ #⃣ ❤︎ ❤️ ☺ 👍🏿 🧑‍🤝‍🧑 ‍🔥 🅰️ ⌚︎",
           "a\u200bb a\u200cb a\u200db a\u2060b a\ufeffb a\u00adb super\u00adcali\u00adfragilistic",
           "\u202aabc\u202c \u202bאבג\u202c \u202dאבג\u202c \u202eabc\u202c \u2066א\u2069 \u2067a\u2069 \u2068א\u2069 \u200fa\u200eא \u061c1",
           "((א)) [a(ב]c) {ג} 〈א〉 «ב» (ع[1]) א-1+2=3% a/ב $5 ١٬٢٣", "one\ttwo\tthree\t\t\u00a0end\u2007x\u202fy\u3000z\u2003w",
           "first\nsecond\r\nthird\rfourth\u2028fifth\u2029sixth\u000bseventh\u000ceighth\u0085ninth\n\n",
           "https://example.com/a/b?c=d&e=f#g user@host.org C++ AT&T e-mail --- -- – — … ... ‥ ‐ ‑",
           "“a” ‘b’ „c“ ‚d‘ «e» ‹f› 'g' \"h\" ”i“ (‘j’) ‘‘k’’",
           "\ufffc\ufffd\ue000\U000f0000\u0378\U0001fffe\ud7ff \u0000\u0001\u001b\u007f\u009f",
           "\u25cc\u094d \u0301 \u064b \u0e34 \u1037 \u093f \u200d\u0e33 \ufe0f \u20e3 \U0001f3fd",
           "①⑩ Ⅳ ㈱ ㊙ ㋿ ℡ ™ © ® ← ⇒ ∑ ∫ √2 𝒜𝔹𝟙 ♠ ♫ ✓ 🀄 🃏 ␀",)
#: What a text is set between, so that lines end within it.
AROUND = ("", "港町の図書館、", "the quick ")

#: Choices before a text, before runs, and before the text of each.
TEXT_CHOICES, RUNS_CHOICES, RUN_CHOICES = 11, 6, 4
#: What stands before a text that more is chosen of, and how many there are of each choice: filling, hanging punctuation,
#: breaks in words, strictness, breaks in Hangul, direction, ligatures, composition, alignment, line spacing, leading, line
#: height, line metrics, tightening and height.
MARKER = 0xFF
MORE = (4, 16, 3, 4, 2, 3, 2, 2, 3, 4, 4, 5, 2, 3, 5)
#: Bytes of a text that was found for another target: what it reaches, short ones reach as well, and more often a second.
LONGEST_FOUND = 400


def known_texts():
    """Texts with the languages they are of, first those that have most in them."""
    for number, line in enumerate(SCRIPTS):
        yield ("ja", "en", "ar", "th", None)[number % 5], (AROUND[number % 3] + line).encode(errors="replace")
    for word in " ".join(SCRIPTS).split(" "):
        if word:
            yield None, word.encode(errors="replace")
    for cells in samples.rows("TypesettingTests/Cases/texts-in-all-scripts.txt"):
        yield cells[0], samples.shown(cells[-1])
    for language, title, snippet in samples.headlines():
        yield language, title
        yield language, snippet[:300]
    for table, language, place in [("TypesettingTests/Cases/lines.tsv", 0, 4), ("TypesettingTests/Cases/truncation.tsv", 0, 4),
                                   ("TypesettingTests/Cases/visual-order.tsv", None, 3),
                                   ("TypesettingTests/Cases/line-edges.tsv", None, 5),
                                   ("TypesettingTests/Cases/exactness.tsv", None, 1),
                                   ("UnicodeTextTests/Cases/levels.tsv", None, 1),
                                   ("UnicodeTextTests/Cases/line-breaks.tsv", 0, 3),
                                   ("UnicodeTextTests/Cases/enclosing-marks.tsv", 0, 1)]:
        for cells in samples.rows(table):
            if len(cells) > place:
                text = cells[place].replace("|", "") if "breaks" in table else cells[place]
                yield cells[language] if language is not None else None, samples.shown(text)
    yield from conformance("GraphemeBreakTest.txt", 40)
    yield from conformance("LineBreakTest.txt", 80)
    for module in ("TypesettingTests", "TextShapingTests"):
        yield from ((words[1], text) for words, text in samples.documents(module))
    yield from ((words[0], text) for words, text in samples.documents("UnicodeTextTests"))


def conformance(table, count):
    """Texts of Unicode's own tests, from all over them, and several in one, which reach more."""
    path = samples.TESTS / "UnicodeTextTests/Conformance" / table
    lines = [line.partition("#")[0].split() for line in path.read_text().splitlines() if line.startswith(("÷", "×"))]
    texts = ["".join(chr(int(word, 16)) for word in line if word not in "÷×").encode(errors="replace") for line in lines]
    together = [b" ".join(texts[start:start + 40]) for start in range(0, len(texts), max(1, len(texts) // 20))]
    for text in samples.some(texts, count) + together:
        yield None, text


def found_texts(but):
    """What a fuzzer has made up for the targets of texts, but for one: each sets them through other code."""
    texts = {"texts": lambda data: without_more(data[TEXT_CHOICES:]), "markdown": lambda data: data,
             "runs": lambda data: b"".join(run[RUN_CHOICES:] for run in without_more(data[RUNS_CHOICES:]).split(b"\0"))}
    for target, text in texts.items():
        if target != but:
            yield from (text(data)[:LONGEST_FOUND] for data in samples.some(samples.made_up(target), 1500))


def without_more(text):
    """A text without what more is chosen of it."""
    return text[1 + len(MORE):] if text[:1] == bytes([MARKER]) else text


def more_chosen():
    """Choices behind the marker: each alone, and by chance many at once, each time with a number for what else is chosen."""
    for place, count in enumerate(MORE):
        for value in range(1, count):
            for turn in range(TURNS):
                yield value + turn * 7, bytes([MARKER] + [value if other == place else 0 for other in range(len(MORE))])
    for number in range(MIXED):
        chance = random.Random(number)
        # As many are as they are without the marker.
        yield number, bytes([MARKER] + [chance.choice([0, chance.randrange(count)]) for count in MORE])


def chosen_texts():
    """Texts that break, join, turn and hang, each with the choices that it is set with, its setting, and a number."""
    known = [line.encode(errors="replace") for line in SCRIPTS]
    known += [title + b" " + snippet[:100] for _, title, snippet in samples.headlines(2)]
    known += ["「夜の港」、（朝）。「東京、大阪。」".encode(), "super\u00adcali\u00adfragilistic “word”, (a). End.".encode()]
    for place, (number, more) in enumerate(more_chosen()):
        yield place, more, SETTINGS[(number + place) % len(SETTINGS)], known[place * 5 % len(known)]


def paragraph(chance):
    """Size, number of lines, cut, scale and tracking: mostly what widgets have."""
    return [chance.choice([0, 0, 0, 1, 2, 3, 4]), chance.randrange(5), chance.randrange(3), chance.randrange(3),
            chance.choice([0, 0, 2, 3])]


def width(chance):
    """The place of a width: none, 0, 1, 30, 146, 157.5, a million."""
    return chance.choice([0, 1, 2, 3, 3, 3, 4, 4, 4, 5, 6])


#: Places of size, number of lines, cut, scale, tracking and width, of which each makes the engine fill lines, or search,
#: otherwise.
SETTINGS = [[0, limit, cut, scale, tracking, width] for limit, scale, tracking, width in [
    (2, 0, 0, 4), (2, 0, 0, 3), (3, 0, 0, 4), (3, 0, 0, 3), (2, 0, 3, 4), (2, 0, 2, 4), (2, 2, 0, 4), (3, 2, 0, 3), (4, 0, 0, 3),
    (2, 2, 3, 5)] for cut in range(3)]
SETTINGS += [[size, 0, 0, scale, 0, width] for size, scale, width in [
    (0, 0, 4), (0, 0, 3), (0, 0, 2), (0, 0, 0), (0, 2, 4), (2, 0, 5), (4, 0, 4), (3, 0, 3)]]
#: Texts that each further choice is made for alone, and those that many are made for.
TURNS, MIXED = 6, 400
#: Code units of a long text that is set in several ways.
SHORT = 300


def parts_set(longest):
    """Long texts, and those of quotation marks and of named scalars, each with some settings by turns, and a number for what
    else is chosen."""
    number = 0
    # Each chain alone, from the text's begin to its end, cut in each way in a room and in a narrow one.
    for chain in long_texts.CHAINS.values():
        for length, setting in itertools.product((70, 300), SETTINGS[:6]):
            number += 3
            yield number, (chain * length)[:length].encode(errors="replace"), setting
    for times, kind in ((2, long_texts.long_texts(longest)), (1, quotations.quotations()),
                        (1, named_scalars.texts_of_named_scalars())):
        for text in kind:
            for _ in range(times if len(text) < SHORT else 1):
                number += 1
                yield number, text.encode(errors="replace"), SETTINGS[number * 7 % len(SETTINGS)]


def japanese_set():
    """Japanese with each way of parting phrases, of trimming punctuation, and some settings."""
    # Korean, Japanese and Chinese.
    known = [line.encode() for line in SCRIPTS[20:24]] + ["国際線の定期便が再開へ、「夜も開く」と発表".encode()]
    known += [title for language, title, _ in samples.headlines(2) if language in ("ja", "ko")]
    for number, (text, phrases, trimming) in enumerate(itertools.product(known, range(3), range(5))):
        for setting in SETTINGS[number % 7::7]:
            yield [number % 3, 0, phrases, trimming], setting, text


def texts():
    """Texts behind their choices."""
    for number, text, setting in parts_set(5000):
        yield bytes([number % 3, number % 5, number // 5 % 3, number // 3 % 5] + setting + [0]) + text
    for choices, setting, text in japanese_set():
        yield bytes(choices + setting + [0]) + text
    for number, more, setting, text in chosen_texts():
        yield bytes([number % 3, number % 5, number // 5 % 3, 0 if number % 4 else number // 4 % 5] + setting + [0]) + more + text
    known = list(dict.fromkeys(known_texts()))
    rich = len(SCRIPTS)
    # The first are set in several ways; of the others each once, by turns.
    found = [(None, text) for text in found_texts("texts")]
    for number, (language, text) in enumerate(known[:rich] * 4 + samples.some(known[rich:], 1500) + found):
        chance = random.Random(number)
        # One text of forty twice or more often.
        once = 0 if number % 40 else 252 + number // 40 % 3
        choices = [chance.randrange(3), LANGUAGES.get(language, 4), chance.randrange(3), chance.randrange(5)]
        yield bytes(choices + paragraph(chance) + [width(chance), once]) + text


def runs():
    """Texts of several runs, which begin and end anywhere, also within what belongs together."""
    for number, text, setting in parts_set(1200):
        signs = text.decode(errors="replace").replace("\0", "")
        # In one run, or parted in the middle and before the end; every other one is of runs that differ in more than the weight.
        ends = [[], [len(signs) // 2], [len(signs) // 3, max(len(signs) // 3, len(signs) - 2)]][number % 3]
        parts = [signs[start:end] for start, end in zip([0, *ends], [*ends, len(signs)])]
        differs = number // 3 % 2
        styles = [bytes([3 + (number + place) % 3, 6 + place * differs, 4 + number // 6 % 4 * differs, 4 + place * differs])
                  for place in range(len(parts))]
        yield bytes(setting) + b"\0".join(style + part.encode() for style, part in zip(styles, parts))
    for number, more, setting, text in chosen_texts():
        signs = text.decode(errors="replace").replace("\0", "")
        middle = number % (len(signs) + 1)
        yield bytes(setting) + more + b"\0".join(
            bytes([3 + (number + place) % 3, 6 + place, 4, 4]) + part.encode()
            for place, part in enumerate((signs[:middle], signs[middle:])))
    known = list(dict.fromkeys(text for _, text in known_texts()))
    rich = len(SCRIPTS)
    for number, text in enumerate(known[:rich] * 3 + samples.some(known[rich:], 1200) + list(found_texts("runs"))):
        chance = random.Random(number)
        signs = text.decode(errors="replace").replace("\0", "")
        ends = sorted(chance.randrange(len(signs) + 1) for _ in range(chance.randrange(5)))
        parts = [signs[start:end] for start, end in zip([0, *ends], [*ends, len(signs)])]
        # No zero in the choices of a run: it would end there.
        styles = [bytes([3 + chance.randrange(3), 5 + chance.choice([0, 1, 2, 2, 3, 4]), 4 + chance.randrange(4),
                         4 + chance.choice([0, 0, 1, 2, 3])]) for _ in parts]
        yield bytes(paragraph(chance) + [width(chance)]) + b"\0".join(
            style + part.encode() for style, part in zip(styles, parts))


MARKS = ["**{}**", "*{}*", "***{}***", "__{}__", "_{}_", "~~{}~~", "~{}~", "`{}`", "`` {} ` ``", "[{}](https://e.org/a \"t\")",
         "[{}](<a b> 't')", "![{}](x.png)", "**a *{}* b**", "<https://e.org/{}>", "\\*{}\\*", "&amp;{}&#x41;",
         "[**{}**](a(b)c (t))", "{}\n{}", "*a **{}***", "[[{}](b)](c)", "![a [{}](b)](c)", "**{}", "[{}][x]",
         "^[{}](inflect: true)", "a{}*b_c~`[<&"]


def markdown():
    documents = [document for _, document in samples.documents("SwiftUISurfaceTests")]
    cases = [samples.shown(cells[0]) for cells in samples.rows("SwiftUISurfaceTests/Cases/markdown.tsv")]
    known = [text for text in known_texts() if len(text[1]) < 300]
    marked = [MARKS[number % len(MARKS)].replace("{}", text.decode(errors="replace")).encode()
              for number, (_, text) in enumerate(samples.some(known, 1500))]
    written = [text for text in samples.literals("SwiftUISurfaceTests") if any(sign in text for sign in b"*_`[~&<\\")]
    together = [b" ".join(cases[start:start + 5]) for start in range(0, len(cases), 5)]
    cases += markdown_forms.documents()
    cases += [text.encode() for text in named_scalars.texts_of_named_scalars()][::2]
    return cases + together + marked + documents + written + list(found_texts("markdown"))


HEADS = ["id: a", "lang: ja", "lang: ", "time: 2026-03-28T23:30:00Z", "time: 7:05", "id: \"q\"", "key: v", "id:a",
         "lang: en\nlang: de", "# c", "no colon", "", "id: 1\nlang: fr\ntime: 9", "a: 1\nb: 2\nc: 3\nd: 4"]
#: Lines of front matter with a character at each place where one may stand, of YAML; those of TOML have `=` for the colon.
PLACES = ["{}: 1", "id: {}", "{} id {}: {} a {}", 'id: "{}"', "id: '{}'", "id: {}{}# {}", "id: {} # {}", 'id: "{}" # {}',
          'id: "{}"# {}', 'id: "{}" {}', "id:{}# {}", 'id: "{}\\"{}"', "id: '{}''{}'", 'id: "{}', "id: {}'", "# {}", "{}",
          "tags: [{}, {}]\nid: {}", "tags: [ # {}\n{}, [\n{}]\n]\nid: 1", "tags: [{}\n{}", "[{}]\nid: 1", "[[{}]]\n{}: 1",
          "text: {}\n{}\nid: 1", "lang: {}", "time: {}", "id: {}\nid: {}"]
#: Characters of one to four bytes, white space among them.
WIDTHS = ["a", "é", "港", "😀", "\u00a0", "\u3000", "\t"]


def articles():
    for number, (_, title, snippet) in enumerate(samples.headlines()):
        end = (b"\n", b"\r\n", b"\r")[number % 3]
        yield title + end + end + snippet
        head = HEADS[number % len(HEADS)].encode().replace(b"\n", end)
        yield b"---" + end + head + end + b"---" + end + title + end + end + snippet + end + end + title
        yield (b"\xef\xbb\xbf" if number % 2 else b"") + title + end + title + end + title + end
    for place in PLACES:
        for number, sign in enumerate(WIDTHS):
            line = place.replace("{}", sign)
            yield f"---\n{line}\n---\n{sign}A\n{sign}b\n\n{sign}\nc{sign}\n".encode()
            yield f"+++\n{line.replace(':', ' =')}\n+++\n{sign}A\n{sign}b\n\n{sign}\nc{sign}\n".encode()
            # All at once, and without an end.
            mixed = place.replace("{}", "".join(WIDTHS[number:] + WIDTHS[:number]))
            yield f"+++\r\n{mixed.replace(':', '=')}\r\n+++\r\nA".encode()
            yield f"---\n{mixed}\n".encode() + (b"" if number % 2 else b"---\n")
    # So short that a string holds all of it in place.
    for sign in WIDTHS + ["ab", "éé", "[", "]", "#", '"']:
        for line in ("=[{}", "=[{}]", "={}", "#{}", "{}=", "{}", "[{}", "={}#", '="{}"', "=\n{}=", "=[\n{}"):
            yield f"+++\n{line.replace('{}', sign)}\n+++\n".encode()
            yield f"+++\n{line.replace('{}', sign)}\n+++\nA".encode()
            yield f"---\n{line.replace('{}', sign).replace('=', ':')}\n---\nA".encode()
        yield from (text.replace("{}", sign).encode() for text in ("{}", "{}\n", "{}\n{}", "A\n{}", "{}\n\n{}", "\n{}\r{}", " {}\n\t{}"))
    yield b"+++\n" + b"".join(b"k%d = %d\n" % (number, number) for number in range(14)) + b"+++\nA"
    for line in (samples.TESTS / "InputsTests/Cases/formats.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            yield samples.unescaped(line.rpartition(" | ")[0])
    yield from (document for words, document in samples.documents("InputsTests") if words[0] in ("text", ";", "lines"))
    yield from samples.literals("InputsTests")
    yield from (document for _, document in samples.inputs())


MEMBERS = ['"id":"1"', '"id":1', '"id":-0.5e+10', '"id":1E999', '"id":null', '"id":true', '"id":[1,[2,{}]]', '"id":{"a":[]}',
           '"snippet":"s"', '"snippet":""', '"snippet":7', '"lang":"ja"', '"lang":" "', '"time":"7:05"', '"time":false',
           '"headline":"again"', '"Headline":"other"', '"title":"T"', '"title":{"rendered":"<b>R</b>"}',
           '"x":{"headline":"in"}', '"url":"https://e.org"', '"summary":"S"', '"date":"2026-03-28"', '"description":"D"',
           '"見出し":"港"', '"":0']
#: Values that are none, or nearly: numbers cut off at each place, words, halves of pairs before each thing that is no other
#: half, and depths around the last that is read.
VALUES = ["-", "-a", "-0", "01", "1.", "1.a", "1e", "1e+", "1e-", "1E-5", "1.5e+7", "1e400", "-1e-400", ".5", "+1", "1 2",
          "tru", "truex", "nul", "fals", "NaN", "a", "'a'", "", "[", "[1", "[1,", "[,1]", "{", '{"a"', '{"a":', '{"a":1',
          '{"a":1,', "{,}", "{1:2}", '{"a" 1}', "[1 2]", '"\\ud83d\\u0041"', '"\\ud83d\\ud83d"', '"\\ud83d\\n"', '"\\ud83dx"',
          '"\\ud83d\\', '"\\ud83d\\ude0"', '"\\udbff\\udfff"', '"\\uD800\\uDC00"', '"\\udc00"', '"\\u12g4"', '"\\u', '"\\',
          '"\\ufffe \\ufdd0 \\uffff"', '"\\u0000"', '"\\u0020\\u3000"', "\"a\tb\""]
VALUES += ["[" * depth + "]" * depth for depth in (61, 62, 63, 64, 65)]
VALUES += ['{"a":' * depth + "0" + "}" * depth for depth in (62, 63, 64, 65)]
#: Where bytes stand in a row that are no text.
ROWS = [b"{}", b"{}{\"headline\":\"a\"}{}", b'{"headline":"a{}"}', b'{"headline{}":"a"}', b'{"headline"{}:{}"a"}',
        b'{"headline":"a","content_html":"{}"}', b'{"headline":"a","content_html":"b&{};<b{}>c</b{}><!--{}-->"}',
        b'{"headline":"a","x":"\\{}"}', b'"{}"', b'{"headline":"\\u{}"}']
STRINGS = ["a", "", " ", "\\n", "a\\tb", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\ude00", "\\u0000", "\\\\ \\/ \\\" \\b \\f",
           "\\x", "\\u12", "港町の図書館", "é", "😀", "<b>B</b> &amp; &#x41;", "\x01", "a\u2028b", "\u202ea"]


def json_rows():
    """Rows of JSON, one in a line."""
    for language, title, snippet in samples.headlines():
        fields = {"headline": title.decode(), "snippet": snippet.decode(), "lang": language}
        yield json.dumps(fields).encode()
        yield json.dumps(fields, ensure_ascii=False, indent=1).encode()
    for member in MEMBERS:
        yield f'{{"headline":"A",{member}}}\n{{ {member} , "headline" : "B" }}\r\n'.encode()
        yield f'[{{{member}}}]'.encode()
    yield from (f"{row}\n[{row}]\n".encode() for row in lists.member_rows())
    for text in STRINGS:
        yield f'{{"headline":"{text}"}}\n"{text}"\n{{"headline":"A","{text}":"{text}"}}'.encode()
    yield b"".join(f'{{"headline":"{text}"}}\n'.encode() for text in STRINGS)
    # Text as pages have it is read where no plain one is given: a summary beside it would be taken in its place, and what is
    # rendered is read by whoever names it alone.
    for markup in lists.MARKUP:
        for text in (markup, f"{markup}\n{markup}", f"港{markup}港" + " " * 70 + f"\r\n\t{markup} \t \n"):
            yield json.dumps({"headline": "A", "content_html": text}).encode()
            yield json.dumps({"headline": text, "summary": " ", "content_html": f"<p>{text}</p>"}, ensure_ascii=False).encode()
    for pieces in lists.paired():
        yield b"\n".join(json.dumps({"headline": "A", "content_html": piece}, ensure_ascii=False).encode() for piece in pieces)
    # At each place of a row: the headline, what is read, what is not, and alone.
    for value in VALUES:
        for row in ('{"headline":%s}', '{"headline":"a","id":%s,"snippet":"s"}', '{"headline":"a","content_html":%s}',
                    '{"x":%s,"headline":"a"}', "%s"):
            yield (row % value + "\n").encode()
    yield from (row.replace(b"{}", sign) for row in ROWS for sign in lists.UNSOUND)
    # What is refused has the name that it is given, if that is one.
    yield (b'{"id":"1"}\n{"id":"a\\u0000"}\n{"id":[],"x":1}\n{"id":"1","id":"2"}\n{"id":7,"headline":" "}\n'
           b'{"id":"b","headline":"a\\u0000"}')
    yield (b'{"content_html":"a","headline":"b","content_html":"c"}\n{"headline":"a","content_html":[]}\n'
           b'{"headline":"a","content_html":null}')
    yield b"[" * 200 + b"]" * 200
    yield b'{"headline":' + b'{"a":' * 100 + b"1" + b"}" * 101
    yield b'\xef\xbb\xbf{"headline":"A"}\n\n \n{"headline":"B"'
    yield b"\n".join((samples.ROOT / "Examples/titles.jsonl").read_bytes().splitlines()[:4])
    found = [document for words, document in samples.documents("InputsTests") if words[0] in ("json", "jsonl", ";")]
    found += [document for _, document in samples.documents("InputsTests", "parts.txt") if document[:1] in b'[{"-0123456789tfn']
    yield from found
    yield from (document for _, document in samples.inputs() if document[:1] in b'[{"')
    yield from (text for text in samples.literals("InputsTests") if b"{" in text or b"[" in text)
