import FitSelection
import Foundation
import LayoutEngine
import UnicodeText

/// What a resolved widget that is a column shows, by the key of its texts: found by the layout itself
/// the first time, and remembered for all headlines after it.
///
/// That is all there is to remember: where lines are of one height, none is wider than the bounds, and
/// bounds are lower than the most lines that are told apart, headlines of as many lines are shown alike
/// (`LayoutNode.columnTexts`). Any number of threads, without a
/// lock; a test holds what is remembered against the layout. An object: who asks counts one reference, and
/// not one for each table.
final class ColumnMemory: Sendable {
  /// The texts' places.
  let columns: ColumnPlaces
  /// For each exact key the heights that the candidates need, as the bits of numbers.
  private let needs: LazyNumbers
  /// By area, room and key what is shown, packed.
  private let shown: LazyNumbers

  private static let candidateCount = HeadlineWidget.candidateNames.count

  /// - Parameter areaCount: of all areas, also those of other layouts.
  init(_ columns: ColumnPlaces, areaCount: Int) {
    precondition(Self.candidateCount <= SIMD4<Double>.scalarCount)
    self.columns = columns
    needs = LazyNumbers(count: columns.keyCount * Self.candidateCount)
    shown = LazyNumbers(count: areaCount * HeadlineTemplate.Room.allCases.count * columns.keyCount)
  }

  /// Whether answers in bounds follow from keys.
  func holds(for bounds: CGSize) -> Bool {
    Double(bounds.height) < columns.tallest && Double(bounds.width) >= columns.narrowest
  }

  private func place(of key: Int, in area: Int, _ room: HeadlineTemplate.Room) -> Int {
    (area * HeadlineTemplate.Room.allCases.count + room.rawValue) * columns.keyCount + key
  }

  /// What is shown in an area; nil where it has not been found.
  func answer(for key: Int, in area: Int, _ room: HeadlineTemplate.Room) -> HeadlineAnswer? {
    shown[place(of: key, in: area, room)].map(HeadlineAnswer.init)
  }

  /// Remembers what is shown in an area.
  func keep(_ answer: HeadlineAnswer, for key: Int, in area: Int, _ room: HeadlineTemplate.Room) {
    if let packed = answer.packed { shown[place(of: key, in: area, room)] = packed }
  }

  /// The heights that candidates need, by which any height has its outcome.
  ///
  /// They stand in the value itself: dozens of such are asked for a verdict, and an array for each would
  /// take longer than finding them.
  struct Needs {
    /// Of as many candidates as there are, and infinite beyond.
    private var heights = SIMD4<Double>(repeating: .infinity)

    /// The height that a candidate needs.
    fileprivate(set) subscript(candidate: Int) -> Double {
      get { heights[candidate] }
      set { heights[candidate] = newValue }
    }

    /// What is shown in bounds of a height, which is finite.
    func outcome(height: Double) -> FitOutcome {
      for index in 0..<ColumnMemory.candidateCount where heights[index] <= height {
        return FitOutcome(chosenIndex: index, fits: true)
      }
      return FitOutcome(chosenIndex: ColumnMemory.candidateCount - 1, fits: false)
    }

    /// The least above a height among those of some candidates; nil where there is none.
    func least(above height: Double, of isMeant: (_ candidate: Int) -> Bool) -> Double? {
      var least: Double?
      for index in 0..<ColumnMemory.candidateCount where heights[index] > height && isMeant(index) {
        least = min(least ?? heights[index], heights[index])
      }
      return least
    }

    /// The greatest of them that is finite; 0 where none is.
    var greatest: Double {
      var greatest = -Double.infinity
      for index in 0..<ColumnMemory.candidateCount where heights[index].isFinite {
        greatest = max(greatest, heights[index])
      }
      return greatest.isFinite ? greatest : 0
    }
  }

  /// The heights that the candidates need for an exact key (``ColumnPlaces/exactKey(_:)``).
  /// - Parameter heights: of the layout where its texts have the key.
  /// - Returns: nil where the layout does not tell.
  func needs(for key: Int, _ heights: () -> [Double]?) -> Needs? {
    let first = key * Self.candidateCount
    var found = Needs()
    for index in 0..<Self.candidateCount {
      guard let bits = needs[first + index] else { return keep(heights(), for: key) }
      found[index] = Double(bitPattern: bits)
    }
    return found
  }

  private func keep(_ heights: [Double]?, for key: Int) -> Needs? {
    guard let heights, heights.count == Self.candidateCount else { return nil }
    var found = Needs()
    for (index, height) in heights.enumerated() {
      needs[key * Self.candidateCount + index] = height.bitPattern
      found[index] = height
    }
    return found
  }
}
