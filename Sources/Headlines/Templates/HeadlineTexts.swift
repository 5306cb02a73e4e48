import Typesetting
import UnicodeText

/// Prepares texts for one headline: through a preparer that remembers them for others too, or by itself,
/// remembering the last few, which costs less than a table that is asked by key.
///
/// For one thread.
final class HeadlineTexts {
  private let preparer: TextPreparer?
  private var recent: [Recent] = []
  private var next = 0

  private struct Recent {
    let text: PreparedText
    /// In bytes: most are told apart by it, and none is held on to for that.
    let length: Int
  }

  /// As many as an article's texts are, and more than a search for room goes to and fro between.
  private static let mostRecent = 24
  /// As many as most headlines take.
  private static let usualRecent = 8

  /// - Parameter preparer: what remembers the texts for others; `nil` for nothing.
  init(_ preparer: TextPreparer? = nil) {
    self.preparer = preparer
  }

  /// The text, prepared in a style.
  ///
  /// - Parameter other: the text in a style that may differ in spacing alone.
  func prepare(
    _ text: String,
    style: TextStyle,
    like other: PreparedText? = nil
  ) -> PreparedText {
    if let preparer { return preparer.prepare(text, style: style) }
    let length = text.utf8.count
    for known in recent.indices
    where recent[known].length == length && recent[known].text.isPrepared(of: text, in: style) {
      return recent[known].text
    }
    let prepared = other?.respaced(in: style) ?? PreparedText(text, style: style)
    if recent.isEmpty { recent.reserveCapacity(Self.usualRecent) }
    if recent.count < Self.mostRecent {
      recent.append(Recent(text: prepared, length: length))
    } else {
      recent[next] = Recent(text: prepared, length: length)
      next = (next + 1) % Self.mostRecent
    }
    return prepared
  }
}
