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
  /// Of each code unit what stands there, and its em: every piece asks for those of its characters and their
  /// neighbours.
  private var kinds: [Kind] = []
  private var ems: [Double] = []

  /// - Parameter itemized: of a text without spacing.
  init(_ itemized: ItemizedText) {
    self.itemized = itemized
    starts = (0..<itemized.count).filter { itemized.boundaries[$0].contains(.grapheme) }
    for place in 0..<itemized.count {
      kinds.append(kind(place))
      ems.append(em(place))
    }
  }

  /// The units that a piece set by itself takes more than without spacing.
  func units(of range: Range<Int>) -> Double {
    let places = starts.filter(range.contains)
    var units = 0.0
    for (index, place) in places.enumerated() {
      let left = index > 0 ? places[index - 1] : nil
      let right = index + 1 < places.count ? places[index + 1] : nil
      units += Double(thousandths(place, left, right)) * ems[place]
    }
    return units
  }

  /// What a piece is narrower where it is drawn at a line's start.
  func flush(_ place: Int) -> Double {
    place < itemized.count && kinds[place] == .opening ? (400 + 306 - 370) * ems[place] : 0
  }

  private func thousandths(_ place: Int, _ left: Int?, _ right: Int?) -> Int {
    let before = left.map { kinds[$0] } ?? .edge
    let after = right.map { kinds[$0] } ?? .edge
    switch kinds[place] {
    case .opening:
      return switch before {
      case .opening, .closing: 250 - 694
      case .comma, .stop: 0 - 694
      case .neutral, .parenthesisOpen, .parenthesisClose: 0
      default: 400 - 694
      }
    case .closing:
      return switch after {
      case .opening, .closing: 250 - 694
      case .comma, .stop: 125 - 694
      case .neutral, .parenthesisOpen, .parenthesisClose: 0
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
      let isMonth = "月日".utf16.contains(itemized.shapingText[place])
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

  /// What is full-width, where its glyph is.
  private static let marks: [Unicode.Scalar: Kind] = {
    let sets: [(String, Kind)] = [
      ("「『（｛〈《【〔〖", .opening), ("」』）｝〉》】〕〗", .closing),
      ("、，", .comma), ("。．", .stop),
    ]
    var kinds: [Unicode.Scalar: Kind] = [:]
    for (set, kind) in sets {
      for scalar in set.unicodeScalars { kinds[scalar] = kind }
    }
    return kinds
  }()

  private static let inseparable: Set<Unicode.GeneralCategory> = [
    .modifierLetter, .modifierSymbol, .nonspacingMark, .enclosingMark,
    .format, .control, .otherSymbol, .spaceSeparator,
  ]

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }

  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .decimalNumber, .letterNumber, .otherNumber,
  ]

  private func kind(_ place: Int) -> Kind {
    let item = itemized.items[itemized.itemIndex(at: place)]
    let entry = itemized.cascade.entries[item.entry]
    guard item.level % 2 == 0 else { return .edge }
    guard !entry.isBox else { return .neutral }
    let (value, _) = itemized.shapingText.scalar(at: place)
    guard let scalar = Unicode.Scalar(value) else { return .edge }
    if let kind = Self.marks[scalar] {
      let glyph = entry.face.nominalGlyph(value)
      let advance = glyph.map { entry.face.advance(of: $0) }
      return entry.advances == nil && advance == Double(entry.face.unitsPerEm) ? kind : .edge
    }
    if "！？：；".unicodeScalars.contains(scalar) { return .neutral }
    if "‘’“”/@{|}~".unicodeScalars.contains(scalar) { return .edge }
    if (0x2010...0x2027).contains(value) { return .neutral }
    switch scalar {
    case "(": return .parenthesisOpen
    case ")": return .parenthesisClose
    case "%", "+": return .latin
    case "0"..."9": return .digit
    case "゠", "・", "［", "］", "〘", "〙", "〚", "〛", "〝", "〞", "〟", "｟", "｠": return .wide
    default: break
    }
    let category = scalar.properties.generalCategory
    let isSignOfASCII = scalar.isASCII && !Self.letters.contains(category)
    let isInseparable = Self.inseparable.contains(category) || Self.isHangul(scalar)
    if isSignOfASCII || isInseparable { return .neutral }
    guard Self.letters.contains(category) else { return .edge }
    return ScalarProperties(scalar).isWide ? .wide : .latin
  }

  private func em(_ place: Int) -> Double {
    let entry = itemized.cascade.entries[itemized.items[itemized.itemIndex(at: place)].entry]
    return FineUnits.round(itemized.cascade.unitsPerEm * entry.emScale / 1000)
  }
}
