#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What a tapped button's intent does, where it is done, and what it leads to.
@MainActor
@Suite struct TapTests {
  struct Harbour: Sendable {
    let name: String
  }

  struct NamingIntent: AppIntent {
    static let title: LocalizedStringResource = "Name"
    @Dependency var harbour: Harbour

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "At \(harbour.name)")
    }
  }

  struct OpeningIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: ShowingIntent())
    }
  }

  struct ShowingIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "Shown")
    }
  }

  struct PagingIntent: AppIntent {
    static let title: LocalizedStringResource = "Page"

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(URL(filePath: "/harbour")))
    }
  }

  struct ThingIntent: OpenIntent {
    static let title: LocalizedStringResource = "Thing"
    var target = "quay"
  }

  struct FerryIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Ferry"

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Storm: Error, CustomStringConvertible {
    let description = "there is a storm"
  }

  struct AskingIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Ask"

    func perform() async throws -> some IntentResult & ProvidesDialog {
      let tide = try await requestToContinueInForeground("Open the app") { "Low" }
      return .result(dialog: "\(tide) tide")
    }
  }

  struct LeavingIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Leave"
    var isStormy = false
    var isDoneHere = false

    func perform() async throws -> some IntentResult {
      let isStormy = isStormy
      let error = needsToContinueInForegroundError("Go on there") {
        if isStormy { throw Storm() }
      }
      guard isDoneHere else { throw error }
      return .result()
    }
  }

  struct StormyIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Sail"
    var isCalm = false

    func perform() async throws -> some IntentResult {
      try await requestToContinueInForeground()
      guard isCalm else { throw Storm() }
      return .result()
    }
  }

  struct Buttons: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Buttons", provider: MomentProvider()) { _ in
        HStack {
          Button("name", intent: NamingIntent())
          Button("open", intent: OpeningIntent())
          Button("ferry", intent: FerryIntent())
          Button("page", intent: PagingIntent())
          Button("address", intent: OpenURLIntent(URL(filePath: "/quay")))
          Button("thing", intent: ThingIntent())
          Button("ask", intent: AskingIntent())
          Button("leave", intent: LeavingIntent())
          Button("drown", intent: LeavingIntent(isStormy: true))
          Button("sail", intent: StormyIntent())
        }
        .font(.system(size: 8)).containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemLarge])
    }
  }

  /// The page that an intent opens, or leads to, and whether the app is opened at all.
  @Test(
    arguments: [
      ("page", "PagingIntent", "file:///harbour"), ("address", "OpenURLIntent", "file:///quay"),
      ("thing", "ThingIntent", nil), ("open", "OpeningIntent", nil),
    ] as [(String, String, String?)]
  )
  func intentsOpenPages(_ name: String, _ intent: String, _ page: String?) async throws {
    let tap = try await Self.tap(name)
    #expect(tap.intent == intent)
    #expect(tap.opensApp)
    #expect(tap.page == page)
  }

  private static func tap(_ name: String) async throws -> TapRecord {
    var request = HostRequest(
      kind: "Buttons",
      family: "systemLarge",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = [name]
    let run = try await WidgetHost(Buttons()).run(request)
    #expect(run.taps.count == 1)
    #expect(run.findings == [])
    return try #require(run.taps.first)
  }

  /// The intent, whether the app is opened, what is said, and what went wrong.
  @Test(
    arguments: [
      ("name", "NamingIntent", false, "At Hallig", nil),
      ("open", "OpeningIntent", true, "Shown", nil),
      ("ferry", "FerryIntent", true, nil, nil),
      ("ask", "AskingIntent", true, "Low tide", nil),
      ("leave", "LeavingIntent", true, "Go on there", nil),
      ("drown", "LeavingIntent", true, "Go on there", "there is a storm"),
      ("sail", "StormyIntent", true, nil, "there is a storm"),
    ] as [(String, String, Bool, String?, String?)]
  )
  func intentsAreDoneWhereTheyBelong(
    _ name: String,
    _ intent: String,
    _ opensApp: Bool,
    _ dialog: String?,
    _ failure: String?
  ) async throws {
    AppDependencyManager.shared.add(dependency: Harbour(name: "Hallig"))
    let tap = try await Self.tap(name)
    #expect(tap.intent == intent)
    #expect(tap.opensApp == opensApp)
    #expect(tap.dialog == dialog)
    #expect(tap.failure?.english == failure)
  }

  private struct Dial: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      Button(now == FaultTests.start ? "first" : "later", intent: FerryIntent())
        .containerBackground(.clear, for: .widget)
    }
  }

  private struct DialWidget: Widget {
    var seconds: [TimeInterval] = [0, 60]

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Dial", provider: MomentProvider(seconds: seconds)) { _ in
        Dial()
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// What is tapped is what the first entry shows when it comes.
  @Test(
    arguments: [
      ("first", [0, 60], 1), ("later", [0, 60], 0), ("first", [60], 0), ("later", [60], 1),
    ] as [(String, [TimeInterval], Int)]
  )
  func theFirstMomentIsTapped(
    _ name: String,
    _ seconds: [TimeInterval],
    _ count: Int
  ) async throws {
    var request = HostRequest(
      kind: "Dial",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 120
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = [name]
    let run = try await WidgetHost(DialWidget(seconds: seconds)).run(request)
    #expect(run.taps.count == count)
    #expect(run.findings.map(\.code) == (count == 0 ? [.nothingToTap] : []))
  }

  private struct WideWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Wide", provider: MomentProvider()) { _ in
        ViewThatFits(in: .horizontal) {
          Button("ferry", intent: FerryIntent()).frame(width: 130)
          Text(verbatim: "narrow")
        }
        .containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// A part that there is room for on larger phones alone can be tapped, whatever a smaller one shows in its place.
  @Test func partsOfLargerPhonesAreTapped() async throws {
    var request = HostRequest(
      kind: "Wide",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone SE (3rd generation)", "iPhone 15 Plus"]
    request.taps = ["ferry"]
    let run = try await WidgetHost(WideWidget()).run(request)
    let texts = run.entries.last?.layouts.map { $0.texts.map(\.string) }
    #expect(texts == [["narrow"], ["ferry"]])
    #expect(run.taps.map(\.intent) == ["FerryIntent"])
    #expect(run.findings == [])
  }

  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      if size == .small {
        Button("ferry", intent: FerryIntent())
      } else {
        Text(verbatim: "large")
      }
    }
  }

  private struct SizedWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Sized", provider: MomentProvider()) { _ in
        Sized().containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// A part that is shown at one size of text alone can be tapped, whatever is shown at the size before it.
  @Test func partsAtFurtherSizesOfTextAreTapped() async throws {
    var request = HostRequest(
      kind: "Sized",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.typeSizes = ["large", "small"]
    request.taps = ["ferry"]
    let run = try await WidgetHost(SizedWidget()).run(request)
    #expect(run.entries.last?.layouts.map { $0.texts.map(\.string) } == [["large"], ["ferry"]])
    #expect(run.taps.map(\.intent) == ["FerryIntent"] && run.findings == [])
  }

  private struct TurningIntent: AppIntent {
    static let title: LocalizedStringResource = "Turn"

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: TurningIntent())
    }
  }

  private struct TurningWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Turning", provider: MomentProvider()) { _ in
        Button("turn", intent: TurningIntent()).containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// An intent that opens itself is not done for ever.
  @Test func intentsThatOpenEachOtherEnd() async throws {
    var request = HostRequest(
      kind: "Turning",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = ["turn"]
    let run = try await WidgetHost(TurningWidget()).run(request)
    #expect(run.taps.map { $0.failure?.english } == ["there is no end of it"])
    #expect(
      run.findings.map(\.message) == [
        "TurningIntent opens one intent after the other: after 100 no more are done"
      ]
    )
    #expect(run.taps.map { $0.failure?.japanese } == ["終わりがありません"])
    #expect(
      run.findings.map { $0.message(in: .japanese) } == [
        "TurningIntentから次々にインテントが開かれるため、100件で止めました"
      ]
    )
    #expect(run.taps.map(\.intent) == ["TurningIntent"])
    #expect(run.taps.map(\.opensApp) == [false] && run.taps.map(\.dialog) == [nil])
  }

  private struct CallingIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Call"
    var isUnheard = false

    func perform() async throws -> some IntentResult & OpensIntent {
      try await requestToContinueInForeground("Call there")
      if isUnheard { try await Task.sleep(for: .seconds(86_400)) }
      return ValueIntentResult<Never>.result(opensIntent: CallingIntent())
    }
  }

  private struct CallingWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Calling", provider: MomentProvider()) { _ in
        VStack {
          Button("call", intent: CallingIntent())
          Button("wait", intent: CallingIntent(isUnheard: true))
        }
        .containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// What was said until then, and that the app was asked for, is told of intents without an end as well.
  @Test func intentsWithoutEndTellWhatTheyDid() async throws {
    var request = HostRequest(
      kind: "Calling",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = ["call"]
    var run = WidgetRun(kind: request.kind, family: request.family)
    var begun = 0
    try await WidgetHost(CallingWidget()).run(request) { event in
      if case .began(let words) = event, words.english == "CallingIntent.perform()" { begun += 1 }
      run.take(event)
    }
    // The first began with the tap.
    #expect(begun == 99)
    #expect(run.taps.map(\.dialog) == ["Call there"] && run.taps.map(\.opensApp) == [true])
    #expect(run.taps.map(\.name) == ["call"] && run.findings.map(\.code) == [.noAnswer])
  }

  /// And of one that does not answer.
  @Test func intentsWithoutAnswerTellWhatTheyDid() async throws {
    var request = HostRequest(
      kind: "Calling",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.waitForAllAnswers()
    request.limits.secondsToPerform = 2
    request.devices = ["iPhone 15"]
    request.taps = ["wait"]
    let run = try await WidgetHost(CallingWidget()).run(request)
    #expect(run.taps.map { $0.failure?.english } == ["no answer in time"])
    #expect(run.taps.map(\.dialog) == ["Call there"] && run.taps.map(\.opensApp) == [true])
    #expect(run.findings.map(\.code) == [.noAnswer])
  }
}
#endif
