/// The pass over a copy of a widget's sources: what the compiler is told so that it reads on Linux what
/// it would for an iPhone.
///
/// Every byte that stays keeps its line and its column.
struct SourcePass {
  /// What becomes of a file.
  struct Output {
    /// The text for the compiler.
    let text: String
    /// What it declares to be something.
    let types: [DeclaredType]
    /// The modules that it imports and that are not here.
    let missing: [MissingModule]
    /// The types that it gives a `formatted()` of its own.
    let ownFormats: OwnFormats
    /// The types of its own that the surroundings have too, but for those that it keeps to itself.
    let ownTypes: Set<String>
    /// The types with `@main` whose own `main()` says what is run.
    let launchers: [WidgetLauncher]
    /// What it says of colours and pictures by members.
    let members: AssetMembers

    /// The widgets and bundles in it, as far as it says itself what they are.
    var declarations: [WidgetDeclaration] { WidgetDeclaration.all(among: types) }
  }

  /// Reads a file and rewrites it.
  ///
  /// - Parameter number: the file's own among the sources.
  static func output(of text: String, file: String, number: Int = 0) -> Output {
    let source = SwiftText(text)
    let types = WidgetDeclaration.types(in: source, file: file)
    // Before there are the words of the whole file, which take as much memory.
    let compiled = Self.compiledParts(of: source)
    var changes: [(range: Range<Int>, text: String)] = []
    let tokens = source.tokens(in: 0..<source.bytes.count)
    for (mark, word) in zip(tokens, tokens.dropFirst())
    where mark.text == "@" && word.text == "main" && mark.range.upperBound == word.range.lowerBound
    {
      changes.append((mark.range.lowerBound..<word.range.upperBound, "     "))
    }
    var missing: [MissingModule] = []
    for change in ImportRewriter.changes(in: tokens) {
      if let module = change.missing, compiled.imports.contains(change.place) {
        let line = source.lineTable.number(at: change.place)
        missing.append(MissingModule(name: module, file: file, line: line))
      }
      // An attribute may stand in a line before.
      changes.append((change.range, blank(change.range, of: source)))
    }
    for range in ObjectiveCRewriter.changes(in: tokens) {
      changes.append((range, blank(range, of: source)))
    }
    let ownTypes = compiled.ownTypes.shared.union(compiled.ownTypes.hidden)
    for range in SendableRewriter.changes(in: tokens, types: ownTypes) {
      changes.append((range, blank(range, of: source)))
    }
    changes += BundleRewriter.changes(in: tokens, file: number)
    changes += HiddenTypeRewriter.changes(in: tokens, types: compiled.ownTypes.hidden)
    for line in source.linesOfWholeConditions() {
      changes += ConditionRewriter.changes(in: line, of: source)
    }
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var bytes: [UInt8] = []
    var place = 0
    // Of two that overlap, as in `import import A`, which is no Swift, the first counts.
    for change in changes where change.range.lowerBound >= place {
      bytes += source.bytes[place..<change.range.lowerBound]
      bytes += Array(change.text.utf8)
      place = change.range.upperBound
    }
    bytes += source.bytes[place...]
    return Output(
      text: String(decoding: bytes, as: UTF8.self),
      types: types,
      missing: missing,
      ownFormats: compiled.ownFormats,
      ownTypes: compiled.ownTypes.shared,
      launchers: compiled.launchers,
      members: compiled.members
    )
  }

  /// Spaces in place of a part, whose lines all stay.
  private static func blank(_ range: Range<Int>, of source: SwiftText) -> String {
    let bytes = source.bytes[range].map { byte -> UInt8 in byte == 10 || byte == 13 ? byte : 32 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What an iPhone's compiler looks at: where imports stand, since nobody misses what others import, which types have a
  /// `formatted()` of the file's own, which are its own, which say what is run, and what is said of members.
  private static func compiledParts(of source: SwiftText) -> CompiledParts {
    let tokens = source.compiledTokens()
    return CompiledParts(
      imports: Set(tokens.lazy.filter { $0.text == "import" }.map(\.range.lowerBound)),
      ownFormats: OwnFormats(in: tokens),
      ownTypes: OwnTypes(in: tokens),
      launchers: WidgetLauncher.all(in: tokens),
      members: AssetMembers(in: tokens)
    )
  }

  private struct CompiledParts {
    let imports: Set<Int>
    let ownFormats: OwnFormats
    let ownTypes: OwnTypes
    let launchers: [WidgetLauncher]
    let members: AssetMembers
  }
}
