import TextShaping
import Typesetting
import UnicodeText

/// Every width at which anything about a text's lines could change: the widths of all its parts from
/// one grapheme boundary to another, each shaped by itself.
///
/// What brute force tries one after the other.
struct ReferenceWidths {
  /// The advances of all parts.
  let advances: [AdvanceSum]

  init(_ text: String, style: TextStyle) {
    let analysis = TextAnalyzer(
      language: style.language,
      strictness: style.lineBreakStrictness
    ).analyze(text, baseDirection: style.baseDirection)
    let itemized = Shaper(
      cascade: style.cascade,
      language: style.language,
      ligatures: style.ligatures
    ).shape(analysis).itemized
    let boundaries = (0...analysis.utf16.count).filter {
      analysis.boundaries[$0].contains(.grapheme)
    }
    var advances: Set<AdvanceSum> = []
    for (index, start) in boundaries.enumerated() {
      for end in boundaries[(index + 1)...] {
        let contentEnd = analysis.endOfContent(in: start..<end)
        advances.insert(itemized.advance(of: start..<contentEnd))
        if contentEnd == end, analysis.boundaries[end].contains(.hyphen) {
          let ends = LineEnds(begin: .running, end: .hyphen)
          advances.insert(itemized.advance(of: start..<end, ends: ends))
        }
      }
    }
    self.advances = Array(advances)
  }

  /// The widths at one size, from the narrowest.
  func sorted(_ scale: AdvanceScale) -> [Double] {
    Set(advances.map { scale.points($0) }).sorted()
  }
}
