import FontFaces
import UnicodeText

/// How the glyphs of one face of a cascade become advances in the text's units.
struct FaceSetting: Sendable {
  let face: FontFace
  /// What becomes of the face's own kerning.
  let kerning: FontCascade.Kerning
  /// What is counted, and added, for each grapheme cluster that takes room.
  let character: AdvanceSum
  /// Measured advances in place of the face's own.
  let measured: SystemAdvances?
  let optics: FontCascade.Optics?
  /// Text units for one unit of the face.
  let unitScale: Double
  /// Text units for 1/2048 em of the system font.
  let systemScale: Double
  /// Whether that is a whole number: multiples of measured figures, which are rounded, are rounded then.
  private let isSystemScaleWhole: Bool
  /// What emboldening adds to each glyph that has an advance, in text units.
  let growth: Double
  /// How much of what a base's advance differs from its own lies before the base: half, where
  /// outlines are put in the middle of one advance.
  let shareBefore: Double
  let isRightToLeft: Bool
  /// Latin letters set right to left stand in an order that nobody measured.
  let kernsMeasuredPairs: Bool

  /// - Parameter unitsPerEm: those of the text.
  init(
    _ entry: FontCascade.Entry,
    unitsPerEm: Double,
    isRightToLeft: Bool,
    features: [FontFeature]
  ) {
    self.isRightToLeft = isRightToLeft
    shareBefore = entry.synthesis.pitch == nil ? 0 : 0.5
    kernsMeasuredPairs = !isRightToLeft && features.last { $0.tag == .kerning }?.value != 0
    face = entry.face
    kerning = entry.kerning
    measured = entry.advances
    unitScale = unitsPerEm / Double(entry.face.unitsPerEm) * entry.emScale
    optics = entry.optics
    systemScale = unitsPerEm / 2048 * entry.emScale
    isSystemScaleWhole = systemScale == systemScale.rounded()
    growth = FineUnits.round(entry.synthesis.emboldening * unitsPerEm * entry.emScale)
    let tracking = (entry.optics?.tracking ?? 0) * systemScale
    let spacing = FineUnits.round(entry.spacing * unitsPerEm + tracking)
    character = AdvanceSum(
      text: spacing,
      display: spacing,
      tracked: measured != nil && optics == nil ? 1 : 0,
      graphemes: 1
    )
  }

  /// Whether a glyph's advance is the face's own, brought to text units.
  var isPlain: Bool { measured == nil && growth == 0 && face.advanceFractions == nil }

  /// The face's own advance, brought to text units.
  @inline(__always)
  func advance(ofUnits units: Double) -> AdvanceSum {
    let advance = FineUnits.round(units * unitScale)
    return AdvanceSum(text: advance, display: advance)
  }

  /// The advance of a glyph in the system font.
  @inline(__always)
  func advance(of glyph: UntouchedGlyphs.Glyph, _ measured: SystemAdvances) -> AdvanceSum {
    measured.advance(of: glyph.number).map(scaled) ?? advance(ofUnits: Double(glyph.advance))
  }

  @inline(__always)
  func scaled(_ cuts: SystemFontMetrics.Cuts) -> AdvanceSum {
    if let optics {
      let units = cuts.text + optics.fraction * (cuts.display - cuts.text)
      let advance = FineUnits.round(units * systemScale)
      return AdvanceSum(text: advance, display: advance)
    }
    let (text, display) = (cuts.text * systemScale, cuts.display * systemScale)
    if isSystemScaleWhole {
      assert(text == FineUnits.round(text) && display == FineUnits.round(display))
      return AdvanceSum(text: text, display: display)
    }
    return AdvanceSum(text: FineUnits.round(text), display: FineUnits.round(display))
  }
}
