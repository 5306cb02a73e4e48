extension Collection<String> {
  /// Whether lines show any character of their text: where they are cut to an ellipsis alone, they show none.
  /// - Parameter isCut: whether characters of the text were left out.
  package func showCharacters(cut isCut: Bool) -> Bool {
    isCut ? showMoreThanAnEllipsis : !isEmpty
  }
}

extension Sequence<String> {
  /// Whether the lines that a text is cut to show any of its characters: what has no picture shows none,
  /// nor does an ellipsis alone, which is three full stops where no font has it.
  var showMoreThanAnEllipsis: Bool {
    var seen: [Unicode.Scalar] = []
    for line in self {
      for scalar in line.unicodeScalars where scalar.hasPicture {
        seen.append(scalar)
        if seen.count > Self.longestEllipsis { return true }
      }
    }
    return !seen.isEmpty && seen != ["\u{2026}"] && seen != [".", ".", "."]
  }

  private static var longestEllipsis: Int { 3 }
}

extension Unicode.Scalar {
  /// Whether somebody sees it who reads a text: white space has no picture of its own, nor have soft
  /// hyphens, joiners and marks of direction (Default_Ignorable_Code_Point).
  package var hasPicture: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
