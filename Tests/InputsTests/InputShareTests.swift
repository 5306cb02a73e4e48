import TestSupport
import Testing

@testable import Inputs

/// Shares that threads read by themselves hold what is read one by one, and little of it is read before.
@Suite struct InputShareTests {
  private func shares(_ bytes: [UInt8], _ options: InputOptions, among count: Int) -> [InputShare] {
    let reader = InputReader([.memory(bytes, name: "case")], options: options)
    var shares: [InputShare] = []
    while let share = reader.nextShare(among: count) { shares.append(share) }
    return shares
  }

  /// Read last to first, as if the first threads were the slowest.
  @Test(arguments: InputCase.all)
  func holdWhatIsReadOneByOne(_ row: InputCase) {
    let options = InputOptions(format: row.format, columns: row.columns)
    for count in [1, 4] {
      var events: [InputEvent] = []
      for share in shares(row.bytes, options, among: count).reversed() {
        events = share.events() + events
      }
      #expect(events == row.events())
    }
  }

  /// Whoever cuts a file into items reads the first one, and leaves the rest to others.
  @Test(
    arguments: [
      (InputFormat.lines, "one\n", "more\n"),
      (.jsonLines, "{\"title\":\"a\"}\n", "{\"title\":\"b\"}\n"),
      (.jsonSequence, "\u{1E}{\"title\":\"a\"}\n", "\u{1E}{\"title\":\"b\"}\n"),
      (.commaSeparated, "title\na\n", "b\n"), (.json, "[\"a\"", ",\"b\""),
    ]
  )
  func areNotReadBefore(_ format: InputFormat, _ first: String, _ other: String) {
    let text = first + String(repeating: other, count: 100) + (format == .json ? "]" : "")
    let shares = shares(Array(text.utf8), InputOptions(format: format), among: 4)
    let items = shares.flatMap(\.items)
    let readCount = items.count { if case .event = $0 { true } else { false } }
    // The first item, and that the file was opened.
    #expect(readCount == 2)
    #expect(items.count == 102)
  }

  @Test(arguments: [(0, 1), (1, 1), (8, 1), (9, 2), (40, 5), (128, 16), (100_000, 16)])
  func areAsLargeAsThereAreItems(itemCount: Int, size: Int) {
    #expect(InputShare.size(of: itemCount, among: 4) == size)
  }

  /// What was found at once is divided among all who read; nothing waits for what comes later.
  @Test func keepAllThreadsBusy() {
    let text = String(repeating: "word\n", count: 40)
    let shares = shares(Array(text.utf8), InputOptions(format: .lines), among: 4)
    #expect(shares.map { $0.events().count } == [6, 6, 6, 6, 6, 6, 5])
    #expect(
      shares.allSatisfy { $0.byteCount == text.utf8.count && $0.totalByteCount == $0.byteCount }
    )
  }

  /// How much was read is told with every share, however many pieces a file is read in.
  @Test(arguments: [1, 1_000, 30_000, 400_000])
  func tellHowMuchWasRead(_ count: Int) throws {
    let bytes = Array(String(repeating: "words\n", count: count).utf8)
    let shares = shares(bytes, InputOptions(format: .lines), among: 2)
    let counts = shares.map(\.byteCount)
    #expect(counts == counts.sorted() && counts.last == bytes.count)
    #expect(counts.allSatisfy { $0 > 0 })
    #expect(shares.allSatisfy { $0.totalByteCount == bytes.count })
  }
}
