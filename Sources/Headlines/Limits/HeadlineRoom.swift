import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import WidgetDevices

/// How much room a headline has for a goal: in each area, and in all of them at once.
package struct HeadlineRoom: Sendable, Hashable {
  /// What has to go or may come.
  package struct Limits: Sendable, Hashable {
    /// Between any two characters.
    package let change: HeadlineChange
    /// At the end of a phrase, where characters have to go; nil where none have to.
    package let phrase: HeadlineChange?
    /// The place of the area that says so.
    package let tightest: Int
  }

  /// One area.
  package struct Area: Sendable, Hashable {
    package let limits: Limits
    /// What is shown at which widths, in bounds as high as the area.
    package let widths: [FitInterval]
    /// What is shown at which heights, in bounds as wide as the area.
    package let heights: [FitInterval]
  }

  /// In all areas at once.
  package let all: Limits
  /// The areas, in the order of the setting's.
  package let areas: [Area]
}

/// Finds the room of headlines of one language.
///
/// A value without state, for any number of threads.
package struct HeadlineSurveyor: Sendable {
  private let template: HeadlineTemplate
  private let goal: HeadlineGoal

  package init(_ template: HeadlineTemplate, for goal: HeadlineGoal) {
    self.template = template
    self.goal = goal
  }

  /// The room of an article's headline.
  ///
  /// - Complexity: a search for each area and one for all, each of which asks about the beginnings
  ///   that come into question; they are prepared once. A decision map for each kind of display.
  package func room(of article: HeadlineArticle) -> HeadlineRoom {
    let preparer = TextPreparer(byteLimit: Self.preparedBytes)
    let headline = CountedHeadline(article, in: template, preparer)
    let limits = HeadlineLimits(of: headline, for: goal)
    let maps = headline.bound.layouts.map { FitMap(of: $0) }
    let areas = template.areas.indices.map { index in
      let size = template.areas[index].size
      let map = maps[template.areas[index].layoutIndex]
      return HeadlineRoom.Area(
        limits: limits.room(in: [index]),
        widths: Array(map.intervals(ofWidthsAtHeight: Double(size.height))),
        heights: Array(map.intervals(ofHeightsAtWidth: Double(size.width)))
      )
    }
    return HeadlineRoom(all: limits.room(in: Array(areas.indices)), areas: areas)
  }

  /// Each area asks about beginnings that others have asked about.
  private static let preparedBytes = 16 << 20
}
