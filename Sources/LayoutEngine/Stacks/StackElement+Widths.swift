import Foundation

extension StackElement {
  package func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    axis == .horizontal ? ownLength(proposed, &pass) : ownBreadth(proposed, &pass)
  }

  /// That of a column, each of whose children is proposed the column's width, whatever its share.
  private func ownBreadth(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    var extent = Extent()
    for child in children {
      guard let position = child.plainGuide(alignment),
        let breadth = child.widthAtAnyHeight(proposed, &pass)
      else { return nil }
      let size = CGSize(width: breadth, height: 0)
      let guide = CGFloat(position(Double(breadth)))
      extent.append(size, distance: 0, along: axis, guide: guide)
    }
    return extent.size(along: axis).width
  }

  /// That of a row: its children share it as they do with a height.
  private func ownLength(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    var lengths = children.map { _ in CGFloat.zero }
    var isKnown = true
    func taken(_ index: Int, _ offer: CGFloat?) -> CGFloat {
      guard isKnown, let length = children[index].widthAtAnyHeight(offer, &pass) else {
        isKnown = false
        return 0
      }
      return length
    }
    func least(_ index: Int) -> CGFloat {
      guard isKnown,
        let length = pass.askingLeastWidth({ children[index].widthAtAnyHeight(0, &$0) })
      else {
        isKnown = false
        return 0
      }
      return length
    }
    func settle(_ index: Int, _ offer: CGFloat) -> CGFloat {
      lengths[index] = taken(index, offer)
      return lengths[index]
    }
    if let proposed, children.count > 1 {
      let room = proposed - totalDistance
      if !LengthShares.shareUnasked(room, among: children.count, settle: settle) {
        var claims = children.indices.map { index in
          LengthShares.Claim(
            index: index,
            priority: children[index].priority,
            least: least(index),
            greatest: taken(index, .infinity)
          )
        }
        LengthShares.share(room, among: &claims, settle: settle)
      }
    } else {
      let inner = proposed.map { max($0, 0) }
      for index in children.indices { lengths[index] = taken(index, inner) }
    }
    guard isKnown else { return nil }
    // The same sum in the same order as the whole size has it.
    var length: CGFloat = 0
    for (own, distance) in zip(lengths, distances) {
      length += distance
      length += own
    }
    return length
  }
}
