import FontFaces
import TextShaping
import UnicodeText

/// Where a line that is truncated may be cut, and what its parts take at the least.
///
/// At grapheme clusters, not beside white space, and not after a mark that opens. Index space:
/// UTF-16.
struct TruncationPlaces {
  /// What must be known of a whole text to cut it anywhere.
  struct Ground: Sendable {
    let marks: EnclosingMarks
    /// The greatest em of the text's faces, in the text's units.
    let greatestEm: Double
    /// What is added to each character at the least, in the text's units; not above 0.
    let leastSpacing: Double

    /// - Complexity: linear in the text's length and in its styles.
    init(_ shaped: borrowing ShapedText) {
      marks = EnclosingMarks(shaped.analysis)
      let cascade = shaped.itemized.cascade
      greatestEm = cascade.entries.reduce(1) { max($0, $1.emScale) } * cascade.unitsPerEm
      leastSpacing = cascade.entries.reduce(0) { min($0, $1.spacing) } * cascade.unitsPerEm
    }
  }

  /// From the line's beginning to the end of the text's content.
  let source: Range<Int>
  let text: DividedText
  private let ground: Ground
  let scale: AdvanceScale
  /// The greatest em, in points.
  let em: Double
  /// More than kerning, joining and a negative side bearing at a cut can take away, and an ellipsis
  /// whose characters are narrowed to less than nothing, in points.
  private let slack: Double
  /// What a character adds at the least, in points; not above 0.
  let leastSpacing: Double
  /// Whether the text's end is set otherwise than in the running text.
  let setsEnd: Bool

  init(
    _ text: DividedText,
    ground: Ground,
    scale: AdvanceScale,
    source: Range<Int>,
    setsEnd: Bool
  ) {
    self.text = text
    self.setsEnd = setsEnd
    self.ground = ground
    self.scale = scale
    self.source = source
    let spacing = ground.leastSpacing
    leastSpacing = min(
      0,
      scale.points(AdvanceSum(text: spacing, display: spacing, tracked: 0, graphemes: 1))
    )
    em = scale.points(ground.greatestEm)
    slack = em - Self.charactersOfEllipsis * leastSpacing
  }

  /// Where no face has the ellipsis it is three full stops.
  static let charactersOfEllipsis = 3.0

  // MARK: Places

  /// The ends that the first part of a line may have, from the longest that may fit a width to a
  /// least one, which is there whatever it takes.
  ///
  /// All are in the first paragraph.
  /// - Complexity: linear in the text up to the longest; in the paragraph where characters are
  ///   narrowed.
  func headEnds(within width: Double, from least: Int, to most: Int) -> [Int] {
    let room = width + slack
    var ends = [least]
    var bound = PartBound(.head, of: self)
    var endsCleanly = false
    var offset = source.lowerBound
    var most = most
    while offset < most {
      let edge = edge(at: offset)
      if edge == .terminator { break }
      if edge != .invisible { endsCleanly = edge == nil }
      offset = graphemeBoundary(after: offset)
      bound.extend(to: offset, of: self)
      if bound.entersLongChain { most = farthestEnd(of: bound, within: room, offset, most) }
      guard bound.points <= room else {
        if leastSpacing < 0 { continue } else { break }
      }
      if endsCleanly, offset > least { ends.append(offset) }
    }
    return ends.reversed()
  }

  /// The starts that the last part of a line may have, from that of the longest that may fit a
  /// width to a greatest one, which is there whatever it takes.
  ///
  /// All are in the last paragraph.
  /// - Complexity: as for ends.
  func tailStarts(within width: Double, from least: Int, to greatest: Int) -> [Int] {
    let room = width + slack
    var starts = [greatest]
    var bound = PartBound(.tail, of: self)
    var startsCleanly = false
    var offset = source.upperBound
    var least = least
    while offset > least {
      offset = graphemeBoundary(before: offset)
      let edge = edge(at: offset)
      if edge == .terminator { break }
      if edge != .invisible { startsCleanly = edge != .blank }
      bound.extend(to: offset, of: self)
      if bound.entersLongChain { least = farthestEnd(of: bound, within: room, offset, least) }
      guard bound.points <= room else {
        if leastSpacing < 0 { continue } else { break }
      }
      if startsCleanly, offset < greatest { starts.append(offset) }
    }
    return starts.reversed()
  }

  /// What the text up to an end takes at the least, in points.
  func leastWidth(ofHeadTo end: Int) -> Double {
    var bound = PartBound(.head, of: self)
    var offset = source.lowerBound
    while offset < end {
      offset = graphemeBoundary(after: offset)
      bound.extend(to: offset, of: self)
    }
    bound.settle(at: offset, of: self)
    return bound.points - slack
  }

  /// What the text from a start takes at the least, in points.
  func leastWidth(ofTailFrom start: Int) -> Double {
    var bound = PartBound(.tail, of: self)
    var offset = source.upperBound
    while offset > start {
      offset = graphemeBoundary(before: offset)
      bound.extend(to: offset, of: self)
    }
    bound.settle(at: offset, of: self)
    return bound.points - slack
  }

  /// The last grapheme cluster.
  var lastCluster: Range<Int> {
    graphemeBoundary(before: source.upperBound)..<source.upperBound
  }

  // MARK: Edges

  /// What may not stand beside an ellipsis.
  private enum Edge {
    case terminator
    /// White space, no-break spaces included.
    case blank
    /// A bracket or quotation mark that opens.
    case opening
    /// Nothing that is seen: what stands beyond it decides.
    case invisible
  }

  private func edge(at offset: Int) -> Edge? {
    let scalar = text.shaped.analysis.scalar(at: offset).value
    let properties = ScalarProperties(scalar)
    if properties.isLineTerminator { return .terminator }
    if properties.isHangingSpace || ScalarProperties.isNoBreakSpace(scalar) { return .blank }
    if properties.isDefaultIgnorable { return .invisible }
    let side = ground.marks.side(at: offset, of: text.shaped.analysis)
    return side == .opening ? .opening : nil
  }

  func graphemeBoundary(before offset: Int) -> Int {
    text.shaped.analysis.boundaries.graphemeBoundary(before: offset, limit: source.lowerBound)
  }

  func graphemeBoundary(after offset: Int) -> Int {
    text.shaped.analysis.boundaries.graphemeBoundary(after: offset, limit: source.upperBound)
  }
}
