import DeviceTraits
import Foundation
import SwiftUISurface
import ViewFitting
import WidgetDevices
import WidgetSurface

/// Finds the dates that take the most room in the texts of an entry, those of every candidate included.
///
/// Each text is measured in one line where there is no end of room, at every day of a span, and at every hour
/// and minute of a day. Taken are the widest hour and minute, and of the days at which the text is shown
/// somewhere the widest.
@MainActor
final class WidestDates {
  private let layouts: EntryLayouts
  private let entry: WidgetSourceEntry
  private let date: Date
  /// How the entry is shown with its dates moved.
  private var shown: [DateShift: [LayoutRecord]] = [:]

  init(of entry: WidgetSourceEntry, at date: Date, in layouts: EntryLayouts) {
    self.entry = entry
    self.date = date
    self.layouts = layouts
  }

  /// The texts that say dates, each with its widest one.
  ///
  /// - Complexity: resolves the view and measures its texts once for each day, hour and minute; lays it out
  ///   everywhere once for each text, or for each day where a text is not shown at its widest ones.
  func records(days: Int) -> [WidestDateRecord] {
    let plain = texts(DateShift())
    guard !plain.isEmpty, saysDates(plain) else { return [] }
    var moved = plain.map { _ in DateShift() }
    for (index, hour) in widest(in: 0...23, plain, { $0.hour = $1 }).enumerated() {
      moved[index].hour = hour
    }
    for (index, minute) in widest(in: 0...59, plain, { $0.minute = $1 }).enumerated() {
      moved[index].minute = minute
    }
    var records: [WidestDateRecord] = []
    let days = daysFromWidest(upTo: max(days, 1), plain)
    for index in plain.indices {
      for day in days[index] {
        var shift = moved[index]
        shift.days = day
        if shift == DateShift() {
          // Nothing is wider than the entry's own date, if that is shown at all.
          let isShown = shownEverywhere(shift).contains {
            $0.texts.contains(where: plain[index].isShown(as:))
          }
          if isShown { break } else { continue }
        }
        guard let record = record(of: plain[index], at: index, shift) else { continue }
        // Candidates may say one date alike.
        let isKnown = records.contains {
          $0.identifier == record.identifier && $0.string == record.string
            && $0.widest == record.widest
        }
        if !isKnown { records.append(record) }
        break
      }
    }
    return records
  }

  /// The record of a text whose dates are moved; `nil` where it says the same, or is not shown then.
  private func record(
    of text: MeasuredText,
    at index: Int,
    _ shift: DateShift
  ) -> WidestDateRecord? {
    let said = texts(shift)
    guard said.indices.contains(index), said[index].string != text.string else { return nil }
    let records = shownEverywhere(shift)
    let isShown = records.contains { $0.texts.contains(where: said[index].isShown(as:)) }
    guard isShown else { return nil }
    let plain = shownEverywhere(DateShift())
    return WidestDateRecord(
      identifier: text.identifier,
      string: text.string,
      widest: said[index].string,
      daysLater: shift.days,
      layouts: records,
      isWhole: zip(plain, records).allSatisfy { plain, record in
        record.texts.enumerated().allSatisfy { place, shown in
          shown.isWhole
            || !said[index].isShown(as: shown)
              && Self.isCut(shown, at: place, of: record, in: plain)
        }
      }
    )
  }

  /// Whether a text that is cut with moved dates is cut without them too.
  private static func isCut(
    _ text: TextRecord,
    at place: Int,
    of record: LayoutRecord,
    in plain: LayoutRecord
  ) -> Bool {
    // In one candidate the texts are the same but for their dates.
    if record.candidateIndex == plain.candidateIndex, record.texts.count == plain.texts.count {
      return !plain.texts[place].isWhole
    }
    return plain.texts.contains { other in
      !other.isWhole && other.identifier == text.identifier && other.string == text.string
    }
  }

  private func shownEverywhere(_ shift: DateShift) -> [LayoutRecord] {
    if let known = shown[shift] { return known }
    var shifted = layouts
    shifted.dateShift = shift
    let records = shifted.records(of: entry, at: date, role: .timeline)
    shown[shift] = records
    return records
  }

  /// Tries a part of dates in all its values: for each text the first at which it is widest; `nil` where
  /// it is no wider than it is as it is.
  private func widest(
    in values: ClosedRange<Int>,
    _ plain: [MeasuredText],
    _ set: (inout DateShift, Int) -> Void
  ) -> [Int?] {
    var best = plain.map(\.width)
    var found: [Int?] = plain.map { _ in nil }
    for value in values {
      var shift = DateShift()
      set(&shift, value)
      let said = texts(shift)
      guard said.count == plain.count else { continue }
      for index in plain.indices where said[index].width > best[index] {
        best[index] = said[index].width
        found[index] = value
      }
    }
    return found
  }

  /// For each text how many days later it is widest, and so on down; of days that are as wide the first.
  private func daysFromWidest(upTo days: Int, _ plain: [MeasuredText]) -> [[Int]] {
    var measured = plain.map { [(day: 0, width: $0.width)] }
    for day in 1...days {
      var shift = DateShift()
      shift.days = day
      let said = texts(shift)
      guard said.count == plain.count else { continue }
      for index in plain.indices { measured[index].append((day, said[index].width)) }
    }
    return measured.map { days in
      days.sorted { ($1.width, $0.day) < ($0.width, $1.day) }.map(\.day)
    }
  }

  /// Whether a text says something else at another date, or another time of day.
  private func saysDates(_ plain: [MeasuredText]) -> Bool {
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

  private struct MeasuredText {
    let identifier: String?
    let string: String
    let width: Double

    /// Whether this is the text of a record.
    func isShown(as text: TextRecord) -> Bool {
      text.identifier == identifier && text.string == string
    }
  }

  /// The texts of every candidate of the entry, without an end of room.
  private func texts(_ shift: DateShift) -> [MeasuredText] {
    guard let group = layouts.groups.first, let typeSize = layouts.typeSizes.first else {
      return []
    }
    var shifted = layouts
    shifted.dateShift = shift
    return shifted.selector(for: group, typeSize, at: date, .timeline)
      .resolve(shifted.shown(entry.view()))
      .textsOfEveryCandidate(in: CGSize(width: 100_000, height: 100_000))
      .map { text in
        MeasuredText(
          identifier: text.role,
          string: text.string,
          width: text.naturalWidth ?? text.lines.reduce(0) { $0 + $1.width }
        )
      }
  }
}
