import CICU

/// Finds graphemes, line-break opportunities and bidi levels of texts in one language.
///
/// ICU does the finding; what needs no ICU (text of simple graphemes, text without a right-to-left
/// letter) does not go there. Immutable; any thread.
package struct TextAnalyzer: Sendable, Hashable {
  /// The ICU locale of the line-breaking rules, such as `ja@lb=strict`.
  private let lineBreakLocale: String

  /// - Parameters:
  ///   - language: a BCP 47 tag; `nil` for the rules common to all languages.
  ///   - strictness: CSS `line-break`.
  package init(language: String?, strictness: LineBreakStrictness) {
    let name = (language ?? "").replacingHyphens()
    lineBreakLocale = "\(name.isEmpty ? "en" : name)@lb=\(strictness.rawValue)"
  }

  /// Analyses a text.
  /// - Complexity: linear in the text's length.
  package func analyze(_ text: String, baseDirection: BaseDirection = .firstStrong) -> TextAnalysis
  {
    let utf16 = Array(text.utf16)
    var boundaries = [BoundaryFlags](repeating: [], count: utf16.count + 1)
    guard !utf16.isEmpty else {
      return TextAnalysis(
        utf16: utf16,
        boundaries: boundaries,
        levels: [],
        paragraphLevel: baseDirection == .rightToLeft ? 1 : 0
      )
    }
    let survey = TextSurvey(utf16)
    markGraphemes(utf16, survey: survey, in: &boundaries)
    BreakIteratorPool.withIterator(kind: .line, locale: lineBreakLocale) {
      $0.mark(utf16, in: &boundaries, allowed: .lineBreak, mandatory: .mandatory)
    }
    // ICU reports the text's end as a boundary of the last line, hard or not; only a terminator makes
    // it one that must be broken at.
    boundaries[utf16.count].formUnion([.grapheme, .lineBreak])
    if !survey.endsWithTerminator { boundaries[utf16.count].remove(.mandatory) }

    var levels: [UInt8] = []
    var paragraphLevel: UInt8 = 0
    if survey.isBidirectional || baseDirection == .rightToLeft {
      levels = [UInt8](repeating: 0, count: utf16.count)
      let level = fitcheck_bidi_levels(utf16, Int32(utf16.count), baseDirection.number, &levels)
      paragraphLevel = UInt8(max(0, level))
    }
    return TextAnalysis(
      utf16: utf16,
      boundaries: boundaries,
      levels: levels,
      paragraphLevel: paragraphLevel
    )
  }

  private func markGraphemes(
    _ utf16: [UInt16],
    survey: TextSurvey,
    in boundaries: inout [BoundaryFlags]
  ) {
    boundaries[0].insert(.grapheme)
    if survey.hasOnlySimpleGraphemes {
      for offset in 0..<utf16.count where utf16[offset] & 0xFC00 != 0xDC00 {
        boundaries[offset].insert(.grapheme)
      }
    } else {
      BreakIteratorPool.withIterator(kind: .grapheme, locale: "root") {
        $0.mark(utf16, in: &boundaries, allowed: .grapheme, mandatory: [])
      }
    }
  }
}

/// One pass over a text that tells which algorithms it needs.
private struct TextSurvey {
  var hasOnlySimpleGraphemes = true
  var isBidirectional = false
  var endsWithTerminator = false

  init(_ utf16: [UInt16]) {
    var offset = 0
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      hasOnlySimpleGraphemes = hasOnlySimpleGraphemes && properties.isSimpleGrapheme
      isBidirectional = isBidirectional || properties.isBidirectional
      endsWithTerminator = properties.isLineTerminator
      offset += length
    }
  }
}

extension String {
  /// The tag with hyphens turned to underscores, as ICU's locale names are written, and without
  /// anything that could be taken for one of its keywords.
  fileprivate func replacingHyphens() -> String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar {
          case "-": "_"
          case "a"..."z", "A"..."Z", "0"..."9", "_": scalar
          default: nil
          }
        }
      )
    )
  }
}
