import Typesetting

/// What there can be to doubt about how lines are set in a text's place, whatever its words.
package struct OpenLines: Sendable {
  /// In the order of `LineDoubt`.
  let doubts: [LineDoubt]
  /// Remembers texts as they are set otherwise.
  let preparer: TextPreparer

  package init(doubts: [LineDoubt], preparer: TextPreparer) {
    self.doubts = doubts
    self.preparer = preparer
  }
}

extension TextElement {
  /// The doubts under which lines of the text may be others at some width.
  var lineDoubts: [LineDoubt] { openLines?.doubts.filter(prepared.isOpen) ?? [] }

  /// The text as it is set if the doubt of a pass is right; `nil` where there is none, or it makes no
  /// difference.
  @inline(__always)
  func doubted(_ pass: LayoutPass) -> TextElement? {
    guard let doubt = pass.lineDoubt else { return nil }
    return doubted(doubt)
  }

  private func doubted(_ doubt: LineDoubt) -> TextElement? {
    guard let openLines, openLines.doubts.contains(doubt),
      let other = prepared.under(doubt, openLines.preparer)
    else { return nil }
    // What is taken to be right is no longer in doubt.
    return surely(other)
  }
}

extension FitDecision {
  /// The doubts about lines under which another answer is possible: those of the texts that are
  /// shown, or were tried before them; those about truncated lines where one of them is truncated.
  package var lineDoubts: [LineDoubt] {
    let texts = choices.flatMap(\.candidates).filter(\.wasTried).flatMap(\.texts) + placed.texts
    return LineDoubt.allCases.filter { doubt in
      doubt.changesLineCounts
        && texts.contains { text in
          text.lineDoubts.contains(doubt) && (doubt != .truncation || text.isTruncated)
        }
    }
  }
}
