import TestSupport
import Testing
import UnicodeText

@testable import FontFaces
@testable import TextShaping
@testable import Typesetting

/// Sums of bytes hold all arrays that they are of: what a value says it takes against what is found by
/// looking into it.
@Suite("Sums of bytes leave nothing out") struct HeapSizeTests {
  private static let texts = [
    "", "a", "「港町」の、夜。AVATAR (b)", "אבג abc \u{5D3}", "ab\nאב",
    "su\u{AD}per\u{AD}cali e\u{301}\u{316}",
    "क\u{94D}र\u{93F} \u{25CC} ", String(repeating: "「夜」AV ", count: 900), "\u{1E2EC}\u{1E2ED}",
    String(repeating: "AV To ", count: 30),
  ]

  private static func texts(_ cascade: FontCascade) -> [PreparedText] {
    texts.flatMap { text -> [PreparedText] in
      var style = TextStyle(cascade: cascade, language: "ja-Latn-JP-x-private")
      let plain = PreparedText(text, style: style)
      style.composition = .japanese
      style.features = [FontFeature(.tabularFigures, value: 1)]
      let spaced = PreparedText(text, style: style)
      style.punctuationTrimming = .trimBoth
      style.hangingPunctuation = [.first, .allowEnd]
      let runs = text.map { character in
        var run = StyledRun(
          String(character),
          cascade: cascade,
          pointSize: character == "夜" ? 17 : 12
        )
        run.tracking = character == "a" ? 1 : 0
        return run
      }
      return [
        plain, spaced, PreparedText(text, style: style),
        PreparedText(runs: Array(runs.prefix(300)), style: style),
      ]
    }
  }

  @Test func shapedTexts() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for text in Self.texts(cascade) {
      let storage = text.storage
      let (items, analysis) = (storage.shaped.itemized, storage.shaped.analysis)
      let itemized = HeapWalk.bytes(of: items, except: ["cascade", "plan"])
      #expect(items.heapByteCount == itemized)
      #expect(analysis.heapByteCount == HeapWalk.bytes(of: analysis))
      // What is not copied cannot be looked into. Boundaries are those of the analysis.
      let others: [Any] = [
        analysis, storage.shaped.prefix, storage.shaped.cuts, storage.shaped.rigidItems,
        storage.shaped.kerning,
      ]
      let whole = others.reduce(itemized) { $0 + HeapWalk.bytes(of: $1) }
      #expect(storage.shaped.heapByteCount == whole - HeapWalk.bytes(of: items.boundaries))
      let marks = EnclosingMarks(analysis)
      #expect(marks.heapByteCount == HeapWalk.bytes(of: marks))
    }
  }

  @Test func preparedTexts() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for text in Self.texts(cascade) {
      let storage = text.storage
      let packed = storage.shaped.count >= 4_096 && storage.units.count > 0 ? 64 : 0
      let units = HeapWalk.bytes(of: storage.units, except: ["prefix"])
      #expect(storage.units.heapByteCount - units <= packed)
      #expect(storage.units.heapByteCount >= units)
      let boxes = storage.runs?.boxes
      #expect(boxes.map(\.heapByteCount) == boxes.map { HeapWalk.bytes(of: $0) })
      let runs = storage.runs.map { runs in
        runs.plan.heapByteCount + HeapWalk.bytes(of: runs, except: ["plan", "cascade"])
      }
      #expect(storage.runs?.heapByteCount == runs)
      let style = HeapWalk.bytes(of: storage.style, except: ["cascade"])
      #expect(storage.style.heapByteCount == style)
      let own = HeapWalk.bytes(of: storage.text) + style + storage.shaped.heapByteCount
      let spare = try #require(Mirror(reflecting: storage).descendant("spareByteCount") as? Int)
      #expect((0...2_048).contains(spare))
      #expect(text.byteCount == own + storage.units.heapByteCount + (runs ?? 0) + spare + 1_024)
    }
  }

  /// What is kept of a text later is entered with what it takes.
  @Test func whatIsKeptLater() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText(
      "“supercalifragilisticexpialidocious” 海辺の図書館、夜も",
      style: TextStyle(cascade: cascade, language: "ja")
    )
    var style = ParagraphStyle(pointSize: 12)
    let before = text.byteCount
    _ = text.fitMargin(style, width: 1_000)
    let stretches = text.stretchCounters.byteCount
    #expect(text.stretchCounters.count == 1)
    #expect(
      stretches == text.byteCount - before && stretches > 4 * MemoryLayout<LineStretch>.stride
    )
    style.lineLimit = 1
    let line = LineFitting(text.storage, style: style)
      .truncatedLine(from: 0, width: 80, room: nil)
    let kept = text.truncationCounters
    let strides = MemoryLayout<TruncatedLine>.stride + MemoryLayout<TruncationCache.Key>.stride
    #expect(kept.count == 1)
    #expect(kept.byteCount == line.abridged.itemized.heapByteCount + strides)
    // An array of the same elements may have been given a little more room.
    let marks = EnclosingMarks(text.storage.shaped.analysis).heapByteCount
    let entered = text.byteCount - before - stretches - kept.byteCount
    #expect(marks > 64 && abs(entered - marks) < 64)
    let cut = text.byteCount
    let clusters = text.storage.clusters
    #expect(text.byteCount == cut + clusters.heapByteCount)
    // Of one piece, with an object of its own.
    #expect(clusters.heapByteCount >= 32 + MemoryLayout<Int>.stride + 64)
    #expect(clusters.heapByteCount <= 32 + 4 * MemoryLayout<Int>.stride + 64)
  }

  /// So are the heights of faces and the clusters of words that are cut, when a line first asks for them.
  @Test func whatLinesAskForLater() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let storage = PreparedText("Latin 日本語 ไทย", style: TextStyle(cascade: cascade)).storage
    let before = storage.account.bytes
    for _ in 0..<2 {
      let boxes = try #require(storage.lineBoxes(.tallestFace))
      #expect(boxes.heapByteCount > 0 && storage.account.bytes == before + boxes.heapByteCount)
    }
    let clusters = storage.clusters
    let cut = storage.account.bytes
    let table = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .grapheme,
      in: 0..<storage.shaped.count
    )
    for _ in 0..<2 {
      _ = clusters.cursor(at: 0, of: storage)
      #expect(table.heapByteCount > 0 && storage.account.bytes == cut + table.heapByteCount)
    }
  }

  /// What is entered into a ledger is entered once, and taken out of it.
  @Test func accountsAreEnteredOnce() {
    let (account, ledger, other) = (ByteAccount(bytes: 5), ByteLedger(), ByteLedger())
    account.open(in: ledger)
    account.open(in: ledger)
    account.open(in: other)
    account.add(2)
    #expect(account.bytes == 7 && ledger.total == 7 && other.total == 0)
    account.close()
    account.add(1)
    #expect(account.bytes == 8 && ledger.total == 0)
    account.open(in: other)
    #expect(other.total == 8)
  }

  @Test func stylesAndRuns() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for text in ["a", "a text that is longer than a small string"] {
      for language in [nil, "ja", "en-GB-x-a-private-subtag"] {
        for features in [[], [FontFeature(.tabularFigures, value: 1)]] {
          var run = StyledRun(text, cascade: cascade, pointSize: 12)
          run.language = language
          run.features = features
          #expect(run.heapByteCount == HeapWalk.bytes(of: run, except: ["cascade"]))
          let style = TextStyle(cascade: cascade, language: language, features: features)
          #expect(style.heapByteCount == HeapWalk.bytes(of: style, except: ["cascade"]))
        }
      }
    }
    let advances = try #require(cascade.entries.first?.advances)
    let shared: Set<String> = ["metrics", "asciiSources", "style"]
    #expect(advances.heapByteCount == HeapWalk.bytes(of: advances, except: shared))
    typealias Table = ClockTable<Int, (Int, Int)>
    // A slot with its key, its value, a flag and whether it is there; a place in a dictionary; a gap.
    #expect(Table.entryByteCount == 32 + 2 * 16 + 8)
  }
}

/// What several arrays share is nobody's own.
extension BlockArray: HeapMeasured {
  /// The bytes of what is seen of the block.
  public var measuredByteCount: Int { count * MemoryLayout<Element>.stride }
}
