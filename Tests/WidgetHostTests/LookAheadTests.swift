#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// What will be cut one day, and what is cut while an entry is shown.
@Suite struct LookAheadTests {
  @Test func theFirstDayOnWhichATextIsCutIsFound() throws {
    var request = FaultTests.request("GrowingProvider")
    request.daysAhead = 365
    let found = try WidgetPrograms.faulty.run(request).entries
    #expect(found.count == 2)
    #expect(found.first?.isWhole == true)
    let day = try #require(found.last)
    #expect(!day.isWhole)
    // The day before it is whole, and nothing is told of it.
    let days = Int(day.date.timeIntervalSince(FaultTests.start) / 86_400)
    #expect(days > 1)
    request.daysAhead = days - 1
    #expect(try WidgetPrograms.faulty.run(request).entries == Array(found.prefix(1)))
    // The last day is one of those that are looked at.
    request.daysAhead = days
    #expect(try WidgetPrograms.faulty.run(request).entries == found)
  }

  /// One whose only entry is due an hour after the beginning, or at another moment.
  struct LateWidget: Widget {
    var due = FaultTests.start + 3600

    struct Provider: PresentMomentProvider {
      let due: Date

      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        completion(Timeline(entries: [Moment(date: due)], policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Late", provider: Provider(due: due)) { _ in Text("Tide") }
        .supportedFamilies([.accessoryInline])
    }
  }

  /// A day without an entry is no end of the days; that nothing is tapped on them is said.
  @MainActor
  @Test func daysWithoutAnEntryArePassedOver() async throws {
    var request = HostRequest(
      kind: "Late",
      family: "accessoryInline",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.daysAhead = 2
    request.taps = ["Next"]
    let run = try await WidgetHost(LateWidget()).run(request)
    let shown = run.entries.filter { $0.role == .timeline }
    #expect(shown.map(\.date) == [FaultTests.start + 86_400])
    #expect(run.findings.map(\.message) == ["“Next”: nothing is tapped on the days to come"])
  }

  /// Where nothing is due on any of the days, that is said once, with the last of them.
  @MainActor
  @Test func daysWithoutAnyEntryAreSaid() async throws {
    var request = Self.request("Late")
    request.family = "accessoryInline"
    request.daysAhead = 2
    let run = try await WidgetHost(LateWidget(due: FaultTests.start + 864_000)).run(request)
    let told = run.findings.map(\.message)
    #expect(told.count == 1 && run.entries == [])
    #expect(told.first?.contains("none of which is due by 2025-12-03T12:00:00Z: ") == true)
  }

  /// A widget of which nothing is ever due is not sound; one whose first entry is due later on is.
  @MainActor
  @Test(arguments: [(0.0, 0, true), (0.5, 0, true), (1.0, 0, false), (0.0, 1, false)])
  func entriesThatAreNeverDueAreSaid(_ hours: Double, _ days: Int, _ isSaid: Bool) async throws {
    var request = HostRequest(
      kind: "Late",
      family: "accessoryInline",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + hours * 3600
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.daysAhead = days
    let run = try await WidgetHost(LateWidget()).run(request)
    let told = run.findings.map(\.message)
    #expect(run.findings.map(\.code) == (isSaid ? [.emptyTimeline] : []), "\(told)")
    #expect(run.isWhole != isSaid)
    if hours == 0.5 {
      #expect(
        told == [
          "Provider gave entries, none of which is due by 2025-12-01T12:30:00Z: nothing of them is shown"
        ]
      )
    }
  }

  /// Says of a day what a test asks for.
  struct DayWidget: Widget {
    var says: @MainActor (Date) -> Text = { Text($0, style: .date) }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Day", provider: MomentProvider()) { says($0.date).lineLimit(1) }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  static func request(_ kind: String) -> HostRequest {
    var request = FaultTests.request(kind)
    request.surroundings = HostSurroundings(
      now: FaultTests.start,
      timeZone: .gmt,
      locale: Locale(identifier: "en_US"),
      deviceLanguages: ["en"]
    )
    return request
  }

  /// Where a text was cut once it is no news that it is cut again, though it was whole in between.
  @MainActor
  @Test func whatIsCutAgainIsNotToldAgain() async throws {
    var request = Self.request("Day")
    request.devices = ["iPhone 15 Plus", "iPhone SE (3rd generation)"]
    request.daysAhead = 3
    // About 150 points wide, of which the smaller phone has 141 and the larger one 157.
    let widget = DayWidget { date in
      let day = Int((date.timeIntervalSince(FaultTests.start) / 86_400).rounded())
      return Text(day % 2 == 1 ? "A tide that was long" : "Tide")
    }
    let shown = try await WidgetHost(widget).run(request).entries
    #expect(shown.map(\.date) == [FaultTests.start, FaultTests.start + 86_400])
    #expect(shown.last?.layouts.map(\.isWhole) == [false, true])
  }

  /// In another candidate a text is the one that says the same; a moving one is any that moves.
  @Test func textsOfOtherCandidatesAreToldApart() {
    func text(_ string: String, isMoving: Bool = false) -> TextRecord {
      TextRecord(
        identifier: nil,
        string: string,
        lines: ["…"],
        state: .truncated,
        isMoving: isMoving
      )
    }
    let plain = layout(0, [text("9 min", isMoving: true), text("Tide")])
    for (other, isNew) in [
      (text("10 min", isMoving: true), false), (text("Tide"), false), (text("Ebb"), true),
    ] {
      #expect(layout(1, [other]).cutsMore(than: [plain]) == isNew, "\(other)")
    }
  }

  @Test func aTimerIsLaidOutAsLongAsItWillBe() throws {
    let shown = try WidgetPrograms.faulty.run(FaultTests.request("Timing", hours: 48)).entries
      .filter { $0.role == .timeline }
    // An hour is whole, ten minutes past one are not what is shown: each entry lasts an hour.
    #expect(shown.allSatisfy(\.isWhole) == false)
    let cut = try #require(shown.first { !$0.isWhole })
    let text = try #require(cut.layouts.first?.texts.first)
    #expect(text.isMoving)
    #expect(text.state == .truncated)
    #expect(cut.until.map { $0 > cut.date } == true || cut.until == cut.date)
  }

  /// The widest day and time of a year, in the words of each language: found by trying every day, and by
  /// what is longest to write.
  @Test(arguments: [
    ("en", "en_US", "Wednesday, September", false), ("de", "de_DE", "Donnerstag", false),
    ("ja", "ja_JP", "月", true),
  ])
  func theWidestDatesAreFound(
    _ language: String,
    _ locale: String,
    _ part: String,
    _ isWhole: Bool
  ) throws {
    var request = FaultTests.request("Dated")
    request.surroundings = HostSurroundings(
      now: request.surroundings.now,
      locale: Locale(identifier: locale),
      deviceLanguages: [language]
    )
    request.until = request.surroundings.now
    #expect(try WidgetPrograms.faulty.run(request).widestDates.isEmpty)
    request.daysOfDates = 366
    let run = try WidgetPrograms.faulty.run(request)
    // A timer is no date, and a word is none.
    #expect(run.widestDates.map(\.identifier) == ["day", "time"])
    let day = try #require(run.widestDates.first)
    #expect(day.widest.contains(part), "\(day.widest)")
    #expect(day.isWhole == isWhole, "\(day.widest)")
    #expect(run.isWhole == isWhole)
    // The day stays: hours and minutes take the place of its own.
    let time = try #require(run.widestDates.last)
    #expect(time.widest.count >= time.string.count)
    #expect(time.daysLater == 0)
  }

  /// Every candidate says its dates at those that it is shown with, and a text that is cut anyway is not
  /// their fault.
  @Test func theWidestDatesOfEveryCandidateAreFound() throws {
    var request = FaultTests.request("FittingDate")
    request.daysOfDates = 366
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.widestDates.map(\.identifier) == ["day", "weekday"])
    let day = try #require(run.widestDates.first)
    #expect(day.string == "December 1")
    // What is wider makes way for the weekday.
    let long = ["September", "October", "November", "December", "February"]
    #expect(!long.contains { day.widest.hasPrefix($0) }, "\(day.widest)")
    #expect(day.widest != "May 1", "the narrowest of all")
    #expect(day.isWhole)
    #expect(day.layouts.allSatisfy { !$0.isWhole })
    let weekday = try #require(run.widestDates.last)
    #expect(weekday.string == "Monday")
    #expect(weekday.widest == "Wednesday")
    #expect(!weekday.isWhole)
  }

  /// Says a time where it fits.
  struct FittingTime: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "FittingTime", provider: MomentProvider()) { entry in
        ViewThatFits(in: .horizontal) {
          Text(entry.date, style: .time).accessibilityIdentifier("time")
          Text("–")
        }
        .lineLimit(1).font(.caption).frame(width: 48, alignment: .leading)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A time that does not fit at its widest hour is looked at at the others, and none of the steps is silent.
  @MainActor
  @Test func theWidestTimeThatFitsIsFound() async throws {
    var request = Self.request("FittingTime")
    request.daysOfDates = 366
    var run = WidgetRun(kind: request.kind, family: request.family)
    var steps = 0
    try await WidgetHost(FittingTime()).run(request) { event in
      if case .began(let words) = event, words.english.contains("widest") { steps += 1 }
      run.take(event)
    }
    let time = try #require(run.widestDates.first)
    #expect(run.widestDates.count == 1)
    // Two digits of an hour do not fit.
    #expect(time.widest.count == "1:00 PM".count, "\(time.widest)")
    #expect(time.daysLater == 0)
    #expect(time.isWhole)
    #expect(steps > 366 + 24 + 60, "each day, hour and minute is measured")
    #expect(steps < 366 + 24 + 60 + 24 * 3, "and each hour laid out once at most")
  }

  /// What stays the same from one day to the next may be a date all the same.
  @MainActor
  @Test func aMonthIsADate() async throws {
    var request = Self.request("Day")
    request.daysOfDates = 366
    let widget = DayWidget { Text($0, format: .dateTime.month(.wide)) }
    let run = try await WidgetHost(widget).run(request)
    #expect(run.widestDates.map(\.widest) == ["September"])
  }

  /// Whatever time it is, one of two others says whether times are told.
  @MainActor
  @Test(arguments: [(1, 1), (2, 2)]) func aTimeIsADate(_ hour: Int, _ minute: Int) async throws {
    var request = Self.request("Day")
    request.waitForAllAnswers()
    let seconds = TimeInterval((hour - 12) * 3_600 + minute * 60)
    request.surroundings.now = FaultTests.start + seconds
    request.until = request.surroundings.now
    request.daysOfDates = 1
    let run = try await WidgetHost(DayWidget { Text($0, style: .time) }).run(request)
    #expect(run.widestDates.map(\.daysLater) == [0])
  }

  /// The day on which clocks go forward has 23 hours.
  @MainActor
  @Test func daysAreThoseOfTheDevice() async throws {
    let noon = Date(timeIntervalSince1970: 1_774_695_600)
    var request = Self.request("Day")
    request.waitForAllAnswers()
    request.surroundings = HostSurroundings(
      now: noon,
      timeZone: try #require(TimeZone(identifier: "Europe/Berlin")),
      locale: Locale(identifier: "en_US"),
      deviceLanguages: ["en"]
    )
    request.until = noon
    request.daysAhead = 1
    let widget = DayWidget { date in
      Text(date > noon ? "A tide that was as long as no other tide in the bay" : "Tide")
    }
    let shown = try await WidgetHost(widget).run(request).entries
    #expect(shown.map(\.date) == [noon, noon + 82_800])
  }

  /// Fills the room that it is told with dots, and shows nothing in more than a phone has.
  struct DottedWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Dotted", provider: MomentProvider()) { entry in
        GeometryReader { room in
          if room.size.width < 1_000, room.size.height < 1_000 {
            Path { path in
              for x in stride(from: 0, to: room.size.width, by: 8) {
                for y in stride(from: 0, to: room.size.height, by: 8) {
                  path.addEllipse(in: CGRect(x: x, y: y, width: 2, height: 2))
                }
              }
            }
            Text(entry.date, format: .dateTime.month(.wide)).lineLimit(1)
          }
        }
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// What draws by its size is told that of a device where its texts are measured without an end of room.
  @MainActor
  @Test func widgetsThatDrawByTheirSizeEnd() async throws {
    var request = Self.request("Dotted")
    request.daysOfDates = 366
    let run = try await WidgetHost(DottedWidget()).run(request)
    #expect(run.isComplete)
    #expect(run.widestDates.map(\.widest) == ["September"])
    #expect(run.isWhole)
  }

  /// What is shown is found without tracing as it is with: on every day and hour, the same texts.
  @MainActor
  @Test func shownTextsAreThoseOfTheRecords() throws {
    struct Dates: View {
      let date: Date
      var body: some View {
        VStack {
          ViewThatFits {
            Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year())
            ViewThatFits(in: .horizontal) {
              Text(date, format: .dateTime.weekday(.wide).day().month(.wide)).lineLimit(1)
              Text(date, style: .time).font(.title)
            }
          }
          .frame(width: 215, height: 22)
          Text(date, style: .date).accessibilityIdentifier("date").lineLimit(1)
          Text("hidden").hidden()
        }
      }
    }
    var request = FaultTests.request("Dates")
    request.typeSizes = ["large", "xxxLarge"]
    var layouts = try EntryLayouts(
      family: .accessoryRectangular,
      request: request,
      hasContentMargins: true
    )
    let date = FaultTests.start
    func view() -> AnyView { AnyView(Dates(date: date)) }
    var ways: Set<Int> = []
    for day in 0..<60 {
      layouts.dateShift.days = day
      layouts.dateShift.hour = day % 24
      let shown = layouts.shownTexts(of: view, at: date)
      let records = layouts.records(of: view, at: date, role: .timeline)
      let plain = records.flatMap(\.texts).map {
        EntryLayouts.ShownText(identifier: $0.identifier, string: $0.string)
      }
      #expect(shown == Set(plain), "day \(day)")
      ways.formUnion(records.compactMap(\.candidateIndex))
    }
    #expect(ways.count == 2, "days differ in what they show")
  }

  /// Formats that tell how far away a date is, and those of nobody knows what, say no dates.
  @Test func distancesAreNoDates() throws {
    var request = FaultTests.request("Distance")
    request.daysOfDates = 366
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.entries.last?.layouts.first?.texts.map(\.string) == ["now", "in 2 hours", "Day 2"])
    #expect(run.widestDates.isEmpty)
  }
}
#endif
