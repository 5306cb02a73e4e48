"""Sources of widgets and files of their intents."""

import plistlib

import samples

SOURCE, INTENTS = b"\0", b"\1"
#: What stands in a source where code is read: each may stand within the other.
PIECES = ["import SwiftUI\n", "import struct Foundation.Date\n", "@preconcurrency import MapKit\n",
          "@_implementationOnly import A.B.C; import D\n", "public import `os`\n",
          "#if os(iOS) && !targetEnvironment(simulator)\n{}\n#elseif canImport(UIKit) || DEBUG\n{}\n#else\n{}\n#endif\n",
          "#if swift(>=6.0)\n{}\n#endif\n", "#if canImport(os, _version: 5)\n{}\n#endif\n",
          "#if ((true) || false) && (!arch(arm64))\n{}\n#endif // c\n",
          "#if compiler(<5) /* c */ && hasFeature(X)\n{}\n#endif\n", "#if\n{}\n#endif\n", "#endif\n#else\n#elseif os(iOS)\n",
          "@main\nstruct A: Widget {\n  {}\n}\n", "@main struct B: WidgetBundle { var body: some Widget { A(); {} } }\n",
          "struct C<T: P, U>: Sendable, Widget where T.X == Y<Z> { {} }\n", "extension A.B: Widget { {} }\n",
          "class T: UIViewController, NCWidgetProviding { {} }\n",
          "final class I: INExtension { override func handler(for i: INIntent) -> Any { {} } }\n",
          "enum N { struct M: SwiftUI.Widget { {} } }\n", "actor D { {} }\n", "let a = \"x \\(b(\"y \\(c)\")) {\" ; {}\n",
          "let a = #\"\\#(b) \\( \"# + ##\"a\"#b\"##\n",
          "let a = \"\"\"\n  struct X: Widget {\n  \\(\"\"\"\n  y\n  \"\"\") \\\n  \"\"\"\n",
          "let r = /a\\/(b)[\"]/ ; let s = #/ \" /# ; let t = ##/\n \"\n/##\n", "let q = a / b / c\n", "return /x/\n",
          "/* a /* b */ struct Y: Widget {} */ {}\n", "// struct Z: Widget {}\r\n{}\r", "#Preview(\"a\") {\n  {}\n}\n",
          "#Preview(as: .systemSmall) { A() } timeline: { {} }\n",
          "struct P: PreviewProvider { static var previews: some View { {} } }\n",
          "@available(iOS 17, *) @objc(A) struct E: Widget, View { {} }\n",
          "func f() { class func g() {} ; let struct_ = 1 }\n", "`struct` F: Widget {}\n", "struct 港: Widget { {} }\n",
          "if #available(iOS 17, *) { {} }\n", "#sourceLocation(file: \"a\", line: 1)\n",
          "@AppIntent struct Q: WidgetConfigurationIntent { @Parameter(title: \"t\") var p: Int }\n",
          "\ufeffstruct G: Widget {}\n", "struct H: Widget", "\"unclosed\nstruct J: Widget {}", "\"\"\"\nunclosed",
          "/* unclosed", "#\"unclosed", "\"\\(", "}}}}\n", "{{{{\n", "\0", "\u2028struct K: Widget {}"]


def written():
    for number, piece in enumerate(PIECES):
        yield SOURCE + piece.replace("{}", "").encode()
        # Within, before and behind others.
        for step in (1, 12):
            other = PIECES[(number + step * 3) % len(PIECES)]
            inner = PIECES[(number + step) % len(PIECES)].replace("{}", "a()")
            yield SOURCE + (piece.replace("{}", inner) + other.replace("{}", piece.replace("{}", ""))).encode()
            yield SOURCE + (other.replace("{}", "") + piece.replace("{}", inner)).replace("\n", "\r\n").encode()
    yield SOURCE + "".join(PIECES).replace("{}", "").encode()
    yield SOURCE + b"#if (" * 70 + b"os(iOS)" + b")" * 70 + b"\nstruct A: Widget {}\n#endif"
    yield SOURCE + b"enum A { " * 200 + b"struct B: Widget {}" + b"}" * 200
    yield SOURCE + b"#" * 300 + b"\"a\"" + b"#" * 300
    yield SOURCE + b"let a = \"" + b"\\(\"" * 60 + b"b" + b"\")" * 60 + b"\""
    yield from (SOURCE + text for text in (b"", b"\xff\nstruct A: Widget {}", b"struct A: Widget {}\n\xe3\x81",
                                           b"\xef\xbb\xbf@main struct A: Widget {}"))


def definition(**fields):
    return INTENTS + plistlib.dumps(fields)


def intent_files():
    """Files of intents: those of the tests and examples, and of each part what it may not be."""
    files = [samples.TESTS / "WidgetSourcesTests/Cases/Everything.intentdefinition",
             samples.ROOT / "Examples/Widgets/DayCounter/DayCounter.intentdefinition"]
    for path in files:
        yield INTENTS + path.read_bytes()
        fields = plistlib.loads(path.read_bytes())
        yield INTENTS + plistlib.dumps(fields, fmt=plistlib.FMT_BINARY)
        for key, value in fields.items():
            yield definition(**{key: value})
            yield definition(**{name: other for name, other in fields.items() if name != key})
    for kind in ("String", "Integer", "Long", "Decimal", "Double", "Float", "Boolean", "TimeInterval", "Date", "DateComponents",
                 "URL", "Object", "Person", ""):
        yield from (one_parameter(INIntentParameterType=kind, INIntentParameterSupportsMultipleValues=several,
                                  INIntentParameterSupportsDynamicEnumeration=not several,
                                  INIntentParameterSupportsSearch=several, INIntentParameterSupportsResolution=True,
                                  INIntentParameterObjectType="Place",
                                  INIntentParameterMetadata={"INIntentParameterMetadataDefaultValue": 1},
                                  INIntentParameterUnsupportedReasons=[{"INIntentParameterUnsupportedReasonCode": "far"}])
                    for several in (False, True))
    for name in ("a", "A", "", "1a", "_", "self", "init", "class", "a b", "港", "description", 7):
        yield one_parameter(INIntentParameterName=name)
        yield definition(INEnums=[enumeration(name, ["unknown", "b"])])
        yield definition(INEnums=[enumeration("E", [name, "b"])])
        yield definition(INTypes=[{"INTypeName": name}], INIntents=[{"INIntentName": name}])
        yield definition(INIntents=[{"INIntentName": "N",
                                     "INIntentResponse": {"INIntentResponseCodes": [{"INIntentResponseCodeName": name},
                            {"INIntentResponseCodeName": "b"}],
                        "INIntentResponseParameters": [{"INIntentResponseParameterName": name,
                                "INIntentResponseParameterType": "String"}]}}])
    for names in (["a", "a"], ["unknown", "a"], ["a", "unknown"], []):
        yield definition(INEnums=[enumeration("E", names)])
    yield one_parameter(INIntentParameterEnumType="E")
    yield one_parameter(INIntentParameterEnumType="F")
    yield one_parameter(INIntentParameterEnumType="E", INIntentParameterSupportsMultipleValues=True)
    yield definition(INEnums=[{**enumeration("E", ["a"]), "INEnumType": "Bitmask"}])
    yield definition(INEnums=[{**enumeration("E", ["a"]), "INEnumClassPrefix": "My", "INEnumClassName": "Own"},
                              enumeration("E", ["b"])])
    yield definition(INTypes=[{"INTypeName": "A",
                               "INTypeProperties": [{"INTypePropertyName": name, "INTypePropertyType": "String",
                        "INTypePropertyDefault": name == "x"} for name in ("x", "identifier")]}])
    sentence = "${a} and ${b} ${ ${} $"
    parameters = [{"INIntentResponseParameterName": name, "INIntentResponseParameterType": "Integer"} for name in ("a", "b")]
    for codes in (["ok", "no"], ["ok", "ok"], ["code"]):
        yield definition(INIntents=[{"INIntentName": "N", "INIntentClassPrefix": "My",
                                     "INIntentResponse": {"INIntentResponseParameters": parameters,
                        "INIntentResponseCodes": [{"INIntentResponseCodeName": code,
                                                   "INIntentResponseCodeFormatString": sentence} for code in codes]}}])
    yield definition(INIntents=[{"INIntentName": "N", "INIntentType": "System"}, {"INIntentName": "N"}, {"INIntentName": "N"}])
    yield from (definition(**fields)
                for fields in [{"INIntents": 1}, {"INIntents": [1]}, {"INIntents": [{}]},
                               {"INIntents": [{"INIntentParameters": [{}]}]}, {"INOther": 1},
                               {"INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "n"}, {}])
    yield from (INTENTS + text for text in (b"", b"<plist><array/></plist>", b"{ INIntents = ( { INIntentName = A; } ); }",
                                            b"bplist00", b"\xff\xfe<\0", b"<!DOCTYPE a [<!ENTITY b \"c\">]><plist><dict><key>&b;</key><x/></dict></plist>"))


def enumeration(name, cases):
    return {"INEnumName": name, "INEnumType": "Regular",
            "INEnumValues": [{"INEnumValueName": case, "INEnumValueIndex": index} for index, case in enumerate(cases)]}


def one_parameter(**fields):
    first = {"INIntentParameterName": "a", "INIntentParameterDisplayName": "A\n\"b\\", "INIntentParameterType": "String"}
    return definition(INEnums=[enumeration("E", ["unknown", "b"])], INTypes=[{"INTypeName": "Place"}],
                      INIntents=[{"INIntentName": "News", "INIntentClassName": "NewsIntent",
                                  "INIntentParameters": [{**first, **fields}, {**first, "INIntentParameterName": "c"}]}])


def sources():
    yield from written()
    yield from intent_files()
    yield from (SOURCE + document for _, document in samples.documents("WidgetSourcesTests"))
    yield from (SOURCE + text for text in samples.literals("WidgetSourcesTests", shortest=16))
    for folder in ("Examples/Widgets", "Examples/Calibration", "Tests/FaultyWidgets", "Tests/WidgetHostTests"):
        paths = [path for path in sorted((samples.ROOT / folder).rglob("*.swift")) if path.stat().st_size < 5000]
        yield from (SOURCE + path.read_bytes() for path in samples.some(paths, 20))
