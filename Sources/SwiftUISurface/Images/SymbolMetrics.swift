import FontFaces
import Foundation

/// The measures of symbols, in points, as they follow from their font: stand-ins, since the bounds
/// of SF Symbols are not published (LayoutRules §4).
///
/// A symbol is taken to be as wide and high as the usual ones are: 1.2 em by 1.1 em at medium scale,
/// where `SymbolReading` does not tell of it. Narrow symbols (a chevron) are narrower on iOS, wide
/// ones (a cloud) wider.
struct SymbolMetrics: Sendable, Hashable {
  /// The height of the system font's capitals in parts of its size, for environments without fonts.
  static let capHeightRatio: CGFloat = 0.705

  /// What symbols that nobody read are taken to be, in ems.
  private static let usual = CGSize(width: 1.2, height: 1.1)

  /// What one may be off by that nobody read, in ems.
  ///
  /// Those that were read are narrower than the usual by up to 0.216, rounding included; in height
  /// they differ by up to 0.06, but only two were read.
  private static let doubtOfUsual = CGSize(width: 0.22, height: 0.1)

  /// What a reading may be off by in its weight, and in another one, in ems.
  private static let doubtOfReading = (same: CGFloat(0.02), other: CGFloat(0.1))

  private let em: CGFloat
  private let capHeight: CGFloat
  private let weight: FontWeight
  private let pixelLength: CGFloat

  init(
    pointSize: CGFloat,
    capHeight: CGFloat,
    weight: FontWeight,
    scale: Image.Scale,
    pixelLength: CGFloat
  ) {
    let factor: CGFloat
    switch scale {
    case .small: factor = 0.79
    case .medium: factor = 1
    case .large: factor = 1.28
    }
    em = pointSize * factor
    self.capHeight = capHeight
    self.weight = weight
    self.pixelLength = pixelLength
  }

  /// The size of a symbol; of no particular one without a name.
  func size(of name: String?) -> CGSize {
    let reading = name.flatMap { SymbolReading.all[$0] }
    let width = em * (reading?.width ?? Self.usual.width)
    let height = em * (reading?.height ?? Self.usual.height)
    return CGSize(
      width: width.roundedUp(toMultipleOf: pixelLength),
      height: height.roundedUp(toMultipleOf: pixelLength)
    )
  }

  /// The distance of the text's baseline from the top of a symbol, which stands in the middle of
  /// the capitals.
  func baseline(height: CGFloat) -> CGFloat {
    ((height + capHeight) / 2).rounded(toMultipleOf: pixelLength)
  }

  /// What was assumed of a symbol, and how far it may be off.
  func standIn(for name: String) -> StandIn {
    let reading = SymbolReading.all[name]
    let ofReading =
      reading?.weight == weight ? Self.doubtOfReading.same : Self.doubtOfReading.other
    let read = [reading?.width.map { "\($0) of it wide" }, reading?.height.map { "\($0) high" }]
      .compactMap { $0 }.joined(separator: " and ")
    let usual = "as large as symbols are on average: 1.2 by 1.1 of the font's size"
    return StandIn(
      subject: "symbol \(name)",
      assumption: read.isEmpty ? usual : "\(usual), but \(read) as in a picture of it",
      doubt: CGSize(
        width: em * (reading?.width == nil ? Self.doubtOfUsual.width : ofReading),
        height: em * (reading?.height == nil ? Self.doubtOfUsual.height : ofReading)
      )
    )
  }
}

/// What was read of one symbol in pictures of widgets on iOS 26 at 3x, in parts of its font's size
/// (github.com/home-assistant/iOS at d722d78).
///
/// Each lies within the pixels seen, at all sizes seen.
struct SymbolReading: Sendable {
  /// The weight it was seen in.
  let weight: FontWeight
  var width: CGFloat?
  var height: CGFloat?

  /// By name.
  static let all: [String: SymbolReading] = [
    // 20.33 at 20 pt, 22.33 to 22.67 at 22.
    "arrow.up": SymbolReading(weight: .bold, width: 1.015),
    "arrow.down": SymbolReading(weight: .bold, width: 1.015),
    // 9.33 at 9 pt.
    "arrow.clockwise": SymbolReading(weight: .semibold, width: 1.03),
    // About 17 at 17 pt.
    "bolt.fill": SymbolReading(weight: .regular, width: 1),
    // 32.33 to 32.67 at 28 pt.
    "arrow.clockwise.circle": SymbolReading(weight: .regular, height: 1.155),
    // 33.67 at 32 pt.
    "calendar": SymbolReading(weight: .regular, height: 1.05),
  ]
}
