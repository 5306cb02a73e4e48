public import Foundation

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
  /// Those of one identifier are one; others are told apart by what they say but for its digits.
  func cutTexts(required: [WidgetRequirement]) -> [CutText] {
    var found: [CutText] = []
    var indices: [String: Int] = [:]
    // At the widest dates the first entry is shown once more.
    let start = entries.first { $0.role == .timeline }?.date ?? .distantPast
    let shown: [(date: Date, daysLater: Int?, layouts: [LayoutRecord])] =
      entries.filter { $0.role != .placeholder }.map { ($0.date, nil, $0.layouts) }
      + widestDates.map { (start, $0.daysLater, $0.layouts) }
    for entry in shown {
      var met: Set<String> = []
      for layout in entry.layouts {
        for text in layout.texts
        where !text.isWhole && required.contains(where: { $0.holds(for: text) }) {
          let key = text.identifier.map { "#\($0)" } ?? text.string.filter { !$0.isNumber }
          let place = CutText.Place(layout)
          guard let index = indices[key] else {
            indices[key] = found.count
            met.insert(key)
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
          if met.insert(key).inserted, entry.daysLater == nil { found[index].entryCount += 1 }
          if !found[index].places.contains(place) { found[index].places.append(place) }
        }
      }
    }
    return found
  }
}
