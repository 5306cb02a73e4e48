import Foundation
import TestSupport
import Testing
import UnicodeText

/// Unicode's own test files, whole, through the code path that layout takes.
@Suite("Unicode's test files")
struct BreakConformanceTests {
  /// One line of a break test: the text and the places with `÷`, as UTF-16 offsets.
  private struct Case {
    var text = String.UnicodeScalarView()
    var breaks: Set<Int> = []
    let line: Substring

    init?(_ line: Substring) {
      self.line = line
      let body = line.prefix { $0 != "#" }
      var offset = 0
      for field in body.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        switch field {
        case "÷": breaks.insert(offset)
        case "×": break
        default:
          guard let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) else {
            return nil
          }
          text.append(scalar)
          offset += UTF16.width(scalar)
        }
      }
      if text.isEmpty { return nil }
    }
  }

  private func cases(_ file: String) throws -> [Case] {
    try String(
      contentsOf: TestFiles.directory.appendingPathComponent(
        "UnicodeTextTests/Conformance/\(file).txt"
      ),
      encoding: .utf8
    ).split(whereSeparator: \.isNewline).compactMap(Case.init)
  }

  private func places(_ text: String, _ flag: BoundaryFlags, _ analyzer: TextAnalyzer) -> Set<Int> {
    let boundaries = analyzer.analyze(text).boundaries
    return Set(boundaries.indices.filter { boundaries[$0].contains(flag) })
  }

  @Test func lineBreaks() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict, tailoring: .none)
    let cases = try cases("LineBreakTest")
    #expect(cases.count == 7654)
    for test in cases {
      #expect(places(String(test.text), .lineBreak, analyzer) == test.breaks, "\(test.line)")
    }
  }

  /// The customary tailoring departs from the file in the cases of its two rules and nowhere else.
  @Test func customaryLineBreaks() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    for test in try cases("LineBreakTest") {
      let found = places(String(test.text), .lineBreak, analyzer)
      let scalars = test.text.map(\.value)
      let properties = scalars.map { ScalarProperties($0).lineBreak }
      for offset in found.symmetricDifference(test.breaks) {
        var index = 0
        var width = 0
        while width < offset {
          width += scalars[index] > 0xFFFF ? 2 : 1
          index += 1
        }
        let before = properties[..<index].last { $0 != .cm && $0 != .zwj }
        let isHyphen = before == .hy || scalars[..<index].contains(0x2010)
        let isSeparator =
          before == .is || index < properties.count && properties[index] == .is
        #expect(isHyphen || isSeparator, "\(test.line)")
      }
    }
  }

  @Test func graphemes() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict, tailoring: .none)
    let cases = try cases("GraphemeBreakTest")
    #expect(cases.count == 602)
    for test in cases {
      #expect(places(String(test.text), .grapheme, analyzer) == test.breaks, "\(test.line)")
    }
  }
}
