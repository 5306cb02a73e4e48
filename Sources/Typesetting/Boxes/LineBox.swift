import FontFaces
import UnicodeText

/// How far a font or a line reaches above and below its baseline, in ems of the text, and the space
/// below it.
struct LineBox: Sendable, Hashable {
  var ascent: Double
  var descent: Double
  var leading: Double

  /// A box that holds both.
  func union(_ other: LineBox) -> LineBox {
    LineBox(
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent),
      leading: max(leading, other.leading)
    )
  }

  /// The box of glyphs that stand above the baseline, or below it: it grows by as much.
  func lifted(by offset: Double) -> LineBox {
    LineBox(
      ascent: ascent + max(offset, 0),
      descent: descent + max(-offset, 0),
      leading: leading
    )
  }

  init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The strut of a font.
  init(_ strut: FontCascade.Strut) {
    self.init(ascent: strut.ascent, descent: strut.descent, leading: strut.leading)
  }
}

/// The boxes of the stretches of a text whose lines are not all of one height.
///
/// Index space: UTF-16.
struct LineBoxTable: Sendable {
  /// Parallel to `boxes`: where each stretch ends.
  private var ends: [Int] = []
  private var boxes: [LineBox] = []

  /// Adds the next stretch.
  mutating func append(_ box: LineBox, end: Int) {
    if boxes.last == box {
      ends[ends.count - 1] = end
    } else if end > (ends.last ?? 0) {
      ends.append(end)
      boxes.append(box)
    }
  }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { ends.heapByteCount + boxes.heapByteCount }

  /// Whether all of the text has one box.
  func isUniform(_ box: LineBox) -> Bool { boxes.allSatisfy { $0 == box } }

  /// The box of a line: the tallest above and below of what stands on it.
  ///
  /// A line without characters has the box of the character before it.
  /// - Complexity: O(log stretches + stretches on the line).
  func box(of range: Range<Int>) -> LineBox {
    let first = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    var stretch = min(ends.partitioningIndex { $0 > first }, ends.count - 1)
    var box = boxes[stretch]
    while ends[stretch] < range.upperBound, stretch + 1 < ends.count {
      stretch += 1
      box = box.union(boxes[stretch])
    }
    return box
  }
}
