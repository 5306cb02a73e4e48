/// What is shown where a search has found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found, below a magnifying glass.
  public nonisolated struct Label: View {
    let text: String

    /// The symbol and the title.
    public var body: some View {
      SwiftUISurface.Label(
        title: { Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”") },
        icon: { Image(systemName: "magnifyingglass") }
      )
      .standIn("words of searches without results", "in English, whatever the language is")
    }
  }

  /// What to do about it.
  public nonisolated struct Description: View {
    /// The line of explanation.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing to be tapped.
  public nonisolated struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search has found nothing.
  public nonisolated static var search: ContentUnavailableView { search(text: "") }

  /// What is shown where a search for a text has found nothing.
  public nonisolated static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}
