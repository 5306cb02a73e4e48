public import FontFaces

extension FitMatrix {
  /// What versions of the system differ in, in one area with one type size and language.
  public struct VersionDifference: Sendable, Hashable {
    /// What is shown on one version.
    public struct Answer: Sendable, Hashable {
      /// The version.
      public let systemVersion: SystemVersion
      /// What is shown.
      public let cell: Cell
    }

    /// The area.
    public let area: FitArea
    /// The setting, without its version.
    public let setting: FitSetting
    /// What each version shows, in the order they were given.
    public let answers: [Answer]
  }

  /// Where versions of the system differ in the candidate that is shown, or in whether all of it is
  /// whole: area by area, in the order of the settings.
  public var versionDifferences: [VersionDifference] {
    let common = settings.map(\.withoutVersion).reduce(into: [FitSetting]()) { known, setting in
      if !known.contains(setting) { known.append(setting) }
    }
    return areas.indices.flatMap { area in
      common.compactMap { setting in
        let answers = settings.indices.compactMap { index -> VersionDifference.Answer? in
          guard settings[index].withoutVersion == setting else { return nil }
          let version = settings[index].systemVersion ?? areas[area].systemVersion
          return VersionDifference.Answer(systemVersion: version, cell: self[area, index])
        }
        guard Set(answers.map(\.cell.shown)).count > 1 else { return nil }
        return VersionDifference(area: areas[area], setting: setting, answers: answers)
      }
    }
  }
}

extension FitMatrix.VersionDifference: CustomStringConvertible {
  /// The difference in English: "iPhone 15, large: candidate 1 whole on iOS 16, candidate 1 cut on
  /// iOS 26".
  public var description: String { explanation(in: .english) }

  /// The difference in one sentence, without a full stop.
  public func explanation(in language: ExplanationLanguage = .english) -> String {
    let sentences = MatrixVersionSentences(language: language)
    return sentences.difference(
      in: area.name,
      setting.name,
      answers.map { sentences.shown($0.cell, on: $0.systemVersion.name(on: area.platform)) }
    )
  }
}

/// The words about versions of a system that differ.
private struct MatrixVersionSentences: BilingualSentences {
  let language: ExplanationLanguage

  func shown(_ cell: FitMatrix.Cell, on system: String) -> String {
    // Of nothing to choose from no word is said: “nothing cut” would be the opposite.
    guard let index = cell.chosenIndex else {
      return text(
        cell.isWhole ? "whole on \(system)" : "cut on \(system)",
        cell.isWhole ? "\(system)では全文" : "\(system)では途中で切れる"
      )
    }
    let number = Counts.number(ofIndex: index)
    return text(
      "candidate \(number)" + (cell.isWhole ? " whole" : " cut") + " on \(system)",
      "\(system)では\(number)番目の案" + (cell.isWhole ? "（全文）" : "（途中で切れる）")
    )
  }

  func difference(in area: String, _ setting: String, _ answers: [String]) -> String {
    text(
      "\(area), \(setting): " + answers.joined(separator: ", "),
      "\(area)、\(setting)：" + answers.joined(separator: "、")
    )
  }
}

extension FitSetting {
  fileprivate var withoutVersion: FitSetting {
    var setting = self
    setting.systemVersion = nil
    return setting
  }
}

extension FitMatrix.Cell {
  /// What is shown, wherever.
  fileprivate struct Shown: Hashable {
    let chosenIndex: Int?
    let isWhole: Bool
  }

  fileprivate var shown: Shown { Shown(chosenIndex: chosenIndex, isWhole: isWhole) }
}
