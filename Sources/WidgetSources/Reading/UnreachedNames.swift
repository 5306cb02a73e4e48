/// What sources call in code that is not run here: in the branches for older systems of `#available`, which the compiler
/// answers, and which holds on Linux, and in what these name in turn, be it a bundle, a function or a property.
///
/// Told by names alone: two declarations of one name are taken for each other.
struct UnreachedNames {
  /// The words of some code.
  private struct Words {
    var all: Set<String> = []
    /// Those that are called, as types are that are made there.
    var called: Set<String> = []
  }

  /// The words of what is declared, by its name, without those of what is declared within.
  private var declared: [String: Words] = [:]
  /// The words of branches for older systems.
  private var older = Words()

  /// What is called in branches for older systems, and in all that these name or that is named here.
  ///
  /// - Complexity: linear in the number of words.
  func called(startingWith names: Set<String>) -> Set<String> {
    var called = older.called
    var known: Set<String> = []
    var open = Array(older.all.union(names))
    while let name = open.popLast() {
      guard known.insert(name).inserted, let words = declared[name] else { continue }
      called.formUnion(words.called)
      open += words.all
    }
    return called
  }

  /// Reads the words of a file.
  ///
  /// - Complexity: linear in the number of words.
  mutating func read(_ tokens: [SwiftText.Token]) {
    var braces = OpenBraces()
    for index in tokens.indices {
      braces.read(index, in: tokens)
      let word = tokens[index].text
      guard let first = word.first, first.isLetter || first == "_" else { continue }
      let isCalled = Self.isCalled(index, in: tokens)
      if braces.areOlder {
        older.all.insert(word)
        if isCalled { older.called.insert(word) }
      } else if let owner = braces.owner {
        declared[owner, default: Words()].all.insert(word)
        if isCalled { declared[owner, default: Words()].called.insert(word) }
      }
    }
  }

  /// Whether a value of a type is made, or a function called, whose name stands somewhere.
  private static func isCalled(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    let following = tokens[(index + 1)...].prefix(2).map(\.text)
    return following.first == "(" || following == [".", "init"]
  }
}

/// The braces around the words of a file: in which declaration they are, and whether they are reached on older systems alone.
private struct OpenBraces {
  private struct Brace {
    /// The name of the declaration that it is of.
    let owner: String?
    /// Whether what is left of it is reached on older systems alone.
    var isOlder: Bool
    /// The condition whose branch it is.
    var branch: Branch?
  }

  /// A branch of `if`, or that of `guard`.
  private struct Branch {
    var isGuard = false
    /// Whether its condition asks for newer systems, by `#available`.
    var asksForNewer = false
    /// Whether its condition asks for older systems, by `#unavailable`.
    var asksForOlder = false
    /// Whether a branch before it asks for newer systems.
    var isBehindNewer = false
    /// Whether it leaves what is around it.
    var leaves = false
    /// How many brackets of its condition are open: braces within are those of closures.
    var brackets = 0

    var isOlder: Bool { isGuard ? asksForNewer : asksForOlder || isBehindNewer }
    /// Whether what stands behind it is reached on older systems alone.
    var leavesOlder: Bool { isGuard ? asksForOlder : asksForNewer && leaves }
  }

  private var open: [Brace] = []
  /// The branch whose condition is being read, or whose brace comes next.
  private var branch: Branch?
  /// The branch of `if` that ended with the word before.
  private var ended: Branch?
  /// The name of the declaration whose brace comes next.
  private var name: String?

  var owner: String? { open.last?.owner }
  var areOlder: Bool { open.last?.isOlder ?? false }

  /// Reads the next word.
  mutating func read(_ index: Int, in tokens: [SwiftText.Token]) {
    let before = index > 0 ? tokens[index - 1].text : ""
    let last = ended
    ended = nil
    switch tokens[index].text {
    case "(": branch?.brackets += 1
    case ")": branch?.brackets -= 1
    case "{": begin()
    case "}": end()
    case "else":
      // That of `guard` stands behind its condition.
      if let last {
        branch = Branch(isBehindNewer: last.asksForNewer || last.isBehindNewer)
      }
    case _ where before == ".": break
    case "if":
      name = nil
      if before != "else" && before != "#" { branch = Branch() }
    case "guard":
      name = nil
      branch = Branch(isGuard: true)
    case "available": if before == "#" { branch?.asksForNewer = true }
    case "unavailable": if before == "#" { branch?.asksForOlder = true }
    case "return":
      if let place = open.indices.last { open[place].branch?.leaves = true }
    case "#", "defer", "deinit", "do", "for", "init", "repeat", "subscript", "switch", "while":
      name = nil
    case "actor", "class", "enum", "extension", "func", "protocol", "struct":
      name = tokens[(index + 1)...].first?.text
    case "let", "var":
      // Those of a condition have no braces.
      if branch == nil { name = tokens[(index + 1)...].first?.text }
    default: break
    }
  }

  private mutating func begin() {
    // Every bundle has a body, and every launcher a `main()`: they belong to their types.
    let own = ["body", "main"].contains(name) ? nil : name
    name = nil
    let next = branch?.brackets == 0 ? branch : nil
    if next != nil { branch = nil }
    open.append(
      Brace(owner: own ?? owner, isOlder: areOlder || next?.isOlder == true, branch: next)
    )
  }

  private mutating func end() {
    name = nil
    guard let branch = open.popLast()?.branch else { return }
    if !branch.isGuard { ended = branch }
    if branch.leavesOlder, let place = open.indices.last { open[place].isOlder = true }
  }
}
