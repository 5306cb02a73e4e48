import TextShaping
import Typesetting
import UnicodeText

/// Every width at which anything about a text's lines could change: the widths of all its parts
/// from one grapheme boundary to another, each shaped by itself, in all ways that lines begin and
/// end there.
///
/// What brute force tries one after the other.
struct ReferenceWidths {
  /// The advances of all parts.
  let advances: [AdvanceSum]

  init(_ text: String, style: TextStyle) {
    self.init(ReferenceTypesetter(text, style: style))
  }

  init(_ reference: ReferenceTypesetter) {
    let cuts = [0] + (0...reference.count).dropFirst().filter(reference.isCut)
    var advances: Set<AdvanceSum> = []
    for (index, start) in cuts.enumerated() {
      for end in cuts[(index + 1)...] { advances.formUnion(reference.advances(start, end)) }
    }
    self.advances = Array(advances)
  }

  /// The widths at one size, from the narrowest.
  func sorted(_ scale: AdvanceScale) -> [Double] {
    Set(advances.map { scale.points($0) }).sorted()
  }
}
