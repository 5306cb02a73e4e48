/// Conditions of compilation (`#if`), as far as can be said what holds on an iPhone.
///
/// What the compiler itself knows is left to it: flags, versions, and most modules that may be there to import.
enum CompilationCondition {
  /// Modules of an iPhone of which every file here has something already, and which are not here by their names.
  ///
  /// Modules of the first four names would make other packages believe that they are on a Mac.
  static let supplied: Set<String> = [
    "Combine", "CoreGraphics", "OSLog", "os", "Darwin", "DeveloperToolsSupport", "Accessibility",
    "AlarmKit", "RelevanceKit", "Symbols", "ImageIO",
  ]

  /// The modules under whose names this package has some of Apple's, and one of its own.
  static let own = [
    "ActivityKit", "AppIntents", "Charts", "Intents", "NotificationCenter", "SwiftUI",
    "SwiftUICore", "SystemLog", "UIKit", "WidgetKit",
  ]

  /// Modules that are here and not there, and those of a Mac that stand beside an iPhone's in sources: nobody misses
  /// these.
  private static let foreign: Set<String> = ["Glibc", "Musl", "AppKit", "Cocoa"]

  /// What holds on an iPhone; `nil` where the compiler is to say.
  static func answer(_ question: String, _ value: String) -> Bool? {
    switch question {
    case "os": value == "iOS"
    case "targetEnvironment": false
    case "arch": value == "arm64"
    case "_endian": value == "little"
    case "canImport": supplied.contains(value) ? true : foreign.contains(value) ? false : nil
    default: nil
    }
  }

  /// Where the value ends that a question is asked of: behind a word, or behind a part of the module that it names, as in
  /// `canImport(os.log)`, which is there where the module is.
  static func endOfValue(
    at start: Int,
    of question: String,
    in tokens: ArraySlice<SwiftText.Token>
  ) -> Int {
    var end = start + 1
    while question == "canImport", end + 1 < tokens.endIndex, tokens[end].text == "." { end += 2 }
    return end
  }

  /// Whether a condition holds on an iPhone; `nil` where the compiler is to say, or where it is none.
  ///
  /// - Complexity: linear in the number of tokens.
  static func holds(_ tokens: ArraySlice<SwiftText.Token>) -> Bool? {
    var reader = ConditionReader(tokens)
    return reader.read()
  }
}

extension SwiftText {
  /// The tokens of all lines but those of directives and those that are not compiled for an iPhone.
  ///
  /// Where the compiler is to say which branch is taken, those of every branch that may be.
  func compiledTokens() -> [Token] {
    var compiled: [Token] = []
    var open: [OpenCondition] = []
    for line in linesOfWholeConditions() {
      let tokens = tokens(in: line)
      let isCompiled = open.last?.isCompiled ?? true
      guard tokens.count > 1, tokens[0].text == "#" else {
        if isCompiled { compiled += tokens }
        continue
      }
      switch tokens[1].text {
      case "if":
        var condition = OpenCondition(isAroundCompiled: isCompiled)
        condition.begin(CompilationCondition.holds(tokens[2...]))
        open.append(condition)
      case "elseif":
        guard let last = open.indices.last else { continue }
        open[last].begin(CompilationCondition.holds(tokens[2...]))
      case "else":
        guard let last = open.indices.last else { continue }
        open[last].begin(true)
      case "endif":
        if !open.isEmpty { open.removeLast() }
      default:
        if isCompiled { compiled += tokens }
      }
    }
    return compiled
  }

  /// The lines; those that the brackets of a condition go over are one.
  ///
  /// - Complexity: linear in the length of the file.
  func linesOfWholeConditions() -> [Range<Int>] {
    let lines = lineTable.lines
    var whole: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      let last = lastLine(ofConditionAt: index)
      whole.append(lines[index].lowerBound..<lines[last].upperBound)
      index = last + 1
    }
    return whole
  }

  /// The line in which the brackets of a condition end that a line begins; the line itself where they do not, or where
  /// it begins none.
  private func lastLine(ofConditionAt index: Int) -> Int {
    let lines = lineTable.lines
    guard beginsWithMark(lines[index]) else { return index }
    let tokens = tokens(in: lines[index])
    guard tokens.count > 2, ["if", "elseif"].contains(tokens[1].text) else { return index }
    var open = Self.openBrackets(tokens)
    var last = index
    while open > 0 {
      last += 1
      // What nobody closed goes no further than to the next directive.
      guard last < lines.count, !beginsWithMark(lines[last]) else { return index }
      open += Self.openBrackets(self.tokens(in: lines[last]))
    }
    return last
  }

  /// Whether the first that a line has of code is that of a directive.
  private func beginsWithMark(_ line: Range<Int>) -> Bool {
    line.first { isCode[$0] && bytes[$0] > UInt8(ascii: " ") }
      .map { bytes[$0] == UInt8(ascii: "#") } ?? false
  }

  /// How many brackets more are opened than closed.
  private static func openBrackets(_ tokens: [Token]) -> Int {
    tokens.reduce(0) { $0 + ($1.text == "(" ? 1 : $1.text == ")" ? -1 : 0) }
  }
}

/// A condition whose branches are being read.
private struct OpenCondition {
  /// Whether what stands around it may be compiled.
  let isAroundCompiled: Bool
  /// Whether a branch so far is known to be the one that is taken.
  private var isDecided = false
  /// Whether the branch that is being read may be compiled.
  private(set) var isCompiled = false

  init(isAroundCompiled: Bool) {
    self.isAroundCompiled = isAroundCompiled
  }

  /// Begins a branch whose condition holds, does not, or is for the compiler to answer.
  mutating func begin(_ answer: Bool?) {
    isCompiled = isAroundCompiled && !isDecided && answer != false
    if answer == true { isDecided = true }
  }
}

/// Reads the words of a condition: `!` binds more than `&&`, and that more than `||`.
private struct ConditionReader {
  private let tokens: ArraySlice<SwiftText.Token>
  private var place: Int
  /// How many `!` and brackets are open: each takes room of the stack.
  private var depth = 0
  /// Whether it is no condition.
  private var isFaulty = false

  /// More of them are none that people write.
  private static let mostDepth = 64

  init(_ tokens: ArraySlice<SwiftText.Token>) {
    self.tokens = tokens
    place = tokens.startIndex
  }

  mutating func read() -> Bool? {
    let answer = either()
    return isFaulty || place < tokens.endIndex ? nil : answer
  }

  private mutating func either() -> Bool? {
    var answer = both()
    while take("|"), take("|") {
      let other = both()
      answer = answer == true || other == true ? true : answer == false ? other : nil
    }
    return answer
  }

  private mutating func both() -> Bool? {
    var answer = one()
    while take("&"), take("&") {
      let other = one()
      answer = answer == false || other == false ? false : answer == true ? other : nil
    }
    return answer
  }

  private mutating func one() -> Bool? {
    guard depth < Self.mostDepth, place < tokens.endIndex else {
      isFaulty = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return one().map { !$0 } }
    if take("(") {
      let answer = either()
      if !take(")") { isFaulty = true }
      return answer
    }
    let word = tokens[place].text
    place += 1
    if word == "true" { return true }
    if word == "false" { return false }
    guard take("(") else { return nil }
    let start = place
    var brackets = 1
    while place < tokens.endIndex, brackets > 0 {
      if tokens[place].text == "(" { brackets += 1 }
      if tokens[place].text == ")" { brackets -= 1 }
      place += 1
    }
    if brackets > 0 { isFaulty = true }
    // `canImport(A, _version: 5)` and `swift(>=6)` have more within: the compiler's to answer.
    guard brackets == 0, place > start + 1,
      place == CompilationCondition.endOfValue(at: start, of: word, in: tokens) + 1
    else { return nil }
    let value = tokens[start].text
    // What the compiler is left to say of a module of this package is known.
    return CompilationCondition.answer(word, value)
      ?? (word == "canImport" && CompilationCondition.own.contains(value) ? true : nil)
  }

  private mutating func take(_ mark: String) -> Bool {
    guard place < tokens.endIndex, tokens[place].text == mark else { return false }
    place += 1
    return true
  }
}
