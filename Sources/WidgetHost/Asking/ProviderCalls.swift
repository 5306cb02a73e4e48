import FitSelection
import Foundation
import WidgetSurface

/// The questions to one provider, each with its time limit.
///
/// What it has to tell beside the answer goes to `report`.
@MainActor
struct ProviderCalls {
  let source: WidgetSource
  let context: TimelineProviderContext
  let limits: HostLimits
  /// Who is told of answers that come after the first.
  let late: LateAnswers
  let report: @MainActor (HostEvent) -> Void

  /// The entry that stands in while nothing is known.
  func placeholder() async -> WidgetSourceEntry? {
    await ask("placeholder(in:)") { deliver in deliver(source.placeholder(context)) }
  }

  /// The entry of now.
  func snapshot(_ options: WidgetSource.Options?) async -> WidgetSourceEntry? {
    await ask(source.intentName == nil ? "getSnapshot" : "snapshot") { deliver in
      source.snapshot(options, context, deliver)
    }
  }

  /// The entries from now on.
  func timeline(_ options: WidgetSource.Options?) async -> WidgetSourceTimeline? {
    await ask(source.intentName == nil ? "getTimeline" : "timeline") { deliver in
      source.timeline(options, context, limits.entriesPerTimeline, deliver)
    }
  }

  private func ask<Answer: Sendable>(
    _ name: String,
    _ ask: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer? {
    let call = "\(source.providerName).\(name)"
    report(.began(BilingualText(call)))
    let late = late
    let question = TimedAnswer<Answer> { late.note(call) }
    let answer = await question.first(within: limits.secondsToAnswer, ask)
    if answer == nil {
      let seconds = limits.secondsToAnswer.formatted(.number.locale(Locale(identifier: "en_US")))
      report(
        .finding(
          HostFinding(
            .noAnswer,
            "\(call) gave no answer within \(seconds) s",
            "\(call)から\(seconds)秒以内に応答がありません"
          )
        )
      )
    }
    return answer
  }
}
