import FontFaces
import Foundation
import TextShaping
import Typesetting

/// A stretch of a text with the font it is set in and what it is drawn with.
struct TextRun: Sendable {
  var content: TextStretch.Content
  let font: ResolvedFont
  let cascade: FontCascade
  private(set) var tracking: Double
  let ligatures: Ligatures
  private(set) var features: [FontFeature]
  let baselineOffset: Double
  let ink: TextInk
  let image: TextImage?
  /// The language that it is set for.
  let typesettingLanguage: String?
  /// Whether somebody asked for that language.
  let isTypesettingStated: Bool
  /// What was assumed about the font and the image.
  let standIns: [StandIn]

  init(_ stretch: TextStretch, library: FontLibrary, in environment: EnvironmentValues) {
    let attributes = stretch.attributes
    content = stretch.content
    typesettingLanguage = attributes.typesettingTag(in: environment)
    isTypesettingStated = attributes.typesettingLanguage?.tag != nil
    font = (attributes.font ?? .body).resolved(with: attributes, in: environment)
    cascade = font.cascade(in: library)
    // None leaves the kerning as it is (LayoutRules §2.3, R).
    let stated = attributes.tracking ?? 0
    tracking = Double((stated == 0 ? attributes.kerning ?? 0 : stated).bounded)
    ligatures = stated == 0 ? .standard : .required
    features = font.usesMonospacedDigits ? [.monospacedDigits] : []
    baselineOffset = Double((attributes.baselineOffset ?? 0).bounded)
    if case .image(let shown) = stretch.content {
      image = TextImage(shown, in: font, cascade: cascade, environment)
    } else {
      image = nil
    }
    standIns =
      StandIn.ofText(attributes, font, leading: Self.leading(font, cascade), in: environment)
      + StandIn.ofFont(attributes, font, library)
      + [image?.standIn].compactMap { $0 }
    ink = TextInk(attributes, cascade: cascade, pointSize: font.pointSize, in: environment)
  }

  /// What the run says; of an image, the character that stands for it.
  var string: String {
    switch content {
    case .string(let string): string
    case .image: InlineAttachment.character
    }
  }

  /// The run with blocks in place of its characters.
  var hidden: TextRun {
    var run = self
    if case .string(let string) = content {
      run.content = .string(TextRedaction.measuredString(string))
      run.features = []
      run.tracking += cascade.blockTracking(pointSize: font.pointSize)
    }
    return run
  }

  /// The leading between lines, in points.
  var leading: Double { Self.leading(font, cascade) }

  private static func leading(_ font: ResolvedFont, _ cascade: FontCascade) -> Double {
    font.leading(in: cascade) + font.leadingBetweenLines
  }
}

extension FontCascade {
  /// What makes the digit that is measured in place of a block as wide as one, in points; 0 in fonts of which nobody
  /// measured it.
  fileprivate func blockTracking(pointSize: Double) -> Double {
    guard let entry = entries.first, let advances = entry.advances,
      let glyph = entry.face.nominalGlyph(TextRedaction.measuredScalar.value),
      let digit = advances.advance(of: glyph), let law = self.optics(at: pointSize)
    else { return 0 }
    let units = digit.text + law.fraction * (digit.display - digit.text)
    return (TextRedaction.advance - units / 2048) * pointSize
  }
}
