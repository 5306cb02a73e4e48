"""Lists in all formats and encodings, behind the choices that are made of them."""

import html
import json

import samples

#: The places in FuzzTarget's lists.
FORMATS = {"csv": 1, "tsv": 2, "json": 3, "jsonl": 4, "rss": 5, "atom": 6, "lines": 7, "text": 8, "jsonfeed": 9}
ENCODINGS = {"UTF-8": 1, "UTF-16LE": 2, "UTF-16BE": 3, "Shift_JIS": 4, "EUC-JP": 5, "ISO-2022-JP": 6, "windows-1252": 7}
CODECS = {1: "utf-8", 2: "utf-16-le", 3: "utf-16-be", 4: "shift_jis", 5: "euc_jp", 6: "iso2022_jp", 7: "cp1252"}
MARKS = {1: b"\xef\xbb\xbf", 2: b"\xff\xfe", 3: b"\xfe\xff"}

RSS = """<?xml version="1.0" encoding="{encoding}"?>{type}
<?xml-stylesheet href="a"?><!-- c --><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xml:lang="ja">
<channel><title>Channel</title><language>ja</language>
<item><title>{text} &amp; &lt;b&gt;B&lt;/b&gt; &#x41;&#66;&quot;&apos;</title><description><![CDATA[<p>Sum &hearts;</p><br/>mary]]></description>
<guid isPermaLink="false">g1</guid><pubDate>Sat, 28 Mar 2026 23:30:00 +0900</pubDate><link>https://e.org/1</link></item>
<item><title><![CDATA[{text}]]></title><content:encoded>C</content:encoded><dc:identifier>2</dc:identifier><dc:date>2026</dc:date>
<dc:language>en</dc:language><itunes:summary>I</itunes:summary></item><item/><item><item><title>in</title></item></item>
<item><title>A</title><title>B</title><media:title>M</media:title></item></channel></rss>"""
RDF = """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="c">
<title>c</title></channel><item rdf:about="https://e.org/1"><title>{text}</title><link>l</link><description>d</description></item></rdf:RDF>"""
ATOM = """<?xml version='1.0' encoding='{encoding}' standalone='yes'?>{type}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title type="text">F</title><entry xml:lang="ja"><title type="html">&lt;b&gt;{text}&lt;/b&gt;</title><id>i</id><updated>u</updated>
<link rel="alternate" href="https://e.org/a"/><link rel="self" href="s"/><summary type="xhtml"><div>S<br/><script>x</script></div></summary></entry>
<entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">{text}<i>i</i></div></title><published>p</published>
<content type="text/html">C &lt;p&gt;</content></entry><entry><title type="text/plain">a</title><summary>x</summary><content type="application/xhtml+xml" src="q"/></entry></feed>"""
TYPES = ["", "<!DOCTYPE rss>", '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY % p "q"> <!-- ] --> <?p ]?> ]>',
         '<!DOCTYPE a SYSTEM "x" [<!ENTITY e SYSTEM "f">]>',
         '<!DOCTYPE a PUBLIC "p" "s" [<!ATTLIST a b CDATA "c"><!ELEMENT a ANY><!NOTATION n SYSTEM "o">]>',
         '<!DOCTYPE a [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>']
TABLES = ["headline,id,snippet\r\n\"{text}\",1,\"a \"\"b\"\", c\r\nB,2,\"x\ny\"\r\n", "\ufeffTitle;ID;Lead\n{text};1;l\n;2;m\n",
          "見出し\t本文\t公開日時\n{text}\tb\tc\nd\te\n\n", "| headline | id |\n|---|:-:|\n| {text} | 1 |\n| a \\| b | 2 |\n",
          "sep=;\nheadline;id\n{text};1\n", "headline\n\n{text}\n\"\"\n\" \"\n", "headline,headline\na,b\n", "id,x\n1,2\n",
          "headline,id\n\"{text},1\n", "headline,id\n{text},1,2,3\na\n", "headline,id\n\"a\"b,1\na\"b,2\n",
          "Titel,x,y\n{text},b,c\n", "headline|lang|time|url\n{text}|ja|t|u\n",
          "\"title\",\"date\",\"guid\"\n\"{text}\",\"d\",\"g\""]
LINES = ["{text}\n{text}\r\n\r\n {text} \n", "{text}\u2028{text}\u2029\x85{text}",
         "---\nid: a\nlang: ja\n---\n{text}\n\nb\n\nc", "{text}\n\n{text}\nb", "- {text}\n- b\n* c\n1. d",
         "{text}\x00\x01\n\x7fb\n\u200b", "<html><body>{text}</body></html>", "{\"a\" 1}\n[{text}\n",
         "\u202e{text}\n\ufeff{text}"]
JSON = ['[{"headline":"{text}","id":"1","snippet":null},{"title":"{text}"},"{text}",3,null,[]]',
        '{"items":[{"headline":"{text}"}],"n":1}',
        '{"data":{"articles":[{"title":{"rendered":"{text}"},"excerpt":{"rendered":"x"}}]}}',
        '{"headline":"{text}","lang":"ja","time":"7","url":"u"}', '{"headline":"{text}"}\n{"headline":"b"}\n', '["{text}","b"]',
        '\x1e{"headline":"{text}"}\n\x1e{"headline":\n"b"}\n\x1e"c',
        '{"a":[1],"posts":[{"headline":"{text}"}],"entries":[]}',
        '{"version":"https://jsonfeed.org/version/1.1","language":"en","items":[{"id":"1","title":"{text}","content_html":"<p>x</p>","language":"ja"},'
        '{"content_text":"t","date_published":"d","url":"u"}]}',
        '[{"headline":"{text}","headline":"b"},{"Titel":"{text}","x":1}]', '[{"headline":"a"}] [{"headline":"b"}]',
        '{"version":"https:\\/\\/jsonfeed.org\\/version\\/1","items":[{"title":"\\u6e2f"}]}']
#: HTML with what a reader of it has to go over: values in quotation marks, tags and comments that do not end, references.
MARKUP = ["<a href=\"x>y\" title='q\"'>t</a>", '<a href=x id = "b" >t', '<a href="x>t</a> <b>u</b>', "<a href='x t", "<b",
          "< b>a</ b>", "</b>a</B >", "<!-- c > -- >t-->u", "<!--><!-- a", '<!DOCTYPE html>a<!doctype b "c>d">e',
          "<?xml a?>b<?php c?>", "<![CDATA[a>b", "<![cdata[c]]>", "a<script>b</script>c<style>d</style>e<SCRIPT>f",
          "a<br>b<br/>c<p>d</p>e<li>f<td>g", '<img alt="a">b<unknown>c', "<h1 a=b c='d' e = f>g</h1>", "<<b>>a",
          "a<b>b <i> c</i></b> d", "a\n <b>\n b", "<a b=\"c\">x<a b='c\">y<a b=\"c'>z",
          "&amp;&lt;&amp;lt;&nbsp;&hearts;&HEARTS;&notit;&not;&amp&x;& a&;&#;&#x;",
          "&#65;&#x41;&#X6e2f;&#0;&#13;&#128;&#xD800;&#x110000;&#99999999999;&#x1F600;"]
# What follows the name of an element: some end it, some make it another's, and some no element at all.
MARKUP += [f"a<{name}{following}t>b</{name}{following}t>c" for name in ("b", "p", "data", "script", "a-b", "o:p")
           for following in ("", " ", "\t", "\n", "/", ">", ".", "@", "_", "-", ":", '"', "'", "=", "<", "0", "é", "港", "😀",
                             "\u00a0", "\u2003", "\u3000")]
#: Text as strings hold it: in place and apart, of characters of one byte and of more.
PIECES = ["", "a", "é", "港", "😀", "a quick brown fox", "港町の図書館", "é a quick brown fox"]
#: What stands between two pieces of text.
BETWEEN = [" ", "\t", "\n", "\r\n", " " * 70 + "\n", "<b>", "</b>", "<br>", "</p>\n <p>", "<!-- c -->", "<!doctype a>",
           "<![CDATA[c]]>", "<script>c</script>", "<script>c", "<style>c</style >", "<a b=\"c>", "<!--", "&amp;", "&hearts;",
           "&#x6e2f;", "&#x1f600;", "&nbsp;", "&#32;", "&#10;", "&x;", "&", "<", "<c>"]
#: White space between them: of one line, at a line's end, and such as markup is.
SPACES = ["", " ", "\n", " \n\t", "<br>", "<br>\n", "&#32;", "\n&#10;"]
#: The names of references: numbers at each bound, of each length, and what is no number at each place of one.
NUMBERS = [0, 8, 9, 10, 11, 12, 13, 31, 32, 126, 127, 128, 129, 159, 160, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0xFFFF,
           0x10000, 0x10FFFF, 0x110000, 0xFFFFFFFF, 0x100000000]
REFERENCES = ([f"#{number}" for number in NUMBERS] + [f"#{letter}{number:x}" for letter in "xX" for number in NUMBERS]
              + ["#" + "6" * count for count in range(36)] + ["#x" + "aF0"[count % 3] * count for count in range(36)]
              + [f"#{start}6{sign}5{end}" for start in ("", "x") for sign in "+-_gGé港😀 &#" for end in ("", "00000000000000000")]
              + [f"#{start}{sign}65" for start in ("", "x", "X") for sign in "+-_gGé港😀 /:@`"]
              + [name[:count] for name in ("hearts", "CounterClockwiseContourIntegral", "nLeftarrow", "fjlig", "é", "bne")
                 for count in range(1, len(name) + 2)])
#: What is no text, by how it begins.
OTHERS = [b"%PDF-1.4\n", b"PK\x03\x04\x14", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"\xff\xd8\xff\xe0", b"\x1f\x8b\x08", b"BZh9",
          b"\xfd7zXZ\0", b"\x28\xb5\x2f\xfd", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"SQLite format 3\0", b"\x7fELF",
          b"\xcf\xfa\xed\xfe", b"MZ\x90\0", b"{\\rtf1", b"a\0b", b"\0\0\xfe\xff\0\0\0a", b"\xff\xfe\0\0a\0\0\0",
          b"a\xff\n\xe3\x81", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"]
#: Bytes that are no text, or hardly any: cut off and overlong sequences, halves of pairs, beyond the last scalar, NUL and other
#: controls, noncharacters, marks of byte order, ends of lines.
UNSOUND = [b"\xff", b"\x80", b"\xc0\x80", b"\xc3", b"\xe0\x80\x80", b"\xe3\x81", b"\xed\xa0\x80", b"\xed\xbf\xbf",
           b"\xf0\x80\x80\x80", b"\xf0\x9f\x98", b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\0", b"\x01", b"\x7f", b"\xc2\x85",
           b"\xe2\x80\xa8", b"\xef\xb7\x90", b"\xef\xbf\xbe", b"\xf4\x8f\xbf\xbf", b"\xef\xbb\xbf", b"\xee\x80\x80", b"\r"]
#: Where they stand in a document of each format, at `{}`.
PLACES = [(1, b"{}headline,id\na,1\n"), (1, b"headline{},id\na{},1\n"), (1, b'"headline","i{}"\n"a{}","1"\n'),
          (1, b'headline\n"a"{}\n'), (2, b"headline\tid\n{}a\t1\n"), (3, b'[{"headline":"a{}"}{},{}"b"]'),
          (3, b'{}{"items":[{"headline{}":"a"}]}{}'), (5, b"{}<rss><channel><item><title>a{}</title></item></channel></rss>{}"),
          (5, b"<rss><channel><item><title a='{}'><![CDATA[a{}]]></title></item></channel></rss>"),
          (5, b"<rss><!-- {} --><channel><?p {}?><item><title{}>a</title></item></channel></rss>"),
          (6, b"<feed><entry><title type='html'>a{}&lt;b{}&gt;c</title></entry></feed>"),
          (6, b"<feed><entry><title type='xhtml'><div>a{}<b>{}</b></div></title></entry></feed>"),
          (9, b'{"version":"{}","items":[{"title":"a","content_html":"<b{}>&{};"}]}'), (7, b"{}a\nb{}\n{}\n{}"),
          (8, b"{}---\nid: {}\n---\na{}\n\nb{}")]
#: What each encoding has of its own: shifts, half-width kana, gaps between characters, halves at an end.
ENCODED = {4: [b"\x81\x40\x88\x9f\xb1\xdf\x82\xa0\x5c\x7e", b"\xf0\x40\xfc\xfc\x80\xa0\xfd", b"\x88\n\x81",
               b"\x87\x40\xed\x40\xfa\x40"], 5: [b"\xa4\xa2\x8e\xb1\x8f\xb0\xa1\xb0\xa1", b"\x8f\xff\x8e\x20\xa4\n\xa4",
                                                 b"\xad\xa1\xfc\xfe"], 6: [b"\x1b$B$\"\x1b(Ba\x1b$@0!\x1b(J\\~\x1b(I1\x1b(B",
        b"\x1b$(D0!\x1b(B\x1b$A\x1b.A\x1bN", b"\x1b$B$\n\x1b$B$\"", b"\x1b", b"\x1b$", b"\x0e1\x0f"],
           7: [bytes(range(0x80, 0x100)), b"caf\xe9 \x93q\x94 \x81\x8d"],
           2: [b"a\0\x3d\xd8\0\xde\n\0", b"\x3d\xd8a\0", b"\0\xde", b"a\0b", b"\x0a\x30\x0d\0\x0a\0"],
           3: [b"\0a\xd8\x3d\xde\0\0\n", b"\xd8\x3d\0a", b"\xde\0", b"\0a\0", b"\x30\x0a\0\r\0\n"]}


def lists():
    yield from written()
    yield from cases()
    yield from marked_up()
    yield from members()
    yield from unsound()
    found = []
    for words, document in samples.documents("InputsTests"):
        options = dict(word.split("=", 1) for word in words if "=" in word)
        columns = 0 if "columns" not in options else 1 if "=2" in options["columns"] else 2
        found.append(bytes([FORMATS.get(words[0], 0), ENCODINGS.get(options.get("encoding"), 0), columns,
                            int("longest" in options)]) + document)
    found += [bytes(4) + document for words, document in samples.documents("InputsTests", "parts.txt")]
    yield from found
    yield from (bytes(4) + text for text in samples.literals("InputsTests"))


def member_rows():
    """Rows of JSON: each member that is read with a value of each kind."""
    for name in ("headline", "title", "id", "guid", "snippet", "summary", "description", "lang", "language", "time", "published",
                 "date_published", "url", "link", "content_html", "content_text"):
        for value in ("true", "false", "null", "[]", "{}", '["a"]', '{"rendered":"a"}', '{"rendered":true}', '{"rendered":[{}]}', "1",
                      "-0.5e3", "1e400", '""', '" "', '"a \\u3000"', '"\\ud83d"'):
            yield f'{{"headline":{value}}}' if name == "headline" else f'{{"headline":"a","{name}":{value}}}'


def members():
    """Such rows in an array, as lines, in an object within another, and in a feed."""
    for row in member_rows():
        yield bytes([3, 0, 0, 0]) + f"[{row}]".encode()
        yield bytes([4, 0, 0, 0]) + f"{row}\n{row}\n".encode()
        yield bytes(4) + f'{{"data":{{"items":[{row}]}}}}'.encode()
        yield bytes([9, 0, 0, 0]) + f'{{"version":"https://jsonfeed.org/version/1.1","items":[{row}]}}'.encode()


def written():
    """What is written here: each by its format or found out, and in encodings that are told, marked or found out."""
    text = "港町の図書館「夜」も é"
    feeds = [(5, RSS.replace("{type}", kind)) for kind in TYPES] + [(6, ATOM.replace("{type}", kind))
        for kind in TYPES[:4]] + [(5, RDF)]
    documents = feeds + [(1, table) for table in TABLES] + [(2, TABLES[2])] + [(7, lines) for lines in LINES] + [(8, lines)
        for lines in LINES[:4]]
    documents += [(9 if "jsonfeed" in row else 4 if "}\n{" in row else 3, row) for row in JSON]
    for number, (kind, document) in enumerate(documents):
        for encoding in sorted({1, 1 + number % 7}):
            name = next(name for name, place in ENCODINGS.items() if place == encoding)
            body = document.replace("{encoding}", name).replace("{text}", text).encode(CODECS[encoding], errors="ignore")
            # Told and asked for, or neither; names in a table are also asked for by number and by other names.
            yield bytes([kind, encoding, number % 3 if kind in (1, 2) else 0, 0]) + body
            yield bytes([0, 0, 0, int(number % 5 == 0)]) + (MARKS.get(encoding, b"") if number % 2 else b"") + body
        yield from (bytes([kind, 0, 0, 0]) + cut
                    for cut in list(samples.altered(document.replace("{text}", text).encode(), number))[:2])
    for other in OTHERS:
        yield bytes(4) + other + b"\n"
        yield bytes([7, 1, 0, 0]) + b"a\n" + other
    for encoding, texts in ENCODED.items():
        for number, body in enumerate(texts):
            yield bytes([7, encoding, 0, 0]) + body
            yield bytes([number % 10, 0, 0, 0]) + body * 3
    # Longer than what is looked at to find out what it is, and than what is read at once.
    yield bytes(4) + b"headline,id\n" + b"a quick brown fox,1\n" * 500
    yield bytes([5, 0, 0, 0]) + b"<rss><channel>" + b"<item><title>a</title></item>" * 200 + b"<a>" * 300
    # Attributes and entities that a document declares: many, long ones, and such as stand outside of it.
    attributes = "".join(f'<!ATTLIST rss a{number} CDATA "{number}">' for number in range(300))
    for declared in (attributes, f'<!ATTLIST item a CDATA "{"b" * 5000}">', '<!ENTITY b "c"><!ENTITY d "&b;&b;">',
                     '<!ENTITY d SYSTEM "f">', "<!ENTITY d '<title>x</title>'>", '<!ENTITY d "&d;">', "%p;"):
        yield bytes([5, 0, 0, 0]) + (f"<!DOCTYPE rss [{declared}]><rss><channel><item a='&d;'><title>A&d;</title>&d;</item>"
                                     "</channel></rss>").encode()


def unsound():
    """Bytes that are no text at each place of each format, which is told or found out."""
    for kind, document in PLACES:
        for number, sign in enumerate(UNSOUND):
            yield bytes([0 if number % 3 == 0 else kind, 0, 0, 0]) + document.replace(b"{}", sign)
    # As deep as is read, and a level deeper; lists in lists, as each of both and with what is none between them.
    for depth in (62, 63, 64, 65, 66):
        yield bytes([3, 0, 0, 0]) + b'[{"headline":"a","x":' + b"[" * depth + b"]" * depth + b"}]"
        yield bytes([3, 0, 0, 0]) + b'{"a":' * depth + b'[{"headline":"b"}]' + b"}" * depth
        yield bytes([3, 0, 0, 0]) + b"[" * depth + b'{"headline":"b"}' + b"]" * depth
        items = b"<ul><li>" * depth + b"a" + b"</li></ul>" * depth
        yield bytes([6, 0, 0, 0]) + b"<feed><entry><title type='xhtml'>" + items + b"</title></entry></feed>"
    for nested in ("<ul><li>a<ul><li>b</li></ul></li><li>c</ul>d", "<ol><li>a<li>b<ol><li>c</ol><p>d</ol>",
                   "<dl><dt>a<dd>b<dl><dt>c</dl>d", "<ul>\n <li>港</li>\n <li>町</li>\n</ul>",
                   "<script><!-- <script>a</script> -->b</script>c", "<style>a</style b>c</style"):
        yield bytes([9, 0, 0, 0]) + json.dumps({"items": [{"title": "a", "content_html": nested}]}).encode()


def marked_up():
    """Titles with HTML in them, in each way that feeds hold some."""
    for markup in MARKUP:
        escaped = html.escape(markup, quote=False)
        yield bytes([6, 0, 0, 0]) + (f'<feed><entry><title type="html">{escaped}</title>'
                                     f'<summary type="html">a\n{escaped} b</summary></entry></feed>').encode()
        yield bytes([5, 0, 0, 0]) + (f"<rss><channel><item><title><![CDATA[{markup}]]></title>"
                                     f"<description>{escaped}港\n港{escaped}</description></item></channel></rss>").encode()
        yield bytes([9, 0, 0, 0]) + json.dumps({"items": [{"title": markup, "content_html": f"a {markup} b"}]}).encode()
    # All of what is between two pieces of text, of each kind, as titles of one feed.
    for pieces in paired():
        titles = (html.escape(piece, quote=False) for piece in pieces)
        yield bytes([6, 0, 0, 0]) + ("<feed>" + "".join(
            f'<entry><title type="html">{title}</title></entry>' for title in titles) + "</feed>").encode()


def paired():
    """HTML with each kind of text at either side of each thing that is none, as many together as there are kinds."""
    for between in BETWEEN:
        for first in PIECES:
            yield [f"{first}{between}{second}" for second in PIECES]
        # Behind white space of each kind, which another line of Japanese swallows.
        for space in SPACES:
            yield [f"{first}{space}{second}{between}{third}" for first in ("a", "港", "a quick brown fox", "港町の図書館")
                   for second in ("b", "港", "another brown fox", "é") for third in ("", "c\" >d")]
    for number in range(0, len(REFERENCES), 8):
        yield [f"{text}&{name};{text}" for name in REFERENCES[number:number + 8] for text in ("", "a ")]


def cases():
    for words, document in samples.inputs():
        columns = 0 if len(words) < 2 else 1 if words[1].endswith("=2") else 2
        yield bytes([FORMATS.get(words[0], 0), 0, columns, 0]) + document
    for line in (samples.TESTS / "InputsTests/Cases/formats.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            yield bytes(4) + samples.unescaped(line.rpartition(" | ")[0])
    for name in ("hostile.csv", "languages.csv", "latin-lines.jsonl"):
        yield bytes(4) + (samples.TESTS / "FitcheckCommandTests/Cases" / name).read_bytes()[:8192]
