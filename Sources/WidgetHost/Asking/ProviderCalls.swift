import FitSelection
import Foundation
import SwiftUISurface
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

  /// The configurations that it recommends; `nil` where it does not answer.
  func recommendations() async -> [(options: WidgetSource.Options, name: Text)]? {
    await ask("recommendations()") { deliver in deliver(source.recommendations()) }
  }

  /// The options of one of the configurations that it recommends; `nil` where there is none in that place, which is
  /// said.
  func options(of wanted: HostRecommendation) async -> WidgetSource.Options? {
    guard let found = await recommendations() else { return nil }
    guard found.indices.contains(wanted.index) else {
      let (place, count) = (wanted.index + 1, found.count)
      report(
        .finding(
          HostFinding(
            .parameter,
            "\(source.providerName) recommends no configuration \(place), but \(count)",
            "\(source.providerName)が推奨する構成は\(count)件で、\(place)番目はありません"
          )
        )
      )
      return nil
    }
    return found[wanted.index].options
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
