"""Files that somebody hands over: an app's texts, colours and pictures, profiles, maps, and what a program tells."""

import json
import plistlib
import re

import pictures
import samples

#: The places in FuzzTarget's list.
TEXTS, PLURALS, CATALOGUE, COLOR, PICTURES, PICTURE, PROFILE, MAP, EVENTS = (bytes([place]) for place in range(9))
#: The keys that are asked for.
DRAFT, ARTICLES, BIRDS = "Draft", "%lld articles", "%@ has %lld birds"
FORMATS = ["%@ %lld", "%2$lld %1$@", "%1$@ %1$@ %2$d", "%lld %@", "%d%%", "%", "%5", "%1$", "%99$@", "%100$@", "%0$@", "%arg",
           "%#@birds@", "%1$#@birds@", "%2$#@birds@ %#@other@", "%#@a", "%#@@", "%-+0 #'10.3lld", "%999d", "%1000d", "%.999f",
           "%5.2f", "%ld %qd %hhd %zd %td %jd %Ld", "%@", "%*d", "%n", "%y", "%%%@%%", "%2$*1$d", "%.f", "%.0e", "%08.3f"]
LANGUAGES = ["de", "en", "de-DE", "de_AT", "ja", "German", "English", "no", "Base", "x-klingon", "zz", "", "ar", "zh-Hant-TW",
             "ru"]
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
APPEARANCES = [None, [], [{"appearance": "luminosity", "value": "dark"}], [{"appearance": "luminosity", "value": "light"}],
               [{"appearance": "contrast", "value": "high"}], [{"appearance": "luminosity", "value": "dark"}] * 2,
               [{"appearance": "x"}]]


def files():
    yield from resources()
    yield from color_sets()
    yield from image_sets()
    yield from maps()
    yield from events()
    yield from profiles()
    for folder, place in [("strings", TEXTS), ("stringsdict", PLURALS), ("xcstrings", CATALOGUE)]:
        for path in sorted((samples.TESTS / "AppResourcesTests/Cases/App").rglob(f"*.{folder}")):
            yield place + path.read_bytes()
    for text in samples.literals("AppResourcesTests"):
        yield kind(text) + text
    for words, document in samples.documents("AppResourcesTests"):
        yield {"format": TEXTS, "svg": PICTURE, "color": COLOR}[words[0]] + (
            strings_row(BIRDS, document.decode(errors="replace")) if words[0] == "format" else document)


def kind(text):
    """What a text of the tests is likely to be."""
    for sign, place in [(b'"strings"', CATALOGUE), (b'"colors"', COLOR), (b'"images"', PICTURES), (b"<svg", PICTURE),
                        (b"%PDF", PICTURE), (b"NSString", PLURALS)]:
        if sign in text:
            return place
    return TEXTS


def strings_row(key, words):
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{key}" = "{escaped}";\n'.encode(errors="replace")


# Texts


def resources():
    for types in ("@dDi", "uUxX", "oOfF", "eEgG", "cCsS", "paA"):
        for flags in ("5", "-+ #012.3ll"):
            yield TEXTS + strings_row(BIRDS, " ".join(f"%1${flags}{sign} %2${flags}{sign}" for sign in types)) + strings_row(
                ARTICLES, " ".join(f"%{flags}{sign}" for sign in types))
    for words in FORMATS:
        yield TEXTS + strings_row(BIRDS, words) + strings_row(ARTICLES, words) + strings_row(DRAFT, words)
        yield PLURALS + plistlib.dumps({BIRDS: substituted(words), ARTICLES: substituted(words)})
        yield CATALOGUE + json.dumps(catalogue({"stringUnit": {"state": "translated", "value": words}, "substitutions": {
            "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": plural("%arg birds", "%arg bird %#@other@")},
            "other": {"variations": plural("%1$@ %arg")}}})).encode()
    yield from (TEXTS + text for text in tables())
    for shape in property_lists():
        place = PLURALS if "NSString" in str(shape) else TEXTS
        yield place + plistlib.dumps(shape)
        yield place + plistlib.dumps(shape, fmt=plistlib.FMT_BINARY)
        yield (TEXTS if place == PLURALS else PLURALS) + plistlib.dumps(shape)
    yield from (TEXTS + binary for binary in binaries())
    yield from (CATALOGUE + json.dumps(shape).encode() for shape in catalogues())


def substituted(words, **others):
    forms = {"one": "%d bird", "other": "%d birds", "zero": "no bird"}
    settings = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"}
    return {"NSStringLocalizedFormatKey": words, "birds": {**settings, **forms},
            "other": {**settings, "other": "%#@birds@ %arg", **others}}


def tables():
    """Tables of strings in each of their forms."""
    old = [b'Draft = Entwurf;', b'"Draft";', b'Draft = "a" ;', b"'Draft' = 'it';", b'{ Draft = a; "%lld articles" = "%lld"; }',
           b'Draft = (a, "b", {c = d;},);', b'Draft = <0fbd77 1c>;', b'/* c */ "Draft" /* d */ = // e\n "x"; // f',
           b'"Draft" = "\\"\\\\ \\n\\t\\r\\a\\b\\f\\v\\\' \\101 \\U00e9 \\u00e9 \\Ud83d\\Ude00 \\x";',
           b'"Draft" = "a\nb\\\nc";', b'"Draft" = "a"', b'"Draft" "a";', b'= ;', b';', b'', b'// only', b'/* open', b'"open',
           b'"Draft" = "1"; "Draft" = "2";', b'a/b:c.d-e_$ = x/y//z;', b'"Draft"="a";//\xe2\x80\xa8"b"="c";',
           b'// \xe2\x80\xa9 x\r"Draft"="a";', b'"Dr\xc3\xa4ft" = "\xe6\xb8\xaf";', b'"\xff" = "\xfe\xfd";',
           b'"Draft" = "\\0"; "b" = "\\777"; "c" = "\\U12"; "d" = "\\UD800";', b'{ a = { b = { c = ( ( ) ); }; }; }',
           b'( a, b )', b'a', b'"a"', b'<>']
    yield from old
    # More than is read at once.
    yield b"".join(b'"k%d" = "v";\n' % number for number in range(300))
    yield b"".join(b"k%d = (a, b, { c = d; });" % number for number in range(200))
    sample = '"Draft" = "Entwurf é 港 😀"; /* c */\n"%lld articles" = "%lld";\n'
    for codec in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be", "utf-8-sig", "latin-1", "mac_roman", "shift_jis"):
        yield sample.encode(codec, errors="ignore")
    yield b"\xfe\xff" + sample.encode("utf-16-be") + b"\0"
    yield b"\0\0\xfe\xff" + sample.encode("utf-32-be")
    values = ['<string>a</string>', '<string/>', '<string><![CDATA[a<b]]>&amp;&#x41;&lt;&gt;&quot;&apos;&#1;</string>',
              '<dict><key>other</key><string>x</string></dict>', '<array><string>a</string><true/><false/></array>',
              '<integer>-12</integer>', '<integer>0x1F</integer>', '<real>1e400</real>', '<real>nan</real>',
              '<data>AAECAw==</data>', '<date>2026-03-28T23:30:00Z</date>', '<true/>', '<x/>', '<dict/>', '', '<string>a',
              '<key>b</key>', '<!-- c --><string> s </string>', '<dict><key>CF$UID</key><integer>1</integer></dict>']
    for number, value in enumerate(values):
        start = ['<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">',
                 '<!DOCTYPE plist [<!ENTITY a "b">]>', '<!-- c -->', ''][number % 5]
        yield f'{start}\n<plist version="1.0"><dict><key>Draft</key>{value}<key>{ARTICLES}</key><string>%lld</string></dict></plist>'.encode()
    yield '<?xml version="1.0" encoding="UTF-16"?><plist><dict><key>Draft</key><string>é</string></dict></plist>'.encode("utf-16")
    yield b'<?xml version="1.0" encoding="ISO-8859-1"?><plist><dict><key>Draft</key><string>\xe9</string></dict></plist>'
    yield b"<plist><dict>" + b"<key>a</key><dict>" * 60 + b"</dict>" * 60 + b"</dict></plist>"


def property_lists():
    """What a table may hold, as a list of properties."""
    forms = {category: f"%lld {category}" for category in CATEGORIES}
    return [{DRAFT: "Entwurf", ARTICLES: "%lld Artikel", BIRDS: "%2$lld bei %1$@"}, {DRAFT: 1}, {DRAFT: {"a": "b"}}, [DRAFT],
            "Draft", {}, {DRAFT: "é 港 😀" * 8, ARTICLES: "a" * 300}, {ARTICLES: substituted("%#@birds@", **forms)},
            {ARTICLES: substituted("%#@other@ %#@none@")}, {ARTICLES: substituted("%#@birds@", nope="x")},
            {BIRDS: substituted("%1$@ %2$#@birds@ %#@other@")}, {BIRDS: substituted("%#@other@", other="%#@other@")},
            {ARTICLES: {"NSStringLocalizedFormatKey": "%#@a@", "a": {"one": "x"}}},
            {ARTICLES: {"NSStringLocalizedFormatKey": "%#@a@", "a": {}}}, {ARTICLES: {"NSStringLocalizedFormatKey": 1}},
            {ARTICLES: {"NSStringLocalizedFormatKey": "a", "b": "c", "d": {"other": 1, "NSStringFormatValueTypeKey": "@"}}},
            {DRAFT: {"NSStringVariableWidthRuleType": {"20": "short", "40": "longer", "x": "y", "60": 7}}},
            {DRAFT: {"NSStringVariableWidthRuleType": {}}},
            {DRAFT: {"NSStringDeviceSpecificRuleType": {"iphone": "phone", "other": "o"}}},
            {DRAFT: {"NSStringDeviceSpecificRuleType": {"other": "o", "mac": 1}}},
            {f"k{number}": substituted("%#@birds@", nope="x") for number in range(21)},
            {DRAFT: "a", ARTICLES: {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": "j"}}}}}}}}},]


def binaries():
    """Binary lists that no writer writes."""
    def binary(objects, place_size=1, reference_size=1, root=0, count=None, table=None):
        body, places = b"bplist00", []
        for item in objects:
            places.append(len(body))
            body += item
        start = len(body) if table is None else table
        body += b"".join(place.to_bytes(place_size, "big") for place in places)
        return body + bytes(6) + bytes([place_size, reference_size]) + (len(objects) if count is None else count).to_bytes(8,
            "big") + root.to_bytes(8, "big") + start.to_bytes(8, "big")
    draft, words = b"\x55Draft", b"\x5f\x10\x03abc"
    for item in [b"\x00", b"\x08", b"\x09", b"\x0f", b"\x10\x07", b"\x13" + b"\xff" * 8, b"\x14" + bytes(16),
                 b"\x22\x7f\x80\0\0", b"\x23" + bytes(8), b"\x33" + bytes(8), b"\x42ab", b"\x53a\xffb", b"\x62\x6e\x2f\xd8\x3d",
                 b"\x6f\x11\0\x01\0a", b"\x80\x01", b"\xa1\x01", b"\xc1\x01", b"\xd1\x01\x01", b"\xd0", b"\xdf\x10\x01\x01\x02",
                 b"\x70", b"\xf0", words]:
        yield binary([b"\xd1\x01\x02", draft, item])
    for size in (1, 2, 3, 4, 8):
        yield binary([b"\xd1" + (1).to_bytes(size, "big") + (2).to_bytes(size, "big"), draft, words], size, size)
    for change in ({"root": 3}, {"count": 2}, {"count": 1 << 40}, {"table": 1 << 40}, {"table": 8}, {"reference_size": 9},
                   {"reference_size": 0}, {"root": 1}):
        yield binary([b"\xd1\x01\x02", draft, words], **change)
    # In itself, and the same over and over.
    yield binary([b"\xd1\x01\x00", draft])
    yield binary([b"\xd2\x01\x02\x03\x03", draft, b"\x51b", b"\xd2\x01\x02\x04\x04", b"\xd2\x01\x02\x05\x05",
                  b"\x5f\x11\x01\x00" + b"a" * 256])
    yield b"bplist00"
    yield b"bplist15" + bytes(40)


def plural(other, one=None):
    forms = {"other": {"stringUnit": {"state": "translated", "value": other}}}
    if one is not None:
        forms["one"] = {"stringUnit": {"state": "new", "value": one}}
    return {"plural": forms}


def catalogue(localization, language="de", source="en", key=BIRDS, **others):
    keys = [key] if key == DRAFT else [DRAFT, ARTICLES, key]
    return {"sourceLanguage": source, "version": "1.0",
            "strings": {name: {"localizations": {language: localization}} for name in keys}, **others}


def catalogues():
    unit = {"stringUnit": {"state": "translated", "value": "%lld x %@"}}
    for language in LANGUAGES:
        yield catalogue(unit, language=language)
        yield catalogue(unit, source=language)
    nested = {"variations": {"device": {"iphone": {"variations": {"plural": {category: unit for category in CATEGORIES}}},
                                        "other": unit}}}
    for localization in [{}, nested, {"variations": {"device": {"other": nested, "mac": unit}}},
                         {"variations": {"device": {"mac": unit}}}, {"variations": {"plural": {}}},
                         {"variations": {"plural": {"one": nested, "nope": unit}}},
                         {"variations": {"plural": {"zero": unit}, "device": {"iphone": unit}}},
                         {"stringUnit": {"state": "new", "value": ""}}, {"stringUnit": {"value": "x"}}, {"stringUnit": {}},
                         {"stringUnit": {"state": 1, "value": 2}}, {**unit, "substitutions": {}},
                         {**unit, "substitutions": {"a": {"argNum": 0, "variations": {}}}}, {**unit, "substitutions": {"a": 1}},
                         {"stringUnit": {"value": "%#@a@ %#@b@"},
                          "substitutions": {"a": {"argNum": 2, "formatSpecifier": "@",
                                                  "variations": {"device": {"iphone": {"stringUnit": {"value": "%arg %#@b@ %#@a@"}}}}},
                                            "b": {"argNum": 100, "formatSpecifier": "q", "variations": nested["variations"]}}}]:
        yield catalogue(localization)
    yield catalogue(nested, key=DRAFT, source="de")
    yield {"sourceLanguage": "en",
           "strings": {DRAFT: {}, ARTICLES: {"extractionState": "stale", "comment": "c", "shouldTranslate": False}}}
    yield from [{"strings": {}}, {"sourceLanguage": "en"}, {"sourceLanguage": 1, "strings": []}, [],
                {"sourceLanguage": "en", "strings": {DRAFT: {"localizations": []}}}]


# Colours and pictures


def color_sets():
    numbers = ["1.000", "0.5", "0xFF", "0x1g", "128", "-1", "300", "1e5", ".5", "nan", "", "1.0.0", "inf."]
    for number, text in enumerate(numbers):
        other = numbers[(number + 1) % len(numbers)]
        for space in ("srgb", "gray-gamma-22"):
            color = {"color-space": space, "components": {"red": text, "green": other, "blue": "0x10", "alpha": "1.000"}}
            if "gray" in space:
                color["components"] = {"white": text, "alpha": other}
            yield COLOR + color_set([{"idiom": "universal", "color": color}])
    plain = {"components": {"red": "0.1", "green": "0.2", "blue": "0.3"}}
    for number, appearance in enumerate(APPEARANCES):
        entries = [{"idiom": "universal", "color": plain},
                   {"idiom": ("iphone", "universal", "ipad", "watch", "mac")[number % 5],
                    "color": {"components": {"white": "7"}}}]
        if appearance is not None:
            entries[1]["appearances"] = appearance
        yield COLOR + color_set(entries)
        yield COLOR + color_set(entries[1:])
    for color in [{"reference": "systemRedColor"}, {"platform": "ios", "reference": "nope"}, {"components": {}},
                  {"components": {"red": 1}}, {}, None, {"reference": 1}]:
        yield COLOR + color_set([{"color": color}])
    yield from (COLOR + text for text in [b"", b"{}", b'{"colors":[]}', b'{"colors":{}}', b'{"colors":[{}]}', b"[",
                                          b"\xef\xbb\xbf{\"colors\":[]}"])


def color_set(entries):
    return json.dumps({"colors": entries, "info": {"author": "xcode", "version": 1}}).encode()


def image_sets():
    for number, scale in enumerate(["1x", "2x", "3x", "10x", "11x", "0x", "1.5x", "x", "nanx", "2", ""]):
        entry = {"idiom": ("universal", "iphone", "ipad")[number % 3], "filename": "lamp.svg", "scale": scale}
        yield PICTURES + image_set([entry, {"idiom": "universal", "scale": "2x"}])
        dark = {"filename": ("lamp.svg", "gone.png", "../x", "Contents.json")[number % 4], "scale": scale,
                "appearances": APPEARANCES[2 + number % 4]}
        yield PICTURES + image_set([{"filename": "lamp.svg"}, dark], ("template", "original", 7)[number % 3])
        yield PICTURES + image_set([dark])
    for appearance in APPEARANCES:
        yield PICTURES + image_set([{"filename": "lamp.svg", "appearances": appearance}])
    yield from (PICTURES + text for text in [b"{}", b'{"images":[]}', b'{"images":[{"filename":""}],"properties":{}}',
                                             b'{"images":[{"filename":1}]}', b"["])
    yield from (PICTURE + file for file in pictures.headers())


def image_set(entries, intent=None):
    return json.dumps({"images": entries, **({"properties": {"template-rendering-intent": intent}} if intent else {})}).encode()


# Profiles, maps and events


def profiles():
    profile = json.loads((samples.ROOT / "Examples/Calibration/example-profile.json").read_text())
    families = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryRectangular", "accessoryInline",
                "accessoryCircular", "accessoryCorner", "todayCompact", "todayExpanded", "SYSTEMSMALL", "nope", ""]
    yield PROFILE + json.dumps(profile).encode()
    widget = profile["widgets"][0]
    yield PROFILE + json.dumps({**profile, "widgets": [{**widget, "family": family} for family in families[:7]]}).encode()
    for family in families:
        yield PROFILE + json.dumps({**profile, "widgets": [{**widget, "family": family}]}).encode()
    values = {"schemaVersion": [2, "1", 1.5], "name": ["", " ", "a" * 201, "\u202e", 1, "::error::"], "model": [None, 1, "\n"],
              "note": ["n" * 1001, "n", None],
              "system": ["15.9", "16", "17.4.1", "18.0", "26", "26.", "x", "99999999999999999999", "１６"],
              "displayScale": [0.5, 1, 10, 11, "3", 1e999],
              "screen": [None, {"width": -1, "height": 2}, {"width": 5001, "height": 2}, {}],
              "widgets": [[], {}, [widget, widget], [1], [{"family": "systemSmall"}]]}
    for key in profile:
        yield PROFILE + json.dumps({name: value for name, value in profile.items() if name != key}).encode()
    for key, choices in values.items():
        yield from (PROFILE + json.dumps({**profile, key: value}).replace("Infinity", "1e999").encode() for value in choices)
    for part in ("size", "margins"):
        for side in widget[part]:
            for value in (-1, 5001, 1e308, "1"):
                yield PROFILE + json.dumps({**profile, "widgets": [{**widget, part: {**widget[part], side: value}}]}).encode()
    text = json.dumps(profile)
    yield from (PROFILE + text.replace(old, new, 1).encode() for old,
                new in [('"name"', '"name":"b","name"'), ('"width"', '"width":1,"width"'), ('"family"', '"x":{},"family"')])
    yield PROFILE + b"{"
    yield from (PROFILE + document for words, document in samples.documents("WidgetDevicesTests") if words == ["profile"])


def maps():
    def written(words, count, candidates, known, widths=(0, 300), heights=(0, 200), stepped=False):
        return json.dumps({"region": {"widths": list(widths), "heights": list(heights)}, "candidateCount": candidates,
                           "isSteppedByHeight": stepped, "columns": {"words": words, "count": count,
                    "candidateCount": candidates, "areKnown": known}}).encode()
    for stepped in (False, True):
        yield MAP + written([0, 100, 1, 1, 50, 20], 2, 1, True, stepped=stepped)
        yield MAP + written([0, 80, 146, 2, 2, 2, 58, 40, None, 30, 20, 10], 3, 2, True, stepped=stepped)
        yield MAP + written([0, 80, 146, 0, 1, 3, None, None, None, 58.5, 40, 30, 60, 40, 20], 3, 3, False, stepped=stepped)
        yield MAP + written([0, 0], 1, 0, True, stepped=stepped)
        yield MAP + written([100, 150, 1, 1, 0, 0], 2, 1, True, (100, 200), (100, 200), stepped)
        yield MAP + written([0, 1, 58], 1, 1, True, (0, 1e9), (0, 1e9), stepped)
        yield MAP + written([0, 1, -1], 1, 1, True, (0, 0), (0, 0), stepped)
        yield MAP + written([*range(0, 300, 10), *[4] * 30, *[60 - number for number in range(120)]], 30, 4, True,
                            stepped=stepped)
        yield MAP + written([-5, 10, 1, 0, 5, None], 2, 1, False, (-5, 1e12), (-0.0, 50), stepped)
    for change in ([0, 1], [0, 1, 50, 3], [0, 2, 50], [None, 1, 50], [0, 0.5, 50], [], [0, 1, 1e308]):
        yield MAP + written(change, 1, 1, True)
    for count, candidates in [(0, 1), (-1, 1), (2, 1), (1, -1), (1, 2), (1 << 62, 1), (1, 1 << 62)]:
        yield MAP + written([0, 1, 50], count, candidates, True)
    text = written([0, 100, 1, 1, 50, 20], 2, 1, True)
    for old, new in [(b"[0, 300]", b"[300, 0]"), (b"[0, 200]", b"[0]"), (b"[0, 200]", b"[null, 1]"), (b"true", b"false"),
                     (b'"region"', b'"r"'), (b"[0, 100,", b"[1, 100,"), (b"300", b"1e999"), (b"100", b"301"),
                     (b'"count": 2', b'"count": 2.5'), (b"false", b"0")]:
        yield MAP + text.replace(old, new)


CODES = ["noAnswer", "answeredAgain", "emptyTimeline", "tooManyEntries", "tooManyRecommendations", "unorderedEntries",
         "tooManyReloads", "parameter", "duplicateIdentifier", "duplicateKind", "noFamilies", "leftOut", "noArea",
         "noBackground", "furtherRows", "notDrawn", "tooManyPictures", "notFollowed", "nothingToTap", "unreadableResource",
         "missingResource", "untranslated", "foreignEntry", "unreadableEntries", "crashed", "hung"]


def events():
    def told(*events):
        return EVENTS + json.dumps(list(events), ensure_ascii=False).encode()

    def case(kind, /, **fields):
        return {kind: {"_0": fields}}
    both = {"english": "en", "japanese": "ja"}
    text = {"identifier": "headline", "string": "港町の図書館", "lines": ["港町の", "図書館"], "state": "whole", "isMoving": False}
    layout = {"devices": ["iPhone 15 on iOS 18"], "width": 146, "height": 58, "displayScale": 3, "systemVersion": 18,
              "typeSize": "large", "candidate": "a", "candidateIndex": 0, "candidateCount": 2,
              "texts": [text, {**text, "identifier": "snippet"}, {**text, "identifier": "deck"}], "standIns": []}
    entry = {"role": "timeline", "name": None, "date": 0, "until": 60, "taps": ["save"], "layouts": [layout]}
    began, done, timeline = case("began", **both), {"done": {}}, case("timeline", date=0, count=2, reload=900)
    tap = case("tap", name="n", intent="I", opensApp=False, dialog="d", page="p", invalidated=["a"], failure=both)
    update = case("update", device="d", typeSize="t", result="r", opened=["u"])
    yield told(began, timeline, case("entry", **entry), tap, update, done)
    yield told(began, case("entry", **entry),
               case("entry", **{**entry, "date": 60, "layouts": [{**layout, "candidateIndex": 1, "candidate": "b"}]}), done)
    for role in ("placeholder", "snapshot", "timeline", "preview", "fixture", "x"):
        yield told(began, case("entry",
                               **{**entry, "role": role, "name": "n",
                                  "layouts": [{**layout, "texts": [{**text, "state": "truncated"}]}]}), done)
    for state in ("whole", "truncated", "outside", "clipped", "hidden", "x"):
        for identifier in ("headline", "deck"):
            changed = {**text, "state": state, "identifier": identifier, "isMoving": state == "outside",
                       "isBeyond": state == "clipped" or None}
            yield told(case("entry", **{**entry,
                                        "layouts": [{**layout, "texts": [changed, changed]},
                                                    {**layout, "width": 300, "texts": []}]}), done)
            yield told(case("widestDate", identifier=identifier, string="1 May", widest="30 Sep", daysLater=3,
                            layouts=[{**layout, "texts": [changed]}], isWhole=state != "truncated"), done)
    for code in CODES:
        yield told(began, case("finding", code=code, text=both, widget="W", place="A.swift:3", date=9),
                   case("finding", code=code, text=both), case("entry", **entry), done)
    for key, values in {"candidate": [None, "", "c"], "candidateIndex": [None, -1, 1 << 40],
                        "width": [0, -1, "NaN", "∞", "-∞", 1e308], "displayScale": ["NaN", 0], "texts": [[]],
                        "standIns": [["Map", "Chart"]], "typeSize": [""], "devices": [[], ["a", "b", "c"]],
                        "systemVersion": [None, 7]}.items():
        yield from (told(began, case("entry", **{**entry, "layouts": [{**layout, key: value}, layout]}), done)
                    for value in values)
    for key, values in {"date": ["NaN", "∞", -1e300, 1e18], "until": [None, "-∞"], "layouts": [[]], "taps": [[]]}.items():
        yield from (told(began, case("entry", **{**entry, key: value}), done) for value in values)
    yield from [told(), told(done), told(timeline, timeline, done, done), told({"done": 1}), told({}), told(case("x"), done),
                told(case("timeline", date=0, count=0), done)]
    yield from recorded_events()


def recorded_events():
    """What widgets' programs told in the tests, a few events at a time."""
    told = []
    for path in sorted((samples.TESTS / "WidgetHostTests/Recorded").glob("*.recorded")):
        for line in path.read_text().splitlines():
            if re.match(r' *\{"(began|timeline|entry|tap|update|widestDate|finding|done)":\{', line):
                told.append(re.sub(r'"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"', "786283200", line.strip()))
    together = ["[" + ",".join(told[start:start + 6]) + "]" for start in range(0, len(told), 6)]
    yield from (EVENTS + text.encode() for text in samples.some(together, 200) if len(text) < 8_000)
