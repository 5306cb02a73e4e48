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
  var missingScalars: [Unicode.Scalar] {
    texts.missingScalars(shownBy: self, in: template.areaIndices) { _ in true }
  }

  /// Those of what is shown in areas, its hyphens and ellipses among them.
  fileprivate func missingScalars(shownIn areas: [Int]) -> [Unicode.Scalar] {
    areas.flatMap { shownLayout(in: $0).texts.flatMap(\.missingScalars) }
  }
}

extension Collection<PreparedText> {
  /// Characters that no font has a glyph for, each once: of the texts, and of the hyphens and ellipses with which they are
  /// shown.
  /// - Parameters:
  ///   - headline: their headline, which is laid out only where a font lacks one of these.
  ///   - areas: the places of its areas.
  ///   - isCut: whether a text that is shown in an area is cut: elsewhere no ellipsis is shown.
  func missingScalars(
    shownBy headline: @autoclosure () -> BoundHeadline,
    in areas: [Int],
    isCut: (_ area: Int) -> Bool
  ) -> [Unicode.Scalar] {
    let missing = lazy.flatMap { $0.missingScalars }.eachOnce()
    let mayMissHyphen = contains { $0.mayMissHyphen }
    guard mayMissHyphen || contains(where: { $0.mayMissEllipsis }) else { return missing }
    let shown = mayMissHyphen ? areas : areas.filter(isCut)
    if shown.isEmpty { return missing }
    return (missing + headline().missingScalars(shownIn: shown)).eachOnce()
  }
}
