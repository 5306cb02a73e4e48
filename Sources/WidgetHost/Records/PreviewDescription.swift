/// A preview that a program's sources declare.
public struct PreviewDescription: Sendable, Hashable, Codable {
  /// What a preview is of.
  public enum Subject: Sendable, Hashable, Codable {
    /// Views: which families they stand in is known once they are made.
    case views
    /// A widget in a family.
    case widget(kind: String?, family: String)
    /// A Live Activity.
    case activity
  }

  /// What it is asked for by: its place in the sources, as in "File.swift:12", or the name of a type
  /// that provides previews; a number is behind it where another before it has the same.
  public let identifier: String
  /// The name that the source gives it; `nil` where it gives none.
  public let name: String?
  /// What it is of.
  public let subject: Subject
}
