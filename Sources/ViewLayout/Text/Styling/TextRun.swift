import FontFaces
import Foundation
import TextShaping
import Typesetting

/// A stretch of a text with the font it is set in and what it is drawn with.
struct TextRun: Sendable {
  var content: TextStretch.Content
  let font: ResolvedFont
  let cascade: FontCascade
  let tracking: Double
  let ligatures: Ligatures
  let baselineOffset: Double
  let ink: TextInk
  let image: TextImage?
  /// What was assumed about the font and the image.
  let standIns: [StandIn]

  init(_ stretch: TextStretch, library: FontLibrary, in environment: EnvironmentValues) {
    let attributes = stretch.attributes
    content = stretch.content
    font = (attributes.font ?? environment.font ?? .body)
      .resolved(with: attributes, in: environment)
    cascade = library.cascade(weight: font.weight, slant: font.slant)
    tracking = Double((attributes.tracking ?? attributes.kerning ?? 0).bounded)
    ligatures = (attributes.tracking ?? 0) == 0 ? .standard : .required
    baselineOffset = Double((attributes.baselineOffset ?? 0).bounded)
    if case .image(let shown) = stretch.content {
      image = TextImage(shown, in: font, cascade: cascade, environment)
    } else {
      image = nil
    }
    standIns =
      StandIn.ofText(attributes, font, leading: Self.leading(font, cascade), in: environment)
      + Self.standIns(attributes, in: environment, library) + [image?.standIn].compactMap { $0 }
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
    }
    return run
  }

  var features: [FontFeature] { font.usesMonospacedDigits ? [.monospacedDigits] : [] }

  /// What is not known of a font: designs and widths other than the system font's usual ones, and
  /// fonts by name that the library does not begin with.
  private static func standIns(
    _ attributes: TextAttributes,
    in environment: EnvironmentValues,
    _ library: FontLibrary
  ) -> [StandIn] {
    let font = attributes.font ?? environment.font ?? .body
    var standIns: [StandIn] = []
    let design = attributes.design ?? font.design ?? .default
    if design != .default {
      standIns.append(
        StandIn(subject: "font design \(design)", assumption: "as wide as the default design")
      )
    }
    let width = attributes.width ?? font.width ?? .standard
    if width != .standard {
      standIns.append(
        StandIn(subject: "font width \(width.value)", assumption: "as wide as the standard width")
      )
    }
    if case .custom(let name, _, _) = font.base,
      library.cascade(weight: .regular).faces.first?.familyName != name
    {
      standIns.append(
        StandIn(subject: "font \(name)", assumption: "set in the first font of the library")
      )
    }
    return standIns
  }

  /// The leading between lines, in points.
  var leading: Double { Self.leading(font, cascade) }

  private static func leading(_ font: ResolvedFont, _ cascade: FontCascade) -> Double {
    font.leading(in: cascade) + font.leadingBetweenLines
  }
}
