import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// Where words begin against MeCab with two dictionaries, as `Tools/record-words` asked it, in texts
/// that it did not learn from.
@Suite("Japanese word starts agree with MeCab's")
struct JapaneseWordStartTests {
  /// How many starts are both ours and a dictionary's, and how many are either's alone.
  private struct Tally: CustomStringConvertible {
    var both = 0
    var ours = 0
    var theirs = 0

    var precision: Double { Double(both) / Double(both + ours) }
    var recall: Double { Double(both) / Double(both + theirs) }
    var description: String {
      func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }
      return "\(both + ours) of ours, \(percent(precision)) are theirs; "
        + "\(both + theirs) of theirs, \(percent(recall)) are ours"
    }
  }

  /// The characters of a snippet that were asked about.
  private static let proseLength = 100

  /// `FITCHECK_WORD_STARTS=1` lists what differs.
  private static let isListing =
    ProcessInfo.processInfo.environment["FITCHECK_WORD_STARTS"] != nil

  /// - Parameters:
  ///   - precision: the least share of ours that are the dictionary's.
  ///   - recall: the least share of the dictionary's that are ours.
  @Test(arguments: [
    ("UniDic, headlines", 1, false, 0.95, 0.95), ("UniDic, prose", 1, true, 0.95, 0.96),
    ("IPADIC, headlines", 2, false, 0.85, 0.9), ("IPADIC, prose", 2, true, 0.8, 0.85),
  ])
  func agreement(
    _ name: String,
    _ column: Int,
    isProse: Bool,
    precision: Double,
    recall: Double
  ) throws {
    let rows = try Corpus.rows("ja")
    let texts = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.id, $0.headline) }
        + rows.map { ($0.id + "+", String($0.snippet.prefix(scalars: Self.proseLength))) }
    )
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.likely))
    // Every fourth row was kept out of what was learned; snippets were asked about in those alone.
    let keptOut = Set(
      rows.indices.filter { $0 % 4 == 0 }.map { rows[$0].id + (isProse ? "+" : "") }
    )
    var tally = Tally()
    for row in try TestFiles.table("UnicodeTextTests/Cases/japanese-word-starts.tsv")
    where keptOut.contains(row[0]) {
      let text = try #require(texts[row[0]])
      let boundaries = analyzer.analyze(text).boundaries
      let places = boundaries.indices.dropFirst().dropLast()
      let ours = Set(places.filter { boundaries[$0].contains(.phrase) })
      let theirs = Set(row[column].split(separator: " ").compactMap { Int($0) })
        .filter { boundaries[$0].contains(.lineBreak) }
      tally.both += ours.intersection(theirs).count
      tally.ours += ours.subtracting(theirs).count
      tally.theirs += theirs.subtracting(ours).count
      if Self.isListing {
        for place in ours.symmetricDifference(theirs).sorted() {
          print(ours.contains(place) ? "OURS" : "THEIRS", name, mark(text, place), separator: "\t")
        }
      }
    }
    if Self.isListing { print("TALLY", name, tally, separator: "\t") }
    #expect(tally.precision >= precision && tally.recall >= recall, "\(name): \(tally)")
  }

  private func mark(_ text: String, _ place: Int) -> String {
    let units = Array(text.utf16)
    let before = String(decoding: units[max(0, place - 6)..<place], as: UTF16.self)
    let after = String(decoding: units[place..<min(units.count, place + 6)], as: UTF16.self)
    return "\(before)|\(after)"
  }
}
