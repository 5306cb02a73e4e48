import SwiftUISurface

/// The headline widget for the lock screen: a time, a headline, and as much of the snippet as the
/// headline leaves room for.
///
/// A headline of up to two lines leaves room for the snippet, two lines of it under a one-line
/// headline, one line under a two-line headline; a longer headline is shown alone. The headline is
/// never cut for the snippet's sake.
public struct HeadlineWidget: View {
  /// What the parts of the widget are called in traces.
  public enum Role {
    /// The time, 10 pt.
    public static let time = "time"
    /// The headline, 12 pt bold.
    public static let headline = "headline"
    /// The snippet, 11 pt.
    public static let snippet = "snippet"
  }

  /// The names of the three candidates, in the order in which they are tried.
  public nonisolated static let candidateNames = [
    "headline and two-line snippet", "headline and one-line snippet", "headline alone",
  ]

  let article: HeadlineArticle

  /// Creates the widget of an article.
  public init(article: HeadlineArticle) {
    self.article = article
  }

  /// Three candidates, tried for their height at the width there is.
  public var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) { makeViewWithSnippet(lineLimit: 2) }
        .accessibilityIdentifier(Self.candidateNames[0])
      VStack(alignment: .leading) { makeViewWithSnippet(lineLimit: 1) }
        .accessibilityIdentifier(Self.candidateNames[1])
      VStack(alignment: .leading) { RequiredBodyView(article: article) }
        .accessibilityIdentifier(Self.candidateNames[2])
    }
  }

  @ViewBuilder private func makeViewWithSnippet(lineLimit: Int) -> some View {
    RequiredBodyView(article: article)
    Text(article.snippet)
      .font(.system(size: 11))
      .lineLimit(lineLimit)
      .accessibilityIdentifier(Role.snippet)
  }
}

/// What every candidate shows: the time, and the headline without a line limit.
private struct RequiredBodyView: View {
  let article: HeadlineArticle

  var body: some View {
    Text(article.time)
      .font(.system(size: 10))
      .lineLimit(1)
      .accessibilityIdentifier(HeadlineWidget.Role.time)
    Text(article.headline)
      .bold()
      .font(.system(size: 12))
      .accessibilityIdentifier(HeadlineWidget.Role.headline)
  }
}
