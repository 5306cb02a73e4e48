import FitSelection
import FontFaces
import ViewFitting
import WidgetDevices

/// What the versions of a system that were asked for differ in.
extension ArticleReport {
  /// Whether a device, or a size of one's own, was asked about with several versions of its system.
  public var comparesVersions: Bool { places(in: .english).contains { $0.answers.count > 1 } }

  /// A sentence for each way in which versions differ: the areas or devices, and what each shows;
  /// without a full stop.
  ///
  /// Devices that differ alike share a sentence; those without a difference have none.
  public func versionDifferences(in language: ExplanationLanguage = .english) -> [String] {
    let isEnglish = language == .english
    var sentences: [(difference: String, names: [String])] = []
    for place in places(in: language) where Set(place.answers.map(\.summary)).count > 1 {
      let difference = place.answers.map { answer in
        isEnglish ? "\(answer.summary) on \(answer.system)" : "\(answer.system)では\(answer.summary)"
      }
      .joined(separator: isEnglish ? "; " : "。")
      if let index = sentences.firstIndex(where: { $0.difference == difference }) {
        sentences[index].names.append(place.name)
      } else {
        sentences.append((difference, [place.name]))
      }
    }
    return sentences.map { difference, names in
      names.joined(separator: isEnglish ? ", " : "、") + (isEnglish ? ": " : "：") + difference
    }
  }

  /// What one device, or one size, gets with each version, the oldest first.
  private struct Place {
    let name: String
    var answers: [(system: String, summary: String)] = []
  }

  private func places(in language: ExplanationLanguage) -> [Place] {
    var places: [Place] = []
    for result in results.sorted(by: { $0.group.systemVersion < $1.group.systemVersion }) {
      let names =
        result.group.devices.isEmpty ? [result.group.name] : result.group.devices.map(\.name)
      let answer = (systemName(of: result, in: language), result.outcome.summary(in: language))
      for name in names {
        if let index = places.firstIndex(where: { $0.name == name }) {
          places[index].answers.append(answer)
        } else {
          places.append(Place(name: name, answers: [answer]))
        }
      }
    }
    return places
  }
}
