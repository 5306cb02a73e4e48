// The widget a newspaper published as the answer to its requirement (LayoutRules §4), as
// SwiftUI code would have it: only the import differs.
import SwiftUISurface

struct ArticleHeadline {
  let displayTime: String
  let title: String
  let snippet: String
}

struct RequiredBodyView: View {
  let articleHeadline: ArticleHeadline

  var body: some View {
    Text(articleHeadline.displayTime)
      .font(.system(size: 10))
      .lineLimit(1)
    Text(articleHeadline.title)
      .bold()
      .font(.system(size: 12))
  }
}

struct ArticleHeadlineView: View {
  let articleHeadline: ArticleHeadline

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) {
        makeViewWithSnippet(lineLimit: 2)
      }
      VStack(alignment: .leading) {
        makeViewWithSnippet(lineLimit: 1)
      }
      VStack(alignment: .leading) {
        RequiredBodyView(articleHeadline: articleHeadline)
      }
    }
  }

  @ViewBuilder
  private func makeViewWithSnippet(lineLimit: Int) -> some View {
    RequiredBodyView(articleHeadline: articleHeadline)
    Text(articleHeadline.snippet)
      .font(.system(size: 11))
      .lineLimit(lineLimit)
  }
}
