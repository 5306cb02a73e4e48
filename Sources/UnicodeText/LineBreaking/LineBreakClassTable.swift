/// The classes of scalars under one ``LineBreakResolution``, looked up by their properties.
///
/// Immutable; any thread.
struct LineBreakClassTable: Sendable {
  private static let unresolved: UInt8 = 0xFF

  private let resolution: LineBreakResolution
  private let classes: [UInt8]

  private init(_ resolution: LineBreakResolution) {
    self.resolution = resolution
    classes = (0..<1024).map { key in
      let properties = ScalarProperties(lineBreakKey: key)
      let property = properties.lineBreak
      // Single scalars of these have exceptions.
      let excepted: [LineBreakProperty] = [.ba, .qu, .ns, .ex, .po, .pr]
      if excepted.contains(property) { return Self.unresolved }
      return resolution.resolve(property, 0, properties).rawValue
    }
  }

  /// The class of a scalar, by ``LineBreakClass/rawValue``.
  @inline(__always)
  func number(of scalar: UInt32, _ properties: ScalarProperties) -> UInt8 {
    let number = classes[properties.lineBreakKey]
    if number != Self.unresolved { return number }
    return resolution.resolve(properties.lineBreak, scalar, properties).rawValue
  }

  /// The table for a resolution; made once.
  static func table(_ resolution: LineBreakResolution) -> LineBreakClassTable {
    all[resolution] ?? LineBreakClassTable(resolution)
  }

  private static let all: [LineBreakResolution: LineBreakClassTable] = {
    var all: [LineBreakResolution: LineBreakClassTable] = [:]
    for strictness in LineBreakStrictness.allCases {
      for wordBreak in WordBreak.allCases {
        for tailoring in LineBreakTailoring.allCases {
          for isChineseOrJapanese in [false, true] {
            let resolution = LineBreakResolution(
              strictness: strictness,
              wordBreak: wordBreak,
              isChineseOrJapanese: isChineseOrJapanese,
              tailoring: tailoring
            )
            all[resolution] = LineBreakClassTable(resolution)
          }
        }
      }
    }
    return all
  }()
}
