import Foundation

/// Views in columns of known widths, filled row by row; or the same turned by a quarter.
struct LazyGridElement: ArrangingElement {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// Where the columns stand in a broader grid.
  let alignment: AlignmentKey
  /// The distance between rows.
  let distance: CGFloat
  let children: [LayoutNode]

  var spacing: ViewSpacing { ViewSpacing() }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let available = proposal[axis.other]
    let tracks = LazyGridTracks(items, available: available, count: children.count)
    var length: CGFloat = 0
    for (index, line) in lines(tracks.first(children.count), &pass).enumerated() {
      if index > 0 { length += distance }
      length += line
    }
    return CGSize(length, along: axis, across: max(tracks.length, available ?? 0))
  }

  /// Columns are as wide as the grid says, whatever is in them.
  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    // Under strain each view has something to note.
    guard axis == .vertical, pass.strain == nil else { return nil }
    let tracks = LazyGridTracks(items, available: proposed, count: children.count)
    return max(tracks.length, proposed ?? 0)
  }

  /// The length of each row: that of its longest view.
  /// - Parameter columns: all of them, or as many as there are views, which are one row then.
  private func lines(_ columns: [LazyGridTracks.Track], _ pass: inout LayoutPass) -> [CGFloat] {
    let count = columns.count
    guard count > 0 else { return [] }
    return stride(from: 0, to: children.count, by: count).map { start in
      var longest: CGFloat = 0
      for index in start..<min(start + count, children.count) {
        let breadth = columns[index - start].length
        let inner = ProposedViewSize(nil, along: axis, across: breadth)
        longest = max(longest, children[index].sizeThatFits(inner, &pass)[axis])
      }
      return longest
    }
  }

  func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place] {
    // The columns are found anew from the width that was taken, which may be greater than the one
    // proposed: minimums may stand out twice (M).
    let breadth = size[axis.other]
    let tracks = LazyGridTracks(items, available: breadth, count: children.count)
    let columns = tracks.first(children.count)
    let lines = lines(columns, &pass)
    let room = breadth - tracks.length
    // Columns that stand out begin where the grid begins (M).
    let margin =
      room > 0
      ? ViewDimensions(size: CGSize(room, along: axis.other, across: 0), proposal: .unspecified)
        .derived(alignment) : 0
    var places: [LayoutSession.Place] = []
    var position: CGFloat = 0
    for (row, line) in lines.enumerated() {
      if row > 0 { position += distance }
      for (column, track) in columns.enumerated() {
        let index = row * columns.count + column
        guard index < children.count else { break }
        let inner = ProposedViewSize(nil, along: axis, across: track.length)
        let taken = children[index].sizeThatFits(inner, &pass)
        let offset = children[index].offset(
          alignedBy: track.alignment,
          in: CGSize(line, along: axis, across: track.length),
          contentSize: taken,
          proposal: inner,
          &pass
        )
        var origin = CGPoint.zero
        origin[axis] = position + offset[axis]
        origin[axis.other] = margin + track.start + offset[axis.other]
        places.append(LayoutSession.Place(origin: origin, size: taken, proposal: inner))
      }
      position += line
    }
    // Without columns nothing is shown, and every child must stand somewhere.
    while places.count < children.count {
      places.append(LayoutSession.Place(origin: .zero, size: .zero, proposal: .zero))
    }
    return places
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    arrangedGuide(key, children, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    guard !items.isEmpty else { return }
    arrange(children, placement, into: &realisation)
  }
}
