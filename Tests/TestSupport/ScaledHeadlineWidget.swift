import Headlines
import SwiftUISurface

/// A headline widget in fonts that follow the type size, where the product's own has fixed ones.
public struct ScaledHeadlineWidget: View {
  private let article: HeadlineArticle

  /// One that shows an article.
  public nonisolated init(article: HeadlineArticle) {
    self.article = article
  }

  /// Four candidates, the last of which has a limit.
  public var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) {
        Text(article.headline).font(.headline)
        Text(article.snippet).font(.caption).lineLimit(2)
      }
      VStack(alignment: .leading) {
        Text(article.headline).font(.headline)
        Text(article.snippet).font(.caption).lineLimit(1)
      }
      Text(article.headline).font(.headline)
      Text(article.headline).font(.caption).lineLimit(3)
    }
  }
}
