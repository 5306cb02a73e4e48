import Foundation
import TestSupport

@testable import FontFaces

/// A table of the system font's metrics of a test's own, in which no two figures are alike.
struct CompiledMetrics {
  private var magic = 0x314D_6346
  /// Characters: the number of a source, and the regular and bold lengths of the text and the display cut.
  private var advances: [(scalar: Int, source: Int, lengths: [Double])] = [
    (0x30, 0, [500, 510, 560, 575]), (0x39, 1, [505, 512, 561, 577]),
    (0x41, 0, [600, 620, 680, 720]), (0x42, 1, [590, 612, 660, 704]), (0x7F, 2, [10, 20, 31, 42]),
    (0x80, 3, [11, 21, 33, 43]), (0x300, 2, [0, 3, 0, 5]), (0x3042, 3, [1000, 1001, 1002, 1004]),
  ]
  var kerning: [(left: Int, right: Int, lengths: [Double])] = [
    (0x41, 0x42, [-10, -8, -16, -11]), (0x42, 0x30, [7, 5, 9, 12]),
  ]
  var records: [[String]] = [
    "metrics test-1", "upem 1000", "ascent 900", "descent -250", "leading 30", "cap-height 700",
    "weight bold 1", "weight regular 0", "weight medium 0.25",
    "optical 20 1", "optical 10 0", "tracking 30 -4", "tracking 10 6",
    "tabular-digit derived 520 530 540 550",
    "fallback ja 0.9 high", "fallback none 1.1 medium", "fallback zh 0.95 assumed",
    "fallback-exact ja bold 13", "fallback-exact ja regular 14", "hangul 0.97 medium",
    "script Arab medium 1.25 fitted", "script Thai bold 1.5 measured", "monospaced 640",
    "italic - derived 3", "italic 0041 fitted -7", "italic 30 measured 4",
    "rounded - fitted 11", "rounded 0042 measured 2", "rounded-tracking 40 1",
    "rounded-tracking 10 5",
  ].map { $0.split(separator: " ").map(String.init) }
  /// Bytes after the records.
  private var rest: [UInt8] = []
  /// What is added to the three numbers of the head.
  private var faults = [0, 0, 0]

  /// Heads that are wrong, and what else no record tells of.
  static var changes: [(String, (inout CompiledMetrics) -> Void)] {
    [
      ("another magic", { $0.magic += 1 }), ("one advance too few", { $0.faults[0] = -1 }),
      ("one pair too many", { $0.faults[1] = 1 }), ("a longer text", { $0.faults[2] = 1 }),
      ("a shorter text", { $0.faults[2] = -1 }),
      ("no advances", { $0.advances = [] }), ("no pairs", { $0.kerning = [] }),
      ("a source too many", { $0.advances[2].source = 4 }),
      ("a source of none", { $0.advances[2].source = -1 }), ("no UTF-8", { $0.rest = [0xFF] }),
      ("empty lines", { $0.rest = [0x0A, 0x0A, 0x0A] }),
      ("no records", { $0.records = [] }),
    ]
  }

  private var data: Data {
    var bytes: [UInt8] = []
    func word(_ number: Int) {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let text = Array(records.map { $0.joined(separator: "\t") + "\n" }.joined().utf8) + rest
    let head = [advances.count, kerning.count, text.count]
    for number in [magic] + zip(head, faults).map({ $0 + $1 }) { word(number) }
    for length in advances.flatMap(\.lengths) + kerning.flatMap(\.lengths) {
      word(Int(length.bitPattern & 0xFFFF_FFFF))
      word(Int(length.bitPattern >> 32))
    }
    for advance in advances {
      word(advance.scalar)
      word(advance.source)
    }
    for pair in kerning {
      word(pair.left)
      word(pair.right)
    }
    return Data(bytes + text)
  }

  /// What is read of the table.
  func read() throws(FontError) -> SystemFontMetrics {
    let folder = try? TestFiles.temporaryFolder()
    guard let folder else { throw FontError.unreadable(path: "", reason: "no folder") }
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "metrics").path
    try? data.write(to: URL(fileURLWithPath: path))
    do throws(FontError) {
      return try SystemFontMetrics(compiled: try MappedFile(font: path))
    } catch {
      guard case .bundledFonts(let reason) = error else { throw error }
      throw FontError.bundledFonts(reason: reason.replacing(path, with: "FILE"))
    }
  }
}
