extension FontCascade {
  /// One face of the list and how it takes part.
  package struct Entry: Sendable {
    package let face: FontFace
    /// The em the face is set at, as a part of the text's.
    package private(set) var emScale: Double
    /// The size the entry is set at, as a part of the text's.
    private var sizeShare = 1.0
    /// What is added after every grapheme cluster that takes room, in ems of the text.
    package private(set) var spacing = 0.0
    /// The law of size at the one size the entry is set at; `nil` where it is the text's to apply.
    package private(set) var optics: Optics?
    /// Whether the entry stands for a box in the text and not for a face.
    package private(set) var isBox = false
    /// Measured advances in place of the face's own.
    package private(set) var advances: SystemAdvances?
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
    /// The sizes in points at which the source is surer than at others.
    private let exactSizes: [Double]

    init(
      face: FontFace,
      emScale: Double = 1,
      advances: SystemAdvances? = nil,
      kerning: Kerning = .applied,
      synthesis: SyntheticStyle = .none,
      repertoire: Repertoire = .everything,
      source: AdvanceSource,
      exactSizes: [Double] = [],
      isEmoji: Bool
    ) {
      self.face = face
      self.emScale = emScale
      self.advances = advances
      self.kerning = kerning
      self.synthesis = synthesis
      self.repertoire = repertoire
      self.source = source
      self.exactSizes = exactSizes
      self.isEmoji = isEmoji
    }

    /// The entry in a text of another size.
    func asPart(emScale: Double, optics: Optics?, spacing: Double) -> Entry {
      var part = self
      part.emScale *= emScale
      part.sizeShare *= emScale
      part.optics = advances == nil ? nil : optics
      part.spacing = spacing
      return part
    }

    /// An entry whose characters have no glyph and one advance, in ems of the text.
    func asBox(emScale: Double, advance: Double) -> Entry {
      var box = self
      box.emScale *= emScale
      box.isBox = true
      box.advances = nil
      box.spacing = advance
      return box
    }

    /// Whether advances are measured ones of the system font.
    package var isMeasured: Bool { advances != nil }

    /// Whether this entry draws a scalar that stands alone or at the head of a cluster.
    ///
    /// What follows in a cluster only has to be in the face: a mark does not change what its base
    /// is set by.
    package func covers(_ scalar: UInt32) -> Bool {
      repertoire.contains(scalar) && face.covers(scalar)
    }

    /// Whether this entry draws all scalars of a cluster, its base first.
    func covers(cluster scalars: [UInt32]) -> Bool {
      guard let base = scalars.first else { return true }
      return covers(base) && scalars.dropFirst().allSatisfy { face.covers($0) }
    }

    /// Where the advances of characters set by this entry come from.
    /// - Parameters:
    ///   - hasTabularFigures: whether digits are set at one width.
    ///   - pointSize: the size of the text.
    @inline(__always)
    package func sources(hasTabularFigures: Bool, pointSize: Double) -> AdvanceSources {
      let size = pointSize * sizeShare
      guard let advances else {
        let isExact = exactSizes.contains { abs($0 - size) < Self.sameSize }
        return AdvanceSources(
          isExact && source == .fallbackScale ? .fallbackMeasured : source
        )
      }
      return AdvanceSources(advances, hasTabularFigures: hasTabularFigures, pointSize: size)
    }

    /// A size that is multiplied from another one is that size to within this, in points.
    private static let sameSize = 1e-6
  }

  /// What becomes of the kerning in a face's own tables.
  package enum Kerning: Sendable {
    /// It applies.
    case applied
    /// It does not: full-width characters keep their full advance on iOS, one after the other
    /// (JapaneseText §3.3).
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
