import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import WidgetDevices

/// The layouts of a template with the words of one article in them.
struct BoundHeadline {
  let layouts: [LayoutNode]
  private let template: HeadlineTemplate

  init(_ article: HeadlineArticle, in template: HeadlineTemplate, _ texts: HeadlineTexts) {
    self.template = template
    layouts = (0..<template.layoutCount).map {
      template.layout($0, of: article, headline: article.headline, texts)
    }
  }

  /// The prepared texts, each once.
  /// - Complexity: goes through all layouts.
  var texts: [PreparedText] {
    var held: [PreparedText] = []
    for layout in layouts {
      _ = layout.exchangingTexts { _, prepared in
        if !held.contains(where: { $0.isIdentical(to: prepared) }) { held.append(prepared) }
        return prepared
      }
    }
    return held
  }

  func layout(in area: Int) -> LayoutNode { layouts[template.areas[area].layoutIndex] }

  /// What is shown in an area, laid out.
  func shownLayout(in area: Int) -> ShownLayout {
    layout(in: area).shown(in: template.areas[area].size)
  }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] { texts.missingScalars(shownBy: self) }

  /// Those of what is shown in all areas, its hyphens and ellipses among them.
  fileprivate var shownMissingScalars: [Unicode.Scalar] {
    template.areaIndices.flatMap { shownLayout(in: $0).texts.flatMap(\.missingScalars) }
  }
}

extension Collection<PreparedText> {
  /// Characters that no font has a glyph for, each once: of the texts, and of the hyphens and ellipses with which they are
  /// shown.
  /// - Parameter headline: their headline, which is laid out only where a font lacks one of these.
  func missingScalars(shownBy headline: @autoclosure () -> BoundHeadline) -> [Unicode.Scalar] {
    let missing = lazy.flatMap { $0.missingScalars }.eachOnce()
    guard contains(where: { $0.mayMissLineEnds }) else { return missing }
    return (missing + headline().shownMissingScalars).eachOnce()
  }
}
