extension FontCascade {
  /// One face of the list and how it takes part.
  package struct Entry: Sendable {
    package let face: FontFace
    /// The em the face is set at, as a part of the text's.
    package let emScale: Double
    /// Measured advances in place of the face's own.
    package let advances: SystemAdvances?
    /// Whether the face's own kerning applies.
    package let kerning: Kerning
    /// Whether emoji sequences ask this face first.
    package let isEmoji: Bool
    /// What is done to the face's outlines, and with them to its advances.
    package let synthesis: SyntheticStyle
    /// Which of the characters that the face covers it is asked for.
    private let repertoire: Repertoire
    /// Where advances come from that are not ``advances``.
    private let source: AdvanceSource

    init(
      face: FontFace,
      emScale: Double = 1,
      advances: SystemAdvances? = nil,
      kerning: Kerning = .applied,
      synthesis: SyntheticStyle = .none,
      repertoire: Repertoire = .everything,
      source: AdvanceSource,
      isEmoji: Bool
    ) {
      self.face = face
      self.emScale = emScale
      self.advances = advances
      self.kerning = kerning
      self.synthesis = synthesis
      self.repertoire = repertoire
      self.source = source
      self.isEmoji = isEmoji
    }

    /// Whether this entry draws a scalar.
    package func covers(_ scalar: UInt32) -> Bool {
      repertoire.contains(scalar) && face.covers(scalar)
    }

    /// Where the advance of a character set by this entry comes from.
    /// - Parameter hasTabularFigures: whether digits are set at one width.
    package func source(of scalar: UInt32, hasTabularFigures: Bool) -> AdvanceSource {
      guard let advances else { return source }
      if hasTabularFigures, (0x30...0x39).contains(scalar) { return advances.tabularSource }
      // The advances of a slanted system font are those of the upright, which nobody compared.
      return synthesis.isSlanted ? .standIn : advances.source(of: scalar)
    }
  }

  /// What becomes of the kerning in a face's own tables.
  package enum Kerning: Sendable {
    /// It applies.
    case applied
    /// It does not: full-width characters keep their full advance on iOS, one after the other
    /// (`ios-japanese-text.md` §3).
    case ignored
  }

  /// Which characters an entry is asked for.
  enum Repertoire: Sendable {
    case everything
    case hangul

    fileprivate func contains(_ scalar: UInt32) -> Bool {
      switch self {
      case .everything: true
      case .hangul:
        switch scalar {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
      }
    }
  }
}
