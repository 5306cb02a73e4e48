import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface

/// What a headline's widget shows in one area, as far as verdicts ask.
struct HeadlineAnswer: Hashable {
  let outcome: FitOutcome?
  let shown: ShownHeadline
  /// Whether nothing that is shown rests on measures nobody has published.
  let isMeasured: Bool
  /// Which of the texts are cut.
  let cutTexts: CutTexts

  /// Some of the widget's texts.
  struct CutTexts: OptionSet, Hashable {
    let rawValue: UInt64

    static let time = CutTexts(rawValue: 1 << 0)
    static let headline = CutTexts(rawValue: 1 << 1)
    static let snippet = CutTexts(rawValue: 1 << 2)
  }

  init(_ layout: ShownLayout, displayScale: CGFloat) {
    outcome = layout.outcome
    shown = ShownHeadline(layout, displayScale: displayScale)
    isMeasured = layout.isMeasured
    cutTexts = layout.texts.reduce(into: []) { cut, text in
      guard text.isTruncated else { return }
      switch text.role {
      case HeadlineWidget.Role.time: cut.insert(.time)
      case HeadlineWidget.Role.snippet: cut.insert(.snippet)
      default: cut.insert(.headline)
      }
    }
  }

  /// A headline by itself, which is cut to one line.
  init(cut outcome: FitOutcome, isMeasured: Bool) {
    self.outcome = outcome
    shown = ShownHeadline(
      chosenIndex: outcome.chosenIndex,
      headlineLines: 1,
      snippetLines: 0,
      isHeadlineWhole: false
    )
    self.isMeasured = isMeasured
    cutTexts = .headline
  }

  /// Whether the same is shown, and the same of it cut.
  func isSame(as other: HeadlineAnswer) -> Bool {
    outcome == other.outcome && cutTexts == other.cutTexts
  }
}

/// As one number.
extension HeadlineAnswer {
  private static let greatestCount = 0xFF

  /// `nil` where it holds numbers that are too great.
  var packed: UInt64? {
    guard shown.headlineLines <= Self.greatestCount, shown.snippetLines <= Self.greatestCount,
      (shown.chosenIndex ?? 0) < Self.greatestCount
    else { return nil }
    let flags: [Bool] = [
      outcome != nil, outcome?.fits ?? false, shown.isHeadlineWhole, isMeasured,
    ]
    let bits = flags.enumerated().reduce(UInt64(0)) { $0 | ($1.element ? 1 << $1.offset : 0) }
    return bits | cutTexts.rawValue << 4 | UInt64(shown.headlineLines) << 8
      | UInt64(shown.snippetLines) << 16
      | UInt64(shown.chosenIndex.map { $0 + 1 } ?? 0) << 24
  }

  init(packed: UInt64) {
    func byte(_ place: Int) -> Int { Int(packed >> (8 * place) & 0xFF) }
    func flag(_ place: Int) -> Bool { packed >> place & 1 == 1 }
    let chosenIndex = byte(3) == 0 ? nil : byte(3) - 1
    outcome = flag(0) ? FitOutcome(chosenIndex: chosenIndex, fits: flag(1)) : nil
    shown = ShownHeadline(
      chosenIndex: chosenIndex,
      headlineLines: byte(1),
      snippetLines: byte(2),
      isHeadlineWhole: flag(2)
    )
    isMeasured = flag(3)
    cutTexts = CutTexts(rawValue: packed >> 4 & 0xF)
  }
}
