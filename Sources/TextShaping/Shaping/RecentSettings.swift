import FontFaces
import UnicodeText

/// How the faces of a text's last items are set: most texts go to and fro between two of them, as
/// Japanese does between Han and Latin.
///
/// For one thread.
struct RecentSettings {
  /// How items of one face, script and direction are set; an object, as a copy of it would count
  /// half a dozen references.
  final class Setting {
    fileprivate let entry: Int
    fileprivate let script: Script
    fileprivate let isRightToLeft: Bool
    let part: ShapingPlan.Part
    let face: FaceSetting
    /// The characters that need no shaping; `nil` where that is not known, or features are chosen.
    let untouched: UntouchedGlyphs?

    fileprivate init(_ item: TextItem, _ part: ShapingPlan.Part, _ face: FaceSetting) {
      entry = item.entry
      script = item.script
      isRightToLeft = item.isRightToLeft
      self.part = part
      self.face = face
      untouched =
        part.features.isEmpty && !isRightToLeft
        ? face.face.untouchedGlyphs(
          script: script,
          language: part.language?.pointer,
          isKerned: face.kerning == .applied
        ) : nil
    }
  }

  private let text: ItemizedText
  private var last: Setting?
  private var other: Setting?

  init(of text: ItemizedText) {
    self.text = text
  }

  /// How an item is set.
  mutating func setting(of item: TextItem) -> Setting {
    if let last, last.holds(item) { return last }
    swap(&last, &other)
    if let last, last.holds(item) { return last }
    let made = text.setting(of: item)
    last = made
    return made
  }
}

extension RecentSettings.Setting {
  @inline(__always)
  fileprivate func holds(_ item: TextItem) -> Bool {
    entry == item.entry && script == item.script && isRightToLeft == item.isRightToLeft
  }
}

extension ItemizedText {
  fileprivate func setting(of item: TextItem) -> RecentSettings.Setting {
    let part = plan.part(of: item.entry)
    let face = FaceSetting(
      cascade: cascade,
      entry: item.entry,
      isRightToLeft: item.isRightToLeft,
      features: part.features
    )
    return RecentSettings.Setting(item, part, face)
  }
}
