import FontFaces
import UnicodeText

/// The space between two classes of characters, from `Data/japanese-spacing.tsv`.
///
/// Immutable; any thread.
struct CompositionTable: Sendable {
  /// The space of a pair, in thousandths of the em of the character that it belongs to: what the
  /// left one and what the right one gains over their setting at a line's edge.
  ///
  /// Whole numbers: sums of them are exact in any order.
  struct Space: Sendable {
    var left = 0
    var right = 0
  }

  /// The thousandth of an em that all spaces beside its characters are multiples of.
  static func thousandth(of em: Double) -> Double { FineUnits.round(em / 1000) }

  /// The part of the em that the ink of a bracket takes, read in pictures of 「 and 」 (0.306), and
  /// that of a comma or full stop with its half.
  private static let inkOfBracket = 306
  private static let inkOfStop = 500
  /// What a bracket that begins a line is wide when it is drawn: 0.36 to 0.38 were read.
  private static let flushBracket = 370

  /// By left and right class; `nil` for what no row tells of.
  private let spaces: [Space?]
  /// What is before and after the ink of a character at a line's edge, by class.
  private let edges: [Space]

  static let japanese = CompositionTable(rows: PackageResources.japanese_spacing_tsv)

  private init(rows: [UInt8]) {
    let count = CompositionClass.allCases.count
    let classes = Dictionary(
      uniqueKeysWithValues: CompositionClass.allCases.map { ($0.name, $0) }
    )
    var spaces = [Space?](repeating: nil, count: count * count)
    var edges = [Space](repeating: Space(), count: count)
    for line in rows.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard cells.count == 6, let left = classes[cells[0]], let right = classes[cells[1]],
        let after = thousandths(cells[2]), let before = thousandths(cells[3])
      else { preconditionFailure("a row of the table of spaces that is none: \(cells)") }
      if left == .edge {
        edges[Int(right.rawValue)].left = before
      } else if right == .edge {
        edges[Int(left.rawValue)].right = after
      } else {
        spaces[Int(left.rawValue) * count + Int(right.rawValue)] = Space(left: after, right: before)
      }
    }
    for index in spaces.indices {
      spaces[index]?.left -= edges[index / count].right
      spaces[index]?.right -= edges[index % count].left
    }
    self.spaces = spaces
    self.edges = edges
  }

  /// What stands between two characters beyond what they have at a line's edge; `nil` for nothing.
  @inline(__always)
  func space(between left: CompositionClass, and right: CompositionClass) -> Space? {
    spaces[Int(left.rawValue) * CompositionClass.allCases.count + Int(right.rawValue)]
  }

  /// How much narrower than its box a character is at a line's edge, in thousandths of an em.
  func loss(of kind: CompositionClass) -> Int {
    let edge = edges[Int(kind.rawValue)]
    switch kind {
    case .opening: return 1000 - Self.inkOfBracket - edge.left
    case .closing: return 1000 - Self.inkOfBracket - edge.right
    case .comma, .stop: return 1000 - Self.inkOfStop - edge.right
    default: return 0
    }
  }

  /// How much narrower an opening bracket is drawn at a line's start than it counts there, in
  /// thousandths of an em.
  var flush: Int {
    edges[Int(CompositionClass.opening.rawValue)].left + Self.inkOfBracket - Self.flushBracket
  }
}

/// A decimal number of ems in thousandths.
private func thousandths(_ text: String) -> Int? {
  Double(text).map { Int(($0 * 1000).rounded()) }
}
