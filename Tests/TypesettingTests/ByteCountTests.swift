#if os(Linux)
import FontFaces
import Glibc
import TestSupport
import Testing
import TextShaping
import Typesetting

/// What texts say they take is what they take from the allocator.
///
/// Each in a process of its own, where nobody else allocates.
@Suite(
  "Bytes that are counted are the allocator's",
  .disabled(if: Sanitizer.isInForce, "its allocator is another")
)
struct ByteCountTests {
  private struct UnreadableReport: Error {
    let element: String
  }

  /// The bytes that are taken from the allocator now, as glibc's `malloc_info` has them: what it
  /// got from the system, less what lies free.
  private static func allocated() throws -> Int {
    typealias Writer = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    let symbol = try #require(dlsym(nil, "malloc_info"))
    let write = unsafeBitCast(symbol, to: Writer.self)
    var text: UnsafeMutablePointer<CChar>?
    var count = 0
    let stream = try #require(open_memstream(&text, &count))
    let status = write(0, stream)
    fclose(stream)
    try #require(status == Int32(0))
    let report = String(cString: try #require(text))
    free(text)
    // The sums of all arenas stand after the last of them.
    let sums: Substring = try #require(report.split(separator: "</heap>").last)
    func size(_ element: String) throws -> Int {
      let lines: [Substring] = sums.split(separator: "\n")
      let line: Substring? = lines.first { $0.hasPrefix(element) }
      let digits: Substring? = line?.split(separator: "size=\"").last?.prefix { $0.isNumber }
      let size: Int? = digits.flatMap { Int($0) }
      guard let size else { throw UnreadableReport(element: element) }
      return size
    }
    return try size("<system type=\"current\"") + size("<total type=\"mmap\"")
      - size("<total type=\"fast\"") - size("<total type=\"rest\"")
  }

  /// Fails where what `make` makes counts for another size than it takes.
  private static func compare(_ kind: String, _ make: (Int) -> PreparedText) throws {
    // Caches of faces and buffers fill first.
    for number in 0..<4 { _ = make(number) }
    let before = try allocated()
    let texts = (0..<40).map(make)
    let taken = try allocated() - before
    let counted = texts.reduce(0) { $0 + $1.byteCount }
    let ratio: Double = Double(counted) / Double(taken)
    #expect(ratio > 0.9 && ratio < 1.25, "\(kind): \(counted) counted, \(taken) taken")
  }

  private static func style() throws -> TextStyle {
    TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular), language: "ja")
  }

  @Test func textsOfOneStyle() async {
    await #expect(processExitsWith: .success) { try Self.compareTextsOfOneStyle() }
  }

  private static func compareTextsOfOneStyle() throws {
    let style = try style()
    let pieces = [
      "港町の図書館、夜も開く。", "The quick AVATAR. ", "خبر عاجل (2024) ", "การทดสอบภาษาไทย",
      "e\u{301}a\u{316}", "su\u{AD}per\u{AD}cali", "a\n",
    ]
    for piece in pieces {
      try compare(piece) { number in
        PreparedText(String(repeating: piece, count: 2_000 + number), style: style)
      }
    }
  }

  /// Pieces of words that are cut, truncated lines, trimmed punctuation, boxes of faces.
  @Test func whatIsFoundWhenTheTextIsSet() async {
    await #expect(processExitsWith: .success) { try Self.compareWhatIsFoundLater() }
  }

  private static func compareWhatIsFoundLater() throws {
    var style = try style()
    style.punctuationTrimming = .trimBoth
    style.hangingPunctuation = [.first, .last, .allowEnd]
    style.phraseBreaking = .auto
    let piece = "「長い」、supercalifragilistic🇯🇵"
    let chosen = style
    try compare(piece) { number in
      let text = PreparedText(String(repeating: piece, count: 1_000 + number), style: chosen)
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.lineMetrics = .tallestFace
      _ = text.layOut(paragraph, width: 30)
      paragraph.lineLimit = 2
      for width in [40.0, 50, 60] { _ = text.measure(paragraph, width: width) }
      return text
    }
  }

  /// HarfBuzz keeps plans and languages: what it is asked for must be bounded.
  @Test func plansDoNotPileUp() async {
    await #expect(processExitsWith: .success) { try Self.comparePlans() }
  }

  private static func comparePlans() throws {
    var style = try style()
    style.punctuationTrimming = .normal
    let base = style
    func prepare(_ number: Int) throws {
      var style = base
      let letters = [number / 676 % 26, number / 26 % 26, number % 26].map { UInt8(0x61 + $0) }
      let letter = String(decoding: letters, as: UTF8.self)
      style.language = number % 2 == 0 ? letter : "en-x-\(letter)"
      style.features = [FontFeature(try #require(OpenTypeTag("ss01")), value: UInt32(number))]
      _ = PreparedText("港 \(number)", style: style)
      // Marks in one item, more and more of them, that close up.
      _ = PreparedText(String(repeating: "」「", count: number / 64), style: base)
    }
    for number in 0..<200 { try prepare(number) }
    let before = try allocated()
    for number in 200..<4_200 { try prepare(number) }
    let taken = try allocated() - before
    #expect(taken < 2 << 20, "\(taken) bytes for 4,000 languages, features and numbers of marks")
  }

  @Test func textsOfSeveralStyles() async {
    await #expect(processExitsWith: .success) { try Self.compareTextsOfSeveralStyles() }
  }

  private static func compareTextsOfSeveralStyles() throws {
    let style = try style()
    let bold = try TestFonts.japanese().cascade(weight: .bold)
    try compare("runs") { number in
      let runs = (0..<800 + number).map { index in
        var run = StyledRun(
          "部分 part \(index) ",
          cascade: index % 3 == 0 ? bold : style.cascade,
          pointSize: index % 2 == 0 ? 12 : 15
        )
        run.tracking = index % 5 == 0 ? 1 : 0
        return run
      }
      return PreparedText(runs: runs, style: style)
    }
  }
}
#endif
