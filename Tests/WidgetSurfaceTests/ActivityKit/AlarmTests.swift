import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// Alarms, whose Live Activities are laid out as any other.
@MainActor
@Suite struct AlarmTests {
  private struct Tide: AlarmMetadata { var name = "spring" }

  private typealias Attributes = AlarmAttributes<Tide>

  private static let pause = AlarmButton(text: "Wait", textColor: .white, systemImageName: "pause")

  private static let attributes = Attributes(
    presentation: AlarmPresentation(
      alert: .init(title: "High tide", secondaryButton: pause, secondaryButtonBehavior: .countdown),
      countdown: .init(title: "Rising", pauseButton: pause),
      paused: .init(title: "Waiting", resumeButton: pause)
    ),
    metadata: Tide(),
    tintColor: .teal
  )

  private static let states: [AlarmPresentationState.Mode] = [
    .alert(.init(time: .init(hour: 7, minute: 30))),
    .countdown(
      .init(
        totalCountdownDuration: 60,
        previouslyElapsedDuration: 10,
        startDate: Date(timeIntervalSince1970: 0),
        fireDate: Date(timeIntervalSince1970: 50)
      )
    ),
    .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 10)),
  ]

  private static func title(
    of presentation: AlarmPresentation,
    in mode: AlarmPresentationState.Mode
  ) -> LocalizedStringResource? {
    switch mode {
    case .alert: presentation.alert.title
    case .countdown: presentation.countdown?.title
    case .paused: presentation.paused?.title
    }
  }

  private struct TideView: View {
    let context: ActivityViewContext<Attributes>

    var body: some View {
      VStack {
        Text(AlarmTests.title(of: context.attributes.presentation, in: context.state.mode) ?? "")
        Text(verbatim: context.attributes.metadata?.name ?? "")
      }
    }
  }

  /// What is shown of an alarm follows what it does.
  @Test func alarmsAreLiveActivities() throws {
    let configuration = ActivityConfiguration(for: Attributes.self) { context in
      TideView(context: context)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "tide") }
      } compactLeading: {
        Text(verbatim: "1")
      } compactTrailing: {
        Text(verbatim: "2")
      } minimal: {
        Text(verbatim: "3")
      }
    }
    let activity = try #require(configuration._activities.first)
    let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    let selector = FitSelector(environment: environment)
    let shown = try Self.states.map { mode in
      let state = AlarmPresentationState(alarmID: UUID(), mode: mode)
      let parts = try #require(activity.parts(Self.attributes, state, .content, false))
      let part = try #require(parts.first)
      let decision = selector.decide(part.view, in: CGSize(width: 300, height: 100))
      return decision.placed.texts.map(\.string)
    }
    #expect(shown == [["High tide", "spring"], ["Rising", "spring"], ["Waiting", "spring"]])
  }

  /// What changes is written and read again; of what stays the same only the app's own part is written.
  @Test func statesAreWritten() throws {
    for mode in Self.states {
      let state = AlarmPresentationState(alarmID: UUID(), mode: mode)
      let data = try JSONEncoder().encode(state)
      #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: data) == state)
    }
    let data = try JSONEncoder().encode(Self.attributes)
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"spring"}"#)
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(Attributes.self, from: data)
    }
  }

  @Test func theSystemStopsAlarmsWhereNothingIsSaid() {
    let own = AlarmPresentation.Alert(title: "High tide", stopButton: Self.pause)
    #expect(own.stopButton == Self.pause && own.secondaryButton == nil)
    #expect(Self.attributes.presentation.alert.stopButton.text.key == "Stop")
  }

  /// No alarm is kept, and none may be set.
  @Test func noAlarmGoesOff() async throws {
    let manager = AlarmManager.shared
    #expect(manager.authorizationState == .denied)
    #expect(try await manager.requestAuthorization() == .denied)
    let id = UUID()
    let timer = try await manager.schedule(
      id: id,
      configuration: AlarmManager.AlarmConfiguration.timer(
        duration: 60,
        attributes: Self.attributes
      )
    )
    #expect(timer.id == id && timer.state == .countdown && timer.schedule == nil)
    #expect(timer.countdownDuration == Alarm.CountdownDuration(preAlert: 60, postAlert: nil))
    let time = Alarm.Schedule.Relative(time: .init(hour: 7, minute: 0), repeats: .weekly([.monday]))
    let daily = try await manager.schedule(
      id: id,
      configuration: AlarmManager.AlarmConfiguration.alarm(
        schedule: .relative(time),
        attributes: Self.attributes
      )
    )
    #expect(daily.state == .scheduled && daily.schedule == .relative(time))
    for act in [manager.cancel, manager.stop, manager.pause, manager.resume, manager.countdown] {
      try act(id)
    }
    #expect(try manager.alarms.isEmpty)
    for await alarms in manager.alarmUpdates { #expect(alarms.isEmpty) }
    for await state in manager.authorizationUpdates { #expect(state == .denied) }
  }
}
