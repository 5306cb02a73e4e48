import Inputs

/// How many items of a run came to what.
package struct VerdictSummary: Sendable, Hashable {
  package private(set) var count = 0
  package private(set) var cutCount = 0
  package private(set) var errorCount = 0
  /// How many of those are a file or a folder, or the rest of one, of which nobody knows all items, or that has none.
  package private(set) var unreadFileCount = 0
  /// Items that do not meet what is required of them.
  package private(set) var unmetCount = 0
  /// Items of which all that is not met was known before.
  package private(set) var knownCount = 0
  /// Items under whose headline, whole or cut, no area shows a snippet, though there is one.
  package private(set) var withoutSnippetCount = 0
  /// Items whose headline is whole everywhere, and might as well be cut.
  package private(set) var closeCount = 0
  /// Items whose headline is whole everywhere, and of which only the snippet might be shown otherwise.
  package private(set) var closeSnippetCount = 0

  /// Whether an item does not meet what is required, or is known not to, exactly where its headline is cut.
  package private(set) var areUnmetThoseThatAreCut = true

  package init() {}

  /// The summary of one item.
  package init(of record: VerdictRecord) {
    add(record)
  }

  /// Counts an item.
  package mutating func add(_ record: VerdictRecord) {
    count += 1
    switch record.content {
    case .error:
      errorCount += 1
      if record.place.line == nil || record.extent == .rest { unreadFileCount += 1 }
    case .answer(let article, let verdict):
      if verdict.verdict == .cut { cutCount += 1 }
      if !verdict.unmet.isEmpty {
        unmetCount += 1
      } else if !verdict.known.isEmpty {
        knownCount += 1
      }
      if (verdict.verdict == .cut) == (verdict.unmet.isEmpty && verdict.known.isEmpty) {
        areUnmetThoseThatAreCut = false
      }
      if !article.snippet.isEmpty, verdict.showsNoSnippet { withoutSnippetCount += 1 }
      // A headline that is cut somewhere wants shortening, however sure the rest is.
      switch verdict.closeCall {
      case .cut where verdict.verdict == .whole: closeCount += 1
      case .snippet where verdict.verdict == .whole: closeSnippetCount += 1
      default: break
      }
    }
  }

  /// Counts the items of another summary too.
  package mutating func add(_ other: VerdictSummary) {
    count += other.count
    cutCount += other.cutCount
    errorCount += other.errorCount
    unreadFileCount += other.unreadFileCount
    unmetCount += other.unmetCount
    knownCount += other.knownCount
    withoutSnippetCount += other.withoutSnippetCount
    closeCount += other.closeCount
    closeSnippetCount += other.closeSnippetCount
    if !other.areUnmetThoseThatAreCut { areUnmetThoseThatAreCut = false }
  }
}
