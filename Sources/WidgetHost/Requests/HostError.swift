/// Why a host could not do what it was asked.
public enum HostError: Error, Sendable, Hashable {
  /// There is no widget of the kind; the kinds are those there are.
  case unknownKind(String, known: [String])
  /// The sources declare no such preview; the identifiers are those there are.
  case unknownPreview(String, known: [String])
  /// The family is none of WidgetKit's, or none that the widget may stand in.
  case unknownFamily(String, known: [String])
  /// A device, a type size, or fonts are not to be had; the sentence says which.
  case setting(String)
}

extension HostError: CustomStringConvertible {
  /// The reason, as one sentence.
  public var description: String {
    switch self {
    case .unknownKind(let kind, let known):
      "there is no widget of the kind “\(kind)”: \(Self.list(known))"
    case .unknownPreview(let identifier, let known):
      "there is no preview “\(identifier)”: \(Self.list(known))"
    case .unknownFamily(let family, let known):
      "the widget does not stand in “\(family)”: \(Self.list(known))"
    case .setting(let reason): reason
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "there is none" : "there are " + names.joined(separator: ", ")
  }
}
