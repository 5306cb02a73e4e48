public import Foundation

/// Every short document of some pieces, as a row of a table tells them.
///
/// A row is `name | words | before | pieces | after | most`, with spaces between pieces: every document
/// is meant that has up to so many of the pieces, in any order, between what is before and what is
/// after. `;` is an empty cell; `\n`, `\r`, `\t`, `\s` (a space), `\0`, `\\` and `\xFF` are escapes.
public struct Grammar: Sendable {
  /// What the row is called, as no other one of its table.
  public let name: String
  /// What the test is to know beside the documents.
  public let words: [String]
  private let before: [UInt8]
  private let pieces: [[UInt8]]
  private let after: [UInt8]
  private let mostPieces: Int

  /// The rows of a file, but those that begin with `#`.
  public static func rows(of file: URL) throws -> [Grammar] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map(Grammar.init)
  }

  private init(_ row: Substring) throws {
    let cells = row.components(separatedBy: " | ").map { $0 == ";" ? "" : $0 }
    guard cells.count >= 6, let most = Int(cells[cells.count - 1]) else {
      throw Malformed(row: String(row))
    }
    name = cells[0]
    words = cells[1].split(separator: " ").map(String.init)
    before = [UInt8](unescaping: cells[2])
    // A piece may be the bar that stands between columns.
    pieces = cells[3..<cells.count - 2].joined(separator: " | ").split(separator: " ")
      .map { [UInt8](unescaping: String($0)) }
    after = [UInt8](unescaping: cells[cells.count - 2])
    mostPieces = most
  }

  /// A row that is none.
  public struct Malformed: Error {
    let row: String
  }

  /// What is answered of every document, to be recorded: documents of up to two pieces one by one,
  /// longer ones as digests by their first two pieces.
  public func answers(_ answer: ([UInt8]) -> String) -> String {
    var lines = (0...min(2, mostPieces)).flatMap { self.lines([], count: $0, answer) }
    for count in stride(from: 3, through: mostPieces, by: 1) {
      for first in pieces.indices {
        for second in pieces.indices {
          let longer = self.lines([first, second], count: count, answer)
          let digest = Recording.digest(of: longer.joined(separator: "\n"))
          let shown = Self.shown(pieces[first] + pieces[second])
          lines.append("\(shown) and \(count - 2) more: \(longer.count) documents, \(digest)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The documents of so many pieces that begin with some, each with its answer.
  private func lines(_ chosen: [Int], count: Int, _ answer: ([UInt8]) -> String) -> [String] {
    guard chosen.count < count else {
      let middle = chosen.flatMap { pieces[$0] }
      return ["\(Self.shown(middle)) → \(answer(before + middle + after))"]
    }
    return pieces.indices.flatMap { lines(chosen + [$0], count: count, answer) }
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}

extension [UInt8] {
  /// The bytes of a cell of a table: `\n`, `\r`, `\t`, `\s`, `\0`, `\\` and `\xFF` are escapes.
  public init(unescaping text: String) {
    self = []
    var rest = Array(text.utf8)[...]
    let known: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
      UInt8(ascii: "0"): 0, UInt8(ascii: "s"): 0x20, UInt8(ascii: "\\"): 0x5C,
    ]
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let letter = rest.popFirst() else {
        append(byte)
        continue
      }
      if letter == UInt8(ascii: "x") {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        append(UInt8(digits, radix: 16) ?? 0)
      } else {
        append(known[letter] ?? letter)
      }
    }
  }
}
