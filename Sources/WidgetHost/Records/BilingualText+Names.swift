import FitSelection

extension BilingualText {
  /// How many names a sentence lists: an app may have as many as it likes.
  private static let mostNames = 12

  /// The first of some names in quotation marks, and how many more there are.
  ///
  /// - Parameter separator: what stands between two of them.
  static func quoting(_ names: [String], separator: BilingualText) -> BilingualText {
    let shown = names.prefix(mostNames)
    let rest = names.count - shown.count
    let english = shown.map { "“\($0)”" }.joined(separator: separator.english)
    let japanese = shown.map { "「\($0)」" }.joined(separator: separator.japanese)
    return BilingualText(
      english + (rest > 0 ? " and \(rest) more" : ""),
      japanese + (rest > 0 ? "、ほか\(rest)件" : "")
    )
  }
}
