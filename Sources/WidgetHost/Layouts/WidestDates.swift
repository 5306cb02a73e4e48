import DeviceTraits
import Foundation
import SwiftUISurface
import ViewFitting
import WidgetDevices
import WidgetSurface

/// Finds the dates that take the most room in the texts of an entry.
///
/// Each text is measured in one line where there is no end of room, at every day of a span, and at every hour
/// and minute of a day; the widest day, hour and minute are then taken together.
@MainActor
struct WidestDates {
  private let layouts: EntryLayouts
  private let entry: WidgetSourceEntry
  private let date: Date

  init(of entry: WidgetSourceEntry, at date: Date, in layouts: EntryLayouts) {
    self.entry = entry
    self.date = date
    self.layouts = layouts
  }

  /// The texts that say dates, each with its widest one.
  ///
  /// - Complexity: resolves and lays out the view once for each day, hour and minute.
  func records(days: Int) -> [WidestDateRecord] {
    let plain = texts(DateShift())
    guard !plain.isEmpty, saysDates(plain) else { return [] }
    var widest = Array(repeating: DateShift(), count: plain.count)
    find(in: 1...max(days, 1), plain, &widest) { $0.days = $1 }
    find(in: 0...23, plain, &widest) { $0.hour = $1 }
    find(in: 0...59, plain, &widest) { $0.minute = $1 }
    return plain.indices.compactMap { index in
      guard widest[index] != DateShift() else { return nil }
      let shown = texts(widest[index])
      guard shown.indices.contains(index), shown[index].string != plain[index].string else {
        return nil
      }
      var shifted = layouts
      shifted.dateShift = widest[index]
      return WidestDateRecord(
        identifier: plain[index].identifier,
        string: plain[index].string,
        widest: shown[index].string,
        daysLater: widest[index].days,
        layouts: shifted.records(of: entry, at: date, role: .timeline)
      )
    }
  }

  /// Tries a part of dates in all its values, and keeps for each text the one at which it is widest, if
  /// that is wider than the text is as it is.
  private func find(
    in values: ClosedRange<Int>,
    _ plain: [ShownText],
    _ widest: inout [DateShift],
    _ set: (inout DateShift, Int) -> Void
  ) {
    var best = plain.map(\.width)
    var found: [Int?] = plain.map { _ in nil }
    for value in values {
      var shift = DateShift()
      set(&shift, value)
      let shown = texts(shift)
      guard shown.count == plain.count else { continue }
      for index in plain.indices where shown[index].width > best[index] {
        best[index] = shown[index].width
        found[index] = value
      }
    }
    for (index, value) in found.enumerated() {
      if let value { set(&widest[index], value) }
    }
  }

  /// Whether a text says something else at another date, or another time of day.
  private func saysDates(_ plain: [ShownText]) -> Bool {
    var day = DateShift()
    day.days = 40
    let times = [(1, 1), (2, 2)].map { hour, minute in
      var shift = DateShift()
      shift.hour = hour
      shift.minute = minute
      return shift
    }
    return ([day] + times).contains { texts($0).map(\.string) != plain.map(\.string) }
  }

  private struct ShownText {
    let identifier: String?
    let string: String
    let width: Double
  }

  /// The texts of the entry without an end of room.
  private func texts(_ shift: DateShift) -> [ShownText] {
    guard let group = layouts.groups.first, let typeSize = layouts.typeSizes.first else {
      return []
    }
    var shifted = layouts
    shifted.dateShift = shift
    let decision = shifted.selector(for: group, typeSize, at: date, .timeline)
      .decide(shifted.shown(entry.view()), in: CGSize(width: 100_000, height: 100_000))
    return decision.placed.texts.map { text in
      ShownText(
        identifier: text.role,
        string: text.string,
        width: text.naturalWidth ?? text.lines.reduce(0) { $0 + $1.width }
      )
    }
  }
}
