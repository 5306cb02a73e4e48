#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// Which texts of two moments are the same.
extension LookAheadTests {
  /// A text of another candidate is another one by its name; one of the same candidate is the one in its place, as
  /// long as there are as many.
  @Test func textsAreToldApartByNamesAndPlaces() {
    func text(
      _ identifier: String?,
      _ string: String,
      _ state: TextRecord.State = .truncated
    ) -> TextRecord {
      TextRecord(
        identifier: identifier,
        string: string,
        lines: ["…"],
        state: state,
        isMoving: false
      )
    }
    let known = layout(0, [text("a", "Tide"), text("b", "Ebb", .whole)])
    for (candidate, texts, isNew) in [
      (1, [text("a", "Tide")], false), (1, [text("b", "Tide")], true),
      (1, [text(nil, "Tide")], true),
      // It was whole.
      (1, [text("b", "Ebb")], true), (1, [text("b", "Ebb", .whole)], false),
      (0, [text("c", "Flood"), text("b", "Ebb", .whole)], false),
      (0, [text("a", "Tide", .whole), text("b", "Flood")], true),
      // One that is hidden is whole, too.
      (0, [text("a", "Tide"), text("b", "Ebb", .hidden)], false),
      (0, [text("c", "Flood", .whole), text("d", "Spray", .whole), text("a", "Tide")], false),
      (0, [text("b", "Ebb")], true),
    ] as [(Int, [TextRecord], Bool)] {
      #expect(layout(candidate, texts).cutsMore(than: [known]) == isNew, "\(texts)")
    }
  }

  /// A layout is news that shows a candidate which none before it shows, or cuts a text that none of them cuts.
  @Test func layoutsAreNewsByCandidatesAndCuts() {
    func layout(_ candidate: Int, _ state: TextRecord.State) -> LayoutRecord {
      let text = TextRecord(
        identifier: "a",
        string: "Tide",
        lines: ["…"],
        state: state,
        isMoving: false
      )
      return self.layout(candidate, [text])
    }
    let (whole, cut) = (layout(0, .whole), layout(0, .truncated))
    let (other, otherCut) = (layout(1, .whole), layout(1, .truncated))
    for (one, before, isNews) in [
      (whole, [], true), (whole, [whole], false), (whole, [cut], false), (cut, [whole], true),
      (cut, [cut], false), (cut, [whole, cut], false), (cut, [cut, whole], false),
      (other, [whole], true), (other, [whole, other], false), (other, [other, whole], false),
      // It was cut in another candidate.
      (otherCut, [cut], true), (otherCut, [cut, other], false), (otherCut, [whole, other], true),
    ] as [(LayoutRecord, [LayoutRecord], Bool)] {
      #expect(one.isNews(after: before) == isNews, "\(one) after \(before)")
    }
  }

  /// What stays the same for longer than a month may be a date all the same, as a quarter and a year: from 5 January 2011,
  /// and from where the next one begins after 92 days, on 1 July, and after 366, on 1 January 2012.
  @MainActor
  @Test(
    arguments: [
      (1_294_228_800, "2nd quarter", true), (1_309_521_600, "2nd quarter", true),
      (1_294_228_800, "2012", false), (1_325_419_200, "2013", false),
    ] as [(TimeInterval, String, Bool)]
  )
  func aQuarterIsADate(
    _ seconds: TimeInterval,
    _ widest: String,
    _ isQuarter: Bool
  ) async throws {
    var request = Self.request("Day")
    request.waitForAllAnswers()
    request.surroundings.now = Date(timeIntervalSince1970: seconds)
    request.until = request.surroundings.now
    request.daysOfDates = 366
    let widget = DayWidget {
      isQuarter
        ? Text($0, format: .dateTime.quarter(.wide)) : Text($0, format: .dateTime.year())
    }
    let run = try await WidgetHost(widget).run(request)
    #expect(run.widestDates.map(\.widest) == [widest])
  }

  /// A text that is never whole above one that has a word more with each day.
  private struct CutAnyway: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "CutAnyway", provider: MomentProvider()) { entry in
        let days = Int((entry.date.timeIntervalSince(FaultTests.start) / 86_400).rounded())
        VStack {
          Text("A tide that was long").frame(width: 20)
          Text(String(repeating: "tide ", count: days + 1)).accessibilityIdentifier("headline")
        }
        .lineLimit(1).font(.caption)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A text that is cut from the first day on hides no other that is cut on a later one.
  @MainActor
  @Test func whatIsCutAnywayHidesNoOtherDay() async throws {
    var request = Self.request("CutAnyway")
    request.daysAhead = 20
    let shown = try await WidgetHost(CutAnyway()).run(request).entries
    let headlines = shown.map { entry in
      entry.layouts.flatMap(\.texts).filter { $0.identifier == "headline" }.map(\.isWhole)
    }
    #expect(headlines == [[true], [false]])
    #expect(shown.last.map { $0.date > FaultTests.start + 86_400 } == true)
  }

  /// Has no room for its text two days after the beginning, and at no other moment.
  private struct NarrowDay: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      Text("Tide and ebb").font(.system(size: 8)).lineLimit(1)
        .frame(width: now == FaultTests.start + 2 * 86_400 ? 2 : 100)
    }
  }

  private struct NarrowDayWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "NarrowDay", provider: MomentProvider()) { _ in NarrowDay() }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// What is shown on a day is what views show on that day.
  @MainActor
  @Test func daysAreLookedAtAsTheyAre() async throws {
    var request = Self.request("NarrowDay")
    request.waitForAllAnswers()
    request.daysAhead = 4
    let shown = try await WidgetHost(NarrowDayWidget()).run(request).entries
    #expect(shown.map(\.date) == [FaultTests.start, FaultTests.start + 2 * 86_400])
    #expect(shown.map(\.isWhole) == [true, false])
  }

  /// A text that is cut, and another one from the third day on, which is cut as well.
  private struct Relieved: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Relieved", provider: MomentProvider()) { entry in
        let days = Int((entry.date.timeIntervalSince(FaultTests.start) / 86_400).rounded())
        Text("A tide that was long").accessibilityIdentifier(days < 2 ? "before" : "after")
          .lineLimit(1).frame(width: 20)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Where no text is whole on a day, others may be shown on a later one.
  @MainActor
  @Test func textsThatComeLaterAreLookedAt() async throws {
    var request = Self.request("Relieved")
    request.daysAhead = 4
    let shown = try await WidgetHost(Relieved()).run(request).entries
    let identifiers = shown.map { $0.layouts.flatMap(\.texts).map(\.identifier) }
    #expect(identifiers == [["before"], ["after"]])
    #expect(shown.last?.date == FaultTests.start + 2 * 86_400)
  }

  /// A text that is cut, and another one on each day.
  private struct Daily: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Daily", provider: MomentProvider()) { entry in
        Text("A tide that was long").accessibilityIdentifier("\(entry.date)")
          .lineLimit(1).frame(width: 20)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Of days ahead no more entries are told of than of timelines, and that there are more is said.
  @MainActor
  @Test(arguments: [(2, []), (3, [.tooManyEntries])] as [(Int, [HostFinding.Code])])
  func daysThatAreToldOfHaveALimit(_ days: Int, _ codes: [HostFinding.Code]) async throws {
    var request = Self.request("Daily")
    request.limits.entries = 3
    request.daysAhead = days
    let run = try await WidgetHost(Daily()).run(request)
    #expect(run.entries.count == 3 && run.findings.map(\.code) == codes)
    #expect(run.findings.allSatisfy { $0.date == FaultTests.start + 3 * 86_400 })
  }

  /// Of texts with one identifier, and of those without any, each is one, and in another area it is another.
  @Test func eachTextIsCutByItself() {
    func layout(_ texts: [(String?, Bool)], _ candidate: Int) -> LayoutRecord {
      self.layout(
        candidate,
        texts.map { identifier, isWhole in
          TextRecord(
            identifier: identifier,
            string: "Tide",
            lines: ["Tide"],
            state: isWhole ? .whole : .truncated,
            isMoving: false
          )
        }
      )
    }
    let whole = layout([("a", true)], 0)
    var cut = TextsCutSoFar()
    for (texts, candidate, isNews) in [
      ([("a", true), ("a", true)], 0, false), ([("a", false), ("a", true)], 0, true),
      ([("a", true), ("a", false)], 0, true), ([("a", false), ("a", false)], 1, false),
      ([(nil, false), ("a", true)], 0, true), ([("a", true), (nil, false)], 0, false),
      ([(nil, true), (nil, false)], 0, true), ([(nil, false)], 1, true), ([("b", false)], 0, true),
      ([], 0, false),
    ] as [([(String?, Bool)], Int, Bool)] {
      let said = cut.take([whole, layout(texts, candidate)])
      #expect(said == isNews, "\(texts)")
    }
    let other = layout([("a", false)], 0)
    let said = [[other, whole], [other, other]].map { cut.take($0) }
    #expect(said == [true, false])
  }

  /// Says a month, with a word behind it where it is short, and a time where it fits.
  private struct ShortMonths: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "ShortMonths", provider: MomentProvider()) { entry in
        VStack(alignment: .leading) {
          Text(entry.date, format: .dateTime.month(.wide))
            .background {
              GeometryReader { room in
                if room.size.width < 40 { Text("Tide") }
              }
            }
          ViewThatFits(in: .horizontal) {
            Text(entry.date, style: .time).accessibilityIdentifier("time")
            Text("–")
          }
          .frame(width: 48, alignment: .leading)
        }
        .lineLimit(1).font(.caption)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Days on which an entry has more texts say nothing of a time: it is looked at at the hours of its own day.
  @MainActor
  @Test func daysWithOtherTextsArePassedOver() async throws {
    var request = Self.request("ShortMonths")
    request.daysOfDates = 366
    let run = try await WidgetHost(ShortMonths()).run(request)
    #expect(run.widestDates.map(\.identifier) == [nil, "time"])
    #expect(run.widestDates.first?.widest == "September")
    // Two digits of an hour do not fit.
    let time = try #require(run.widestDates.last)
    #expect(time.widest.count == "1:00 PM".count, "\(time.widest)")
    #expect(time.daysLater == 0)
  }

  /// Says a month from a minute after the beginning on.
  private struct LateMonth: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      if now >= FaultTests.start + 60 {
        Text(FaultTests.start, format: .dateTime.month(.wide)).lineLimit(1)
      } else {
        Text("Tide")
      }
    }
  }

  private struct LateMonthWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "LateMonth", provider: MomentProvider(seconds: [60])) { _ in
        LateMonth()
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// The dates of the first entry are those that it says when it comes.
  @MainActor
  @Test func widestDatesAreThoseOfALaterEntry() async throws {
    var request = Self.request("LateMonth")
    request.waitForAllAnswers()
    request.daysOfDates = 366
    request.until = FaultTests.start + 120
    let run = try await WidgetHost(LateMonthWidget()).run(request)
    #expect(run.widestDates.map(\.widest) == ["September"])
  }

  /// Says a quarter of a year alone.
  private struct QuarterWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Quarter", provider: MomentProvider()) { entry in
        Text(entry.date, format: .dateTime.quarter(.wide)).lineLimit(1).font(.caption)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// From the first of July the next quarter is 92 days away, and a year later it is the same one: “2nd quarter” is wider
  /// than “3rd quarter”, whose r is the narrowest of the letters that differ.
  @MainActor
  @Test func quartersAreDates() async throws {
    let july = Date(timeIntervalSince1970: 1_782_864_000)
    #expect(july.formatted(.iso8601) == "2026-07-01T00:00:00Z")
    var request = Self.request("Quarter")
    request.waitForAllAnswers()
    request.surroundings.now = july
    request.until = july
    request.daysOfDates = 366
    let run = try await WidgetHost(QuarterWidget()).run(request)
    #expect(run.widestDates.count == 1)
    let quarter = try #require(run.widestDates.first)
    #expect(quarter.string != quarter.widest && quarter.daysLater >= 92, "\(quarter.widest)")
  }

  /// Says a month twice, of which the second has no room for any.
  private struct TwoMonths: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "TwoMonths", provider: MomentProvider()) { entry in
        VStack {
          Text(entry.date, format: .dateTime.month(.wide)).accessibilityIdentifier("month")
          Text(entry.date, format: .dateTime.month(.wide)).frame(width: 20)
        }
        .lineLimit(1).font(.caption)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A text that says the same under another name is another one: that it is cut anyway is not this one's fault.
  @MainActor
  @Test func textsThatSayTheSameHaveWidestDatesOfTheirOwn() async throws {
    var request = Self.request("TwoMonths")
    request.waitForAllAnswers()
    request.daysOfDates = 366
    let run = try await WidgetHost(TwoMonths()).run(request)
    let month = try #require(run.widestDates.first)
    #expect(month.identifier == "month" && month.widest == "September")
    #expect(month.layouts.map { $0.texts.map(\.isWhole) } == [[true, false]])
    #expect(month.isWhole)
  }

  /// Says a month above a button.
  private struct TappedMonth: Widget {
    struct Nothing: AppIntent {
      static let title: LocalizedStringResource = "Nothing"
      func perform() async throws -> some IntentResult { .result() }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "TappedMonth", provider: MomentProvider()) { entry in
        VStack {
          Text(entry.date, format: .dateTime.month(.wide)).lineLimit(1)
          Button("tap", intent: Nothing())
        }
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// The widest dates are told of the first entry: what is shown after a tap says the same.
  @MainActor
  @Test func widestDatesAreNotToldAgainAfterATap() async throws {
    var request = Self.request("TappedMonth")
    request.waitForAllAnswers()
    request.daysOfDates = 366
    request.taps = ["tap"]
    let run = try await WidgetHost(TappedMonth()).run(request)
    #expect(run.taps.count == 1)
    #expect(run.entries.filter { $0.role == .timeline }.map(\.taps) == [[], ["tap"]])
    #expect(run.widestDates.map(\.widest) == ["September"])
  }

  /// A layout that shows one candidate with its texts.
  func layout(_ candidate: Int, _ texts: [TextRecord]) -> LayoutRecord {
    .plain(candidateIndex: candidate, texts: texts)
  }
}
#endif
