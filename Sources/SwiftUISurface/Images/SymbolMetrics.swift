import FontFaces
import Foundation

/// The measures of symbols, in points, as they follow from their font: stand-ins, since the bounds
/// of SF Symbols are not published (LayoutRules §4).
///
/// A symbol is taken to be as wide and high as the usual ones are: 1.2 em by 1.1 em at medium scale,
/// where `SymbolReading` does not tell of it.
struct SymbolMetrics: Sendable, Hashable {
  /// The height of the system font's capitals in parts of its size, for environments without fonts.
  static let capHeightRatio: CGFloat = 0.705

  /// What symbols that nobody read are taken to be, in ems.
  private static let usual = CGSize(width: 1.2, height: 1.1)

  /// What one may be off by that nobody read, in ems: nine in ten of those that were recorded are no further from the
  /// usual, of which the narrowest is narrower by 0.8.
  private static let doubtOfUsual = CGSize(width: 0.35, height: 0.25)

  /// What a reading may be off by in its weight, and in another one, in ems.
  private static let doubtOfReading = (same: CGFloat(0.02), other: CGFloat(0.1))

  private let em: CGFloat
  /// The height of capitals beside symbols.
  let capHeight: CGFloat
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
    let reading = name.map(SymbolReading.reading)
    let width = em * (reading?.width?.ems ?? Self.usual.width)
    let height = em * (reading?.height?.ems ?? Self.usual.height)
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
    let reading = SymbolReading.reading(of: name)
    let usual = "as large as symbols are on average: 1.2 by 1.1 of the font's size"
    let width = reading.width.map { "\($0.ems) of it wide" }
    let height = reading.height.map { "\($0.ems) high" }
    let seen = [width, height].compactMap { $0 }.joined(separator: " and ")
    return StandIn(
      subject: "symbol \(name)",
      assumption: seen.isEmpty ? usual : "\(usual), but \(seen) as it was seen",
      doubt: CGSize(
        width: doubt(of: reading.width, usual: Self.doubtOfUsual.width),
        height: doubt(of: reading.height, usual: Self.doubtOfUsual.height)
      )
    )
  }

  /// What a length may be off by, in points.
  private func doubt(of length: SymbolReading.Length?, usual: CGFloat) -> CGFloat {
    guard let length else { return em * usual }
    let ofReading = length.weight == weight ? Self.doubtOfReading.same : Self.doubtOfReading.other
    return em * ofReading + length.grain * pixelLength
  }
}
