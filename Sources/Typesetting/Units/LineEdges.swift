import TextShaping
import UnicodeText

/// What the edges of lines do to the text there: hyphens, trimmed and hanging punctuation.
///
/// Index space: UTF-16. Immutable; any thread.
struct LineEdges: Sendable {
  /// How a line ends at a place.
  struct Ending: Sendable {
    /// How it ends where that fits.
    let preferred: LineEnds.End
    /// How the line ends where it does not fit otherwise; `nil` when there is no other way.
    ///
    /// After a soft hyphen it is the text without a hyphen, which a line may not end with.
    let alternative: LineEnds.End?

    static let running = Ending(preferred: .running, alternative: nil)

    /// Whether the line ends as in the running text, whatever fits.
    var isRunning: Bool { preferred == .running && alternative == nil }
  }

  private let trimming: PunctuationTrimming
  private let hanging: HangingPunctuation
  /// Whether any edge is other than the running text, but for hyphens.
  private let isPlain: Bool
  /// Whether brackets that begin a line are drawn flush.
  private let isComposed: Bool
  /// Where the text ends without its trailing white space.
  private let endOfContent: Int
  /// Whether the text begins with a mark that hangs there.
  private let hangsFirst: Bool
  /// Whether the text's content ends with a mark that hangs there.
  private let hangsLast: Bool

  /// The edges of a text's lines.
  init(_ style: TextStyle, of shaped: borrowing ShapedText) {
    trimming = style.punctuationTrimming
    hanging = style.hangingPunctuation
    isComposed = shaped.itemized.spacing != nil
    isPlain = trimming == .spaceAll && hanging.isEmpty
    endOfContent = isPlain ? 0 : shaped.analysis.endOfContent(in: 0..<shaped.count)
    guard !hanging.isDisjoint(with: [.first, .last]), shaped.count > 0 else {
      hangsFirst = false
      hangsLast = false
      return
    }
    let marks = EnclosingMarks(shaped.analysis)
    let last = shaped.startOfCluster(before: endOfContent)
    hangsFirst =
      hanging.contains(.first) && shaped.analysis.runsWithParagraph(at: 0)
      && marks.side(at: 0, of: shaped.analysis) == .opening
    hangsLast =
      hanging.contains(.last) && endOfContent > 0 && shaped.analysis.runsWithParagraph(at: last)
      && marks.side(at: last, of: shaped.analysis) == .closing
      && !Self.stops.contains(shaped.analysis.scalar(at: last).value)
  }

  /// Whether a line that begins or ends at an offset, not after a soft hyphen, is as the running text.
  @inline(__always)
  func isAsRunning(at offset: Int, of shaped: borrowing ShapedText) -> Bool {
    isPlain && shaped.isFreeCut(at: offset)
  }

  /// How a line begins at an offset.
  @inline(__always)
  func begin(at offset: Int, of shaped: borrowing ShapedText) -> LineEnds.Begin {
    if isComposed { return shaped.itemized.isFlush(at: offset) ? .flush : .running }
    return isPlain ? .running : markedBegin(at: offset, of: shaped)
  }

  private func markedBegin(at offset: Int, of shaped: borrowing ShapedText) -> LineEnds.Begin {
    if offset == 0, hangsFirst { return .hanging }
    guard trimming != .spaceAll, shaped.itemized.mark(at: offset) == .opening else {
      return .running
    }
    switch trimming {
    case .spaceAll, .normal: return .full
    case .trimStart, .trimBoth: return .narrow
    case .spaceFirst:
      let isFirst = offset == 0 || shaped.analysis.boundaries[offset].contains(.mandatory)
      return isFirst ? .full : .narrow
    }
  }

  /// How a line ends whose content ends at an offset, before the break at a unit's end.
  @inline(__always)
  func ending(
    at contentEnd: Int,
    before unitEnd: TextAnalysis.UnitEnd,
    of shaped: borrowing ShapedText
  ) -> Ending {
    if contentEnd == unitEnd.offset, unitEnd.flags.contains(.hyphen) {
      return Ending(preferred: .hyphen, alternative: .running)
    }
    return isPlain || contentEnd == 0 ? .running : markedEnding(at: contentEnd, of: shaped)
  }

  /// How a line ends that begins at an offset, before which the text's content does not end, and shows
  /// the text's end, whatever it leaves out between them.
  ///
  /// Where the two are of paragraphs that run in different directions, the mark at the text's end
  /// does not stand at the line's.
  func endingOfText(shownFrom start: Int, of shaped: borrowing ShapedText) -> Ending {
    let end = shaped.analysis.endOfContent(in: start..<shaped.count)
    guard !isPlain else { return .running }
    assert(end > start, "the text's content ends behind the line's beginning")
    let analysis = shaped.analysis
    return analysis.paragraphLevel(at: start) == analysis.paragraphLevel(at: end - 1)
      ? markedEnding(at: end, of: shaped) : trimmedEnding(at: end, of: shaped)
  }

  private func markedEnding(at contentEnd: Int, of shaped: borrowing ShapedText) -> Ending {
    let trimmed = trimmedEnding(at: contentEnd, of: shaped)
    if hangsLast, contentEnd == endOfContent {
      return Ending(preferred: .hanging, alternative: nil)
    }
    guard !hanging.isDisjoint(with: [.allowEnd, .forceEnd]),
      isStop(shaped.startOfCluster(before: contentEnd), of: shaped)
    else { return trimmed }
    return hanging.contains(.forceEnd)
      ? Ending(preferred: .hanging, alternative: nil)
      : Ending(preferred: trimmed.preferred, alternative: .hanging)
  }

  private func trimmedEnding(at contentEnd: Int, of shaped: borrowing ShapedText) -> Ending {
    guard trimming != .spaceAll, shaped.itemized.mark(at: contentEnd - 1) == .closing else {
      return .running
    }
    return trimming == .trimBoth
      ? Ending(preferred: .narrow, alternative: nil)
      : Ending(preferred: .full, alternative: .narrow)
  }

  // MARK: Hanging

  /// CSS Text 4 §9.2.
  private static let stops: Set<UInt32> = [
    0x2C, 0x2E, 0x60C, 0x6D4, 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFE50, 0xFE51, 0xFE52, 0xFF61,
    0xFF64,
  ]

  /// Whether the cluster at an offset is a full stop or comma that runs in its paragraph's
  /// direction.
  private func isStop(_ offset: Int, of shaped: borrowing ShapedText) -> Bool {
    Self.stops.contains(shaped.analysis.scalar(at: offset).value)
      && shaped.analysis.runsWithParagraph(at: offset)
  }
}

extension TextAnalysis {
  /// Whether what stands at an offset runs in its paragraph's direction.
  fileprivate func runsWithParagraph(at offset: Int) -> Bool {
    level(at: offset) == paragraphLevel(at: offset)
  }
}

extension ShapedText {
  /// The start of the grapheme cluster that ends at an offset.
  fileprivate func startOfCluster(before offset: Int) -> Int {
    analysis.boundaries.graphemeBoundary(before: offset, limit: 0)
  }
}
