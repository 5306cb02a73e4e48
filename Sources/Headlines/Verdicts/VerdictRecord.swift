import Inputs

/// What is said of one item of a list.
package struct VerdictRecord: Sendable {
  /// What came of the item.
  package enum Content: Sendable {
    case verdict(HeadlineArticle, HeadlineVerdict)
    /// It could not be judged, and why.
    case error(String)
  }

  /// The item's place among all of a run, from 1; bad ones count.
  package let number: Int
  /// What the source calls it, or else its file and line.
  package let id: String
  /// Where it begins.
  package let place: InputPlace
  package let content: Content

  package init(number: Int, id: String, place: InputPlace, content: Content) {
    self.number = number
    self.id = id
    self.place = place
    self.content = content
  }

  /// What an item comes to.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    case whole, cut, error
  }

  package var status: Status {
    switch content {
    case .verdict(_, let verdict): verdict.verdict == .whole ? .whole : .cut
    case .error: .error
    }
  }
}

/// How many items of a run came to what.
package struct VerdictSummary: Sendable, Hashable {
  package private(set) var count = 0
  package private(set) var cutCount = 0
  package private(set) var errorCount = 0
  /// Whole headlines under which no area shows a snippet, though there is one.
  package private(set) var withoutSnippetCount = 0
  /// Items whose headline might as well be cut, or whole.
  package private(set) var closeCount = 0
  /// Items of which only the snippet might be shown otherwise.
  package private(set) var closeSnippetCount = 0

  package init() {}

  /// Counts an item.
  package mutating func add(_ record: VerdictRecord) {
    count += 1
    switch record.content {
    case .error: errorCount += 1
    case .verdict(let article, let verdict):
      if verdict.verdict == .cut { cutCount += 1 }
      if !article.snippet.isEmpty, verdict.showsNoSnippet { withoutSnippetCount += 1 }
      switch verdict.closeCall {
      case .cut: closeCount += 1
      case .snippet: closeSnippetCount += 1
      case nil: break
      }
    }
  }
}
