/// What makes a line of a log a command to the build server that reads it.
///
/// GitHub reads `::error::…` at a line's beginning and `##[…]` anywhere, Azure Pipelines `##vso[…]`,
/// TeamCity `##teamcity[…]`, GitLab `section_start:…`, Travis `travis_fold:…`. A headline must not
/// speak to them.
package enum BuildServerCommands {
  /// Where a command has to be broken so that it is none: between the scalar at each of these
  /// offsets and the one before it, in order.
  ///
  /// A command is found wherever it stands, since rows are wrapped. `::` counts before a word where
  /// none is before it, or where another `::` comes after: `std::vector` is no command.
  /// - Complexity: O(*n*).
  package static func breaks(in scalars: [Unicode.Scalar]) -> [Int] {
    guard scalars.contains(where: { $0 == ":" || $0 == "#" }) else { return [] }
    let lastColons =
      scalars.indices.dropFirst().last { scalars[$0] == ":" && scalars[$0 - 1] == ":" } ?? 0
    var breaks: [Int] = []
    for index in scalars.indices.dropFirst() {
      switch (scalars[index - 1], scalars[index]) {
      case ("#", "#"):
        if isBracket(afterWordIn: scalars[(index + 1)...]) { breaks.append(index) }
      case (":", ":"):
        guard index + 1 < scalars.count, isLetter(scalars[index + 1]) else { continue }
        let followsWord = index > 1 && ScalarProperties(scalars[index - 2]).isLetter
        if !followsWord || lastColons > index + 1 { breaks.append(index) }
      case (_, ":"):
        if let length = fold(before: scalars[..<index]) { breaks.append(index - length) }
      default: break
      }
    }
    return breaks
  }

  /// The longest name of a command before its bracket that is looked for.
  private static let longestName = 32

  private static func isBracket(afterWordIn rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.prefix(longestName + 1).first { !isLetter($0) } == "["
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    default: false
    }
  }

  /// Words that open and close a part of a log, each with the length of its own last part.
  private static let folds = ["section_start", "section_end", "travis_fold", "travis_time"].map {
    (scalars: Array($0.unicodeScalars), length: $0.split(separator: "_").last?.count ?? 0)
  }

  private static func fold(before: ArraySlice<Unicode.Scalar>) -> Int? {
    folds.first { before.suffix($0.scalars.count).elementsEqual($0.scalars) }?.length
  }
}
