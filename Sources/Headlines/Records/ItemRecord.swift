import Inputs

/// What is said of one item of a list.
package struct ItemRecord<Answer: Sendable>: Sendable {
  /// What came of the item.
  package enum Content: Sendable {
    case answer(HeadlineArticle, Answer)
    /// It could not be judged, and why.
    case error(String)
  }

  /// The item's place among all of a run, from 1; bad ones count.
  package let number: Int
  /// What the source calls it, or else its file and line.
  package let id: String
  /// Whether the source itself calls it so.
  package let isNamed: Bool
  /// Where it begins.
  package let place: InputPlace
  package let content: Content
  /// How much could not be read, where it could not be judged for that.
  package let extent: BadItem.Extent

  package init(
    number: Int,
    id: String,
    isNamed: Bool,
    place: InputPlace,
    content: Content,
    extent: BadItem.Extent = .item
  ) {
    self.number = number
    self.id = id
    self.isNamed = isNamed
    self.place = place
    self.content = content
    self.extent = extent
  }

  /// Whether it could not be judged.
  package var isError: Bool {
    if case .error = content { return true }
    return false
  }

  /// The headline; empty for what could not be judged.
  package var headline: String {
    if case .answer(let article, _) = content { return article.headline }
    return ""
  }
}
