/// Single facts of the list. An entry that is handed out counts half a dozen references, and what threads
/// share they would count in turns.
extension FontCascade {
  /// The em that an entry is set at, as a part of the text's.
  package func emScale(of entry: Int) -> Double { entries[entry].emScale }

  /// Whether an entry's advances are measured ones of the system font.
  package func isMeasured(_ entry: Int) -> Bool { entries[entry].isMeasured }

  /// Whether an entry sets a character in the whole em square of its face.
  package func fillsEm(_ scalar: UInt32, entry: Int) -> Bool {
    guard !entries[entry].isMeasured, let glyph = entries[entry].face.nominalGlyph(scalar) else {
      return false
    }
    return entries[entry].face.advance(of: glyph) == Double(entries[entry].face.unitsPerEm)
  }

  /// Where the advances of an entry come from at a size.
  /// - Parameters:
  ///   - hasTabularFigures: whether digits are set at one width.
  ///   - pointSize: the size of the text.
  package func sources(
    of entry: Int,
    hasTabularFigures: Bool,
    pointSize: Double
  ) -> AdvanceSources {
    entries[entry].sources(hasTabularFigures: hasTabularFigures, pointSize: pointSize)
  }

  /// The system font's law of size at a size; `nil` for a font whose advances only scale.
  package func optics(at pointSize: Double) -> Optics? { sizing?.optics(at: pointSize) }
}

extension OpticalSizing {
  /// Both laws at a size.
  func optics(at pointSize: Double) -> FontCascade.Optics {
    FontCascade.Optics(fraction: fraction(at: pointSize), tracking: tracking(at: pointSize))
  }
}
