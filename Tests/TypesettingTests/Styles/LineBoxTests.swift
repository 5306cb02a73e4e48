import Testing

@testable import Typesetting

/// How high lines are, and where they stand below each other.
@Suite struct LineBoxTests {
  private let low = LineBox(ascent: 8, descent: 2, leading: 0)
  private let high = LineBox(ascent: 5, descent: 6, leading: 1)

  @Test func boxesAreJoinedAndLifted() {
    let both = LineBox(ascent: 8, descent: 6, leading: 1)
    #expect(low.union(high) == both && high.union(low) == both)
    #expect(low.lifted(by: 3) == LineBox(ascent: 11, descent: 2, leading: 0))
    #expect(low.lifted(by: -3) == LineBox(ascent: 8, descent: 5, leading: 0))
    #expect(high.lifted(by: 0) == high)
  }

  /// Boxes of places: a line without characters has that of what stands before it.
  @Test func linesHaveTheBoxesOfTheirPlaces() {
    var table = LineBoxTable()
    table.append(low, end: 3)
    #expect(table.isUniform(low) && !table.isUniform(high))
    table.append(low, end: 5)
    // Of no length.
    table.append(high, end: 5)
    #expect(table.isUniform(low))
    table.append(high, end: 8)
    table.append(low, end: 9)
    #expect(!table.isUniform(low))
    let both = low.union(high)
    let rows: [(Range<Int>, LineBox)] = [
      (0..<3, low), (3..<5, low), (4..<6, both), (5..<8, high), (5..<9, both), (0..<9, both),
      (8..<9, low), (0..<0, low), (5..<5, low), (6..<6, high), (8..<8, high), (9..<9, low),
      (8..<12, low), (10..<12, low),
    ]
    for (range, box) in rows { #expect(table.box(of: range) == box, "\(range)") }
  }

  /// Between two lines stands the leading of the upper one, or the spacing of lines where that is more.
  @Test(arguments: [
    (3.0, 0.0, 3.0), (3, 2, 3), (3, 4, 4), (3, -9, 3), (0, 0, 0), (-1, 0, -1), (-1, 0.5, 0.5),
    (-20, 0, -6), (-6, 0, -6), (-5.5, 0, -5.5),
  ])
  func linesStandApart(_ leading: Double, _ lineSpacing: Double, _ space: Double) {
    var column = LineColumn()
    column.append(LineBox(ascent: 8, descent: 2, leading: leading), lineSpacing: lineSpacing)
    #expect(column.count == 1 && column.height == 10)
    #expect(column.firstBaseline == 8 && column.lastBaseline == 8)
    column.append(LineBox(ascent: 5, descent: 1, leading: 7), lineSpacing: lineSpacing)
    #expect(column.count == 2 && column.height == 16 + space)
    #expect(column.firstBaseline == 8 && column.lastBaseline == 15 + space)
    let before = column.height
    column.append(nil, lineSpacing: lineSpacing)
    #expect(column.count == 3 && column.height == before)
  }

  @Test func aColumnIsTallerThanALimitAndAnother() {
    var (one, other) = (LineColumn(), LineColumn())
    one.append(low, lineSpacing: 0)
    other.append(high, lineSpacing: 0)
    #expect(other.isTaller(than: one, andThan: 10.5) && !one.isTaller(than: other, andThan: 9))
    #expect(!other.isTaller(than: one, andThan: 11) && !other.isTaller(than: one, andThan: nil))
    #expect(!other.isTaller(than: other, andThan: 1))
  }
}
