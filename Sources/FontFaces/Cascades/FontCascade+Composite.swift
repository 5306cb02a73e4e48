extension FontCascade {
  /// One of several fonts that a text is set in.
  package struct Part: Sendable {
    package let cascade: FontCascade
    /// The size in points.
    package let pointSize: Double
    /// Points after every grapheme cluster.
    package let letterSpacing: Double

    package init(cascade: FontCascade, pointSize: Double, letterSpacing: Double) {
      self.cascade = cascade
      self.pointSize = pointSize
      self.letterSpacing = letterSpacing
    }
  }

  /// The cascade of a text that is set in several fonts: the entries of each in turn, as a text of
  /// one size has them.
  ///
  /// Where a part's size is the text's, the system font keeps its law of size; at another size, or
  /// in a design with another law than the first part's, the law is applied once, for that size, so
  /// that sums of advances stay sums.
  /// - Parameters:
  ///   - parts: the fonts, at least one.
  ///   - boxes: advances, in ems, of boxes that stand in the text in place of a character; each is
  ///     an entry after all others, set in the first face of the part named.
  ///   - pointSize: the text's size, in points, above 0.
  ///   - strut: the line metrics of the text's size.
  package init(
    parts: [Part],
    boxes: [(part: Int, advance: Double)],
    pointSize: Double,
    strut: Strut
  ) {
    precondition(!parts.isEmpty && pointSize > 0)
    let law = parts.lazy.compactMap(\.cascade.sizing).first
    let entries = parts.flatMap { part in
      let follows = part.pointSize == pointSize && part.cascade.sizing == law
      let sizing = follows ? nil : part.cascade.sizing
      return part.cascade.entries.map { entry in
        entry.asPart(
          emScale: part.pointSize / pointSize,
          optics: sizing?.optics(at: part.pointSize),
          spacing: part.letterSpacing / pointSize
        )
      }
    }
    let boxEntries = boxes.map { box in
      let part = parts[box.part]
      return part.cascade.entries[0].asBox(
        emScale: part.pointSize / pointSize,
        advance: box.advance + part.letterSpacing / pointSize
      )
    }
    self.init(
      entries: entries + boxEntries,
      strut: strut,
      sizing: law,
      // Faces are chosen part by part; the first part's choice saves the text a memory of its own.
      selector: parts[0].cascade.selector
    )
  }

  /// The system font's law of size applied at one size.
  package struct Optics: Sendable {
    /// How far the size is from the text cut to the display cut.
    package let fraction: Double
    /// The tracking of each character, in 1/2048 em.
    package let tracking: Double
  }
}
