/// Takes out imports of modules that are not here, so that a widget's sources stay as they are.
///
/// What a widget needs of an app's module, or of one of Apple's that nobody has on Linux, stands beside
/// its own sources: the whole is one module here.
///
/// Of a module that is here the whole is imported where a name of it or a part is, as in `class Foundation.URLSession` or
/// `UIKit.UIFont`: what it declares may be in another one on Linux, and only C's modules have parts.
enum ImportRewriter {
  /// A part of a file to take out.
  struct Change {
    /// The statement, with the attributes and the access level before it and a semicolon behind it; what it names of a
    /// module that is here.
    let range: Range<Int>
    /// Where `import` itself stands.
    let place: Int
    /// The module, where somebody has to supply what it declares; `nil` where every file has that.
    let missing: String?
  }

  /// The modules of the compiler that sources for an iPhone can import too.
  private static let compilers: Set<String> = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// What can stand between `import` and the module.
  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static let levels: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]

  /// The imports to take out of a file.
  static func changes(in tokens: [SwiftText.Token]) -> [Change] {
    var changes: [Change] = []
    for index in tokens.indices where tokens[index].text == "import" {
      let before = index > 0 ? tokens[index - 1].text : ""
      var end = index + 1
      if end < tokens.count, kinds.contains(tokens[end].text) { end += 1 }
      // A member or an argument may be called so: `names.import`, `load(import: data)`.
      guard end < tokens.count, ![".", "`", "(", ","].contains(before) else { continue }
      let (name, place) = (end, tokens[index].range.lowerBound)
      let module = tokens[name].text
      // With what it names of the module, as in `os.log`.
      while end + 2 < tokens.count, tokens[end + 1].text == "." { end += 2 }
      if compilers.contains(module) || CompilationCondition.own.contains(module) {
        for words in [(index + 1)..<name, (name + 1)..<(end + 1)] {
          guard let first = tokens[words].first, let last = tokens[words].last else { continue }
          let range = first.range.lowerBound..<last.range.upperBound
          changes.append(Change(range: range, place: place, missing: nil))
        }
        continue
      }
      let start = beginning(of: index, in: tokens)
      // Swift takes no semicolon that ends nothing.
      if end + 1 < tokens.count, tokens[end + 1].text == ";" { end += 1 }
      changes.append(
        Change(
          range: tokens[start].range.lowerBound..<tokens[end].range.upperBound,
          place: place,
          missing: CompilationCondition.supplied.contains(module) ? nil : module
        )
      )
    }
    return changes
  }

  /// The first word of the statement: attributes, as `@_documentation(visibility: internal)`, and an access level.
  private static func beginning(of index: Int, in tokens: [SwiftText.Token]) -> Int {
    var start = index
    while start > 0 {
      if levels.contains(tokens[start - 1].text) {
        start -= 1
      } else if let attribute = SwiftText.attributeStart(before: start, in: tokens) {
        start = attribute
      } else {
        break
      }
    }
    return start
  }
}
