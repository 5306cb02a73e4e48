import FontFaces
import Typesetting

/// The heights of lines of styled runs, code unit for code unit.
struct ReferenceBoxes {
  /// How far a line reaches above and below its baseline, and the space below it, in points.
  struct Box: Equatable {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
  }

  let runs: [StyledRun]

  /// The space below a line of a leading: never less than what is asked for, if anything is.
  static func gap(_ leading: Double, _ style: ParagraphStyle) -> Double {
    style.lineSpacing > leading && style.lineSpacing > 0 ? style.lineSpacing : leading
  }

  /// The box of a truncated line: of what it shows, or of the place where it begins where it shows
  /// nothing but its ellipsis.
  func box(of cut: ReferenceTruncator.Cut) -> Box {
    let parts = [cut.head, cut.tail].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return box(of: cut.head.lowerBound..<cut.head.lowerBound + 1) }
    return parts.map(box).reduce(Box()) { all, box in
      Box(
        ascent: max(all.ascent, box.ascent),
        descent: max(all.descent, box.descent),
        leading: max(all.leading, box.leading)
      )
    }
  }

  /// The box of a line; one without characters has that of the character before it.
  func box(of range: Range<Int>) -> Box {
    var range = range
    if range.isEmpty { range = max(0, range.lowerBound - 1)..<max(1, range.lowerBound) }
    var box = Box()
    var start = 0
    for run in runs {
      let end = start + (run.attachment == nil ? run.text.utf16.count : 1)
      defer { start = end }
      guard !range.clamped(to: start..<end).isEmpty else { continue }
      var ascent = run.cascade.ascent(pointSize: run.pointSize)
      var descent = run.cascade.descent(pointSize: run.pointSize)
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.ascent * run.pointSize)
        descent = max(descent, attachment.descent * run.pointSize)
      }
      box.ascent = max(box.ascent, ascent + max(0, run.baselineOffset))
      box.descent = max(box.descent, descent + max(0, -run.baselineOffset))
      let leading = run.leading ?? run.cascade.leading(pointSize: run.pointSize)
      box.leading = max(box.leading, leading)
    }
    return box
  }
}
