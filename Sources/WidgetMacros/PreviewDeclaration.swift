/// A preview as it is written: `#Preview("name") { … }`.
struct PreviewDeclaration {
  /// What stands behind the macro's name: arguments and closures.
  private let arguments: String
  private let fileID: String
  private let line: Int
  /// A name that no other declaration has.
  private let typeName: String

  /// Reads what the compiler hands over; `nil` where it is no use of a macro.
  init?(_ request: PluginRequest.Freestanding) {
    guard let start = Self.macroStart(in: request.syntax.source) else { return nil }
    let rest = request.syntax.source[start...].dropFirst()
    arguments = String(rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    fileID = request.syntax.location?.fileID ?? ""
    // The compiler counts from the end of what stands before: comments and attributes belong to it.
    let before = request.syntax.source[..<start].count { $0.isNewline }
    line = (request.syntax.location?.line ?? 0) + before
    // As the compiler's own library makes names: so they need not be declared with the macro.
    let name = "Preview"
    typeName = "\(request.discriminator)\(name.utf8.count)\(name)fMu_"
  }

  /// The type that a host finds.
  var registration: String {
    """
    struct \(typeName): _PreviewRegistration {
      static var fileID: String { \(literal(fileID)) }
      static var line: Int { \(line) }
      @MainActor static var preview: any _DeclaredPreview {
        _declaredPreview\(arguments)
      }
    }
    """
  }

  /// Where the `#` of the macro stands, behind comments and attributes.
  private static func macroStart(in source: String) -> String.Index? {
    var place = source.startIndex
    while place < source.endIndex {
      let rest = source[place...]
      if rest.hasPrefix("#") { return place }
      place = rest.endOfCommentOrString ?? source.index(after: place)
    }
    return nil
  }

  private func literal(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
