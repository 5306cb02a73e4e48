import UnicodeText
import WidgetHost

/// The texts that an entry shows alike in some areas: the same ones, cut at the same places.
struct ShownTexts {
  /// The texts in drawing order.
  private let texts: [ExactText]
  /// Whether each is whole.
  let areWhole: [Bool]
  /// The areas and sizes of text, in the order in which they are met.
  private(set) var places: [CutText.Place]

  /// What the texts say, in drawing order.
  var strings: [String] { texts.map(\.string) }

  /// Those of an entry, in the order in which they are met: one where all areas show it alike.
  ///
  /// - Complexity: the number of areas times that of the ways in which the entry is shown.
  static func all(of entry: EntryRecord) -> [ShownTexts] {
    var all: [ShownTexts] = []
    for layout in entry.layouts {
      let texts = layout.texts.map { ExactText($0.string) }
      let areWhole = layout.texts.map(\.isWhole)
      let place = CutText.Place(layout)
      guard
        let index = all.firstIndex(where: { $0.texts == texts && $0.areWhole == areWhole })
      else {
        all.append(ShownTexts(texts: texts, areWhole: areWhole, places: [place]))
        continue
      }
      all[index].places.append(place)
    }
    return all
  }
}
