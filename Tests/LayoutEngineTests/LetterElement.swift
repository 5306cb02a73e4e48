import Foundation
import Typesetting
import UnicodeText

@testable import LayoutEngine

/// A text of equal letters with a break between any two, which counts how often it is asked.
struct LetterElement: LayoutElement {
  let letters: Int
  let letterWidth: CGFloat
  let lineHeight: CGFloat
  /// Whether each line that is shown makes it wider, as where lines are of several widths.
  var growsWithLines = false
  let count: Locked<Int>

  private func note() { count.withLock { $0 += 1 } }

  private func lettersOfLine(_ width: CGFloat?) -> Int {
    guard let width, width < .infinity else { return letters }
    return max(1, Int(min(max(width, 0) / letterWidth, CGFloat(letters))))
  }

  private func lineCount(_ width: CGFloat?) -> Int {
    let inLine = lettersOfLine(width)
    return (letters + inLine - 1) / inLine
  }

  private func size(_ proposal: ProposedViewSize) -> CGSize {
    var lines = lineCount(proposal.width)
    if let height = proposal.height, height < .infinity {
      lines = max(1, Int(min(max(height, 0) / lineHeight, CGFloat(lines))))
    }
    let width = CGFloat(lettersOfLine(proposal.width)) * letterWidth
    return CGSize(
      width: width + (growsWithLines ? CGFloat(lines) / 4 : 0),
      height: CGFloat(lines) * lineHeight
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    note()
    if proposal == .zero || (pass.isAskingLeastWidth && proposal.width == 0) { return .zero }
    return size(proposal)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    note()
    if pass.isAskingLeastWidth, proposed == 0 { return 0 }
    guard proposed != 0, lineCount(proposed) == 1 else { return nil }
    return size(ProposedViewSize(width: proposed, height: nil)).width
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {}
}
