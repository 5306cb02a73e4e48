/// The units of scalars under one ``LineBreakResolution``, looked up by their properties.
///
/// Immutable; any thread.
struct LineBreakClassTable: Sendable {
  private static let unresolved: UInt8 = 0xFF

  private let resolution: LineBreakResolution
  private let units: [UInt8]

  private init(_ resolution: LineBreakResolution) {
    self.resolution = resolution
    units = (0..<1024).map { key in
      let properties = ScalarProperties(lineBreakKey: key)
      let property = properties.lineBreak
      if resolution.excepts(property) { return Self.unresolved }
      return resolution.resolve(property, 0, properties).number
    }
  }

  /// The unit of a scalar, by ``LineBreakUnit/number``.
  @inline(__always)
  func number(of scalar: UInt32, _ properties: ScalarProperties) -> UInt8 {
    let number = units[properties.lineBreakKey]
    if number != Self.unresolved { return number }
    return resolution.resolve(properties.lineBreak, scalar, properties).number
  }

  /// The table for a resolution; made when first asked for.
  static func table(_ resolution: LineBreakResolution) -> LineBreakClassTable {
    places[resolution.number].table.value { LineBreakClassTable(resolution) }
  }

  private static let places = (0..<LineBreakResolution.count).map { _ in Place() }

  private final class Place: Sendable {
    let table = Lazy<LineBreakClassTable>()
  }
}

extension LineBreakResolution {
  /// The number of resolutions that there are.
  fileprivate static let count = 4 * 3 * 2 * 2

  /// A number of its own for each, from 0.
  fileprivate var number: Int {
    // Every text asks for it: not by a search of all cases.
    let strictnessPlace =
      switch strictness {
      case .strict: 0
      case .normal: 1
      case .loose: 2
      case .anywhere: 3
      }
    let wordBreakPlace =
      switch wordBreak {
      case .normal: 0
      case .keepAll: 1
      case .breakAll: 2
      }
    let hangulPlace =
      switch hangulBreaking {
      case .syllables: 0
      case .words: Self.count / 2
      }
    return (strictnessPlace * 3 + wordBreakPlace) * 2 + (isChineseOrJapanese ? 1 : 0) + hangulPlace
  }
}
