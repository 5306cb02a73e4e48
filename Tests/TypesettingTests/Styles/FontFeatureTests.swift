import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("OpenType features by name")
struct FontFeatureTests {
  @Test(arguments: [
    ("tnum", "tnum=1"), ("+tnum", "tnum=1"), ("-liga", "liga=0"), ("kern=0", "kern=0"),
    ("salt=2", "salt=2"), ("kern=off", "kern=0"), ("ss01=on", "ss01=1"),
    ("salt=4294967295", "salt=4294967295"),
  ])
  func reading(_ text: String, _ expected: String) throws {
    let feature = try FontFeature(parsing: text)
    #expect(feature.description == expected)
    #expect(try FontFeature(parsing: feature.description) == feature)
  }

  @Test(arguments: [
    ("", FontFeatureError.notATag(text: "", tag: "")),
    ("liga ", .notATag(text: "liga ", tag: "liga ")),
    ("ligature", .notATag(text: "ligature", tag: "ligature")),
    ("-", .notATag(text: "-", tag: "")),
    ("kér", .notATag(text: "kér", tag: "kér")),
    ("kern=", .notAValue(text: "kern=", value: "")),
    ("kern=-1", .notAValue(text: "kern=-1", value: "-1")),
    ("kern=yes", .notAValue(text: "kern=yes", value: "yes")),
    ("-kern=1", .signAndValue(text: "-kern=1")),
    ("+kern=0", .signAndValue(text: "+kern=0")),
    // Fonts have tags of fewer characters, features none.
    ("lig", .notATag(text: "lig", tag: "lig")), ("-lig", .notATag(text: "-lig", tag: "lig")),
    ("lig=1", .notATag(text: "lig=1", tag: "lig")),
    ("--kern", .notATag(text: "--kern", tag: "-kern")),
    ("kern=1=2", .notAValue(text: "kern=1=2", value: "1=2")),
    ("kern=4294967296", .notAValue(text: "kern=4294967296", value: "4294967296")),
    ("kern=On", .notAValue(text: "kern=On", value: "On")),
  ])
  func refusing(_ text: String, _ expected: FontFeatureError) {
    #expect(throws: expected) { try FontFeature(parsing: text) }
    #expect(expected.description.contains(text))
  }

  @Test func refusalsSayWhatToWrite() {
    let messages = [
      "\(FontFeatureError.notATag(text: "kér=1", tag: "kér"))":
        "kér=1: 'kér' is not an OpenType feature, which is four characters, such as tnum or ss01",
      "\(FontFeatureError.notAValue(text: "kern=yes", value: "yes"))":
        "kern=yes: 'yes' is not a value; write a number from 0, on or off, as in kern=0",
      "\(FontFeatureError.signAndValue(text: "-kern=1"))":
        "-kern=1: a sign and a value say the same twice; write -kern or kern=0",
    ]
    for (message, expected) in messages { #expect(message == expected) }
  }

  private func width(
    _ text: String,
    _ cascade: FontCascade,
    _ features: [String],
    pointSize: Double = 1000
  ) throws -> Double {
    let features = try features.map { try FontFeature(parsing: $0) }
    let style = TextStyle(cascade: cascade, language: "ja", features: features)
    return PreparedText(text, style: style).naturalWidth(ParagraphStyle(pointSize: pointSize))
  }

  /// The table's `tabular-digit` row: 1290 in the text cut and 1238 in the display cut.
  @Test func digitsOfOneWidth() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    for digit in "0123456789" {
      let text = String(repeating: digit, count: 2)
      // 12 pt has no tracking; 28 pt has its own, which the plus sign of the same width shows.
      #expect(abs(try width(text, cascade, ["tnum"], pointSize: 12) - 24 * 1290 / 2048) < 1e-9)
      let plus = try 2 * width("+", cascade, [], pointSize: 28)
      let large = try width(text, cascade, ["tnum"], pointSize: 28)
      #expect(abs(large - plus) < 1e-9, "\(large), \(plus)")
    }
    #expect(try width("11", cascade, []) < width("11", cascade, ["tnum"]))
    #expect(try width("AV", cascade, []) == width("AV", cascade, ["tnum"]))
    let style = TextStyle(cascade: cascade, features: [.monospacedDigits])
    #expect(
      PreparedText("1a", style: style).provenance(in: 0..<2, pointSize: 12).sources == [
        .measured, .standIn,
      ]
    )
  }

  @Test func kerningCanBeSwitchedOff() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let apart = try width("A", cascade, [], pointSize: 12) + width("V", cascade, [], pointSize: 12)
    #expect(try width("AV", cascade, [], pointSize: 12) < apart)
    #expect(abs(try width("AV", cascade, ["kern=0"], pointSize: 12) - apart) < 1e-9)
    #expect(try width("AV", cascade, ["kern=0", "kern"]) == width("AV", cascade, []))
  }

  /// Letters that are set from right to left stand in an order that nobody measured.
  @Test func lettersFromTheRightAreNotKerned() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let apart = try width("A", cascade, [], pointSize: 12) + width("V", cascade, [], pointSize: 12)
    #expect(try width("\u{202D}AV", cascade, [], pointSize: 12) < apart - 0.1)
    for text in ["\u{202E}AV", "\u{202E}VA"] {
      let found = try width(text, cascade, [], pointSize: 12)
      #expect(abs(found - apart) < 1e-9, "\(text.debugDescription)")
    }
  }

  /// The Gothic's own: full-width marks at half their width, and proportional kana.
  @Test func japaneseSpacing() throws {
    let path = try BundledFontDirectory.locate().path(of: .gothicRegular)
    let cascade = try FontLibrary.files(regular: [try FontFace(path: path)])
      .cascade(weight: .regular)
    #expect(try width("「」、", cascade, []) == 3000)
    #expect(try width("「」、", cascade, ["halt"]) == 1500)
    #expect(try width("トヨタ", cascade, ["palt"]) < 3000)
  }

  /// Lines are as wide as they are when they are shaped alone, whatever features there are.
  @Test(arguments: ["ja", "en", "ar"]) func linesStayExact(_ language: String) throws {
    let directory = try BundledFontDirectory.locate()
    let files: [BundledFont] = [.restRegular, .gothicRegular, .arabicRegular]
    let faces = try files.map { try FontFace(path: directory.path(of: $0)) }
    for cascade in [
      try FontLibrary.files(regular: faces).cascade(weight: .bold),
      try TestFonts.japanese().cascade(weight: .medium),
    ] {
      for features in [["palt"], ["halt", "kern"], ["kern=0"], ["-liga", "tnum"], ["aalt=1"]] {
        let style = TextStyle(
          cascade: cascade,
          language: language,
          features: try features.map { try FontFeature(parsing: $0) }
        )
        for row in try Corpus.rows(language).prefix(20) {
          let prepared = PreparedText(row.headline, style: style)
          let reference = ReferenceTypesetter(row.headline, style: style)
          let scale = AdvanceScale(cascade: cascade, pointSize: 12, letterSpacing: 0)
          for width in [60.0, 144] {
            let lines = prepared.layOut(ParagraphStyle(pointSize: 12), width: width).lines
            let expected = reference.lines(width: width, scale: scale)
            #expect(lines.map(\.range) == expected.map(\.range), "\(row.headline) \(features)")
            #expect(lines.map(\.width) == expected.map(\.width), "\(row.headline) \(features)")
          }
        }
      }
    }
  }
}
