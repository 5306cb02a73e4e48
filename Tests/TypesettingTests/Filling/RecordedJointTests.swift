import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// What lines gain where they begin and end in text that may be cut nowhere, and how far that reaches, as
/// recorded: at every place, for every way to begin and to end, as far as is looked.
///
/// ``LineJointTests`` hold such lines against shaping; here is which of several right answers is given,
/// since what reaches further has more lines shaped by themselves.
@Suite struct RecordedJointTests {
  private static let begins: [LineEnds.Begin] = [.running, .full, .narrow, .flush, .hanging]
  private static let ends: [LineEnds.End] = [.running, .full, .narrow, .hanging, .hyphen]

  private static func described(_ sum: AdvanceSum) -> String {
    "\(sum.text)/\(sum.display)/\(sum.tracked)/\(sum.graphemes)"
  }

  private static func described(_ found: (sum: AdvanceSum, reach: Int)?) -> String {
    found.map { "\(described($0.sum)) \($0.reach)" } ?? "-"
  }

  /// Chains of kerned letters, joined ones, and syllables without a base, which are drawn on circles.
  private static func texts() throws -> [(name: String, text: PreparedText)] {
    let japanese = try TestFonts.japanese().cascade(weight: .regular)
    let joined = ["ب", "ب\u{64E}", "क्रि", "\u{94D}ष", "\u{1000}\u{1039}"].flatMap { piece in
      [20, 61].map { count in
        (
          "\(piece.visible) \(count)",
          PreparedText(
            String(repeating: piece, count: count) + "a" + piece,
            style: TextStyle(cascade: japanese, language: "ar")
          )
        )
      }
    }
    let kerned = try LineJointTests.kerned.flatMap { letter, font in
      let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
      let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
      return ["", ", ", "\u{AD}"].map { mark in
        let (one, other) = (
          String(repeating: letter, count: 33), String(repeating: letter, count: 64)
        )
        return (
          "\(letter) \(mark.visible)",
          PreparedText(one + mark + other + letter + mark, style: TextStyle(cascade: cascade))
        )
      }
    }
    return joined + kerned
  }

  @Test func edgesInChains() throws {
    var rows: [String] = []
    for (name, text) in try Self.texts() {
      let shaped = text.storage
      let count = text.utf16Count
      let places = (0...count).filter { shaped.shaped.analysis.boundaries[$0].contains(.grapheme) }
      let counts = [("all", count), ("few", 1), ("none", 0)]
      let edges = counts.map { name, allowed in
        // One after the other: what is shaped for one is less for the others.
        var joints = LineJoints.ofUnits(count: allowed)
        var clusters = LineJoints.ofClusters()
        let found = places.map { place in
          let begin = Self.begins[place % Self.begins.count]
          let end = Self.ends[place % (Self.ends.count - 1)]
          var edges: [(sum: AdvanceSum, reach: Int)] = []
          if place < count {
            edges.append(joints.begin(at: place, begin, of: shaped.shaped))
            edges.append(clusters.begin(at: place, begin, of: shaped.shaped))
          }
          if place > 0 {
            edges.append(joints.end(at: place, end, of: shaped.shaped))
            edges.append(clusters.end(at: place, end, of: shaped.shaped))
          }
          return edges.map { Self.described($0) }.joined(separator: " ")
        }
        return "\(name) \(found.joined(separator: "\n").digest)"
      }
      rows.append("\(name): \(edges.joined(separator: " ")) \(Self.agreements(in: text, places))")
    }
    try GoldenFile("TypesettingTests/Cases/recorded-joints.txt").check(rows)
  }

  /// Where the text agrees with what is shaped anew, as far as some limits, and how many places do.
  private static func agreements(in text: PreparedText, _ places: [Int]) -> String {
    let storage = text.storage
    let count = text.utf16Count
    var rows: [String] = []
    for place in places where place % 5 < 2 {
      for length in [47, 48, 95, 96, 128] {
        for begin in begins {
          let found = LineJoints.agreedBegin(
            at: place,
            LineEnds(begin: begin, end: .running),
            limit: min(place + length, count),
            of: storage.shaped
          )
          rows.append(described(found))
        }
        for end in ends where end != .hyphen || place > 0 {
          guard end != .hyphen || storage.shaped.analysis.utf16[place - 1] == 0xAD else { continue }
          let found = LineJoints.agreedEnd(
            at: place,
            LineEnds(begin: .running, end: end),
            limit: max(place - length, 0),
            of: storage.shaped
          )
          rows.append(described(found))
        }
      }
    }
    let agreed = rows.filter { $0 != "-" }.count
    return "agree \(agreed) of \(rows.count) \(rows.joined(separator: "\n").digest)"
  }
}
