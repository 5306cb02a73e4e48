import FontFaces
import UnicodeText

/// The fonts that the stretches of a text are shaped in, each with its language, ligatures and
/// features.
///
/// A text of one style has one part and one stretch. Immutable; any thread.
package struct ShapingPlan: Sendable {
  /// One font of the text: some entries of its cascade.
  package struct Part: Sendable {
    /// Its entries in the cascade of the text.
    package let entries: Range<Int>
    /// Chooses among them, counted from the first.
    let selector: FaceSelector
    package let language: ShapingLanguage?
    package let ligatures: Ligatures
    package let features: [FontFeature]

    package init(
      cascade: FontCascade,
      firstEntry: Int,
      language: ShapingLanguage?,
      ligatures: Ligatures,
      features: [FontFeature]
    ) {
      selector = cascade.selector
      entries = firstEntry..<firstEntry + cascade.entries.count
      self.language = language
      self.ligatures = ligatures
      self.features = features
    }
  }

  /// A stretch of text in one part.
  package struct Stretch: Sendable {
    /// Where it ends, in UTF-16 code units.
    package let end: Int
    /// The part's number.
    package let part: Int
    /// The entry of the box that stands in place of every character of the stretch.
    package let box: Int?

    package init(end: Int, part: Int, box: Int? = nil) {
      self.end = end
      self.part = part
      self.box = box
    }
  }

  let cascade: FontCascade
  let parts: [Part]
  let stretches: [Stretch]
  /// The number of the part that each entry belongs to.
  private let partNumbers: [Int]

  /// The plan of a text of one style.
  package init(
    cascade: FontCascade,
    language: ShapingLanguage?,
    ligatures: Ligatures,
    features: [FontFeature]
  ) {
    self.cascade = cascade
    parts = [
      Part(
        cascade: cascade,
        firstEntry: 0,
        language: language,
        ligatures: ligatures,
        features: features
      )
    ]
    stretches = [Stretch(end: .max, part: 0)]
    partNumbers = []
  }

  /// The plan of a text of several styles.
  /// - Parameter stretches: in order; they cover the text.
  package init(cascade: FontCascade, parts: [Part], stretches: [Stretch]) {
    precondition(!parts.isEmpty && !stretches.isEmpty)
    self.cascade = cascade
    self.parts = parts
    self.stretches = stretches
    var numbers = [Int](repeating: 0, count: cascade.entries.count)
    for (number, part) in parts.enumerated() {
      for entry in part.entries { numbers[entry] = number }
    }
    for stretch in stretches {
      if let box = stretch.box { numbers[box] = stretch.part }
    }
    partNumbers = numbers
  }

  /// The memory it takes on the heap, in bytes, its cascade's own included.
  package var heapByteCount: Int {
    parts.heapByteCount + stretches.heapByteCount + partNumbers.heapByteCount
      + (partNumbers.isEmpty ? 0 : cascade.entries.heapByteCount)
  }

  /// The part that an entry belongs to.
  func part(of entry: Int) -> Part {
    parts.count == 1 ? parts[0] : parts[partNumbers[entry]]
  }
}
