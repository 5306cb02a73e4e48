import Foundation
import TestSupport
import Testing
import UnicodeText

/// Files of the Unicode Character Database: of 17.0 in `Conformance`, of the version that ICU has
/// from Debian's package `unicode-data`.
enum UnicodeData {
  struct Row {
    let scalars: ClosedRange<UInt32>
    /// What follows the first semicolon, without comments.
    let fields: [String]
    /// The General_Category that the comment begins with, in files that have one.
    let category: String
  }

  /// The rows of scalars and their values of a file of Unicode 17.0.
  static func conformanceRows(_ file: String) throws -> [Row] {
    let path = "UnicodeTextTests/Conformance/\(file).txt"
    let text = try String(
      contentsOf: TestFiles.directory.appendingPathComponent(path),
      encoding: .utf8
    )
    return rows(text[...].utf8.split(separator: UInt8(ascii: "\n")))
  }

  private static func rows(_ lines: [Substring.UTF8View.SubSequence]) -> [Row] {
    lines.compactMap { line in
      let fields = Substring(line).prefix { $0 != "#" }.split(separator: ";").map {
        String($0).trimmingCharacters(in: .whitespaces)
      }
      guard fields.count > 1 else { return nil }
      let comment = Substring(line).drop { $0 != "#" }.dropFirst()
      let category = comment.split(separator: " ").first.map(String.init) ?? ""
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return Row(scalars: first...last, fields: Array(fields.dropFirst()), category: category)
    }
  }

  /// A file's lines but its comments; the file is of the version whose data ICU has.
  static func lines(_ file: String) throws -> [Substring.UTF8View.SubSequence] {
    let path = "/usr/share/unicode/\(file).txt"
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "Scripts/setup installs unicode-data, which holds \(path)"
    )
    try #require(
      text.hasPrefix("# \(file)-\(UnicodeVersion.current).0.txt"),
      "\(path) is not of Unicode \(UnicodeVersion.current), which ICU has here"
    )
    let lines = text[...].utf8.split(separator: UInt8(ascii: "\n"))
    return lines.filter { $0.first != UInt8(ascii: "#") }
  }
}

extension Trait where Self == ConditionTrait {
  /// Only where ICU has no later data than that of Unicode 17.0.
  static var unicode17OrEarlier: Self {
    .enabled(
      if: UnicodeVersion.lineBreakData == "17.0",
      "compares with Unicode 17.0; ICU has \(UnicodeVersion.current) here"
    )
  }

  /// Only where ICU has the data of Unicode 15.0, which what the test compares with is made for: a
  /// later version puts characters into other classes.
  static var unicode15: Self {
    .enabled(
      if: UnicodeVersion.current == "15.0",
      "compares with Unicode 15.0; ICU has \(UnicodeVersion.current) here"
    )
  }
}
