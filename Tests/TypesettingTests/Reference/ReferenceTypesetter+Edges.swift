import UnicodeText

@testable import TextShaping
@testable import Typesetting

/// How lines begin and end: what is trimmed there, hangs, or has a hyphen.
extension ReferenceTypesetter {
  private static let opening = Set("「『（［｛〈《【〔〖〘〚｟〝‘“".utf16)
  private static let closing = Set("」』）］｝〉》】〕〗〙〛｠〞〟’”".utf16)
  private static let dots = Set("、。，．".utf16)
  private static let colons = Set("：；".utf16)
  private static let stops = Set(",.،۔、。，．﹐﹑﹒｡､".utf16)
  private static let quotes = Set("\"'«»‘’‚‛“”„‟‹›".utf16)

  private var trims: Bool { style.punctuationTrimming != .spaceAll }

  /// How a line begins.
  func beginning(_ start: Int) -> LineEnds.Begin {
    guard start < count else { return .running }
    let unit = analysis.utf16[start]
    if start == 0, style.hangingPunctuation.contains(.first), isAtParagraphLevel(0),
      Self.quotes.contains(unit) && marks.side(at: 0, of: analysis) == .opening
        || ScalarProperties(analysis.scalar(at: 0).value).isOpening
    {
      return .hanging
    }
    guard trims, Self.opening.contains(unit), itemized.isFullWidth(at: start) else {
      return .running
    }
    let isFirst = start == 0 || analysis.boundaries[start].contains(.mandatory)
    switch style.punctuationTrimming {
    case .spaceAll, .normal: return .full
    case .spaceFirst: return isFirst ? .full : .narrow
    case .trimStart, .trimBoth: return .narrow
    }
  }

  /// How a line ends whose content ends at a place, and how else where that does not fit.
  func endings(
    _ start: Int,
    _ end: Int,
    contentEnd: Int
  ) -> (LineEnds.End, LineEnds.End?) {
    if contentEnd == end, analysis.boundaries[end].contains(.hyphen) { return (.hyphen, .running) }
    guard contentEnd > start else { return (.running, nil) }
    var last = contentEnd - 1
    while !analysis.boundaries[last].contains(.grapheme) { last -= 1 }
    let unit = analysis.utf16[last]
    let trimmed = trimmedEndings(contentEnd - 1)
    guard isAtParagraphLevel(last) else { return trimmed }
    let hanging = style.hangingPunctuation
    if hanging.contains(.last), contentEnd == analysis.endOfContent(in: 0..<count),
      Self.quotes.contains(unit) && marks.side(at: last, of: analysis) == .closing
        || isClosingBracket(last)
    {
      return (.hanging, nil)
    }
    guard Self.stops.contains(unit) else { return trimmed }
    if hanging.contains(.forceEnd) { return (.hanging, nil) }
    return hanging.contains(.allowEnd) ? (trimmed.0, .hanging) : trimmed
  }

  /// How a line ends that begins at a place and shows the text's end, whatever it leaves out between:
  /// a mark hangs only where it runs as the line does.
  func endingsOfText(shownFrom start: Int) -> (LineEnds.End, LineEnds.End?) {
    let end = contentEnd(start, count)
    let isOfOneDirection =
      analysis.paragraphLevel(at: start) == analysis.paragraphLevel(at: end - 1)
    guard isOfOneDirection else { return trimmedEndings(end - 1) }
    let endings = endings(start, count)
    return endings.0 == .hyphen ? (.running, nil) : endings
  }

  private func trimmedEndings(_ last: Int) -> (LineEnds.End, LineEnds.End?) {
    let unit = analysis.utf16[last]
    let language = style.language ?? ""
    let isTraditional = ["zh-Hant", "zh-TW", "zh-HK"].contains(language)
    let isSimplified = language.hasPrefix("zh") && !isTraditional
    let isClosing =
      Self.closing.contains(unit) || Self.dots.contains(unit) && !isTraditional
      || Self.colons.contains(unit) && isSimplified
    guard trims, isClosing, itemized.isFullWidth(at: last) else { return (.running, nil) }
    return style.punctuationTrimming == .trimBoth ? (.narrow, nil) : (.full, .narrow)
  }

  private func isClosingBracket(_ offset: Int) -> Bool {
    let scalar = analysis.scalar(at: offset).value
    return [.cl, .cp].contains(ScalarProperties(scalar).lineBreak)
      && !Self.stops.contains(analysis.utf16[offset])
  }

  private func isAtParagraphLevel(_ offset: Int) -> Bool {
    analysis.level(at: offset) == analysis.paragraphLevel(at: offset)
  }
}
