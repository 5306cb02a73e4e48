import LayoutEngine
import TextShaping
import Typesetting

/// The texts that an article is prepared as in a template: one for all places of all layouts in which it
/// is set alike.
struct TextSlots: Sendable {
  /// One way in which one of an article's texts is set.
  struct Slot: Sendable {
    let role: String?
    let style: TextStyle
    let paragraph: ParagraphStyle
    let most: Int
    /// The doubts about its lines under which they may be others in number, each with the style as it is
    /// if the doubt is right, and with the slot of that style, if there is one.
    var doubts: [Doubt] = []
    /// The slot that is set alike but for the spacing of Japanese.
    fileprivate(set) var spaced: Int?
    /// Whether its text is the headline.
    let isHeadline: Bool

    init(role: String?, style: TextStyle, paragraph: ParagraphStyle, most: Int) {
      self.role = role
      self.style = style
      self.paragraph = paragraph
      self.most = most
      isHeadline = role != HeadlineWidget.Role.time && role != HeadlineWidget.Role.snippet
    }

    /// A doubt about its lines.
    struct Doubt: Sendable {
      let doubt: LineDoubt
      let style: TextStyle
      fileprivate(set) var slot: Int?
    }

    fileprivate func isSet(as other: Slot) -> Bool {
      role == other.role && most == other.most && paragraph == other.paragraph
        && style == other.style
    }

    /// The slot in another style, without doubts.
    fileprivate func set(in style: TextStyle) -> Slot {
      Slot(role: role, style: style, paragraph: paragraph, most: most)
    }
  }

  private(set) var slots: [Slot] = []
  /// The slots of the places of all layouts, one layout's after the other's.
  private var slotOfPlace: [Int] = []
  /// Where in that those of each layout begin, and where the last one's end.
  private var firstPlaces = [0]

  init(_ layouts: [ColumnPlaces?]) {
    for layout in layouts {
      for place in layout?.places ?? [] { slotOfPlace.append(slot(of: place)) }
      firstPlaces.append(slotOfPlace.count)
    }
    for index in slots.indices {
      slots[index].spaced = slots.indices.first { isSpaced($0, otherwiseAs: index) }
      for place in slots[index].doubts.indices {
        let doubted = slots[index].set(in: slots[index].doubts[place].style)
        slots[index].doubts[place].slot = slots.firstIndex { $0.isSet(as: doubted) }
      }
    }
  }

  /// The slot of a place of a layout.
  @inline(__always)
  func slot(ofPlace place: Int, in layout: Int) -> Int { slotOfPlace[firstPlaces[layout] + place] }

  /// The slots of a layout's places; none for a layout that is no column.
  func slots(ofLayout layout: Int) -> ArraySlice<Int> {
    slotOfPlace[firstPlaces[layout]..<firstPlaces[layout + 1]]
  }

  /// Whether any layout is no column.
  var hasOthers: Bool { zip(firstPlaces, firstPlaces.dropFirst()).contains { $0 == $1 } }

  private mutating func slot(of place: ColumnPlaces.Place) -> Int {
    var slot = Slot(
      role: place.role,
      style: place.style,
      paragraph: place.paragraph,
      most: place.most
    )
    slot.doubts = place.doubts.filter(\.changesLineCounts).compactMap { doubt in
      doubt.style(place.style).map { Slot.Doubt(doubt: doubt, style: $0) }
    }
    if let known = slots.firstIndex(where: { $0.isSet(as: slot) && $0.isDoubted(as: slot) }) {
      return known
    }
    slots.append(slot)
    return slots.count - 1
  }

  private func isSpaced(_ spaced: Int, otherwiseAs index: Int) -> Bool {
    let slot = slots[spaced]
    guard slot.style.composition != .none else { return false }
    return slot.set(in: slot.style.withoutComposition).isSet(as: slots[index])
  }
}

extension TextSlots.Slot {
  fileprivate func isDoubted(as other: TextSlots.Slot) -> Bool {
    doubts.map(\.doubt) == other.doubts.map(\.doubt)
  }
}

extension TextStyle {
  fileprivate var withoutComposition: TextStyle {
    var style = self
    style.composition = .none
    return style
  }
}
