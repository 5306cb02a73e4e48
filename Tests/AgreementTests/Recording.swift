import Foundation
import TestSupport

/// What one engine said of the headlines of one language in one font file.
struct Recording {
  /// What it said of one headline.
  struct Answer {
    /// The headline's row in the corpus.
    let id: String
    /// The width on one line, in ems.
    let naturalWidth: Double
    /// For each width of ``Recording/widths`` where the lines begin; UTF-16.
    let starts: [[Int]]
  }

  /// A recording that is not a table as the recorder writes it.
  struct MalformedError: Error, CustomStringConvertible {
    let description: String
  }

  /// The language's tag, as the engine was told.
  let language: String
  /// The font's file in `Fonts/Files`.
  let fontFile: String
  /// The SHA-256 of the font's file, in hexadecimal digits.
  let fontDigest: String
  /// The widths the lines were asked for, in ems.
  let widths: [Double]
  /// The answers in the corpus' order.
  let answers: [Answer]

  /// Reads `Recordings/<engine>/<name>.tsv`.
  init(engine: String, name: String) throws {
    let url = TestFiles.directory
      .appendingPathComponent("AgreementTests/Recordings/\(engine)/\(name).tsv")
    var properties: [String: [String]] = [:]
    var rows: [[String]] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if line.hasPrefix("# ") {
        properties[String(fields[0].dropFirst(2))] = Array(fields.dropFirst())
      } else {
        rows.append(fields)
      }
    }
    guard let language = properties["language"]?.first, let font = properties["font"],
      font.count == 2, let head = rows.first
    else { throw MalformedError(description: "\(url.path) has no head") }
    self.language = language
    fontFile = font[0]
    fontDigest = font[1]
    widths = head.dropFirst(2).compactMap(Double.init)
    answers = try rows.dropFirst().map { fields in
      guard fields.count == head.count, let naturalWidth = Double(fields[1]) else {
        throw MalformedError(description: "\(url.path): \(fields.joined(separator: " "))")
      }
      return Answer(
        id: fields[0],
        naturalWidth: naturalWidth,
        starts: fields.dropFirst(2).map { [0] + $0.split(separator: " ").compactMap { Int($0) } }
      )
    }
  }
}
