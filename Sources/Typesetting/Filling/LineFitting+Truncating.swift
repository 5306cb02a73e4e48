extension LineFitting {
  /// The truncated line that begins at `start`.
  /// - Parameters:
  ///   - width: in points; infinite when it is lines, not the width, that are too many.
  ///   - room: what the line has in its height; `nil` for no bound.
  func truncatedLine(from start: Int, width: Double, room: TruncationRoom?) -> TruncatedLine {
    let key = TruncationCache.Key(
      start: start,
      width: width,
      scale: advanceScale,
      mode: style.truncation,
      room: room
    )
    return storage.truncations.line(for: key) {
      Truncator(
        storage,
        ground: storage.truncations.ground(of: storage.shaped),
        scale: advanceScale,
        width: width,
        start: start,
        hasRoom: { head, tail in
          guard let room, let box = box(ofHead: head, tail: tail) else { return true }
          return room.holds(box)
        }
      )
      .truncate(style.truncation)
    }
  }

  /// The box of a line that is cut to two parts, in points; `nil` where all lines are of one height.
  ///
  /// That of what it shows, the ellipsis counting as the text beside it; with nothing beside it, as
  /// what stands where the line begins.
  func box(ofHead head: Range<Int>, tail: Range<Int>) -> LineBox? {
    if tail.isEmpty {
      return box(ofLine: head.isEmpty ? head.lowerBound..<head.lowerBound + 1 : head)
    }
    guard let box = box(ofLine: tail) else { return nil }
    return head.isEmpty ? box : self.box(ofLine: head).map { $0.union(box) }
  }
}
