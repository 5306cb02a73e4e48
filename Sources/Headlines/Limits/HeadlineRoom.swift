import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import WidgetDevices

/// How much room a headline has for some goals, in each area and in all of them at once, and what is
/// shown in areas of other sizes.
package struct HeadlineRoom: Sendable, Hashable {
  /// What has to go or may come.
  package struct Limits: Sendable, Hashable {
    /// Between any two characters.
    package let change: HeadlineChange
    /// At the end of a phrase, where characters have to go; nil where none have to.
    package let phrase: HeadlineChange?
    /// The place of the area that says so; `nil` where there is none.
    package let tightest: Int?
  }

  /// The room for one goal.
  package struct ForGoal: Sendable, Hashable {
    package let asked: AskedGoal
    /// In all areas at once that it is asked of.
    package let all: Limits
    /// In each area, in the order of the setting's; nil where it is not asked.
    package let areas: [Limits?]
  }

  /// What is shown in areas of other sizes than one's.
  package struct Area: Sendable, Hashable {
    /// What is shown at which widths, in bounds as high as the area.
    package let widths: [FitInterval]
    /// What is shown at which heights, in bounds as wide as the area.
    package let heights: [FitInterval]
  }

  /// In the order of the goals that were asked for.
  package let goals: [ForGoal]
  /// In the order of the setting's.
  package let areas: [Area]
  /// Characters of the headline's texts that no font has a glyph for, each once: missing glyphs were measured for them.
  package private(set) var missingScalars: [Unicode.Scalar] = []
}

/// Finds the room of headlines of one language.
///
/// A value without state, for any number of threads.
package struct HeadlineSurveyor: Sendable {
  private let template: HeadlineTemplate
  private let goals: [AskedGoal]
  private let templates: FoundTemplates?

  /// - Parameter templates: those of the same setting in other languages, for headlines whose language was
  ///   found.
  package init(
    _ template: HeadlineTemplate,
    for goals: [AskedGoal],
    among templates: FoundTemplates? = nil
  ) {
    self.template = template
    self.goals = goals
    self.templates = templates
  }

  /// The room of an article's headline.
  ///
  /// - Complexity: for each goal a search for each area and one for all, each of which asks about the
  ///   beginnings that come into question; they are prepared once. A decision map for each kind of
  ///   display.
  package func room(of article: HeadlineArticle) -> HeadlineRoom {
    let preparer = TextPreparer(byteLimit: Self.preparedBytes)
    let headline = CountedHeadline(article, in: template, preparer)
    let maps = headline.bound.layouts.map { FitMap(of: $0) }
    let indices = template.areas.indices
    let areas = indices.map { index in
      let size = template.areas[index].size
      let map = maps[template.areas[index].layoutIndex]
      return HeadlineRoom.Area(
        widths: Array(map.intervals(ofWidthsAtHeight: Double(size.height))),
        heights: Array(map.intervals(ofHeightsAtWidth: Double(size.width)))
      )
    }
    let found = templates?.headlines(of: headline)
    let rooms = goals.map { asked in
      let limits = HeadlineLimits(of: headline, for: asked.goal, among: found)
      return HeadlineRoom.ForGoal(
        asked: asked,
        all: limits.room(in: asked.areas),
        areas: indices.map { asked.areas.contains($0) ? limits.room(in: [$0]) : nil }
      )
    }
    return HeadlineRoom(goals: rooms, areas: areas, missingScalars: headline.missingScalars)
  }

  /// Each area asks about beginnings that others have asked about.
  private static let preparedBytes = 16 << 20
}
