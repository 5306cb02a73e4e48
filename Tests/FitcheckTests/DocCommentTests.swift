import Foundation
import Testing

/// Doc comments are read one at a time, in a list of completions or on a page of their own.
@Suite struct DocCommentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a doc comment begins with that says nothing without the one before.
  private static func leans(_ summary: Substring) -> Bool {
    // Most begin otherwise, and the expression is read anew wherever it is asked.
    ["The same", "Likewise", "Ditto", "As ", "See above"].contains { summary.hasPrefix($0) }
      && summary.starts(with: /(?:The same\b|Likewise\b|Ditto\b|As (?:above|before)\b|See above\b)/)
  }

  /// The first lines of the doc comments of a file, after `///`.
  private static func summaries(in text: String) -> [Substring] {
    var summaries: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      let isComment = content.hasPrefix("///")
      if isComment, !isInside { summaries.append(content.dropFirst(3).drop { $0 == " " }) }
      isInside = isComment
    }
    return summaries
  }

  @Test func leaningOnesAreFound() {
    let text = "/// A bound.\n///\n/// The same twice.\nlet a\n  /// The same, but less.\nlet b\n"
    #expect(Self.summaries(in: text).filter(Self.leans) == ["The same, but less."])
  }

  @Test(arguments: ["Sources", "Fonts", "Tests", "Tools", "Benchmarks"])
  func noneLeansOnTheOneBefore(folder: String) throws {
    let files = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)
    var count = 0
    for case let name as String in try #require(files) {
      guard name.hasSuffix(".swift"), !name.contains(".build") else { continue }
      let path = "\(folder)/\(name)"
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      for summary in Self.summaries(in: text) {
        count += 1
        #expect(!Self.leans(summary), "\(path): \(summary)")
      }
    }
    #expect(count > 0)
  }
}
