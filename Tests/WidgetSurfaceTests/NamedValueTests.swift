import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Values that have nothing but a name, as code tells them apart.
@Suite struct NamedValueTests {
  private struct Ferries: AppIntent {
    static let title: LocalizedStringResource = "Ferries"
    func perform() async throws -> some IntentResult { .result() }
  }

  /// Whether each value equals itself alone.
  private static func areDistinct(_ values: [some Hashable]) -> Bool {
    Set(values).count == values.count
  }

  @Test func namesTellWhenAWidgetMatters() {
    typealias Context = RelevantContext
    #expect(Self.areDistinct([Context.DateKind.default, .informational, .scheduled]))
    #expect(Self.areDistinct([Context.InferredLocation.home, .work, .school, .commute]))
    #expect(
      Self.areDistinct([Context.FitnessCondition.workoutActive, .activityRingsIncomplete])
    )
    #expect(Self.areDistinct([Context.SleepType.bedtime, .wakeup]))
    // Of the context itself nothing is kept.
    let contexts: [Context] = [
      .fitness(.workoutActive), .sleep(.wakeup), .location(inferred: .home),
      .hardware(headphones: .connected),
    ]
    #expect(Set(contexts).count == 1)
  }

  /// What is said of a widget on a wall, or of when it matters, is kept by nobody.
  @Test func namesTellHowAWidgetHangs() async throws {
    #expect(Self.areDistinct([WidgetMountingStyle.elevated, .recessed]))
    #expect(Self.areDistinct([WidgetTexture.glass, .paper]))
    var environment = EnvironmentValues()
    #expect(environment.levelOfDetail == .default)
    environment.levelOfDetail = .simplified
    #expect(environment.levelOfDetail == .simplified)
    let offer = RelevantIntent(
      Quays(),
      widgetKind: "quays",
      relevance: .location(inferred: .home)
    )
    try await RelevantIntentManager.shared.updateRelevantIntents([offer])
  }

  private struct Quays: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Quays"
  }

  /// Intents of all these kinds are intents.
  private struct Whistle: LiveActivityStartingIntent, AudioStartingIntent, AudioRecordingIntent,
    SystemIntent, SnippetIntent, ProgressReportingIntent
  {
    static let title: LocalizedStringResource = "Whistle"
    func perform() async throws -> some IntentResult {
      progress.totalUnitCount = 2
      try await continueInForeground("Here", alwaysConfirm: false)
      return .result()
    }
  }

  /// What goes on in the app says so, in the newer way as in the older one.
  @Test func intentsGoOnInTheApp() async throws {
    let noted = ForegroundContinuation()
    try await ForegroundContinuation.$current.withValue(noted) {
      _ = try await Whistle().perform()
    }
    #expect(noted.isAsked && noted.dialog == "Here")
    Whistle.reload()
  }

  @Test func namesTellHowValuesAreAskedFor() {
    typealias Keys = String.IntentInputOptions.KeyboardType
    typealias Capitals = String.IntentInputOptions.CapitalizationType
    typealias Style = IntentParameter<Int>.ControlStyle
    typealias Policy = IntentAuthenticationPolicy
    #expect(
      Self.areDistinct([
        Keys.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
        .namePhonePad, .emailAddress, .decimalPad, .webSearch,
      ])
    )
    #expect(Self.areDistinct([Capitals.none, .words, .sentences, .allCharacters]))
    #expect(Self.areDistinct([Style.field, .slider, .stepper]))
    #expect(
      Self.areDistinct([
        InputConnectionBehavior.default, .never, .connectToPreviousIntentResult,
      ])
    )
    #expect(
      Self.areDistinct([
        Policy.alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication,
      ])
    )
    #expect(Ferries.authenticationPolicy == .alwaysAllowed)
  }

  @Test func namesTellHowValuesAreCompared() {
    typealias Comparison = IntentParameterSummaryCondition<Ferries>.Comparison
    #expect(
      Self.areDistinct([
        Comparison.equalTo, .notEqualTo, .hasAnyValue, .hasNoValue, .lessThan, .lessThanOrEqualTo,
        .greaterThan, .greaterThanOrEqualTo,
      ])
    )
  }

  @Test func namesTellWherePartsOfTheIslandStand() {
    typealias Position = DynamicIslandExpandedRegionPosition
    typealias Placement = DynamicIslandExpandedRegionVerticalPlacement
    #expect(Self.areDistinct([Position.leading, .trailing, .center, .bottom]))
    #expect(Self.areDistinct([Placement.automatic, .belowIfTooWide]))
    typealias Mode = DynamicIslandMode
    #expect(Self.areDistinct([Mode.compactLeading, .compactTrailing, .expanded, .minimal]))
  }

  /// What an app is told of a widget, and why an activity is not started, has names that are not each other's.
  @Test func namesTellWhatAnAppIsToldOf() {
    typealias Key = WidgetCenter.UserInfoKey
    #expect(Self.areDistinct([Key.kind, Key.family, Key.activityID]))
    let reasons: [ActivityAuthorizationError] = [
      .attributesTooLarge, .denied, .globalMaximumExceeded, .malformedActivityIdentifier,
      .missingProcessIdentifier, .persistenceFailure, .reconnectNotPermitted,
      .targetMaximumExceeded, .unentitled, .unsupported, .unsupportedTarget, .visibility,
    ]
    #expect(Self.areDistinct(reasons))
    let thrown: any Error = ActivityAuthorizationError.denied
    #expect(thrown as? ActivityAuthorizationError == .denied)
  }

  /// Each way to run an intent is one by itself, be it named with others.
  @Test func namesTellHowIntentsRun() {
    let modes: [IntentModes] = [
      .background, .foreground(.immediate), .foreground(.dynamic), .foreground(.deferred),
    ]
    for (place, one) in modes.enumerated() {
      for (other, another) in modes.enumerated() {
        #expect(one.isDisjoint(with: another) == (place != other), "\(place) \(other)")
      }
    }
  }

  private enum Berth: String, AppEnum {
    case inner, outer
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let caseDisplayRepresentations: [Berth: DisplayRepresentation] = [
      .inner: DisplayRepresentation(title: "Inner berth", subtitle: "Behind the pier")
    ]
  }

  /// What a thing is shown as can be read, as texts to be looked up.
  @Test func namesCanBeRead() throws {
    let shown = try #require(Berth.caseDisplayRepresentations[.inner])
    #expect(shown.title.key == "Inner berth" && shown.subtitle == "Behind the pier")
    #expect(shown.image == nil && shown.synonyms.isEmpty)
    #expect(Berth.inner.localizedStringResource == "Inner berth")
    #expect(Berth.outer.localizedStringResource == "outer")
    #expect(Berth.typeDisplayRepresentation.name.key == "Berth")
    let told: any CustomLocalizedStringResourceConvertible = Berth.inner
    #expect(String(localized: told.localizedStringResource) == "Inner berth")
  }
}
