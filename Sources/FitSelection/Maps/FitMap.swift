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
      self.widths = widths.clamped(to: Self.lengths)
      self.heights = heights.clamped(to: Self.lengths)
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
    /// Nowhere: what the choice is proposed does not follow from the bounds alone.
    case nowhere
  }

  /// The bounds it was made for; outside of them it says `nil`.
  public let region: Region
  /// The number of candidates; 0 where there is no choice, or nothing is known of it.
  public let candidateCount: Int
  /// Whether columns follow one another with the height, as where the choice compares widths alone.
  private let isSteppedByHeight: Bool
  let columns: FitColumns

  /// The map of a layout.
  ///
  /// For another size class it is made from the layout resolved there: its texts are the same
  /// prepared ones, and nothing is shaped.
  /// - Complexity: each text once for all widths (`PreparedText.heights`), and the columns times
  ///   the candidates. Any thread.
  public init(of layout: LayoutNode, in region: Region = Region()) {
    self.region = region
    guard let steps = layout.choiceSteps(widths: region.widths, heights: region.heights) else {
      candidateCount = 0
      isSteppedByHeight = false
      columns = FitColumns(unknownFrom: region.widths.lowerBound)
      return
    }
    candidateCount = steps.needs.count
    isSteppedByHeight = steps.axis == .vertical
    columns = FitColumns(steps.needs)
  }

  /// The axis along which columns follow one another: that of widths, unless the choice compares
  /// widths alone.
  public var steppedAxis: Axis { isSteppedByHeight ? .vertical : .horizontal }

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
  public func outcome(in bounds: CGSize) -> FitOutcome? {
    guard region.contains(bounds) else { return nil }
    let (length, bound) = lengths(of: bounds)
    return columns.outcome(in: columns.column(at: length), bound: bound)
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
  func need(ofCandidate index: Int, inColumn column: Int) -> Double? {
    guard index >= 0, index < columns.knownCount(in: column) else { return nil }
    return columns.need(of: index, in: column)
  }
}
