public import Foundation
public import LayoutEngine
import Typesetting

/// The exact partition of width × height into the regions where each candidate of a layout's
/// outermost `ViewThatFits` is shown.
///
/// A sorted table: between two neighbouring lengths on one axis, the ``steppedAxis``, each candidate
/// fits from one length on the other axis on, and the first that fits is shown. So one column of the
/// table is a list of needs, and every question is a search among columns and a few comparisons. Both
/// the lengths at which columns begin and the needs are the very numbers that measuring compares:
/// the map answers as `LayoutNode` does, to the last bit, wherever it answers (``coverage``).
///
///     let map = FitMap(of: selector.resolve(HeadlineWidget(article: article)))
///     for interval in map.intervals(ofWidthsAtHeight: 58) {
///       print(interval.start, interval.end ?? .infinity, interval.outcome?.chosenIndex ?? -1)
///     }
///
/// Widths and heights are points. A value: comparable, codable, for any thread. Asking allocates
/// nothing.
public struct FitMap: Sendable, Hashable, Codable {
  /// The bounds that a map is made for: both lengths with their ends, points.
  public struct Region: Sendable, Hashable, Codable {
    /// The widths of bounds.
    public let widths: ClosedRange<Double>
    /// The heights of bounds.
    public let heights: ClosedRange<Double>

    /// A region; lengths that are negative, too great or no numbers count as the nearest that are
    /// not.
    public init(
      widths: ClosedRange<Double> = Region.lengths,
      heights: ClosedRange<Double> = Region.lengths
    ) {
      self.widths = Self.usable(widths)
      self.heights = Self.usable(heights)
    }

    /// The least region that holds all of some bounds whose lengths are usable; lengths that are no numbers
    /// are left out.
    init(around areas: [CGSize]) {
      self.init(
        widths: Self.range(of: areas.map { Double($0.width) }),
        heights: Self.range(of: areas.map { Double($0.height) })
      )
    }

    private static func range(of lengths: [Double]) -> ClosedRange<Double> {
      let numbers = lengths.filter { !$0.isNaN }
      guard let least = numbers.min(), let greatest = numbers.max() else { return 0...0 }
      return least...greatest
    }

    /// Reads a region that was written, with the same limits.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        widths: try container.decode(ClosedRange<Double>.self, forKey: .widths),
        heights: try container.decode(ClosedRange<Double>.self, forKey: .heights)
      )
    }

    private enum CodingKeys: String, CodingKey {
      case widths, heights
    }

    private static func usable(_ lengths: ClosedRange<Double>) -> ClosedRange<Double> {
      let lengths = lengths.clamped(to: Self.lengths)
      // No negative zero, whose bits are not in the order of numbers.
      return lengths.lowerBound + 0...lengths.upperBound + 0
    }

    /// All the lengths that layouts reckon with, up to a thousand million points.
    public static let lengths = 0.0...1e9

    /// Whether bounds lie in the region.
    public func contains(_ bounds: CGSize) -> Bool {
      widths.contains(Double(bounds.width)) && heights.contains(Double(bounds.height))
    }

    func lengths(along axis: Axis) -> ClosedRange<Double> {
      axis == .horizontal ? widths : heights
    }
  }

  /// Where a map answers.
  public enum Coverage: Sendable, Hashable, Codable {
    /// In all of its region.
    case everywhere
    /// In some columns only, or only where an early candidate is shown: elsewhere it says `nil`,
    /// and the layout has to be asked.
    case partial
    /// Nowhere: what the choice is proposed does not follow from the bounds alone, or the map would be too
    /// large.
    case nowhere
  }

  /// What a map consists of.
  @usableFromInline
  struct Table: Sendable, Hashable, Codable {
    @usableFromInline let region: Region
    let candidateCount: Int
    /// Whether columns follow one another with the height, as where the choice compares widths alone.
    @usableFromInline let isSteppedByHeight: Bool
    @usableFromInline let columns: FitColumns
  }

  /// Shared by all copies of a map, each of which is one reference.
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let table: Table

    init(_ table: Table) { self.table = table }
  }

  @usableFromInline let storage: Storage

  /// The bounds it was made for; outside of them it says `nil`.
  public var region: Region { storage.table.region }
  /// The number of candidates; 0 where there is no choice, or nothing is known of it.
  public var candidateCount: Int { storage.table.candidateCount }

  var columns: FitColumns { storage.table.columns }

  /// The map of a layout.
  ///
  /// For another size class it is made from the layout resolved there: its texts are the same
  /// prepared ones, and nothing is shaped.
  ///
  /// It answers nowhere where its columns times its candidates are more than eight million, as of a
  /// thousand candidates of ten lines each that all differ.
  /// - Complexity: each text once for all widths (`PreparedText.heights`), and the columns times
  ///   the candidates. Any thread.
  public init(of layout: LayoutNode, in region: Region = Region()) {
    let steps = layout.choiceSteps(widths: region.widths, heights: region.heights)
    let columns = steps.flatMap { FitColumns($0.needs) }
    storage = Storage(
      Table(
        region: region,
        candidateCount: columns?.candidateCount ?? 0,
        isSteppedByHeight: columns != nil && steps?.axis == .vertical,
        columns: columns ?? FitColumns(unknownFrom: region.widths.lowerBound)
      )
    )
  }

  /// Reads a map that was written, and refuses what cannot be one.
  public init(from decoder: any Decoder) throws {
    let table = try Table(from: decoder)
    // Candidates are counted by the one number, and looked up by the other.
    guard table.candidateCount == table.columns.candidateCount else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a map has other candidates than its columns"
        )
      )
    }
    // One stretch follows the other from the region's beginning to its end.
    guard table.columns.cover(table.isSteppedByHeight ? table.region.heights : table.region.widths)
    else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a map's columns are not those of its region"
        )
      )
    }
    storage = Storage(table)
  }

  /// Writes the map.
  public func encode(to encoder: any Encoder) throws { try storage.table.encode(to: encoder) }

  /// Whether two maps answer alike in one region.
  public static func == (left: FitMap, right: FitMap) -> Bool {
    left.storage.table == right.storage.table
  }

  /// Hashes what a map consists of.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.table) }

  /// The axis along which columns follow one another: that of widths, unless the choice compares
  /// widths alone.
  public var steppedAxis: Axis { storage.table.isSteppedByHeight ? .vertical : .horizontal }

  /// Where it answers.
  public var coverage: Coverage {
    if candidateCount > 0, columns.areKnown { return .everywhere }
    return columns.indices.contains { columns.knownCount(in: $0) > 0 } ? .partial : .nowhere
  }

  /// The number of columns.
  public var columnCount: Int { columns.count }

  /// What is shown in bounds.
  /// - Returns: `nil` outside of the region, and where the map does not know: ask the layout.
  /// - Complexity: O(log columns + candidates).
  @inlinable
  public func outcome(in bounds: CGSize) -> FitOutcome? {
    // Asked millions of times: inlined where it is asked, and nothing is handed out of the storage.
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard storage.table.region.widths.contains(width), storage.table.region.heights.contains(height)
    else { return nil }
    return storage.table.isSteppedByHeight
      ? storage.table.columns.outcome(at: height, bound: width)
      : storage.table.columns.outcome(at: width, bound: height)
  }

  /// What is shown in each of some bounds, such as the text areas of all devices.
  public func outcomes(in areas: [CGSize]) -> [FitOutcome?] { areas.map(outcome) }

  /// By how much a candidate fits in bounds, or lacks where it is negative, on the axis across the
  /// stepped one; `nil` where that is not known.
  public func slack(ofCandidate index: Int, in bounds: CGSize) -> Double? {
    guard region.contains(bounds) else { return nil }
    let (length, bound) = lengths(of: bounds)
    return need(ofCandidate: index, inColumn: column(at: length)).map { bound - $0 }
  }
}

extension FitMap {
  /// The length along the stepped axis, and the one across it.
  func lengths(of bounds: CGSize) -> (length: Double, bound: Double) {
    steppedAxis == .horizontal
      ? (Double(bounds.width), Double(bounds.height))
      : (Double(bounds.height), Double(bounds.width))
  }

  /// The column that holds a length of the region.
  func column(at length: Double) -> Int { columns.column(at: length) }

  /// What is shown in a column.
  func outcome(inColumn column: Int, bound: Double) -> FitOutcome? {
    columns.outcome(in: column, bound: bound)
  }

  /// The least length across the stepped axis at which a candidate fits; `nil` where it is not known.
  package func need(ofCandidate index: Int, inColumn column: Int) -> Double? {
    guard index >= 0, index < columns.knownCount(in: column) else { return nil }
    return columns.need(of: index, in: column)
  }
}
