import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import UnicodeText

@Suite("A soft hyphen's hyphen is the one that could be typed there")
struct HyphenFaceTests {
  private static let words = [
    ("ko", "가나다라", "마바사"), ("ja", "日本語の", "新聞"), ("ja", "カタカナ", "ひらがな"),
    ("zh-Hans", "中文字体", "测试"), ("en", "news", "paper"), ("ru", "газе", "та"),
    ("el", "εφημε", "ρίδα"), ("th", "หนัง", "สือ"), ("hi", "समा", "चार"),
    // Written from the right, where the hyphen stands on the left.
    ("he", "\u{5E2}\u{5D9}\u{5EA}", "\u{5D5}\u{5DF}"),
  ]

  private func expectTyped(
    in cascade: FontCascade,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let style = ParagraphStyle(pointSize: 12)
    for (language, before, after) in Self.words {
      var textStyle = TextStyle(cascade: cascade, language: language)
      textStyle.wordBreak = .keepAll
      let typed = PreparedText(before + "\u{2010}", style: textStyle).layOut(style, width: nil)
      let rest = String(repeating: after, count: 3)
      let line = try #require(
        PreparedText("\(before)\u{AD}\(rest)", style: textStyle)
          .layOut(style, width: typed.measurement.width).lines.first
      )
      let expected = try #require(typed.lines.first)
      #expect(line.text == expected.text, sourceLocation: location)
      #expect(line.width == expected.width, "\(line.text)", sourceLocation: location)
      let (glyphs, others) = (line.runs.flatMap(\.glyphs), expected.runs.flatMap(\.glyphs))
      #expect(glyphs.map(\.id) == others.map(\.id), "\(line.text)", sourceLocation: location)
      #expect(line.runs.map(\.face) == expected.runs.map(\.face), sourceLocation: location)
    }
  }

  @Test(arguments: ["ja", "ko", "en"]) func inTheSystemFont(_ device: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [device])
    try expectTyped(in: library.cascade(weight: .regular))
  }

  /// The first file that has a hyphen gives it, whatever other file the word is set in.
  @Test func inFiles() throws {
    let directory = try BundledFontDirectory.locate()
    let files: [BundledFont] = [
      .restRegular, .gothicRegular, .hebrewRegular, .thaiRegular, .devanagariRegular,
    ]
    let faces = try files.map {
      try FontFace(path: directory.path(of: $0))
    }
    try expectTyped(in: FontLibrary.files(regular: faces).cascade(weight: .regular))
  }

  /// A file that has the hyphen-minus alone gives that one, also where a later file has the other.
  @Test func theFirstFileMayHaveTheHyphenMinusAlone() throws {
    let font = try AlteredFont.test("Layers.ttf")
    // A map of two characters to the first glyph after the missing one.
    let header: [(value: Int, width: Int)] = [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (40, 4), (0, 4), (2, 4),
    ]
    var map = header.flatMap { $0.value.bigEndianBytes($0.width) }
    for number in [0x2D, 0x2D, 1, 0x41, 0x41, 1] { map += number.bigEndianBytes(4) }
    font.replace("cmap", with: Data(map))
    let faces = [
      try FontFace(path: font.write("Minus.ttf")),
      try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular)),
    ]
    let cascade = try FontLibrary.files(regular: faces).cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "en")
    let style = ParagraphStyle(pointSize: 12)
    let width = PreparedText("A-", style: textStyle).layOut(style, width: nil).measurement.width
    let line = try #require(
      PreparedText("A\u{AD}AAA", style: textStyle).layOut(style, width: width).lines.first
    )
    #expect(line.text == "A-")
    #expect(line.runs.allSatisfy { $0.face == faces[0] })
  }

  /// A hyphen and full stops that no face has are told where lines end with them, each once, and nowhere else.
  @Test(
    arguments: [
      ("A\u{AD}AAA\u{AD}AAA", "A-", nil, ["-"]), ("A\u{AD}AAA", "AAAA", nil, []),
      ("AAAAAAAA", "AAAA", 1, ["."]), ("AAAAAAAA", "AAAA", nil, []), ("AAAA", "AAAA", 1, []),
      ("A\u{AD}AAAAAAAA", "A-", 2, ["-", "."]),
    ] as [(String, String, Int?, [Unicode.Scalar])]
  )
  func whatNoFaceHasIsTold(
    _ text: String,
    _ widest: String,
    _ lineLimit: Int?,
    _ expected: [Unicode.Scalar]
  ) throws {
    let font = try AlteredFont.ofOneLetter()
    let face = try FontFace(path: font.write("Letter.ttf"))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "en")
    var style = ParagraphStyle(pointSize: 12)
    let width = PreparedText(widest, style: textStyle).naturalWidth(style)
    style.lineLimit = lineLimit
    let prepared = PreparedText(text, style: textStyle)
    #expect(prepared.mayMissEllipsis && prepared.missingScalars.isEmpty)
    let (lines, laidOut) = (
      prepared.lines(style, width: width), prepared.layOut(style, width: width)
    )
    #expect(prepared.missingScalars(setAs: lines) == expected)
    #expect(prepared.missingScalars(setAs: laidOut) == expected)
    let boxes = laidOut.lines.flatMap(\.runs).flatMap(\.glyphs).filter { $0.id == 0 }
    #expect(boxes.isEmpty == expected.isEmpty)
  }

  /// A font of Myanmar has an ellipsis and no hyphen, which is wanted for a soft one alone: lists need not lay out what
  /// has none.
  @Test(arguments: [("\u{1000}\u{AD}\u{1000}", true), ("\u{1000} \u{1000}", false)])
  func noHyphenIsMissedWithoutASoftOne(_ text: String, _ mayMiss: Bool) throws {
    let path = try BundledFontDirectory.locate().path(of: .myanmarRegular)
    let cascade = try FontLibrary.files(regular: [FontFace(path: path)]).cascade(weight: .regular)
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "my"))
    #expect(prepared.mayMissHyphen == mayMiss && !prepared.mayMissEllipsis)
  }
}
