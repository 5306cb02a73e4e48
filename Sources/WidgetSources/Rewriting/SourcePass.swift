/// The pass over a copy of a widget's sources: what the compiler is told so that it reads on Linux what
/// it would for an iPhone.
///
/// Every byte that stays keeps its line and its column.
struct SourcePass {
  /// What becomes of a file.
  struct Output {
    /// The text for the compiler.
    let text: String
    /// The widgets and bundles in it.
    let declarations: [WidgetDeclaration]
  }

  /// Modules whose imports are taken out: what there is of them, every file has.
  ///
  /// Modules of these names would make other packages believe that they are on a Mac.
  private static let suppliedModules: Set<String> = ["Combine", "CoreGraphics", "OSLog", "os"]

  /// Reads a file and rewrites it.
  static func output(of text: String, file: String) -> Output {
    let source = SwiftText(text)
    let declarations = WidgetDeclaration.all(in: source, file: file)
    var changes: [(range: Range<Int>, text: String)] = []
    let tokens = source.tokens(in: 0..<source.bytes.count)
    for (mark, word) in zip(tokens, tokens.dropFirst())
    where mark.text == "@" && word.text == "main" && mark.range.upperBound == word.range.lowerBound
    {
      changes.append((mark.range.lowerBound..<word.range.upperBound, "     "))
    }
    for index in tokens.indices.dropLast() where tokens[index].text == "import" {
      guard suppliedModules.contains(tokens[index + 1].text) else { continue }
      // With what it names of the module, as in `os.log`.
      var end = index + 1
      while end + 2 < tokens.count, tokens[end + 1].text == "." { end += 2 }
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      changes.append((range, String(repeating: " ", count: range.count)))
    }
    for line in source.lines { changes += ConditionRewriter.changes(in: line, of: source) }
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var bytes: [UInt8] = []
    var place = 0
    for change in changes {
      bytes += source.bytes[place..<change.range.lowerBound]
      bytes += Array(change.text.utf8)
      place = change.range.upperBound
    }
    bytes += source.bytes[place...]
    return Output(text: String(decoding: bytes, as: UTF8.self), declarations: declarations)
  }
}
