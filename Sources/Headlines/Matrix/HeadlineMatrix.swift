import UnicodeText

/// What is shown of one headline in every area with every setting.
package struct HeadlineMatrix: Sendable, Hashable {
  /// One area with one setting.
  package struct Cell: Sendable, Hashable {
    package let shown: ShownHeadline
    /// What a close call is about; nil where the answer is sure.
    package let closeCall: CloseCallConsequence?
    /// Whether everything that is required there is met.
    package let isAsRequired: Bool

    /// What areas, or versions of the system, differ about.
    var answer: Answer {
      Answer(chosenIndex: shown.chosenIndex, isHeadlineWhole: shown.isHeadlineWhole)
    }
  }

  struct Answer: Hashable {
    let chosenIndex: Int?
    let isHeadlineWhole: Bool
  }

  /// For each setting the areas, in the order of the setting's.
  package let cells: [[Cell]]

  /// The versions of the system that are compared.
  package let comparison: VersionComparison

  /// Characters of the headline's texts that no font has a glyph for, with any setting, each once: missing glyphs were
  /// measured for them.
  package private(set) var missingScalars: [Unicode.Scalar] = []

  /// Whether areas differ, with any setting, in the layout they show or in whether the headline is
  /// whole; where versions of the system are compared, areas of the same version.
  package var differsBetweenAreas: Bool { firstDifference != nil }

  /// The first setting with which areas differ, and those that were looked at; nil where none do.
  package var firstDifference: (setting: Int, areas: [Int])? {
    for setting in cells.indices {
      let versions =
        comparison.isEmpty ? [Array(cells[setting].indices)] : comparison.versions.map(\.areas)
      for areas in versions where Set(areas.map { cells[setting][$0].answer }).count > 1 {
        return (setting, areas)
      }
    }
    return nil
  }

  /// A place whose versions of the system show different layouts, or the headline whole and cut.
  package struct VersionDifference: Sendable, Hashable {
    /// The setting with which they do.
    package let setting: Int
    package let place: ComparedPlace
  }

  /// What versions of the system differ in, setting by setting.
  package var versionDifferences: [VersionDifference] {
    cells.indices.flatMap { setting in
      comparison.places.filter { place in
        Set(place.areas.map { cells[setting][$0].answer }).count > 1
      }
      .map { VersionDifference(setting: setting, place: $0) }
    }
  }

  /// Whether everything that is required is met everywhere.
  package var isAsRequired: Bool { cells.allSatisfy { $0.allSatisfy(\.isAsRequired) } }
}

/// Decides headlines of one language in every area with every setting.
///
/// A value without state, for any number of threads.
package struct HeadlineMatrixJudge: Sendable {
  private let judges: [HeadlineJudge]
  private let comparison: VersionComparison

  /// - Parameters:
  ///   - language: the language of the headlines.
  ///   - settings: each with what is required there; all of the same areas.
  @MainActor
  package init(
    language: String,
    settings: [(setting: HeadlineSetting, requirements: [HeadlineRequirement])]
  ) {
    comparison = VersionComparison(settings.first?.setting.groups ?? [])
    judges = settings.map { setting, requirements in
      let template = HeadlineTemplate(language: language, setting: setting)
      return HeadlineJudge(template, requirements: requirements)
    }
  }

  /// The matrix of an article.
  /// - Complexity: one decision for each cell.
  package func matrix(of article: HeadlineArticle) -> HeadlineMatrix {
    let answers = judges.map { $0.answers(of: article) }
    return HeadlineMatrix(
      cells: answers.map { answer in
        let missed = Set(answer.unmet.flatMap(\.areas))
        return answer.areas.enumerated().map { index, area in
          HeadlineMatrix.Cell(
            shown: area.shown,
            closeCall: area.closeCall,
            isAsRequired: !missed.contains(index)
          )
        }
      },
      comparison: comparison,
      missingScalars: answers.flatMap { $0.missingScalars }.eachOnce()
    )
  }
}
