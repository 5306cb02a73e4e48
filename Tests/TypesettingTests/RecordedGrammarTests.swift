import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Every short text of each row of `Recorded/grammars.txt`, in all combinations of a few settings that act on
/// one another: lines, measures and glyphs, as recorded.
///
/// ``RecordedTextTests`` takes texts as people write them, each in a few of very many settings; here are few
/// settings, and all of them. `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedGrammarTests {
  static let grammars = RecordedGrammars("TypesettingTests/Recorded")

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 8)
    #expect(Self.grammars.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func textsAreSetAsRecorded(_ grammar: Grammar) throws {
    let language = grammar.words[1]
    let library = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    let widths = grammar.words.dropFirst(2).compactMap(Double.init)
    let change = try #require(Self.settings[grammar.words[0]])
    let settings = change(style)
    try Self.grammars.check(grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var rows: [(lines: String, all: String)] = []
      for (style, paragraphs) in settings {
        let prepared = PreparedText(text, style: style)
        for paragraph in paragraphs {
          for width in widths + Self.ties(prepared, paragraph) {
            rows.append(Self.described(prepared, paragraph, width: width))
          }
        }
      }
      var counts: [String: Int] = [:]
      for row in rows { counts[row.lines, default: 0] += 1 }
      let common = counts.sorted { one, other in
        one.value == other.value ? one.key < other.key : one.value > other.value
      }
      let shown = common.prefix(2).map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      return "\(shown) of \(counts.count) #\(rows.map(\.all).joined(separator: "\n").digest)"
    }
  }

  /// The widths that fewer lines begin to fit in, and those right below them.
  private static func ties(_ prepared: PreparedText, _ style: ParagraphStyle) -> [Double] {
    guard style.lineLimit == nil, style.filling == .greedy || style.filling == .ios else {
      return []
    }
    return (1...2).compactMap { prepared.leastWidth(forLines: $0, style) }
      .flatMap { [$0, $0.nextDown] }
  }

  private static func described(
    _ prepared: PreparedText,
    _ style: ParagraphStyle,
    width: Double
  ) -> (lines: String, all: String) {
    let laidOut = prepared.layOut(style, width: width)
    let measured = laidOut.measurement
    let lines = laidOut.lines.map { line in
      let glyphs = line.runs.flatMap { run in
        ["\(run.face.fileName) \(run.bidiLevel)"]
          + run.glyphs.map {
            "\($0.cluster):\($0.id)@\($0.x.toThousandths),\($0.y.toThousandths)+\($0.advance.toThousandths)"
          }
      }
      return "\(line.range) \(line.x.toThousandths),\(line.baseline.toThousandths) "
        + "\(line.width.toThousandths) \(line.isTruncated) \(line.isHyphenated) "
        + glyphs.joined(separator: " ")
    }
    let numbers = [
      measured.width, measured.height, measured.firstBaseline, measured.lastBaseline,
      measured.scale, measured.tightening, prepared.naturalWidth(style),
      prepared.leastWidth(forLines: 2, style) ?? -1, prepared.widestUnit(style),
    ]
    let counts = [
      prepared.lineCount(style, width: width),
      prepared.lineCount(style, width: width, upTo: 1) ?? -1,
      prepared.endOfFittingPrefix(style, width: width, lines: 1),
    ]
    let sources = prepared.widthsBySource(in: 0..<prepared.utf16Count, style)
      .bySource.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.toThousandths)" }
    return (
      laidOut.lines.map { "‹\($0.text.visible)›" }.joined(),
      "\(numbers.map(\.toThousandths)) \(measured.isTruncated) \(counts) \(sources) \(lines)"
    )
  }

  // MARK: - Settings

  private typealias Setting = (style: TextStyle, paragraphs: [ParagraphStyle])

  private static let settings: [String: @Sendable (TextStyle) -> [Setting]] = [
    "edges": edges, "fillings": fillings, "truncations": truncations, "shapes": shapes,
    "limited": limited,
  ]

  private static let plain = ParagraphStyle(pointSize: 10)

  private static func changed<Value>(
    _ value: Value,
    _ changes: (inout Value) -> Void...
  ) -> Value {
    var value = value
    for change in changes { change(&value) }
    return value
  }

  /// What hangs with what is trimmed, whole and cut.
  private static func edges(_ style: TextStyle) -> [Setting] {
    let hanging: [HangingPunctuation] = [
      .first, .last, .allowEnd, .forceEnd, [.first, .last], [.last, .allowEnd],
      [.first, .forceEnd, .last],
    ]
    let trimming: [PunctuationTrimming] = [.normal, .trimStart, .spaceFirst, .trimBoth]
    var styles = hanging.map { marks in changed(style) { $0.hangingPunctuation = marks } }
    styles += trimming.map { kind in changed(style) { $0.punctuationTrimming = kind } }
    styles += [PunctuationTrimming.normal, .trimBoth].map { kind in
      changed(style) {
        $0.punctuationTrimming = kind
        $0.hangingPunctuation = [.first, .allowEnd, .last]
      }
    }
    let cut = changed(plain) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    return styles.map { ($0, [plain, cut]) }
  }

  /// Every filling under limits and strictness.
  private static func fillings(_ style: TextStyle) -> [Setting] {
    let paragraphs = LineFilling.allCases.flatMap { filling in
      [nil, 2].map { limit in
        changed(plain) {
          $0.filling = filling
          $0.lineLimit = limit
        }
      }
    }
    return [
      (style, paragraphs),
      (changed(style) { $0.phraseBreaking = .auto }, paragraphs),
      (changed(style) { $0.phraseBreaking = .textStyle }, Array(paragraphs.prefix(2))),
      (changed(style) { $0.lineBreakStrictness = .anywhere }, Array(paragraphs.prefix(4))),
      (changed(style) { $0.wordBreak = .breakAll }, Array(paragraphs.prefix(4))),
    ]
  }

  /// Each end that a text is cut at, shrunk or tightened before, from one line to three.
  private static func truncations(_ style: TextStyle) -> [Setting] {
    let paragraphs = [TruncationMode.head, .middle, .tail].flatMap { mode in
      [1, 2].flatMap { limit -> [ParagraphStyle] in
        let cut = changed(plain) {
          $0.lineLimit = limit
          $0.truncation = mode
        }
        return [
          cut, changed(cut) { $0.minimumScale = 0.7 },
          changed(cut) { $0.mostTightening = ParagraphStyle.standardTightening },
          changed(cut) { $0.tracking = 0.8 },
        ]
      }
    }
    return [(style, paragraphs)]
  }

  /// Every filling where the last line is tightened, or not, to hold all that is left.
  private static func limited(_ style: TextStyle) -> [Setting] {
    let paragraphs = LineFilling.allCases.flatMap { filling in
      [1, 2, 3].flatMap { limit in
        [0.04, 0.3].map { tightening in
          changed(plain) {
            $0.filling = filling
            $0.lineLimit = limit
            $0.mostTightening = tightening
            $0.truncation = limit == 2 ? .middle : .tail
          }
        }
      }
    }
    return [
      (style, paragraphs), (changed(style) { $0.phraseBreaking = .auto }, paragraphs),
      (changed(style) { $0.punctuationTrimming = .normal }, Array(paragraphs.prefix(12))),
    ]
  }

  /// What acts on glyphs, alone and together with tracking.
  private static func shapes(_ style: TextStyle) -> [Setting] {
    let paragraphs = [plain, changed(plain) { $0.tracking = 0.5 }]
    return [
      (style, paragraphs), (changed(style) { $0.ligatures = .required }, paragraphs),
      (changed(style) { $0.composition = .japanese }, paragraphs),
      (changed(style) { $0.features = [FontFeature(.tabularFigures, value: 1)] }, paragraphs),
      (changed(style) { $0.baseDirection = .rightToLeft }, paragraphs),
    ]
  }
}
