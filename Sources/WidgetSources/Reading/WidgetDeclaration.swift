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
  public let isMain: Bool
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

  /// The widgets, bundles and Today extensions among what is declared.
  ///
  /// Known by the names that stand after a type's colon: `Widget`, `WidgetBundle` or `NCWidgetProviding`, also
  /// `SwiftUI.Widget`, in the declaration or in an extension, or those of protocols that inherit one of these.
  ///
  /// - Complexity: linear in the number of words behind colons.
  static func all(among types: [DeclaredType]) -> [WidgetDeclaration] {
    let protocols = roles(ofProtocols: types.filter(\.isProtocol))
    let types = types.filter { !$0.isProtocol }
    var known = Set(types.lazy.filter { $0.role(in: [:]) != nil }.map(\.name))
    return types.compactMap { type in
      guard let role = type.role(in: protocols) else { return nil }
      // Of what is a widget by another protocol in an extension, nothing is said twice.
      guard type.role(in: [:]) != nil || known.insert(type.name).inserted else { return nil }
      return WidgetDeclaration(
        name: type.name,
        role: role,
        file: type.file,
        line: type.line,
        isMain: type.isMain,
        isGeneric: type.isGeneric
      )
    }
  }

  /// What protocols of one's own make of a type that conforms to them, by their names.
  private static func roles(ofProtocols protocols: [DeclaredType]) -> [String: Role] {
    var heirs: [String: [String]] = [:]
    for one in protocols {
      for name in one.inherited { heirs[name, default: []].append(one.name) }
    }
    var roles: [String: Role] = [:]
    for (name, role) in Role.named {
      var open = heirs[name] ?? []
      while let heir = open.popLast() {
        guard roles[heir] == nil else { continue }
        roles[heir] = role
        open += heirs[heir] ?? []
      }
    }
    return roles
  }

  /// What a file declares to be something, in other types too.
  ///
  /// What is not compiled for an iPhone, such as a branch of `#if os(watchOS)`, declares nothing.
  static func types(in text: SwiftText, file: String) -> [DeclaredType] {
    let tokens = text.compiledTokens()
    var found: [DeclaredType] = []
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
        ["struct", "class", "enum", "actor", "extension", "protocol"].contains(word),
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
      if let path, isInherited {
        found.append(
          DeclaredType(
            name: path,
            inherited: inherited,
            file: file,
            line: text.lineTable.number(at: tokens[index + 1].range.lowerBound),
            isMain: isMain,
            isGeneric: isGeneric,
            isProtocol: word == "protocol"
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

extension DeclaredType {
  /// What it is by the names behind its colon.
  ///
  /// - Parameter protocols: what others of one's own make of a type, by their names.
  fileprivate func role(in protocols: [String: WidgetDeclaration.Role]) -> WidgetDeclaration.Role? {
    let named = WidgetDeclaration.Role.named
    if let known = named.first(where: { inherited.contains($0.name) }) { return known.role }
    guard !protocols.isEmpty else { return nil }
    let roles = Set(inherited.compactMap { protocols[$0] })
    return named.first { roles.contains($0.role) }?.role
  }
}
