#if os(Linux)
import Foundation
import Synchronization
import SwiftUISurface
import TestSupport
import Testing
import WidgetHost
import WidgetSurface

/// Taps on everything that can be tapped, and what leads on from there: all that a host tells, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite(.serialized) struct RecordedTapTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/taps.recorded",
    names: ["taps", "taps one after the other"]
  )

  /// How often something was done, which decides what the widget shows next.
  nonisolated private static let done = Mutex(0)

  // MARK: - Intents

  /// No intents, though controls take them for some: a host names their types.
  private struct Number: _ControlIntent {}
  private struct Words: _ControlIntent {}

  /// Says something, opens the app or does not, and leads to another intent.
  private struct Step: AppIntent {
    static let title: LocalizedStringResource = "Step"
    var dialog: String?
    var next: (any AppIntent)?

    func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
      next.map { ValueIntentResult<Never>.result(opensIntent: $0) }
        ?? ValueIntentResult<Never>.result(dialog: "\(dialog ?? "")")
    }
  }

  private struct Silent: AppIntent {
    static let title: LocalizedStringResource = "Silent"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Speaking: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Speaking"
    var dialogs: [IntentDialog?] = []
    var fails = false

    func perform() async throws -> some IntentResult & OpensIntent {
      for dialog in dialogs { try await requestToContinueInForeground(dialog) }
      if fails { throw Storm(words: "late storm") }
      return ValueIntentResult<Never>.result(opensIntent: Silent())
    }
  }

  private struct Opening: AppIntent {
    static let title: LocalizedStringResource = "Opening"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(URL(filePath: "/first")))
    }
  }

  private struct Playing: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Playing"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: 3, dialog: "played")
    }
  }

  private struct Ferrying: LiveActivityIntent {
    static let title: LocalizedStringResource = "Ferrying"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 2) }
  }

  private struct Storm: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }

  private struct Failing: AppIntent {
    static let title: LocalizedStringResource = "Failing"
    var isCalm = false

    func perform() async throws -> some IntentResult {
      guard isCalm else { throw Storm(words: "a storm") }
      return .result()
    }
  }

  private struct Endless: AppIntent {
    static let title: LocalizedStringResource = "Never"
    func perform() async throws -> some IntentResult {
      try await Task.sleep(for: .seconds(86_400))
      return .result()
    }
  }

  private struct LeadingNowhere: AppIntent {
    static let title: LocalizedStringResource = "LeadingNowhere"
    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: Endless())
    }
  }

  private struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Counting"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let count = RecordedTapTests.done.withLock { count in
        count += 1
        return count
      }
      return .result(dialog: "done \(count) at \(Date.now.formatted(.iso8601))")
    }
  }

  private struct Switching: SetValueIntent {
    static let title: LocalizedStringResource = "Switching"
    @Parameter(title: "Value") var value: Bool
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(value ? "on" : "off")")
    }
  }

  private struct Numbering: SetValueIntent {
    static let title: LocalizedStringResource = "Numbering"
    @Parameter(title: "Value", default: 5) var value: Int
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "number \(value)")
    }
  }

  // MARK: - The widget

  private struct Moments: PresentMomentProvider {
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      // What comes after the third time is nothing.
      let count = RecordedTapTests.done.withLock { $0 }
      let moments = count > 2 ? [] : [Moment(date: .now), Moment(date: .now + 7_200)]
      completion(Timeline(entries: moments, policy: .never))
    }
  }

  private struct Tapping: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Tapping", provider: Moments()) { entry in
        VStack(spacing: 0) {
          let count = RecordedTapTests.done.withLock { $0 }
          Text("done \(count) times").invalidatableContent()
          HStack(spacing: 2) {
            Text("done \(count) times")
            Text("once").accessibilityIdentifier("words")
          }
          .invalidatableContent()
          buttons
          switches
          // A part in another part, and names that several have.
          Button(intent: Step(dialog: "outer")) {
            HStack(spacing: 2) {
              Text("around")
              Button("within", intent: Step(dialog: "inner"))
            }
          }
          Button("twice", intent: Step(dialog: "the first")).accessibilityIdentifier("first")
          Button("twice", intent: Step(dialog: "the second")).accessibilityIdentifier("second")
          Button("second", intent: Step(dialog: "by its text"))
          Text("page").accessibilityIdentifier("words")
          if let url = URL(string: "tide://a?b=1") { Link("page", destination: url) }
          if count == 1 { Button("only now", intent: Counting()) }
          if count == 2 { Button("only then", intent: Counting()) }
        }
        .font(.system(size: 5))
      }
      .supportedFamilies([.systemLarge])
    }

    private var buttons: some View {
      HStack(spacing: 1) {
        Button("says", intent: Step(dialog: "one"))
        Button("leads", intent: Step(next: Step(next: Step(dialog: "three"))))
        Button("speaks", intent: Speaking(dialogs: ["one", nil, "two", nil]))
        Button("speaks late", intent: Speaking(dialogs: [nil, "late"], fails: true))
        Button("is silent", intent: Silent())
        Button("opens", intent: Opening())
        Button("leads to a page", intent: Step(next: Opening()))
        Button("plays", intent: Playing())
        Button("ferries", intent: Ferrying())
        Button("fails", intent: Failing())
        Button("fails later", intent: Step(next: Failing()))
        Button("counts", intent: Counting())
        Button("is no intent", intent: Number())
      }
    }

    private var switches: some View {
      HStack(spacing: 1) {
        Toggle("on", isOn: true, intent: Switching())
        Toggle("off", isOn: false, intent: Switching())
        Toggle("number", isOn: true, intent: Numbering())
        Toggle("plain", isOn: true, intent: Step(dialog: "turned"))
        Toggle("no intent", isOn: true, intent: Words())
      }
    }
  }

  private static func request(_ taps: [String]) -> HostRequest {
    var request = HostRequest(
      kind: "Tapping",
      family: "systemLarge",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 10_000
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = taps
    return request
  }

  private static func said(_ request: HostRequest) async -> [String] {
    done.withLock { $0 = 0 }
    return await RecordedEvents.lines(of: WidgetHost(Tapping()), request)
  }

  @Test func tapsDoWhatIsRecorded() async throws {
    let names = [
      "says", "leads", "speaks", "speaks late", "is silent", "opens", "leads to a page", "plays",
      "ferries", "fails", "fails later", "counts", "is no intent", "on", "off", "number", "plain",
      "no intent", "around", "within", "twice", "first", "second", "page", "words", "once",
      "done 0 times", "",
    ]
    var lines: [String] = []
    for name in names {
      let said = await Self.said(Self.request([name]))
      // What comes of the tap: all that is before it is the same for each.
      let first = said.firstIndex { $0.hasPrefix("begins tap") || $0.contains("nothingToTap") }
      lines.append("== \(name)")
      lines += said[(first ?? said.endIndex)...].prefix { !$0.hasPrefix("begins Moments") }
    }
    // What never answers is waited for as long as an intent may take.
    struct Waiting: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tapping", provider: MomentProvider()) { _ in
          VStack {
            Button("never", intent: Endless())
            Button("leads nowhere", intent: LeadingNowhere())
          }
        }
        .supportedFamilies([.systemLarge])
      }
    }
    var request = Self.request(["never", "leads nowhere"])
    request.limits.secondsToPerform = 0.05
    lines += await RecordedEvents.lines(of: WidgetHost(Waiting()), request)
    try Self.recording.check("taps", lines)
  }

  /// What is shown after a tap is what is tapped next; where nothing is shown any longer nothing more is.
  @Test func tapsFollowOneAnotherAsRecorded() async throws {
    var lines: [String] = []
    for taps in [
      [], ["only now"], ["counts", "only now", "only then", "counts", "says"],
      ["says", "counts", "only then", "only now", "only then"],
    ] {
      lines.append("== \(taps)")
      lines += await Self.said(Self.request(taps))
    }
    try Self.recording.check("taps one after the other", lines)
  }
}
#endif
