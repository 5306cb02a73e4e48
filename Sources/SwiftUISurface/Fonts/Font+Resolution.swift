import FontFaces
import Foundation

/// A font as it is measured: a size and a weight, and the leading of a text style.
struct ResolvedFont: Sendable, Hashable {
  var pointSize: Double
  var weight: FontWeight
  var slant = FontSlant.upright
  var design = FontDesign.standard
  var usesMonospacedDigits = false
  /// Whether it is a text style of the system's font, whose lines are broken by rules of their own.
  var isTextStyle = false
  /// Points between lines in the text style, or `nil` for what the font file says.
  var styleLeading: Double?
  /// Points that `Font.Leading` adds between lines.
  var leadingIncrease = 0.0
  /// Points between the lines of one text that do not count between texts; none since iOS 26.
  var leadingBetweenLines = 0.0

  mutating func scale(by ratio: Double) {
    pointSize *= ratio
    styleLeading = styleLeading.map { $0 * ratio }
    leadingIncrease *= ratio
    leadingBetweenLines *= ratio
  }

  /// The faces that the font is set in.
  func cascade(in library: FontLibrary) -> FontCascade {
    library.cascade(weight: weight, slant: slant, design: design)
  }

  /// Points between texts, in the faces that the font is set in.
  func leading(in cascade: FontCascade) -> Double {
    (styleLeading ?? cascade.leading(pointSize: pointSize)) + leadingIncrease
  }
}

extension Font {
  /// The font at the environment's type size with the attributes of its text.
  func resolved(
    with attributes: TextAttributes,
    in environment: EnvironmentValues
  ) -> ResolvedFont {
    let platform = environment.platform
    var resolved: ResolvedFont
    var plainWeight = Weight.regular
    var emphasis = Weight.bold
    switch base {
    case .size(let size):
      resolved = ResolvedFont(pointSize: Double(max(size.bounded, 0)), weight: .regular)
    case .custom(_, let size, let textStyle):
      let scale = textStyle?.scale(at: environment.dynamicTypeSize, on: platform) ?? 1
      resolved = ResolvedFont(pointSize: Double(max(size.bounded, 0)) * scale, weight: .regular)
    case .style(let style):
      let row = TextStyleTable.measure(style, at: environment.dynamicTypeSize, on: platform)
      plainWeight = style.weight
      emphasis = style.emphasizedWeight(on: platform)
      resolved = ResolvedFont(
        pointSize: row.size,
        weight: .regular,
        // The first line is as high as the font.
        styleLeading: row.lineAdvance - row.size * TextStyleTable.lineHeightRatio
      )
      if environment.systemVersion < .iOS26, environment.fontLibrary?.isForJapaneseDevice == true {
        resolved.leadingBetweenLines = row.size * TextStyleTable.japaneseLeadingRatio
      }
    }
    if case .style = base { resolved.isTextStyle = true }
    func emphasized(_ weight: Weight) -> Weight {
      weight.value < emphasis.value ? emphasis : weight
    }
    // A modifier takes away what other modifiers set, not what is the font's own; a weight that it sets takes the place
    // of that.
    var heaviness = weight ?? plainWeight
    if isBold { heaviness = emphasized(heaviness) }
    heaviness = attributes.weight ?? heaviness
    if attributes.isBold == true { heaviness = emphasized(heaviness) }
    resolved.weight = heaviness.weight(for: environment.legibilityWeight).fontWeight
    resolved.leadingIncrease = leading.increase(on: platform)
    if isItalic || attributes.isItalic == true { resolved.slant = .italic }
    resolved.design = (attributes.design ?? design ?? .default).fontDesign
    resolved.usesMonospacedDigits = attributes.usesMonospacedDigits ?? usesMonospacedDigits
    resolved.scale(by: attributes.scale ?? 1)
    return resolved
  }
}

extension Font.Leading {
  /// Points added between lines: two, and one on watchOS (LayoutRules §2.3, D).
  fileprivate func increase(on platform: Platform) -> Double {
    let step: Double =
      switch platform {
      case .iOS: 2
      case .watchOS: 1
      }
    return switch self {
    case .standard: 0
    case .tight: -step
    case .loose: step
    }
  }
}

extension Font.Design {
  fileprivate var fontDesign: FontDesign {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Weight {
  var fontWeight: FontWeight { FontWeight(rawValue: value) }
}
