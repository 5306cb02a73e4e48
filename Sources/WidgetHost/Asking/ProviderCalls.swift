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
    await ask("placeholder(in:)") { [source, context] deliver in
      deliver(source.placeholder(context))
    }
  }

  /// The entry of now.
  func snapshot(_ options: WidgetSource.Options?) async -> WidgetSourceEntry? {
    await ask(source.isCalledBack ? "getSnapshot" : "snapshot") { [source, context] deliver in
      source.snapshot(options, context, deliver)
    }
  }

  /// The entries from now on.
  func timeline(_ options: WidgetSource.Options?) async -> WidgetSourceTimeline? {
    await ask(source.isCalledBack ? "getTimeline" : "timeline") {
      [source, context, limits] deliver in
      source.timeline(options, context, limits.entriesPerTimeline, deliver)
    }
  }

  /// The configurations that it recommends, as many as are looked at; `nil` where it does not answer.
  ///
  /// - Parameter environment: where their names are read.
  func recommendations(in environment: EnvironmentValues) async -> RecommendedOptions? {
    let answer = await ask("recommendations()") { [source] deliver in
      deliver(source.recommendations())
    }
    guard let found = answer else { return nil }
    let most = limits.recommendations
    if found.count > most {
      report(
        .finding(.onlyTheFirst(most, ofConfigurations: found.count, from: source.providerName))
      )
    }
    return RecommendedOptions(Array(found.prefix(most)), in: environment)
  }

  /// The options of one of the configurations that it recommends; `nil` where it is not among them, which is said.
  func options(
    of wanted: HostRecommendation,
    in environment: EnvironmentValues
  ) async -> WidgetSource.Options? {
    guard let found = await recommendations(in: environment) else { return nil }
    guard let options = found[wanted] else {
      report(
        .finding(
          HostFinding(
            .parameter,
            "asked again, \(source.providerName) recommends no configuration “\(wanted.name)”\(wanted.mark)",
            "\(source.providerName)にもう一度尋ねると、構成「\(wanted.name)」\(wanted.mark)は推奨されていません"
          )
        )
      )
      return nil
    }
    return options
  }

  /// - Parameter ask: it must not hold `report`, and so not the calls as a whole: code that does not come back is left
  ///   behind with it, but whoever is told may be there for the run alone.
  private func ask<Answer: Sendable>(
    _ name: String,
    _ ask: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer? {
    let call = "\(source.providerName).\(name)"
    report(.began(BilingualText(call)))
    let question = TimedAnswer<Answer>(late.call(call))
    let answer = await question.first(within: limits.secondsToAnswer, ask)
    if answer == nil {
      report(.finding(.noAnswer(from: call, within: limits.secondsToAnswer)))
    }
    return answer
  }
}
