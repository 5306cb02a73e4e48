extension LocalizedEntry {
  /// An entry of words alone.
  package init(words: String) {
    self.init(variation: .words(words))
  }

  /// The parts of the text for values; `nil` where it has no form for one of them.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - hasValues: whether the text is a format; one without values is shown as it stands.
  ///   - onWatch: whether it is shown on a watch, for which it may have other words.
  ///   - number: what a value counts, by its number from 0; `nil` for words.
  package func parts(
    language: String,
    hasValues: Bool,
    onWatch: Bool = false,
    number: (Int) -> Double?
  ) -> [FormatPart]? {
    guard hasValues else { return words(onWatch: onWatch).map { [.literal($0)] } }
    let counted = (0..<16).first { number($0) != nil }
    let format = variation.form(
      for: counted.flatMap(number),
      language: language,
      onWatch: onWatch
    )
    guard let format else { return nil }
    var filler = SubstitutionWords(
      substitutions: substitutions,
      language: language,
      onWatch: onWatch
    )
    var next = 0
    let parts = filler.parts(of: format, next: &next, number: number)
    guard !filler.lacksForm else { return nil }
    // Outside of a substitution's words `%arg` is no value: it stays as it is.
    return parts.map { part in
      guard case .argument(let index, _) = part, index < 0 else { return part }
      return .literal("%arg")
    }
  }
}

/// Puts words in the places of substitutions, also of those that stand in such words.
private struct SubstitutionWords {
  /// How deeply substitutions are followed into one another.
  private static let mostLevels = 8
  /// About what one takes beside its words.
  private static let bytesOfOne = 64

  let substitutions: [String: StringSubstitution]
  let language: String
  let onWatch: Bool
  /// How many bytes of words may be put in yet: where each names the next one twice they double with
  /// each level.
  var bytesLeft = 65_536
  /// The names in whose words others are being put in.
  var open: [String] = []
  /// Whether one has no form for its value.
  var lacksForm = false

  mutating func parts(
    of format: String,
    next: inout Int,
    number: (Int) -> Double?
  ) -> [FormatPart] {
    FormatPart.parts(of: format, next: &next) { name, position, next in
      parts(ofSubstitution: name, position, next: &next, number: number)
    }
  }

  /// What a substitution stands for; `nil` where there are no words of the name, or they would be put into
  /// themselves, or where it is too much.
  private mutating func parts(
    ofSubstitution name: String,
    _ position: Int?,
    next: inout Int,
    number: (Int) -> Double?
  ) -> [FormatPart]? {
    guard let substitution = substitutions[name], !open.contains(name),
      open.count < Self.mostLevels
    else { return nil }
    let written = position ?? substitution.argument.map { $0 - 1 }
    let argument = written ?? next
    let form = substitution.variation.form(
      for: number(argument),
      language: language,
      onWatch: onWatch
    )
    guard let form else {
      lacksForm = true
      return nil
    }
    let byteCount = form.utf8.count + Self.bytesOfOne
    guard byteCount <= bytesLeft else { return nil }
    bytesLeft -= byteCount
    if written == nil { next += 1 }
    open.append(name)
    defer { open.removeLast() }
    var inner = argument
    return parts(of: form, next: &inner, number: number).map { part in
      // `%arg` is the value itself; that of a substitution in these words has been put in by now.
      guard case .argument(let index, _) = part, index < 0 else { return part }
      return .argument(argument, specifier: substitution.specifier)
    }
  }
}
