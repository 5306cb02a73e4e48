import UnicodeText

/// The languages that the beginnings of a headline are found to be in, each with the snippet that goes with it: a
/// headline that is cut to one of them may count as text in another language than all of it.
struct BeginningLanguages {
  /// Where the first beginnings of a language end, in UTF-16, ascending, each up to the next; nobody is left with
  /// an empty one.
  private let starts: [(end: Int, language: String)]

  init(of headline: String, before snippet: String) {
    var starts: [(end: Int, language: String)] = []
    LanguageDetector.forEachBeginning(of: headline, before: snippet) { end, language in
      if starts.last?.language != language { starts.append((end, language)) }
    }
    assert(!starts.isEmpty, "a text is in a language")
    self.starts = starts
  }

  /// The language of the beginning that ends at an offset.
  subscript(end: Int) -> String {
    starts[max(starts.partitioningIndex { $0.end > end } - 1, 0)].language
  }

  /// Every language once, that of the whole headline first.
  var all: [String] {
    starts.reversed().map { $0.language }.eachOnce()
  }

  /// Whether a beginning that ends after an offset is in a language.
  func holdsLanguage(_ language: String, after end: Int) -> Bool {
    starts.indices.contains { index in
      starts[index].language == language
        && (index + 1 == starts.count || starts[index + 1].end - 1 > end)
    }
  }
}
