/// The measured metrics of iOS's system font: vertical metrics, the laws of weight and size, advances
/// and kerning of single characters.
///
/// Read from the bundled `system-metrics.tsv`, which says where each figure comes from. Units are
/// 1/2048 em. Immutable; any thread.
package struct SystemFontMetrics: Sendable {
  /// How sure an advance is.
  package enum Standing: String, Sendable {
    /// Measured on iOS.
    case measured
    /// An accented letter with the advance of its base.
    case derived
    /// The bundled outlines' own advance.
    case standIn = "stand-in"
  }

  /// A figure for the four corners between which the system font's advances and kerning vary.
  struct Corners: Sendable {
    let regularText: Double
    let regularDisplay: Double
    let boldText: Double
    let boldDisplay: Double

    /// The figure in the text and the display cut at a weight, `factor` of the way from regular to
    /// bold.
    func cuts(factor: Double) -> Cuts {
      Cuts(
        text: FineUnits.round(regularText + factor * (boldText - regularText)),
        display: FineUnits.round(regularDisplay + factor * (boldDisplay - regularDisplay))
      )
    }
  }

  /// A figure in the text cut and in the display cut, in font units.
  package struct Cuts: Sendable {
    package let text: Double
    package let display: Double
  }

  /// What the metrics are a measurement of, such as `ios-26.1`.
  package private(set) var name = ""
  package private(set) var unitsPerEm = 2048.0
  package private(set) var ascent = 0.0
  package private(set) var descent = 0.0
  package private(set) var leading = 0.0
  package private(set) var capHeight = 0.0
  package private(set) var sizing = OpticalSizing(fractions: [], trackings: [])

  private var weightFactors: [(weight: Int, factor: Double)] = []
  private(set) var advances: [UInt32: (standing: Standing, corners: Corners)] = [:]
  private(set) var kerning: [(left: UInt32, right: UInt32, corners: Corners)] = []
  private var fallbackAdvances: [String: Double] = [:]

  /// How an advance of the system font came about; `nil` for a character it does not have.
  package func standing(of scalar: UInt32) -> Standing? {
    advances[scalar]?.standing
  }

  /// The advance of a full-width character on a device with these languages, as a part of the size
  /// (`ios-japanese-text.md` §1).
  package func fallbackAdvance(deviceLanguages: [String]) -> Double {
    let primaries = deviceLanguages.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    if primaries.contains("ja") { return fallbackAdvances["ja"] ?? 1 }
    for language in primaries {
      if let advance = fallbackAdvances[language] { return advance }
    }
    return fallbackAdvances["none"] ?? 1
  }

  /// How far a weight is on the way from regular (0) to bold (1).
  ///
  /// Lighter and heavier weights, which nobody measured, take the nearest of the two.
  func factor(of weight: FontWeight) -> Double {
    guard let upper = weightFactors.firstIndex(where: { $0.weight >= weight.rawValue }) else {
      return weightFactors.last?.factor ?? 0
    }
    guard upper > 0, weightFactors[upper].weight > weight.rawValue else {
      return weightFactors[upper].factor
    }
    let (low, high) = (weightFactors[upper - 1], weightFactors[upper])
    let part = Double(weight.rawValue - low.weight) / Double(high.weight - low.weight)
    return low.factor + (high.factor - low.factor) * part
  }
}

// MARK: - Reading

extension SystemFontMetrics {
  private static let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]

  /// Reads the table.
  /// - Throws: ``FontError/bundledFonts(reason:)`` naming the first line that does not make sense.
  init(table: String, path: String) throws(FontError) {
    var fractions: [OpticalSizing.Point] = []
    var trackings: [OpticalSizing.Point] = []
    var lineNumber = 0
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      lineNumber += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let row = MetricsRow(fields: fields, lineNumber: lineNumber, path: path)
      switch fields[0] {
      case "metrics": name = String(try row.text(1))
      case "upem": unitsPerEm = try row.number(1)
      case "ascent": ascent = try row.number(1)
      case "descent": descent = abs(try row.number(1))
      case "leading": leading = try row.number(1)
      case "cap-height": capHeight = try row.number(1)
      case "weight":
        guard let weight = Self.weights[String(try row.text(1))] else { throw row.problem }
        weightFactors.append((weight, try row.number(2)))
      case "optical":
        fractions.append(.init(size: try row.number(1), value: try row.number(2)))
      case "tracking":
        trackings.append(.init(size: try row.number(1), value: try row.number(2)))
      case "advance":
        guard let standing = Standing(rawValue: String(try row.text(2))) else { throw row.problem }
        advances[try row.scalar(1)] = (standing, try row.corners(from: 3))
      case "kern":
        kerning.append((try row.scalar(1), try row.scalar(2), try row.corners(from: 3)))
      case "fallback":
        fallbackAdvances[String(try row.text(1))] = try row.number(2)
      default: continue
      }
    }
    weightFactors.sort { $0.weight < $1.weight }
    sizing = OpticalSizing(fractions: fractions, trackings: trackings)
    guard !name.isEmpty, ascent > 0, !advances.isEmpty, !weightFactors.isEmpty else {
      throw FontError.bundledFonts(reason: "\(path) lacks some of the system font's metrics")
    }
  }
}

/// One line of the table.
private struct MetricsRow {
  let fields: [Substring]
  let lineNumber: Int
  let path: String

  var problem: FontError {
    .bundledFonts(reason: "\(path), line \(lineNumber): not a row of the system font's metrics")
  }

  func text(_ index: Int) throws(FontError) -> Substring {
    guard index < fields.count else { throw problem }
    return fields[index]
  }

  func number(_ index: Int) throws(FontError) -> Double {
    guard let number = Double(try text(index)) else { throw problem }
    return number
  }

  func scalar(_ index: Int) throws(FontError) -> UInt32 {
    guard let scalar = UInt32(try text(index), radix: 16) else { throw problem }
    return scalar
  }

  func corners(from index: Int) throws(FontError) -> SystemFontMetrics.Corners {
    .init(
      regularText: try number(index),
      regularDisplay: try number(index + 1),
      boldText: try number(index + 2),
      boldDisplay: try number(index + 3)
    )
  }
}
