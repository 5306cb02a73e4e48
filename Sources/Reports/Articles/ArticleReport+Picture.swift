import DeviceTraits
import Drawing
import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import ViewFitting
import WidgetDevices

/// The picture of a report: one widget, or one for each area with its devices beneath it.
extension ArticleReport {
  /// The picture, its captions laid out by the same view layer as the widgets.
  ///
  ///     try PNGRenderer().render(report.picture(in: .japanese))
  ///       .write(to: URL(filePath: "headline.png"))
  ///
  /// - Parameter language: the language of heading and captions.
  @MainActor
  public func picture(in language: ExplanationLanguage = .english) -> Picture {
    picture(in: language, heading: [], captions: results.map { _ in [] })
  }

  /// The picture with the room that the headline has: what has to go from it, or may come, in all areas
  /// above them and in each beneath it.
  ///
  /// - Parameter room: found in the report's areas.
  @MainActor
  package func picture(of room: HeadlineRoom, in language: ExplanationLanguage) -> Picture {
    let sentences = ChangeSentences(language)
    // Where there is no snippet, what is said of the headline says so.
    let told = room.goals.filter { !$0.asked.goal.isMetByAnyHeadline(of: article) }
    return picture(
      in: language,
      heading: told.map { sentences.sentence($0.all.change, for: $0.asked) },
      captions: room.areas.indices.map { index in
        room.goals.flatMap { goal in
          var captions =
            goal.areas[index].map { sentences.captions(of: $0, for: goal.asked.goal) } ?? []
          if !captions.isEmpty, goal.asked.goal.isMetByAnyHeadline(of: article) {
            captions = [LimitsSentences(language).withoutSnippet]
          }
          return room.goals.count > 1 ? captions.map { "\(goal.asked.name) \($0)" } : captions
        }
      }
    )
  }

  /// - Parameters:
  ///   - heading: what is told above all widgets besides.
  ///   - captions: what is told beneath each.
  @MainActor
  private func picture(
    in language: ExplanationLanguage,
    heading: [String],
    captions: [[String]]
  ) -> Picture {
    let environment = captionEnvironment(in: language)
    let panels = zip(results, captions).map { result, notes in
      let caption =
        results.count > 1 || !notes.isEmpty
        ? DisplayList(
          of: Caption(
            result: result,
            systemName: systemName(of: result, in: language),
            language: language,
            room: notes
          ),
          width: result.group.size.width,
          environment: environment
        ) : nil
      return PicturePanel(
        content: result.decision.displayList,
        caption: caption,
        emphasis: !result.outcome.isHeadlineWhole
          ? .warning : result.isCloseCall ? .doubt : .plain
      )
    }
    guard panels.count > 1 else { return Picture(panels: panels) }
    // A heading as wide as three widgets, as they usually stand in a row.
    let width = results.prefix(3).map(\.group.size.width).reduce(56, +)
    return Picture(
      panels: panels,
      heading: DisplayList(
        of: Heading(report: self, language: language, room: heading),
        width: width,
        environment: environment
      ),
      columns: min(results.count, 3)
    )
  }

  /// What headings and captions are resolved in.
  ///
  /// Font files are given for the article, and may have no letter of these words: the bundled fonts have them all, where
  /// they are there.
  private func captionEnvironment(in language: ExplanationLanguage) -> EnvironmentValues {
    var environment = environment
    if !fonts.hasMeasuredMetrics,
      let bundled = try? FontLibrary.bundled(deviceLanguages: [language.tag])
    {
      environment.fontLibrary = bundled
    }
    environment.displayScale = results.map(\.group.displayScale).max() ?? 3
    environment.textLanguage = language.tag
    environment.layoutDirection = .leftToRight
    return environment
  }
}

/// What stands above the widgets: the answer for all of them.
private struct Heading: View {
  let report: ArticleReport
  let language: ExplanationLanguage
  let room: [String]

  /// What is not as the fonts have it.
  private var notes: [String] {
    report.synthesisNotes(in: language) + report.pictureNotes(in: language)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(report.verdict(in: language)).font(.system(size: 14)).bold()
      ForEach(room, id: \.self) { note in
        Text(note).font(.system(size: 11)).opacity(0.8)
      }
      Text(report.snippetSentence(in: language)).font(.system(size: 11)).opacity(0.8)
      if let sentence = report.closeCallSentence(in: language) {
        Text(sentence).font(.system(size: 11)).opacity(0.8)
      }
      ForEach(notes, id: \.self) { note in
        Text(note).font(.system(size: 11)).opacity(0.8)
      }
    }
  }
}

/// What stands under a widget: its area, what is shown there, and its devices.
private struct Caption: View {
  let result: ArticleReport.Result
  let systemName: String
  let language: ExplanationLanguage
  let room: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("\(result.group.name), \(systemName)").font(.system(size: 8)).bold()
      Text(result.outcome.summary(in: language)).font(.system(size: 8))
      ForEach(room, id: \.self) { note in Text(note).font(.system(size: 8)).bold() }
      if let call = result.nearestCall {
        Text("≈ \(language.choice("close call: ", "紙一重："))\(call.distance(in: language))").font(
          .system(size: 8)
        )
      }
      Text(
        DeviceNames.list(
          result.group.devices,
          markingDerived: "*",
          doubtful: result.doubtfulDevices
        )
      )
      .font(.system(size: 7)).opacity(0.7)
      ForEach(notes, id: \.self) { note in Text(note).font(.system(size: 7)).opacity(0.7) }
    }
  }

  private var notes: [String] {
    let older = result.group.textAreas.filter { $0.isOlderReading && $0.margins == .included }
      .compactMap(\.readingVersion).max()
    return [
      result.group.devices(knownAs: .derived).isEmpty
        ? nil
        : language.choice("* area derived, not measured", "* 表示領域は実測でなく推定"),
      older.map { version in
        let name = version.name(on: result.group.devices.first?.kind ?? .iPhone)
        return language.choice("area read on \(name)", "表示領域は\(name)で読み取り")
      },
    ].compactMap(\.self)
  }
}
