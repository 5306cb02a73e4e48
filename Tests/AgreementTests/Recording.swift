import Foundation
import TestSupport
import Typesetting
import UnicodeText

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
  /// CSS's `line-break`.
  let lineBreak: LineBreakStrictness
  /// CSS's `word-break` but for its phrases.
  let wordBreak: WordBreak
  let phraseBreaking: PhraseBreaking
  /// CSS's `text-wrap`.
  let filling: LineFilling
  /// Whether the headlines were given soft hyphens, as ``softened(_:)`` does.
  let hasSoftHyphens: Bool
  /// The widths the lines were asked for, in ems.
  let widths: [Double]
  /// The answers in the corpus' order.
  let answers: [Answer]

  private static let fillings: [String: LineFilling] = [
    "wrap": .greedy, "balance": .balanced, "pretty": .pretty,
  ]

  /// Whether CSS leaves to each engine which of the possible breaks are taken.
  var isFree: Bool { filling != .greedy || phraseBreaking != .none }

  /// The text as it was recorded.
  func text(of headline: String) -> String {
    hasSoftHyphens ? Self.softened(headline) : headline
  }

  /// The text with a soft hyphen after every third letter of a word that two more letters follow.
  private static func softened(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var soft = String.UnicodeScalarView()
    var letters = 0
    for (index, scalar) in scalars.enumerated() {
      soft.append(scalar)
      letters = isLetter(scalar) ? letters + 1 : 0
      let following = scalars[(index + 1)...].prefix(2)
      if letters == 3, following.count == 2, following.allSatisfy(isLetter) {
        soft.append("\u{AD}")
        letters = 0
      }
    }
    return String(soft)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

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
    func value(_ name: String, otherwise value: String) -> String {
      properties[name]?.first ?? value
    }
    let wordBreakName = value("word-break", otherwise: "normal")
    let textWrap = value("text-wrap", otherwise: "wrap")
    let isByPhrase = wordBreakName == "auto-phrase"
    guard
      let lineBreak = LineBreakStrictness(rawValue: value("line-break", otherwise: "strict")),
      let wordBreak = WordBreak(rawValue: isByPhrase ? "normal" : wordBreakName),
      let filling = Self.fillings[textWrap]
    else { throw MalformedError(description: "\(url.path): a setting that is not known") }
    self.lineBreak = lineBreak
    self.wordBreak = wordBreak
    phraseBreaking = isByPhrase ? .auto : .none
    self.filling = filling
    hasSoftHyphens = properties["soft-hyphens"] != nil
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
