/// What sources say of colours and pictures by members: which names stand in them, and which members they declare
/// themselves.
struct AssetMembers {
  /// All words of the code.
  private(set) var words: Set<String> = []
  /// Those of them that stand behind a dot, as members do, and not as a module's.
  private(set) var dotted: Set<String> = []
  /// The members that extensions of a type declare, by the name of the type.
  private(set) var declared: [String: Set<String>] = [:]

  /// Nothing.
  init() {}

  /// Reads the words of a file that are compiled.
  ///
  /// - Complexity: linear in the number of words.
  init(in tokens: [SwiftText.Token]) {
    var extended: String?
    var depth = 0
    var list = MemberList()
    for index in tokens.indices {
      let word = tokens[index].text
      switch word {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { extended = nil }
      case "extension" where depth == 0:
        extended = Self.extendedType(at: index, in: tokens)
        list = MemberList()
      case _ where depth == 1:
        let first = Self.member(at: index, in: tokens)
        list.read(index, in: tokens, beginsMembers: first != nil)
        if let extended, let name = first ?? list.name(at: index, in: tokens) {
          declared[extended, default: []].insert(name)
        }
      default: break
      }
      words.insert(word)
      if Self.isMember(index, in: tokens) { dotted.insert(word) }
    }
  }

  /// Takes in what another file says.
  mutating func add(_ other: AssetMembers) {
    words.formUnion(other.words)
    dotted.formUnion(other.dotted)
    declared.merge(other.declared) { $0.union($1) }
  }

  /// The types that Xcode gives members.
  private static let types: Set<String> = [
    "Color", "ColorResource", "ImageResource", "ShapeStyle", "UIColor", "UIImage",
  ]

  private static let modules: Set<String> = [
    "DeveloperToolsSupport", "SwiftUI", "SwiftUICore", "UIKit",
  ]

  /// Whether a word stands behind a dot, and that not behind a module.
  private static func isMember(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    guard index > 0, tokens[index - 1].text == "." else { return false }
    return index == 1 || !modules.contains(tokens[index - 2].text)
  }

  /// The type that an extension is of whose word stands somewhere; `nil` where it is of another one.
  private static func extendedType(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    var words = tokens[(index + 1)...].prefix(4).map(\.text)
    if words.count > 2, modules.contains(words[0]), words[1] == "." { words.removeFirst(2) }
    guard words.count > 1, words[1] != ".", types.contains(words[0]) else { return nil }
    return words[0]
  }

  /// The name of the member of a type whose declaration has its first word somewhere; `nil` where none begins there.
  private static func member(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    let following = tokens[(index + 1)...].prefix(2).map(\.text)
    guard let first = following.first else { return nil }
    switch tokens[index].text {
    case "func", "let", "var":
      guard isStatic(index, in: tokens) else { return nil }
    case "actor", "class", "enum", "struct", "typealias":
      // A class's own members, as `class var`, have words of their own.
      guard !["func", "let", "var"].contains(first) else { return nil }
    default: return nil
    }
    return first == "`" ? following.last : first
  }

  /// Whether what a word declares is of the type itself.
  private static func isStatic(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    for token in tokens[..<index].reversed() {
      if ["static", "class"].contains(token.text) { return true }
      guard modifiers.contains(token.text) else { return false }
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "(", ")", "fileprivate", "final", "internal", "nonisolated", "override", "package", "private",
    "public", "set", "unsafe",
  ]
}

/// Follows a declaration of several members, such as `static let sea = …, land = …`, to the names behind its commas.
private struct MemberList {
  /// Whether the declaration that is being read is of members of the type itself, of which there may be several.
  private var isOfMembers = false
  /// How many brackets are open.
  private var brackets = 0

  /// Takes in a word or mark that stands in no braces within the type's.
  ///
  /// - Parameter beginsMembers: whether it begins a declaration of members of the type itself.
  mutating func read(_ index: Int, in tokens: [SwiftText.Token], beginsMembers: Bool) {
    switch tokens[index].text {
    case "let", "var": isOfMembers = beginsMembers
    case "(", "[": brackets += 1
    case ")", "]": brackets -= 1
    case "init" where index > 0 && tokens[index - 1].text == ".": break
    case "actor", "class", "enum", "func", "init", "struct", "subscript", "typealias":
      isOfMembers = false
    default: break
    }
  }

  /// The name of a further member whose comma stands somewhere; `nil` where none does.
  ///
  /// What follows a comma between angles, as in `Dictionary<String, Color>`, is no name with a value or a type.
  func name(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    guard isOfMembers, brackets == 0, tokens[index].text == "," else { return nil }
    let following = tokens[(index + 1)...].prefix(4).map(\.text)
    let isQuoted = following.first == "`"
    let words = following.dropFirst(isQuoted ? 1 : 0)
    guard let name = words.first, let next = words.dropFirst(isQuoted ? 2 : 1).first,
      ["=", ":"].contains(next)
    else { return nil }
    return name
  }
}
