import Foundation
import TestSupport
import UnicodeText

/// One of Unicode's files of break tests, kept in `Conformance`.
struct BreakTestFile {
  /// One line: a text and the places with `÷`, as UTF-16 offsets.
  struct Case {
    private(set) var text = String.UnicodeScalarView()
    private(set) var breaks: Set<Int> = []
    let line: Substring

    /// `nil` for a line without scalars.
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

    /// The places that have a flag.
    func found(_ flag: BoundaryFlags, _ analyzer: TextAnalyzer) -> Set<Int> {
      let boundaries = analyzer.analyze(String(text)).boundaries
      return Set(boundaries.indices.filter { boundaries[$0].contains(flag) })
    }
  }

  let cases: [Case]

  init(_ name: String) throws {
    let path = "UnicodeTextTests/Conformance/\(name).txt"
    cases = try String(
      contentsOf: TestFiles.directory.appendingPathComponent(path),
      encoding: .utf8
    ).split(whereSeparator: \.isNewline).compactMap(Case.init)
  }
}
