import Foundation

/// The one layout within an element, and what it is proposed in its place.
package struct ContentOffer {
  let content: LayoutNode
  let width: LengthOffer
  let height: LengthOffer

  /// - Parameters:
  ///   - width: what the content is proposed for a width; the same where nothing is said.
  ///   - height: what it is proposed for a height.
  init(
    _ content: LayoutNode,
    width: LengthOffer = .following([]),
    height: LengthOffer = .following([])
  ) {
    self.content = content
    self.width = width
    self.height = height
  }
}

/// What content is proposed on one axis, as it follows from what is proposed around it.
enum LengthOffer {
  /// What some rules, none of which ever falls where its argument rises, make of the length.
  case following([@Sendable (CGFloat) -> CGFloat])
  /// One answer, whatever the length is.
  case always(CGFloat?)

  func then(_ inner: LengthOffer) -> LengthOffer {
    switch (self, inner) {
    case (.following(let rules), .following(let more)): .following(rules + more)
    case (.always(let length), .following(let rules)):
      .always(length.map { rules.reduce($0) { $1($0) } })
    case (_, .always): inner
    }
  }
}
