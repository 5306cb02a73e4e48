import Fitcheck
import Foundation

extension FuzzTarget {
  private static let widths: [Double?] = [nil, 0, 1, 30, 146, 157.5, 1e6]
  private static let weights: [FontWeight] = [.regular, .medium, .bold]
  /// Once for most bytes: a text that is repeated up to a MiB takes as long as thousands that are not, of which nearly all
  /// is found.
  private static let repeats = [Int](repeating: 1, count: 252) + [2, 16, 256, 4096]
  private static let longest = 1 << 20

  /// A text in one style, repeated up to a MiB: what takes time quadratic in a text shows then.
  @MainActor func runText(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    var style = TextStyle(cascade: SharedFonts.library.cascade(weight: choices.any(Self.weights)))
    style.language = choices.any(["ja", "en", "ar", "th", nil])
    style.phraseBreaking = choices.any(PhraseBreaking.allCases)
    style.punctuationTrimming = choices.any(PunctuationTrimming.allCases)
    let paragraph = Self.paragraph(&choices)
    let width = choices.any(Self.widths)
    let once = choices.any(Self.repeats)
    let piece = choices.text()
    let count = min(once, max(1, Self.longest / max(1, piece.utf8.count)))
    let text = String(repeating: piece, count: count)
    Self.check(PreparedText(text, style: style), text, paragraph, width)
    return text.utf8.count
  }

  @MainActor func runRuns(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let style = TextStyle(cascade: SharedFonts.library.cascade(weight: .regular))
    let paragraph = Self.paragraph(&choices)
    let width = choices.any(Self.widths)
    let pieces = choices.rest.split(separator: 0, maxSplits: 200, omittingEmptySubsequences: false)
    let runs = pieces.map { piece -> StyledRun in
      var choices = Choices([UInt8](piece))
      let cascade = SharedFonts.library.cascade(weight: choices.any(Self.weights))
      let size = choices.any([11.0, 12, 17, 0.5, 300])
      let tracking = choices.any([0.0, 0, -1, 2.5])
      let offset = choices.any([0.0, 0, 5, -40])
      var run = StyledRun(choices.text(), cascade: cascade, pointSize: size)
      run.tracking = tracking
      run.baselineOffset = offset
      return run
    }
    let text = runs.map { $0.text }.joined()
    Self.check(PreparedText(runs: runs, style: style), text, paragraph, width)
  }

  private static func paragraph(_ choices: inout Choices) -> ParagraphStyle {
    var paragraph = ParagraphStyle(pointSize: choices.any([12, 11, 17, 0.1, 200]))
    paragraph.lineLimit = choices.any([nil, nil, 1, 2, 40])
    paragraph.truncation = choices.any([.tail, .head, .middle])
    paragraph.minimumScale = choices.any([1, 1, 0.5])
    paragraph.tracking = choices.any([0, 0, -0.5, 1])
    return paragraph
  }

  /// What measuring says is what is laid out, and lines hold the text one after the other.
  private static func check(
    _ prepared: PreparedText,
    _ text: String,
    _ paragraph: ParagraphStyle,
    _ width: Double?
  ) {
    let measured = prepared.measure(paragraph, width: width)
    let laidOut = prepared.layOut(paragraph, width: width)
    precondition(measured == laidOut.measurement, "\(measured) is not \(laidOut.measurement)")
    precondition(laidOut.lines.count == measured.lineCount)
    precondition(measured.width.isFinite && measured.height.isFinite)
    precondition(paragraph.lineLimit.map { measured.lineCount <= $0 } ?? true)
    var end = 0
    for line in laidOut.lines {
      precondition(line.range.lowerBound >= end && line.range.upperBound <= prepared.utf16Count)
      precondition(line.width.isFinite && line.x.isFinite && line.baseline.isFinite)
      end = line.range.upperBound
    }
    precondition(prepared.text.utf8.elementsEqual(text.utf8), "the text is kept")
  }
}
