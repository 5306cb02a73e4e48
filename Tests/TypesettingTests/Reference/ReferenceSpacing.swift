import FontFaces
import TextShaping
import UnicodeText

/// Japanese spacing in its plainest form: what every character of a piece leaves blank on either
/// side, from what stands there.
///
/// Knows nothing of tables, gaps and sums, which the engine under test must agree with.
struct ReferenceSpacing {
  private let itemized: ItemizedText
  private let starts: [Int]

  /// - Parameter itemized: of a text without spacing.
  init(_ itemized: ItemizedText) {
    self.itemized = itemized
    starts = (0..<itemized.count).filter { itemized.boundaries[$0].contains(.grapheme) }
  }

  /// The units that a piece set by itself takes more than without spacing.
  func units(of range: Range<Int>) -> Double {
    let places = starts.filter(range.contains)
    var units = 0.0
    for (index, place) in places.enumerated() {
      let left = index > 0 ? places[index - 1] : nil
      let right = index + 1 < places.count ? places[index + 1] : nil
      units += Double(thousandths(place, left, right)) * em(place)
    }
    return units
  }

  /// What a piece is narrower where it is drawn at a line's start.
  func flush(_ place: Int) -> Double {
    place < itemized.count && kind(place) == .opening ? (400 + 306 - 370) * em(place) : 0
  }

  private func thousandths(_ place: Int, _ left: Int?, _ right: Int?) -> Int {
    let before = left.map(kind) ?? .edge
    let after = right.map(kind) ?? .edge
    let isMonth = "月日".utf16.contains(itemized.shapingText[place])
    switch kind(place) {
    case .opening:
      return switch before {
      case .opening, .closing: 250 - 694
      case .comma, .stop, .neutral: 0 - 694
      default: 400 - 694
      }
    case .closing:
      return switch after {
      case .opening, .closing: 250 - 694
      case .comma, .stop: 125 - 694
      case .neutral: 0 - 694
      default: 400 - 694
      }
    case .comma:
      return switch after {
      case .closing: 250 - 500
      case .opening, .latin, .digit: 400 - 500
      default: 0
      }
    case .stop: return after == .closing ? 250 - 500 : 0
    case .wide:
      var sum = 0
      if before == .latin || before == .parenthesisClose { sum += 125 }
      if after == .latin || after == .parenthesisOpen { sum += 125 }
      if before == .digit { sum += isMonth ? 40 : 125 }
      if after == .digit { sum += isMonth ? 40 : 125 }
      return sum
    default: return 0
    }
  }

  private enum Kind {
    case edge, wide, latin, digit, opening, closing, comma, stop, neutral
    case parenthesisOpen, parenthesisClose
  }

  private func kind(_ place: Int) -> Kind {
    let item = itemized.items[itemized.itemIndex(at: place)]
    let entry = itemized.cascade.entries[item.entry]
    guard item.level % 2 == 0, !entry.isBox else { return .edge }
    let (value, _) = itemized.shapingText.scalar(at: place)
    guard let scalar = Unicode.Scalar(value) else { return .edge }
    let marks: [(String, Kind)] = [
      ("「『（［｛〈《【〔〖〘〚｟〝", .opening), ("」』）］｝〉》】〕〗〙〛｠〞〟", .closing),
      ("、，", .comma), ("。．", .stop),
    ]
    for (set, kind) in marks where set.unicodeScalars.contains(scalar) {
      let glyph = entry.face.nominalGlyph(value)
      let advance = glyph.map { entry.face.advance(of: $0) }
      return entry.advances == nil && advance == Double(entry.face.unitsPerEm) ? kind : .edge
    }
    if "！？：；…‥—―".unicodeScalars.contains(scalar) { return .neutral }
    switch scalar {
    case "(": return .parenthesisOpen
    case ")": return .parenthesisClose
    case "%", "+": return .latin
    case "0"..."9": return .digit
    case "゠", "・", "゛", "゜": return .wide
    default: break
    }
    let category = scalar.properties.generalCategory
    let letters: Set<Unicode.GeneralCategory> = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
    ]
    guard letters.contains(category) else { return .edge }
    return ScalarProperties(scalar).isEastAsian ? .wide : .latin
  }

  private func em(_ place: Int) -> Double {
    let entry = itemized.cascade.entries[itemized.items[itemized.itemIndex(at: place)].entry]
    return FineUnits.round(itemized.cascade.unitsPerEm * entry.emScale / 1000)
  }
}
