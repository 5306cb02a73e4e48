import BundledFonts
import Foundation

/// Widths added up straight from the bundled table of the system font's measured advances and
/// pairs.
///
/// Knows nothing of shaping, faces and glyphs: a text is its scalars, one after the other, each
/// with its own advance, the font's tracking, and what the table adds between two that stand side
/// by side. Only for texts whose every scalar the table has.
struct MeasuredWidths {
  private let unitsPerEm: Double
  private let weights: [String: Double]
  private let fractions: [(size: Double, value: Double)]
  private let trackings: [(size: Double, value: Double)]
  /// Regular text, regular display, bold text, bold display.
  private var advances: [Unicode.Scalar: [Double]] = [:]
  private var pairs: [[Unicode.Scalar]: [Double]] = [:]

  /// Characters that take no room, over which pairs are kerned as if they were not there.
  static let invisible: [Unicode.Scalar] = [
    "\u{AD}", "\u{34F}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2060}",
  ]

  init() throws {
    let folder = try BundledFontDirectory.locate()
    let path = folder.path(of: .systemRegular)
    let table = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("system-metrics.tsv")
    let text = try String(contentsOf: table, encoding: .utf8)
    let rows: [[String]] = text.split(separator: "\n").map { line in
      line.split(separator: "\t").map { String($0) }
    }
    func scalar(_ text: String) -> Unicode.Scalar {
      UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "?"
    }
    func number(_ text: String) -> Double { Double(text) ?? .nan }
    var unitsPerEm = Double.nan
    var weights: [String: Double] = [:]
    var fractions: [(size: Double, value: Double)] = []
    var trackings: [(size: Double, value: Double)] = []
    for row in rows {
      switch row[0] {
      case "upem": unitsPerEm = number(row[1])
      case "weight": weights[row[1]] = number(row[2])
      case "optical": fractions.append((number(row[1]), number(row[2])))
      case "tracking": trackings.append((number(row[1]), number(row[2])))
      default: continue
      }
    }
    (self.unitsPerEm, self.weights) = (unitsPerEm, weights)
    (self.fractions, self.trackings) = (fractions, trackings)
    for row in rows where row[0] == "advance" {
      advances[scalar(row[1])] = row[3...].compactMap { Double($0) }
    }
    for row in rows where row[0] == "kern" {
      pairs[[scalar(row[1]), scalar(row[2])]] = row[3...].compactMap { Double($0) }
    }
    for scalar in Self.invisible { advances[scalar] = nil }
  }

  /// The scalars that have an advance.
  var scalars: [Unicode.Scalar] { advances.keys.sorted() }

  /// Whether two scalars have a pair of their own.
  func isPair(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    pairs[[left, right]] != nil
  }

  /// The width of a text on one line, in points; `nil` when the table lacks one of its scalars.
  func width(of text: String, weight: String, pointSize: Double) -> Double? {
    guard let bold = weights[weight] else { return nil }
    let display = Self.value(fractions, at: pointSize)
    func mixed(_ corners: [Double]) -> Double {
      let cuts = [0, 1].map { corners[$0] + bold * (corners[$0 + 2] - corners[$0]) }
      return cuts[0] + display * (cuts[1] - cuts[0])
    }
    let visible = text.unicodeScalars.filter { !Self.invisible.contains($0) }
    var units = 0.0
    for scalar in visible {
      guard let corners = advances[scalar] else { return nil }
      units += mixed(corners) + Self.value(trackings, at: pointSize)
    }
    for (left, right) in zip(visible, visible.dropFirst()) {
      units += pairs[[left, right]].map(mixed) ?? 0
    }
    return units * pointSize / unitsPerEm
  }

  /// Straight lines between the sizes, and nothing beyond the first and the last.
  private static func value(_ points: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return .nan }
    if size <= first.size { return first.value }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.size {
      return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
    return last.value
  }
}
