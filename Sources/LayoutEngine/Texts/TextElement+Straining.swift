import Foundation
import Typesetting

/// Texts under strain: one of them wider or narrower, all of them noting when their lines change.
extension TextElement {
  /// The proposal under which the text as it is has the lines that the strained text has under the
  /// given one: advances times a factor are a width divided by it.
  func relaxed(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> ProposedViewSize {
    guard let factor = pass.strain?.factor(of: prepared.text), factor != 1 else { return proposal }
    return ProposedViewSize(width: proposal.width.map { $0 / factor }, height: proposal.height)
  }

  /// Notes the width that the text takes, and under which other widths it has another number of lines.
  func noteStrain(_ width: CGFloat, _ proposal: ProposedViewSize, _ pass: inout LayoutPass) {
    guard pass.strain != nil else { return }
    noteLines(proposal, &pass)
    pass.strain?.noteContinuity()
    if proposal.width == nil { pass.strain?.noteOpenWidth(of: prepared.text, Double(width)) }
  }

  /// How far from the width it is asked at a change of lines is looked for, in parts of it: as far as
  /// one search for headroom goes.
  ///
  /// Where there is none so near, the search for headroom goes on from there.
  private static let widestSearch = 1 + Headroom.greatestRatio

  /// Notes under which other widths the text has another number of lines.
  func noteLines(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) {
    noteLines(proposal, lineLimit: paragraph.lineLimit, &pass)
  }

  /// Notes under which other widths the text has another number of lines within a limit.
  func noteLines(_ proposal: ProposedViewSize, lineLimit: Int?, _ pass: inout LayoutPass) {
    guard let strain = pass.strain else { return }
    if strain.factor == 1, strain.wantsLines(of: prepared.text) {
      let width = Self.length(proposal.width)
      pass.strain?.noteSources(WidestLines(of: prepared, paragraph, width: width))
    }
    // A text that shrinks to its room changes without steps.
    if paragraph.minimumScale < 1 { pass.strain?.noteContinuity() }
    guard let width = proposal.width, width.isFinite, width > 0 else { return }
    let relaxed = relaxed(proposal, pass)
    let length = Double(relaxed.width ?? width)
    var limited = paragraph
    limited.lineLimit = lineLimit
    let margin = prepared.fitMargin(
      limited,
      width: length,
      height: heightLimit(relaxed),
      within: length / Self.widestSearch...length * Self.widestSearch
    )
    pass.strain?.noteLines(
      of: prepared.text,
      width: Double(width),
      least: margin.leastWidth,
      next: margin.nextWidth
    )
  }
}
