import Synchronization

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
    let place = places[resolution.number]
    return (place.entry.load() ?? place.entry.storeIfNil(Entry(resolution))).table
  }

  private static let places = (0..<LineBreakResolution.count).map { _ in Place() }

  private final class Place: Sendable {
    let entry = AtomicLazyReference<Entry>()
  }

  private final class Entry: Sendable {
    let table: LineBreakClassTable
    init(_ resolution: LineBreakResolution) { table = LineBreakClassTable(resolution) }
  }
}

extension LineBreakResolution {
  /// The number of resolutions that there are.
  fileprivate static let count =
    LineBreakStrictness.allCases.count * WordBreak.allCases.count
    * LineBreakTailoring.allCases.count * 2

  /// A number of its own for each, from 0.
  fileprivate var number: Int {
    var number = strictness.place
    number = number * WordBreak.allCases.count + wordBreak.place
    number = number * LineBreakTailoring.allCases.count + tailoring.place
    return number * 2 + (isChineseOrJapanese ? 1 : 0)
  }
}

extension CaseIterable where Self: Equatable {
  /// The case's place among all.
  fileprivate var place: Int { Self.allCases.prefix { $0 != self }.count }
}
