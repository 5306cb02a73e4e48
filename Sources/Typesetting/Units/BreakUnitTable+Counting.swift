import TextShaping

extension BreakUnitTable {
  /// The number of lines in a width, where sums alone tell it: no unit is cut, ends in another way, or is so
  /// short that the text shaped anew at a line's two ends overlaps.
  ///
  /// The lines are those of ``LineBreaker``, which makes each of them and here are only counted.
  /// - Parameters:
  ///   - limit: the width, in points, and the scale it is compared at.
  ///   - most: lines beyond so many are not looked for.
  /// - Returns: `nil` where sums do not tell.
  /// - Complexity: O(units of the lines).
  func lineCount(within limit: (scale: AdvanceScale, width: Double), upTo most: Int) -> Int? {
    units.withEntries { entries -> Int? in
      var count = 0
      var next = 0
      while next < entries.count {
        guard count < most else { return count }
        let start = entries[next]
        let first = next
        while next < entries.count {
          let entry = entries[next]
          let unit = entry.unit
          guard unit.contentEnd > start.unit.start, start.unit.beginReach <= unit.endReach else {
            return nil
          }
          guard limit.scale.points(entry.endSum - start.beginSum) <= limit.width else {
            if unit.hasAlternative || next == first { return nil }
            break
          }
          next += 1
          if unit.isMandatory { break }
        }
        count += 1
      }
      // After a terminator at the text's end an empty line is left.
      return entries.last?.unit.isMandatory == true && count < most ? count + 1 : count
    } ?? nil
  }
}

extension BreakUnitTable {
  /// The number after that of the last unit of the paragraph that a unit stands in.
  /// - Complexity: O(units of the paragraph from there).
  func endOfParagraph(from unit: Int) -> Int {
    var end = unit
    repeat { end += 1 } while end < count && !self[end - 1].isMandatory
    return end
  }
}
