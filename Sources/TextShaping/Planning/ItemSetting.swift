import FontFaces
import UnicodeText

/// How items of one face, script and direction are set; an object, as a copy of it would count half a
/// dozen references.
///
/// Immutable; any thread.
final class ItemSetting: Sendable {
  private let entry: Int
  private let script: Script
  private let isRightToLeft: Bool
  let part: ShapingPlan.Part
  let face: FaceSetting
  /// The characters that need no shaping; `nil` where that is not known, or features are chosen.
  let untouched: UntouchedGlyphs?
  /// The next of the same plan.
  let next = LazyObject<ItemSetting>()

  init(_ item: TextItem, _ part: ShapingPlan.Part, _ face: FaceSetting) {
    entry = item.entry
    script = item.script
    isRightToLeft = item.isRightToLeft
    self.part = part
    self.face = face
    untouched =
      part.features.isEmpty && !item.isRightToLeft
      ? face.face.untouchedGlyphs(
        script: item.script,
        language: part.language?.pointer,
        isKerned: face.kerning == .applied
      ) : nil
  }

  /// Whether an item is set so.
  @inline(__always)
  func holds(_ item: TextItem) -> Bool {
    entry == item.entry && script == item.script && isRightToLeft == item.isRightToLeft
  }
}
