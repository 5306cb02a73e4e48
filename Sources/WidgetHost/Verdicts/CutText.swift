public import Foundation
import UnicodeText

/// A text that is cut and must not be, with everywhere it is.
public struct CutText: Sendable, Hashable {
  /// Its accessibility identifier; `nil` where it has none.
  public let identifier: String?
  /// The text where it is first met.
  public let text: TextRecord
  /// When it is first met.
  public let date: Date
  /// How many entries have it cut somewhere; 0 where it is cut only as dates are at their widest.
  public fileprivate(set) var entryCount: Int
  /// How many days later than the first entry's its date is, where it is cut only then.
  public let daysLater: Int?
  /// The areas and sizes of text in which it is cut, each once, in the order in which they are met.
  public fileprivate(set) var places: [Place]

  /// An area at a size of text.
  public struct Place: Sendable, Hashable {
    /// The width of the content, points.
    public let width: Double
    /// The height of the content, points.
    public let height: Double
    /// The user's size of text, by its name in code.
    public let typeSize: String
    /// The devices that have the area, newest first.
    public let devices: [String]
  }
}

extension CutText.Place {
  /// Where a layout is.
  package init(_ layout: LayoutRecord) {
    self.init(
      width: layout.width,
      height: layout.height,
      typeSize: layout.typeSize,
      devices: layout.devices
    )
  }
}

extension WidgetRun {
  /// The texts that are cut and must not be, but for those of placeholders, which stand in for texts.
  ///
  /// Those of one identifier are one; others are told apart by what they say but for its digits, and those of one
  /// layout by these as well.
  func cutTexts(required: [WidgetRequirement]) -> [CutText] {
    var found: [CutText] = []
    var known = KnownTexts()
    // At the widest dates the first entry is shown once more.
    let start = entries.first { $0.role == .timeline }?.date ?? .distantPast
    let shown: [(date: Date, daysLater: Int?, layouts: [LayoutRecord])] =
      entries.filter { $0.role != .placeholder }.map { ($0.date, nil, $0.layouts) }
      + widestDates.map { (start, $0.daysLater, $0.layouts) }
    for entry in shown {
      var met: Set<Int> = []
      for layout in entry.layouts {
        let cut = layout.texts.filter { text in
          !text.isWhole && required.contains { $0.holds(for: text) }
        }
        let place = CutText.Place(layout)
        for (text, index) in zip(cut, known.places(of: cut)) {
          guard found.indices.contains(index) else {
            met.insert(index)
            found.append(
              CutText(
                identifier: text.identifier,
                text: text,
                date: entry.date,
                entryCount: entry.daysLater == nil ? 1 : 0,
                daysLater: entry.daysLater,
                places: [place]
              )
            )
            continue
          }
          if met.insert(index).inserted, entry.daysLater == nil { found[index].entryCount += 1 }
          if !found[index].places.contains(place) { found[index].places.append(place) }
        }
      }
    }
    return found
  }
}

/// Which texts of one layout after the other are the same, by places in a list of all.
private struct KnownTexts {
  private var count = 0
  private var identified: [String: Int] = [:]
  /// By what those without an identifier say where they are first met.
  private var saying: [ExactText: Int] = [:]
  /// By what these say but for its digits, in their order.
  private var alike: [ExactText: [Int]] = [:]

  /// The places of the texts of one layout, which follow one another where texts are new.
  ///
  /// Rows that differ in their digits alone are texts of their own, in the next entry too, where each may say what
  /// another one said.
  mutating func places(of texts: [TextRecord]) -> [Int] {
    var here: [ExactText: Int] = [:]
    for text in texts where text.identifier == nil {
      let string = ExactText(text.string)
      here[string] = saying[string]
    }
    let taken = Set(here.values)
    var looked: [ExactText: Int] = [:]
    return texts.map { text in
      let string = ExactText(text.string)
      if let identifier = text.identifier {
        if let place = identified[identifier] { return place }
        identified[identifier] = count
      } else if let place = here[string] {
        return place
      } else {
        let words = ExactText(text.string.filter { !$0.isNumber })
        let others = alike[words] ?? []
        var next = looked[words] ?? 0
        while next < others.count, taken.contains(others[next]) { next += 1 }
        looked[words] = next + 1
        let place = next < others.count ? others[next] : count
        here[string] = place
        guard place == count else { return place }
        saying[string] = place
        alike[words, default: []].append(place)
      }
      count += 1
      return count - 1
    }
  }
}
