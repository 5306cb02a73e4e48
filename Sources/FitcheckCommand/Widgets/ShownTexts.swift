import WidgetHost

/// The texts that an entry shows alike in some areas: the same ones, cut at the same places.
struct ShownTexts {
  /// The texts in drawing order.
  let strings: [String]
  /// Whether each is whole.
  let areWhole: [Bool]
  /// The areas and sizes of text, in the order in which they are met.
  private(set) var places: [CutText.Place]

  /// Those of an entry, in the order in which they are met: one where all areas show it alike.
  ///
  /// - Complexity: the number of areas times that of the ways in which the entry is shown.
  static func all(of entry: EntryRecord) -> [ShownTexts] {
    var all: [ShownTexts] = []
    for layout in entry.layouts {
      let strings = layout.texts.map(\.string)
      let areWhole = layout.texts.map(\.isWhole)
      let place = CutText.Place(layout)
      guard
        let index = all.firstIndex(where: { $0.strings == strings && $0.areWhole == areWhole })
      else {
        all.append(ShownTexts(strings: strings, areWhole: areWhole, places: [place]))
        continue
      }
      all[index].places.append(place)
    }
    return all
  }
}
