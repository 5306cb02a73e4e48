/// What is shown of one headline in every area with every setting.
package struct HeadlineMatrix: Sendable, Hashable {
  /// One area with one setting.
  package struct Cell: Sendable, Hashable {
    package let shown: ShownHeadline
    /// What a close call is about; nil where the answer is sure.
    package let closeCall: CloseCallConsequence?
    /// Whether everything that is required there is met.
    package let isAsRequired: Bool
  }

  /// For each setting the areas, in the order of the setting's.
  package let cells: [[Cell]]

  /// Whether areas differ, with any setting, in the layout they show or in whether the headline is
  /// whole.
  package var differsBetweenAreas: Bool { firstDifferingSetting != nil }

  /// The first setting with which they differ; nil where they do with none.
  package var firstDifferingSetting: Int? {
    cells.firstIndex { areas in
      Set(areas.map { [$0.shown.chosenIndex ?? -1, $0.shown.isHeadlineWhole ? 1 : 0] }).count > 1
    }
  }

  /// Whether everything that is required is met everywhere.
  package var isAsRequired: Bool { cells.allSatisfy { $0.allSatisfy(\.isAsRequired) } }
}

/// Decides headlines of one language in every area with every setting.
///
/// A value without state, for any number of threads.
package struct HeadlineMatrixJudge: Sendable {
  private let judges: [(judge: HeadlineJudge, requirements: [HeadlineRequirement])]

  /// - Parameters:
  ///   - language: the language of the headlines.
  ///   - settings: each with what is required there.
  @MainActor
  package init(
    language: String,
    settings: [(setting: HeadlineSetting, requirements: [HeadlineRequirement])]
  ) {
    judges = settings.map { setting, requirements in
      let template = HeadlineTemplate(language: language, setting: setting)
      return (HeadlineJudge(template, requirements: requirements), requirements)
    }
  }

  /// The matrix of an article.
  /// - Complexity: one decision for each cell.
  package func matrix(of article: HeadlineArticle) -> HeadlineMatrix {
    HeadlineMatrix(
      cells: judges.map { judge, requirements in
        let areas = judge.areas(of: article)
        let missed = Set(requirements.flatMap { $0.missed(by: article, shownAs: areas) })
        return areas.enumerated().map { index, area in
          HeadlineMatrix.Cell(
            shown: area.shown,
            closeCall: area.closeCall,
            isAsRequired: !missed.contains(index)
          )
        }
      }
    )
  }
}
