public import SwiftUISurface
import ViewFitting

/// The headline widget in one line, as `accessoryInline` shows it: the time and the headline where
/// both fit, or the headline alone.
///
/// The system sets such widgets in a font of its own, which nobody published: 16 pt semibold stands
/// in for it (LayoutRules §1.4).
public struct InlineHeadlineWidget: View {
  /// The names of the two candidates, in the order in which they are tried.
  public nonisolated static let candidateNames = ["time and headline", "headline alone"]

  let article: HeadlineArticle

  /// Creates the widget of an article.
  public init(article: HeadlineArticle) {
    self.article = article
  }

  /// Two candidates, tried for their width in one line.
  public var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 4) {
        Text(article.time).accessibilityIdentifier(HeadlineWidget.Role.time)
        headline
      }
      .accessibilityIdentifier(Self.candidateNames[0])
      VStack { headline }
        .accessibilityIdentifier(Self.candidateNames[1])
    }
    .inInlineAccessory()
  }

  private var headline: some View {
    Text(article.headline).accessibilityIdentifier(HeadlineWidget.Role.headline)
  }
}
