/// A widget, a bundle or a Today extension that a source file declares.
public struct WidgetDeclaration: Sendable, Hashable {
  /// What it is declared to be.
  public enum Role: Sendable, Hashable {
    /// A widget.
    case widget
    /// Several widgets.
    case bundle
    /// The principal class of a Today extension.
    case today
    /// The principal class of an extension that handles intents: no widget, but what a host asks for
    /// one.
    case intentsExtension
  }

  /// The name of the type, with those of the types around it.
  public let name: String
  /// What it is.
  public let role: Role
  /// The file, as the user named it.
  public let file: String
  /// The line of the name, from 1.
  public let line: Int
  /// Whether `@main` stands before it.
  public private(set) var isMain: Bool
  /// Whether it is generic: nobody can say which of it is meant.
  public let isGeneric: Bool

  /// The place, as compilers write it.
  public var place: String { "\(file):\(line)" }
}

extension WidgetDeclaration.Role {
  /// The protocols and the class by which a declaration is known, the one that counts first.
  fileprivate static let named: [(name: String, role: Self)] = [
    ("WidgetBundle", .bundle), ("Widget", .widget), ("NCWidgetProviding", .today),
    ("INExtension", .intentsExtension),
  ]
}

extension WidgetDeclaration {
  /// The longest name of a type with those of the types around it, in bytes: all names of types within types without
  /// end would take memory quadratic in their file.
  static let longestName = 512

  /// The name of a type with those around it; `nil` where it is too long, or where what is around it has none.
  private static func path(of name: String, in types: [(path: String?, depth: Int)]) -> String? {
    let path = types.isEmpty ? name : types.last?.path.map { "\($0).\(name)" }
    return path.flatMap { $0.utf8.count <= longestName ? $0 : nil }
  }

  /// The widgets, bundles and Today extensions that a file declares, those in other types too.
  ///
  /// Read from the names that stand after a type's colon: `Widget`, `WidgetBundle` or
  /// `NCWidgetProviding`, also `SwiftUI.Widget`, in the declaration or in an extension of the file. What
  /// is not compiled for an iPhone, such as a branch of `#if os(watchOS)`, declares nothing.
  static func all(in text: SwiftText, file: String) -> [WidgetDeclaration] {
    let tokens = text.compiledTokens()
    var found: [WidgetDeclaration] = []
    var types: [(path: String?, depth: Int)] = []
    var depth = 0
    var isMain = false
    var mains: Set<String> = []
    var index = 0
    func token(_ index: Int) -> String? {
      tokens.indices.contains(index) ? tokens[index].text : nil
    }
    /// The name that a type or an extension is given at a place; `nil` where none begins.
    func named(at index: Int) -> String? {
      guard let word = token(index),
        ["struct", "class", "enum", "actor", "extension"].contains(word),
        // What is imported by name is declared elsewhere: `import struct Foundation.Date`.
        token(index - 1) != ".", token(index - 1) != "import",
        let name = token(index + 1), name.first?.isLetter == true || name.first == "_",
        !["func", "var", "let", "subscript", "init", "override"].contains(name)
      else { return nil }
      return name
    }
    /// Whether what begins there can stand in no head of a type: who has not come to `{` by then declares nothing.
    func endsHead(at index: Int) -> Bool {
      token(index) == "}" || (token(index) == "@" && token(index + 1) == "main")
        || named(at: index) != nil
    }
    while index < tokens.count {
      let word = tokens[index].text
      if word == "{" { depth += 1 }
      if word == "}" {
        depth -= 1
        if types.last?.depth == depth { types.removeLast() }
      }
      if word == "@", token(index + 1) == "main" { isMain = true }
      guard var name = named(at: index) else {
        index += 1
        continue
      }
      var end = index + 2
      // An extension may be of a type in another.
      while token(end) == ".", let inner = token(end + 1) {
        name += ".\(inner)"
        end += 2
      }
      let isGeneric = token(end) == "<"
      var inherited: [String] = []
      var isInherited = false
      var isConstrained = false
      var angles = 0
      while let mark = token(end), mark != "{", !endsHead(at: end) {
        if mark == "<" { angles += 1 }
        if mark == ">" { angles -= 1 }
        if mark == "where" { isConstrained = true }
        if mark == ":", angles == 0 { isInherited = true }
        if isInherited, !isConstrained, angles == 0 { inherited.append(mark) }
        end += 1
      }
      guard token(end) == nil || token(end) == "{" else {
        isMain = false
        index = end
        continue
      }
      let path = path(of: name, in: types)
      if let path, let role = Role.named.first(where: { inherited.contains($0.name) })?.role {
        found.append(
          WidgetDeclaration(
            name: path,
            role: role,
            file: file,
            line: text.lineTable.number(at: tokens[index + 1].range.lowerBound),
            isMain: isMain,
            isGeneric: isGeneric
          )
        )
      }
      if isMain, let path { mains.insert(path) }
      isMain = false
      types.append((path, depth))
      index = end
    }
    // The conformance of a type may stand in an extension, `@main` before the type.
    for index in found.indices where mains.contains(found[index].name) {
      found[index].isMain = true
    }
    return found
  }
}
