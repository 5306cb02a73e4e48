/// The names that Xcode gives colours, pictures and groups of a catalogue in Swift.
///
/// As the files show that it generates (`GeneratedAssetSymbols.swift` in public repositories); of letters that are neither
/// small nor capital none is known, and they are taken for small ones.
enum AssetIdentifier {
  /// The name of a colour or a picture; `nil` where no letter and no digit is in its own.
  ///
  /// A last word “color” or “image” is left out.
  static func member(_ name: Substring) -> String? {
    var words = words(of: name)
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
      words.removeLast()
    }
    // What is all capitals and digits stays so.
    guard words.contains(where: hasSmallLetter) else { return identifier(words, between: "_") }
    return identifier([words[0].lowercased()] + words.dropFirst().map(capitalized))
  }

  /// The name of the type for a group that gives its name to what is in it; `nil` where no letter and no digit is in it.
  static func type(_ name: Substring) -> String? {
    let words = words(of: name)
    guard words.contains(where: hasSmallLetter) else { return identifier(words, between: "_") }
    return identifier(words.map(capitalized))
  }

  /// A name as it is written where it is declared, and behind a dot.
  static func quoted(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func identifier(_ words: [String], between mark: String = "") -> String? {
    let joined = words.joined(separator: mark)
    guard let first = joined.unicodeScalars.first, !unnameable.contains(joined) else { return nil }
    return first.properties.isXIDStart ? joined : "_\(joined)"
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }

  private static func hasSmallLetter(_ word: String) -> Bool {
    word.unicodeScalars.contains { Kind($0) == .small }
  }

  /// What a scalar is to the words of a name.
  private enum Kind {
    case capital
    case small
    case digit
    /// It stands between words.
    case gap

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.numericType == .decimal {
        self = .digit
      } else if scalar == "_" || !scalar.properties.isXIDContinue {
        self = .gap
      } else {
        self = scalar.properties.isUppercase ? .capital : .small
      }
    }
  }

  /// The words of a name: what stands between other marks, between letters and digits, and from one capital letter that
  /// a small one follows to the next, as “TL” and “Sold” in “TLSold”.
  ///
  /// - Complexity: linear in the length of the name.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    var last = Kind.gap
    for scalar in name.unicodeScalars {
      let kind = Kind(scalar)
      switch (last, kind) {
      case (.small, .capital), (.digit, .capital), (.digit, .small), (.small, .digit),
        (.capital, .digit), (_, .gap):
        end()
      case (.capital, .small) where word.count > 1:
        let capital = word.removeLast()
        end()
        word.append(capital)
      default: break
      }
      if kind != .gap { word.append(scalar) }
      last = kind
    }
    end()
    return words
  }

  /// What no member can be called whose type says something else by it.
  private static let unnameable: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
