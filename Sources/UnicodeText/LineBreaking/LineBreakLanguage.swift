/// The languages that line breaking treats in ways of their own.
enum LineBreakLanguage: Sendable, Hashable {
  case japanese, chinese, korean, other

  /// By the primary subtag of a BCP 47 tag.
  init(tag: String?) {
    let primary = (tag ?? "").prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch primary {
    case "ja": self = .japanese
    case "zh", "yue": self = .chinese
    case "ko": self = .korean
    default: self = .other
    }
  }
}
