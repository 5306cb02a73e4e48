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

  /// The table for a resolution; made when first asked for.
  static func table(_ resolution: LineBreakResolution) -> LineBreakClassTable {
    known.withLock { tables in
      if let table = tables[resolution.number] { return table }
      let table = LineBreakClassTable(resolution)
      tables[resolution.number] = table
      return table
    }
  }

  private static let known = Locked(
    [LineBreakClassTable?](repeating: nil, count: LineBreakResolution.count)
  )
}

extension LineBreakResolution {
  /// The number of resolutions that there are.
  fileprivate static let count =
    LineBreakStrictness.allCases.count * WordBreak.allCases.count
    * LineBreakTailoring.allCases.count * 2

  /// A number of its own for each, from 0.
  fileprivate var number: Int {
    var number = strictness.number
    number = number * WordBreak.allCases.count + wordBreak.number
    number = number * LineBreakTailoring.allCases.count + Int(tailoring.rawValue)
    return number * 2 + (isChineseOrJapanese ? 1 : 0)
  }
}

extension LineBreakStrictness {
  fileprivate var number: Int {
    switch self {
    case .strict: 0
    case .normal: 1
    case .loose: 2
    case .anywhere: 3
    }
  }
}

extension WordBreak {
  fileprivate var number: Int {
    switch self {
    case .normal: 0
    case .keepAll: 1
    case .breakAll: 2
    }
  }
}
