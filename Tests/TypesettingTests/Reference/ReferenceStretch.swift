import TextShaping

extension ReferenceTypesetter {
  /// What is asked of a line between two places again for every width.
  final class Stretch {
    let contentEnd: Int
    /// How the line ends, and how else where that does not fit.
    let endings: (LineEnds.End, LineEnds.End?)
    /// What it takes with either, once it is known.
    var advances: (AdvanceSum?, AdvanceSum?) = (nil, nil)

    init(contentEnd: Int, endings: (LineEnds.End, LineEnds.End?)) {
      self.contentEnd = contentEnd
      self.endings = endings
    }
  }
}
