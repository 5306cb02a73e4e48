import SwiftUISurface
import WidgetSurface

/// The previews that the sources of this program declare.
@MainActor
struct ProgramPreviews {
  /// A preview with what it is asked for by.
  struct Member {
    let identifier: String
    let name: String?
    let content: Content
  }

  /// What a preview shows.
  enum Content {
    case views(@MainActor () -> AnyView)
    /// Views that are changed before they are shown.
    case modifiedViews(ViewPreview)
    case widget(WidgetPreview)
    case activity(ActivityPreview)
  }

  let members: [Member]

  /// Finds them in the program.
  init() {
    let declared = ConformingTypes.all(of: "_PreviewRegistration")
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .map { (file: Self.fileName($0.fileID), line: $0.line, preview: $0.preview) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      .compactMap { Self.member("\($0.file):\($0.line)", $0.preview) }
    let provided = ConformingTypes.all(of: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { Self.member(of: $0) }
    members = Self.toldApart(declared + provided)
  }

  /// The previews, with a number behind each identifier that one before it has.
  ///
  /// Types in other types, and private ones of several files, may share a name, and two previews a line: by that name
  /// the first would be shown again and again, and the others never.
  private static func toldApart(_ members: [Member]) -> [Member] {
    var counts: [String: Int] = [:]
    return members.map { member in
      let count = counts[member.identifier, default: 0] + 1
      counts[member.identifier] = count
      guard count > 1 else { return member }
      return Member(
        identifier: "\(member.identifier) (\(count))",
        name: member.name,
        content: member.content
      )
    }
  }

  /// The preview of an identifier.
  subscript(identifier: String) -> Member? { members.first { $0.identifier == identifier } }

  /// What can be said of them before anything is shown.
  var descriptions: [PreviewDescription] {
    members.map { member in
      let subject: PreviewDescription.Subject =
        switch member.content {
        case .views, .modifiedViews: .views
        case .widget(let preview):
          .widget(kind: preview.definition?.kind, family: preview.family.description)
        case .activity: .activity
        }
      return PreviewDescription(
        identifier: member.identifier,
        name: member.name,
        subject: subject
      )
    }
  }

  private static func member(_ identifier: String, _ preview: any _DeclaredPreview) -> Member? {
    let content: Content
    switch preview {
    case let preview as ViewPreview:
      content = preview.isModified ? .modifiedViews(preview) : .views(preview.content)
    case let preview as WidgetPreview: content = .widget(preview)
    case let preview as ActivityPreview: content = .activity(preview)
    default: return nil
    }
    return Member(identifier: identifier, name: preview.name, content: content)
  }

  private static func member<Provider: PreviewProvider>(of type: Provider.Type) -> Member {
    Member(
      identifier: "\(type)",
      name: nil,
      content: .views { AnyView(type.previews) }
    )
  }

  /// "File.swift" of "Module/File.swift".
  private static func fileName(_ fileID: String) -> String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}
