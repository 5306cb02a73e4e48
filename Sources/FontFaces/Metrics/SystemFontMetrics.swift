import UnicodeText

/// The measured metrics of iOS's system font: vertical metrics, the laws of weight and size,
/// advances and kerning of single characters.
///
/// Compiled from the bundled `system-metrics.tsv`, which says where each figure comes from. Units
/// are 1/2048 em. Immutable; any thread.
@usableFromInline
package struct SystemFontMetrics: Sendable {
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
  @usableFromInline
  package struct Cuts: Sendable {
    @usableFromInline package let text: Double
    @usableFromInline package let display: Double

    /// Both greater by the same.
    func increased(by units: Double) -> Cuts {
      Cuts(text: FineUnits.round(text + units), display: FineUnits.round(display + units))
    }
  }

  /// The advance of a character.
  struct CharacterAdvance: Sendable {
    let scalar: UInt32
    let source: AdvanceSource
    let corners: Corners
  }

  /// What the advances of a script's face are multiplied by.
  struct ScriptScale: Sendable {
    /// The weight in which it was measured.
    let weight: FontWeight
    let factor: Double
    let source: AdvanceSource
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
  /// Of all characters that the font has, by scalar.
  private(set) var advances: [CharacterAdvance] = []
  /// Where the advances of ASCII come from, by scalar.
  private(set) var asciiSources: [AdvanceSource] = []
  /// A digit of those that are all of one width (`tnum`).
  private(set) var tabularDigit: (source: AdvanceSource, corners: Corners)?
  private(set) var kerning: [(left: UInt32, right: UInt32, corners: Corners)] = []
  /// For each language that may decide; ``PrimaryLanguage/other`` for all devices without one.
  private var fallbackAdvances: [PrimaryLanguage: FallbackAdvance] = [:]
  /// The advance that hangul has as a part of the em square of its face, whatever the languages:
  /// iOS draws it with a face of its own.
  package private(set) var hangulAdvance = FallbackAdvance.emSquare
  /// By ISO 15924 tag, for the scripts of which something was measured.
  private(set) var scriptScales: [String: ScriptScale] = [:]
  private(set) var designs = SystemDesigns()

  /// Where the advance of a character comes from; `nil` for a character that the font does not
  /// have.
  /// - Complexity: logarithmic in their number.
  package func source(of scalar: UInt32) -> AdvanceSource? {
    let index = advances.partitioningIndex { $0.scalar >= scalar }
    return index < advances.count && advances[index].scalar == scalar
      ? advances[index].source : nil
  }

  /// Whether the laws of weight were measured at a weight: from regular to bold.
  package func isMeasured(_ weight: FontWeight) -> Bool {
    guard let first = weightFactors.first, let last = weightFactors.last else { return false }
    return (first.weight...last.weight).contains(weight.rawValue)
  }

  /// The advance of a full-width character on a device with these languages: Japanese decides
  /// wherever it stands among them, else the first that has a row of its own.
  package func fallbackAdvance(deviceLanguages: [String]) -> FallbackAdvance {
    let listed = deviceLanguages.map(PrimaryLanguage.init(tag:)).filter {
      $0 != .other && fallbackAdvances[$0] != nil
    }
    let deciding = listed.contains(.japanese) ? .japanese : listed.first ?? .other
    return fallbackAdvances[deciding] ?? .emSquare
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
  /// "FcM1".
  private static let magic: UInt32 = 0x314D_6346

  /// Reads the compiled table (`Fonts/Build/compiled_metrics.py`).
  /// - Throws: ``FontError/bundledFonts(reason:)`` where the file is of another kind, or naming the
  ///   first record that does not make sense.
  init(compiled file: MappedFile) throws(FontError) {
    let words = CompiledWords(file)
    let (count, pairCount, textLength) = (Int(words[1]), Int(words[2]), Int(words[3]))
    let (corners, names) = (4, 4 + 8 * (count + pairCount))
    let text = 4 * (names + 2 * (count + pairCount))
    guard words[0] == Self.magic, text + textLength == file.bytes.count,
      let table = String(validating: file.bytes[text...], as: UTF8.self)
    else {
      throw FontError.bundledFonts(reason: "\(file.path) is no table of the system font's metrics")
    }
    try self.init(table: table, path: file.path)
    func lengths(_ index: Int) -> Corners {
      let place = corners + 8 * index
      return Corners(
        regularText: words.double(at: place),
        regularDisplay: words.double(at: place + 2),
        boldText: words.double(at: place + 4),
        boldDisplay: words.double(at: place + 6)
      )
    }
    let sources: [AdvanceSource] = [.measured, .derived, .fitted, .standIn]
    advances.reserveCapacity(count)
    for index in 0..<count {
      let source = Int(words[names + 2 * index + 1])
      guard sources.indices.contains(source) else {
        throw FontError.bundledFonts(reason: "\(file.path): no such source of an advance")
      }
      let scalar = words[names + 2 * index]
      let advance = CharacterAdvance(
        scalar: scalar,
        source: sources[source],
        corners: lengths(index)
      )
      advances.append(advance)
    }
    asciiSources = (0..<0x80).map { source(of: $0) ?? .standIn }
    kerning.reserveCapacity(pairCount)
    for index in count..<count + pairCount {
      let place = names + 2 * index
      kerning.append((words[place], words[place + 1], lengths(index)))
    }
    guard !advances.isEmpty else {
      throw FontError.bundledFonts(reason: "\(file.path) lacks the system font's advances")
    }
  }

  /// Reads the records that are no lists of characters.
  private init(table: String, path: String) throws(FontError) {
    var fractions: [OpticalSizing.Point] = []
    var trackings: [OpticalSizing.Point] = []
    var roundedTrackings: [OpticalSizing.Point] = []
    var lineNumber = 0
    for line in table.split(separator: "\n") {
      lineNumber += 1
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
        weightFactors.append((try row.weight(1).rawValue, try row.number(2)))
      case "optical":
        fractions.append(.init(size: try row.number(1), value: try row.number(2)))
      case "tracking":
        trackings.append(.init(size: try row.number(1), value: try row.number(2)))
      case "tabular-digit":
        tabularDigit = (try row.source(1), try row.corners(from: 2))
      case "fallback":
        fallbackAdvances[try row.language(1)] = try row.fallbackAdvance(from: 2)
      case "fallback-exact":
        let language = try row.language(1)
        guard fallbackAdvances[language] != nil else { throw row.problem }
        let reading = FallbackAdvance.Reading(weight: try row.weight(2), size: try row.number(3))
        fallbackAdvances[language]?.note(reading)
      case "script":
        scriptScales[String(try row.text(1))] = ScriptScale(
          weight: try row.weight(2),
          factor: try row.number(3),
          source: try row.source(4) == .fitted ? .fittedScript : .standIn
        )
      case "monospaced": designs.monospacedAdvance = try row.number(1)
      case "italic": designs.italic[try row.scalarOrOthers(1)] = try row.difference(from: 2)
      case "rounded": designs.rounded[try row.scalarOrOthers(1)] = try row.difference(from: 2)
      case "rounded-tracking":
        roundedTrackings.append(.init(size: try row.number(1), value: try row.number(2)))
      case "hangul": hangulAdvance = try row.fallbackAdvance(from: 1)
      default: continue
      }
    }
    weightFactors.sort { $0.weight < $1.weight }
    sizing = OpticalSizing(fractions: fractions, trackings: trackings)
    designs.roundedSizing = OpticalSizing(
      fractions: [.init(size: 0, value: 1)],
      trackings: roundedTrackings
    )
    guard !name.isEmpty, ascent > 0, !weightFactors.isEmpty else {
      throw FontError.bundledFonts(reason: "\(path) lacks some of the system font's metrics")
    }
  }
}

/// One record of the table.
private struct MetricsRow {
  let fields: [Substring]
  let lineNumber: Int
  let path: String

  private static let sources: [String: AdvanceSource] = [
    "measured": .measured, "derived": .derived, "fitted": .fitted, "stand-in": .standIn,
  ]
  private static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  var problem: FontError {
    .bundledFonts(reason: "\(path), record \(lineNumber): not one of the system font's metrics")
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

  func source(_ index: Int) throws(FontError) -> AdvanceSource {
    guard let source = Self.sources[String(try text(index))] else { throw problem }
    return source
  }

  func weight(_ index: Int) throws(FontError) -> FontWeight {
    guard let weight = Self.weights[String(try text(index))] else { throw problem }
    return weight
  }

  func language(_ index: Int) throws(FontError) -> PrimaryLanguage {
    let tag = String(try text(index))
    let language = PrimaryLanguage(tag: tag)
    guard language != .other || tag == "none" else { throw problem }
    return language
  }

  /// A scalar; `nil` for the hyphen, which stands for all others.
  func scalarOrOthers(_ index: Int) throws(FontError) -> UInt32? {
    try text(index) == "-" ? nil : try scalar(index)
  }

  func difference(from index: Int) throws(FontError) -> SystemDesigns.Difference {
    SystemDesigns.Difference(source: try source(index), units: try number(index + 1))
  }

  func fallbackAdvance(from index: Int) throws(FontError) -> FallbackAdvance {
    let advance = try number(index)
    let confidence = FallbackAdvance.Confidence(rawValue: String(try text(index + 1)))
    guard let confidence else { throw problem }
    return FallbackAdvance(advance: advance, confidence: confidence)
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
