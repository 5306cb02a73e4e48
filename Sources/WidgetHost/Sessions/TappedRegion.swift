import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import WidgetSurface

/// What a tap hits, and what it does.
@MainActor
struct TappedRegion {
  /// What came of a tap.
  struct Outcome {
    let record: TapRecord
    let finding: HostFinding?
  }

  private let name: String
  private let action: TapAction
  private let invalidated: [String]

  /// The innermost part with an accessibility identifier, or else the innermost that shows a text;
  /// `nil` where no such part does anything.
  init?(named name: String, in decision: FitDecision) {
    let regions = decision.regions
    var invalidated: [String] = []
    for region in regions {
      guard case .invalidatable = region.meaning else { continue }
      invalidated += region.texts.filter { !invalidated.contains($0) }
    }
    func action(of region: PlacedRegion) -> TapAction? {
      guard case .action(let action) = region.meaning else { return nil }
      return action as? TapAction
    }
    let found =
      regions.first { $0.role == name && action(of: $0) != nil }
      ?? regions.first { $0.texts.contains(name) && action(of: $0) != nil }
    guard let found, let action = action(of: found) else { return nil }
    self.name = name
    self.action = action
    self.invalidated = invalidated
  }

  /// How many intents are done of those that each open the next: apps' own do two or three.
  private static let mostIntents = 100

  /// Does it, and waits for each intent no longer than an extension may take.
  ///
  /// - Parameter report: told of each further intent as it begins: together they may take longer than a process may
  ///   say nothing.
  func perform(
    limits: HostLimits,
    _ report: @MainActor (HostEvent) -> Void
  ) async -> Outcome {
    switch action {
    case .page(let url):
      return Outcome(record: record(opensApp: true, page: url.absoluteString), finding: nil)
    case .intent(let tapped): return await perform(tapped.intent, limits, report)
    case .toggle(let tapped, let isOn):
      func turn<Intent: SetValueIntent>(_ intent: Intent) -> any AppIntent {
        var intent = intent
        if let value = !isOn as? Intent.ValueType { intent.value = value }
        return intent
      }
      let intent = tapped.intent
      let turned: Any = (intent as? any SetValueIntent).map { turn($0) } ?? intent
      return await perform(turned, limits, report)
    }
  }

  private func perform(
    _ tapped: Any,
    _ limits: HostLimits,
    _ report: @MainActor (HostEvent) -> Void
  ) async -> Outcome {
    guard let intent = tapped as? any AppIntent else {
      let failure = BilingualText(
        "\(type(of: tapped)) is no AppIntent",
        "\(type(of: tapped))はAppIntentではありません"
      )
      return Outcome(record: record(failure: failure), finding: nil)
    }
    var opensApp = false
    var next: (any AppIntent)? = intent
    var dialog: String?
    var page: String?
    var count = 0
    while let current = next {
      count += 1
      guard count <= Self.mostIntents else {
        return Outcome(
          record: record(
            intent,
            opensApp: opensApp,
            dialog: dialog,
            failure: BilingualText("there is no end of it", "終わりがありません")
          ),
          finding: .intentsWithoutEnd(from: "\(type(of: intent))", after: Self.mostIntents)
        )
      }
      let call = "\(type(of: current)).perform()"
      if count > 1 { report(.began(BilingualText(call))) }
      opensApp = opensApp || Self.opensApp(current)
      // Nothing follows an intent that opens a page.
      page = (current as? OpenURLIntent)?.url?.absoluteString
      let continuation = ForegroundContinuation()
      let answer = await TimedAnswer.of(within: limits.secondsToPerform) {
        await ForegroundContinuation.$current.withValue(continuation) {
          await Self.result(of: current)
        }
      }
      opensApp = opensApp || continuation.isAsked
      dialog = continuation.dialog ?? dialog
      switch answer {
      case .success(let result):
        dialog = result._dialog?.text ?? dialog
        next = (result as? any ContinuingIntentResult)?.next
      case .failure(let failure):
        return Outcome(
          record: record(
            intent,
            opensApp: opensApp,
            dialog: dialog,
            failure: BilingualText(failure.description)
          ),
          finding: nil
        )
      case nil:
        return Outcome(
          record: record(
            intent,
            opensApp: opensApp,
            dialog: dialog,
            failure: BilingualText("no answer in time", "時間内に応答がありません")
          ),
          finding: .noAnswer(
            from: call,
            within: limits.secondsToPerform
          )
        )
      }
    }
    return Outcome(
      record: record(intent, opensApp: opensApp, dialog: dialog, page: page),
      finding: nil
    )
  }

  /// An error of the user's, in words.
  private struct Failure: Error {
    let description: String
  }

  private nonisolated static func result(
    of intent: any AppIntent
  ) async -> Result<any IntentResult, Failure> {
    do {
      return .success(try await intent.perform())
    } catch let continued as ContinuedIntent {
      ForegroundContinuation.current?.note(continued.dialog)
      do {
        try await continued.continuation?()
        return .success(EmptyIntentResult())
      } catch {
        return .failure(Failure(description: "\(error)"))
      }
    } catch {
      return .failure(Failure(description: "\(error)"))
    }
  }

  private static func opensApp(_ intent: any AppIntent) -> Bool {
    type(of: intent).openAppWhenRun || intent is any LiveActivityIntent
      || intent is any AudioPlaybackIntent
  }

  private func record(
    _ intent: (any AppIntent)? = nil,
    opensApp: Bool = false,
    dialog: String? = nil,
    page: String? = nil,
    failure: BilingualText? = nil
  ) -> TapRecord {
    TapRecord(
      name: name,
      intent: intent.map { "\(type(of: $0))" },
      opensApp: opensApp,
      dialog: dialog,
      page: page,
      invalidated: invalidated,
      failure: failure
    )
  }
}
