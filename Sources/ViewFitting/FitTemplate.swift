public import LayoutEngine
public import SwiftUISurface
public import Typesetting

/// A view resolved once, whose layout takes the texts of one item after the other: what a list of
/// headlines asks for, since to resolve a view costs more than to set its texts.
///
///     let words = HeadlineArticle(headline: "headline", snippet: "snippet", language: "ja")
///     let template = FitTemplate(of: HeadlineWidget(article: words), in: environment)
///     let layout = template?.layout { role in
///       switch role {
///       case HeadlineWidget.Role.headline: article.headline
///       case HeadlineWidget.Role.snippet: article.snippet
///       default: article.time
///       }
///     }
///
/// The layout is the one that the view with those texts would be resolved to, as long as the view
/// shows the same parts whatever its texts are, and takes nothing else from them. A value; any
/// thread.
public struct FitTemplate: Sendable {
  private let layout: LayoutNode

  /// The template of a view, resolved with any words in it.
  ///
  /// - Parameters:
  ///   - view: tells its texts apart by their `accessibilityIdentifier`.
  ///   - environment: what it is resolved in; type sizes are those of the environment alone.
  /// - Returns: `nil` where the view holds anything but columns, rows, `ViewThatFits`, names, and
  ///   texts of one style that neither move nor hide, in the case that they are given in (no `textCase`).
  @MainActor
  public init?<Content: View>(of view: Content, in environment: EnvironmentValues) {
    let layout = LayoutResolver(environment: environment).resolve(view)
    guard layout.exchangingTexts({ $1 }) != nil else { return nil }
    self.layout = layout
  }

  /// The texts of a view that is nothing but columns, with the words that it was resolved with: see
  /// `LayoutNode.columnTexts`.
  package var columnTexts: [ColumnText]? { layout.columnTexts }

  /// The layout with an item's texts in it.
  ///
  /// - Parameters:
  ///   - preparer: remembers the texts; `nil` prepares each anew, once for all places where it
  ///     stands.
  ///   - text: what stands for a text by its role, the name that it has in traces: the outermost around
  ///     it within the nearest column, row or choice; `nil` keeps the view's own.
  /// - Complexity: linear in the view's parts, and one preparation for each text that is new.
  public func layout(
    rememberedBy preparer: TextPreparer? = nil,
    _ text: (_ role: String?) -> String?
  ) -> LayoutNode {
    layout(text) { string, style in
      preparer?.prepare(string, style: style) ?? PreparedText(string, style: style)
    }
  }

  /// The layout with an item's texts in it, whoever prepares them.
  ///
  /// - Parameters:
  ///   - text: what stands for a text by its role; `nil` keeps the view's own.
  ///   - prepare: called once for a text in all places where it stands.
  package func layout(
    _ text: (_ role: String?) -> String?,
    preparing prepare: (String, TextStyle) -> PreparedText
  ) -> LayoutNode {
    // Candidates show the same texts: each is bound once.
    var bound: [(role: String?, own: PreparedText, text: PreparedText)] = []
    bound.reserveCapacity(4)
    let layout = layout.exchangingTexts { role, own in
      if let known = bound.first(where: { $0.role == role && $0.own.isIdentical(to: own) }) {
        return known.text
      }
      guard let string = text(role) else { return own }
      let prepared = prepare(string, own.style)
      bound.append((role, own, prepared))
      return prepared
    }
    guard let layout else { preconditionFailure("A template's texts can be exchanged.") }
    return layout
  }
}
