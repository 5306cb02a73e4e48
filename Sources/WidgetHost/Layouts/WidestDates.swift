import DeviceTraits
import FitSelection
import Foundation
import SwiftUISurface
import UnicodeText
import ViewFitting
import WidgetDevices
import WidgetSurface

/// Finds the dates that take the most room in the texts of an entry, those of every candidate included.
///
/// Each text is measured in one line where there is no end of room (a `GeometryReader` is told that of the
/// device), at every day of a span, and at every hour and minute of a day. A text that says days is taken at
/// the widest hour and minute, and of the days at which it is shown somewhere then at the widest; one that
/// says times of day alone likewise by its hours.
@MainActor
final class WidestDates {
  private let layouts: EntryLayouts
  private let entry: WidgetSourceEntry
  private let date: Date
  private let report: @MainActor (HostEvent) -> Void
  /// How the entry is shown as it is.
  private lazy var plainRecords = layouts(shift: DateShift())
    .records(of: entry, at: date, role: .timeline)
  /// What the texts say with dates moved, and how wide that is.
  private var said: [DateShift: [MeasuredText]] = [:]
  /// The texts that are shown somewhere, by what all of them say.
  private var shown: [[ExactText]: Set<EntryLayouts.ShownText>] = [:]

  /// - Parameter report: told of each step: what has many dates to try is not silent.
  init(
    of entry: WidgetSourceEntry,
    at date: Date,
    in layouts: EntryLayouts,
    report: @escaping @MainActor (HostEvent) -> Void
  ) {
    self.entry = entry
    self.date = date
    self.layouts = layouts
    self.report = report
  }

  /// The texts that say dates, each with its widest one.
  ///
  /// - Complexity: resolves the view and measures its texts once for each day, hour and minute, and finds out
  ///   what is shown of it everywhere at most once for each of those, however many texts there are; traces,
  ///   frames and glyphs are made for each text's widest date alone.
  func records(days: Int) -> [WidestDateRecord] {
    let plain = texts(DateShift())
    guard !plain.isEmpty, saysDates(plain) else { return [] }
    let parts = Self.parts(days: max(days, 1))
    var records: [WidestDateRecord] = []
    for index in plain.indices {
      guard let record = record(of: plain[index], at: index, parts) else { continue }
      // Candidates may say one date alike.
      let isKnown = records.contains {
        $0.identifier == record.identifier && $0.string.isExactly(record.string)
          && $0.widest.isExactly(record.widest)
      }
      if !isKnown { records.append(record) }
    }
    return records
  }

  /// Days, hours and minutes: each in all its values, its own first.
  private static func parts(days: Int) -> [[DateShift]] {
    func shifts(_ values: ClosedRange<Int>, _ set: (inout DateShift, Int) -> Void) -> [DateShift] {
      [DateShift()]
        + values.map { value in
          var shift = DateShift()
          set(&shift, value)
          return shift
        }
    }
    return [
      shifts(1...days) { $0.days = $1 }, shifts(0...23) { $0.hour = $1 },
      shifts(0...59) { $0.minute = $1 },
    ]
  }

  /// The record of a text at the widest date at which it is shown; `nil` where none is wider than its own,
  /// or where it is never shown.
  ///
  /// Tried are the values of the first part of dates that it says, with the widest of the parts after it.
  private func record(
    of text: MeasuredText,
    at index: Int,
    _ parts: [[DateShift]]
  ) -> WidestDateRecord? {
    let walked = parts.firstIndex { part in
      part.contains { self.text(at: index, $0).map { !$0.string.isExactly(text.string) } ?? false }
    }
    guard let walked else { return nil }
    let widest = parts[(walked + 1)...].compactMap { fromWidest($0, at: index).first }
    var tried: Set<[ExactText]> = []
    for shift in fromWidest(parts[walked], at: index) {
      let shift = widest.reduce(shift) { $0.with($1) }
      guard let said = self.text(at: index, shift),
        tried.insert(texts(shift).map(\.exactString)).inserted
      else { continue }
      guard shownTexts(shift).contains(said.shownText) else { continue }
      // Nothing is wider than what it says as it is.
      guard !said.string.isExactly(text.string) else { return nil }
      return record(of: text, as: said, shift)
    }
    return nil
  }

  private func record(
    of text: MeasuredText,
    as said: MeasuredText,
    _ shift: DateShift
  ) -> WidestDateRecord {
    let plain = plainRecords
    let records = layouts(shift: shift).records(of: entry, at: date, role: .timeline)
    return WidestDateRecord(
      identifier: text.identifier,
      string: text.string,
      widest: said.string,
      daysLater: shift.days,
      layouts: records,
      isWhole: zip(plain, records).allSatisfy { plain, record in
        record.texts.enumerated().allSatisfy { place, shown in
          shown.isWhole
            || !said.isShown(as: shown) && plain.cutsToo(shown, at: place, of: record)
        }
      }
    )
  }

  /// The texts that are shown somewhere with dates moved.
  private func shownTexts(_ shift: DateShift) -> Set<EntryLayouts.ShownText> {
    let strings = texts(shift).map(\.exactString)
    if let known = shown[strings] { return known }
    tell(shift)
    let found = layouts(shift: shift).shownTexts(of: entry.view, at: date)
    shown[strings] = found
    return found
  }

  private func layouts(shift: DateShift) -> EntryLayouts {
    var shifted = layouts
    shifted.dateShift = shift
    return shifted
  }

  /// The values of a part from the one at which a text is widest on down; of those that are as wide the
  /// first comes first.
  private func fromWidest(_ part: [DateShift], at index: Int) -> [DateShift] {
    let widths = part.enumerated().compactMap { place, shift in
      text(at: index, shift).map { (shift: shift, place: place, width: $0.width) }
    }
    return widths.sorted { ($1.width, $0.place) < ($0.width, $1.place) }.map(\.shift)
  }

  /// Whether a text says something else at another date, or another time of day.
  private func saysDates(_ plain: [MeasuredText]) -> Bool {
    var day = DateShift()
    day.days = 40
    var times = [(1, 1), (2, 2)].map { hour, minute in
      var shift = DateShift()
      shift.hour = hour
      shift.minute = minute
      return shift
    }
    // A quarter has up to 92 days, and a year 366.
    for days in [92, 366] {
      var shift = DateShift()
      shift.days = days
      times.append(shift)
    }
    return ([day] + times).contains { texts($0).map(\.exactString) != plain.map(\.exactString) }
  }

  private struct MeasuredText {
    let identifier: String?
    let string: String
    let width: Double

    var exactString: ExactText { ExactText(string) }

    var shownText: EntryLayouts.ShownText {
      EntryLayouts.ShownText(identifier: identifier, string: string)
    }

    /// Whether this is the text of a record.
    func isShown(as text: TextRecord) -> Bool {
      text.identifier == identifier && text.string.isExactly(string)
    }
  }

  /// A text with dates moved; `nil` where the entry has other texts then.
  private func text(at index: Int, _ shift: DateShift) -> MeasuredText? {
    let said = texts(shift)
    return said.count == texts(DateShift()).count ? said[index] : nil
  }

  /// The texts of every candidate of the entry, without an end of room.
  private func texts(_ shift: DateShift) -> [MeasuredText] {
    if let known = said[shift] { return known }
    tell(shift)
    let measured = measuredTexts(shift)
    said[shift] = measured
    return measured
  }

  /// Tells of what is tried now.
  private func tell(_ shift: DateShift) {
    let name = date.formatted(.iso8601)
    report(
      .began(
        BilingualText(
          "the widest dates of the entry of \(name), \(Counts.text(shift.days, "day")) later",
          "\(name)のエントリーの最も幅の広い日付（\(shift.days)日後）"
        )
      )
    )
  }

  private func measuredTexts(_ shift: DateShift) -> [MeasuredText] {
    guard let group = layouts.groups.first, let typeSize = layouts.typeSizes.first else {
      return []
    }
    let shifted = layouts(shift: shift)
    return shifted.selector(for: group, typeSize, at: date, .timeline)
      .resolve(shifted.shown(entry.view()))
      .textsOfEveryCandidate(in: CGSize(width: 100_000, height: 100_000), shownIn: group.size)
      .map { text in
        MeasuredText(
          identifier: text.role,
          string: text.string,
          width: text.naturalWidth ?? text.lines.reduce(0) { $0 + $1.width }
        )
      }
  }
}

extension DateShift {
  /// A shift with what another sets.
  fileprivate func with(_ other: DateShift) -> DateShift {
    var both = self
    both.days += other.days
    both.hour = other.hour ?? hour
    both.minute = other.minute ?? minute
    return both
  }
}
