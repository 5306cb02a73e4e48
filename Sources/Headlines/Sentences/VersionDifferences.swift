import DeviceTraits
import FitSelection
import LayoutEngine
import UnicodeText
import ViewFitting
import WidgetDevices

/// What the versions of a system that were asked for differ in.
extension ArticleReport {
  /// The versions of the system that are compared.
  private var comparison: VersionComparison { VersionComparison(results.map(\.group)) }

  /// Whether a device, or a size of one's own, was asked about with several versions of its system.
  public var comparesVersions: Bool { !comparison.isEmpty }

  /// A sentence for each way in which versions differ: the areas or devices, and what each shows;
  /// without a full stop.
  ///
  /// Devices that differ alike share a sentence; those without a difference have none.
  public func versionDifferences(in language: ExplanationLanguage = .english) -> [String] {
    let places = comparison.places
    // Nobody is told that answers are two whose words are one.
    let detail = AnswerDetail.allCases.first { detail in
      places.allSatisfy { place in
        count(of: place, in: detail, language) == count(of: place, in: .layout, language)
      }
    }
    return VersionDifferenceSentences(language).sentences(
      places,
      of: results.map(\.group),
      on: platform
    ) { results[$0].answer(in: detail ?? .layout, language) }
  }

  /// Whether a line ends elsewhere with one version than with another, a cut one included, in what is shown.
  package var versionsEndLinesElsewhere: Bool {
    comparison.places.contains { place in
      Set(place.areas.map { results[$0].shownLines }).count > 1
    }
  }

  /// How many answers the versions of a place have, as far as words tell.
  private func count(
    of place: ComparedPlace,
    in detail: AnswerDetail,
    _ language: ExplanationLanguage
  ) -> Int {
    Set(place.areas.map { results[$0].answer(in: detail, language) }).count
  }
}

/// How much is told of what a version shows.
private enum AnswerDetail: CaseIterable {
  /// The lines of both texts, and whether the headline is cut.
  case lines
  /// Whether the snippet is cut, too.
  case snippet
  /// Which layout it is, too.
  case layout
}

extension ArticleReport.Result {
  /// The lines of each text that is shown.
  fileprivate var shownLines: [[String]] { decision.placed.texts.map { $0.lines.map(\.text) } }

  /// What is shown, in few words.
  fileprivate func answer(in detail: AnswerDetail, _ language: ExplanationLanguage) -> String {
    let summary = outcome.summary(in: language)
    guard detail != .lines else { return summary }
    let isCut = outcome.snippetLines > 0 && !outcome.isSnippetWhole
    let words = summary + (isCut ? language.choice(", cut", "（途中で切れる）") : "")
    guard detail == .layout, let chosenIndex = decision.chosenIndex else { return words }
    let number = Counts.number(ofIndex: chosenIndex)
    return words + language.choice(", layout \(number)", "、レイアウト\(number)")
  }
}

/// What is said of versions of a system that differ.
package struct VersionDifferenceSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  /// A sentence for each way in which places differ, those that do not left out; without a full stop.
  ///
  /// - Parameters:
  ///   - platform: the system that sizes that are no device's are asked about on; nil for their own.
  ///   - answer: what is shown in an area, in words.
  package func sentences(
    _ places: [ComparedPlace],
    of groups: [DeviceGroup],
    on platform: Platform?,
    answer: (Int) -> String
  ) -> [String] {
    var found: [(difference: String, devices: [Device], sizes: [String])] = []
    for place in places {
      // Neighbouring versions with one answer are named together.
      var answers: [(systems: [String], shown: String)] = []
      for area in place.areas {
        let systems = groups[area].systemNames(on: platform, in: language)
        let shown = answer(area)
        if answers.last?.shown == shown {
          answers[answers.count - 1].systems += systems
        } else {
          answers.append((systems, shown))
        }
      }
      guard answers.count > 1 else { continue }
      let difference = answers.map { repeated, shown in
        let systems = repeated.eachOnce()
        return text(
          "\(shown) on \(systems.joined(separator: ", "))",
          "\(systems.joined(separator: "、"))では\(shown)"
        )
      }
      .joined(separator: text("; ", "。"))
      let size = place.devices.isEmpty ? place.areas.prefix(1).map { groups[$0].name } : []
      if let index = found.firstIndex(where: { $0.difference == difference }) {
        found[index].devices += place.devices
        found[index].sizes += size
      } else {
        found.append((difference, place.devices, size))
      }
    }
    return found.map { difference, devices, sizes in
      let names = (devices.isEmpty ? [] : [DeviceNames.list(devices)]) + sizes
      return names.joined(separator: text(", ", "、")) + text(": ", "：") + difference
    }
  }

  /// That they show as many lines, as whole and in the same layout, which end elsewhere.
  package var onlyLineEnds: String {
    text(
      "The versions differ only in where lines end.",
      "バージョンによって異なるのは、行の終わる位置だけです。"
    )
  }

  /// That they do not differ.
  package var none: String {
    text("The versions differ nowhere in what they show.", "どのバージョンでも表示は同じです。")
  }
}
