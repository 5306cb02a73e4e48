import WidgetHost

/// The texts that an entry shows in one choice of candidates, with what became of them in all areas alike.
struct ShownTexts {
  /// The texts in drawing order.
  let strings: [String]
  /// Whether each is whole in every area that shows these texts.
  private(set) var areWhole: [Bool]

  /// Those of an entry, in the order in which they are met: one where all areas show the same texts.
  static func all(of entry: EntryRecord) -> [ShownTexts] {
    var all: [ShownTexts] = []
    for layout in entry.layouts {
      let strings = layout.texts.map(\.string)
      let areWhole = layout.texts.map(\.isWhole)
      guard let index = all.firstIndex(where: { $0.strings == strings }) else {
        all.append(ShownTexts(strings: strings, areWhole: areWhole))
        continue
      }
      all[index].areWhole = zip(all[index].areWhole, areWhole).map { $0 && $1 }
    }
    return all
  }
}
