import Typesetting
import UnicodeText

/// What is left of a text that is cut.
extension CountedHeadline {
  /// Of its own size, in which a first character has to fit: half of the least width that lines are counted in
  /// (``ColumnPlaces/narrowest``), so that an ellipsis beside it has room too, whatever it changes of its form.
  private static let roomyEms = 2.0

  /// Whether the article's text of a role is surely cut behind a character that is seen, however it is set; so
  /// is one without characters.
  ///
  /// A letter, a digit or a picture that stands at its begin within two ems, and in its first line, is kept before an
  /// ellipsis. Line ends before it, a run of opening brackets, which no ellipsis follows, and a letter as wide as
  /// a line may leave the ellipsis alone.
  func beginsWithSeenCharacter(_ role: String) -> Bool {
    let string = HeadlineTemplate.text(of: article, for: role, headline: article.headline)
    guard !string.isEmpty else { return true }
    guard let end = string.endOfFirstSeenCharacter else { return false }
    return template.slots.slots.indices.allSatisfy { slot in
      let place = template.slots.slots[slot]
      guard place.role == role else { return true }
      let width = Self.roomyEms * place.paragraph.pointSize
      return slots[slot].text
        .firstLineHolds(beginningUpTo: end, place.paragraph, width: width)
    }
  }
}

extension String {
  /// How far is looked for it, in scalars.
  private static let farthestSeen = 16

  /// The end in UTF-16 of the first letter, digit or picture, with its marks; nil where none ends near the begin.
  fileprivate var endOfFirstSeenCharacter: Int? {
    let beginning = prefix(scalars: Self.farthestSeen)
    var end = beginning.startIndex
    for character in beginning {
      end = beginning.index(after: end)
      guard character.unicodeScalars.first?.isSurelySeen == true else { continue }
      // The last one may go on.
      guard end < beginning.endIndex || beginning.utf8.count == utf8.count else { return nil }
      return beginning.utf16.distance(from: beginning.startIndex, to: end)
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isSurelySeen: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
      !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
