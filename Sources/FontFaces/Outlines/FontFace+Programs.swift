extension FontFace {
  /// Whether the program that draws a glyph, where it is one, ends after no more steps than are taken.
  package func isDrawnInFewSteps(_ glyph: UInt32) -> Bool {
    // Those that are bundled end.
    guard tables == nil else { return true }
    return handle.outlinePrograms?.allSatisfy { $0.isShort(Int(glyph)) } ?? false
  }
}

extension [OutlinePrograms?] {
  /// All of them; `nil` where one is missing.
  func all() -> [OutlinePrograms]? {
    let known = compactMap { $0 }
    return known.count == count ? known : nil
  }
}
