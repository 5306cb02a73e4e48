/// How heavy a face is, on the scale of CSS and OpenType (`usWeightClass`), 1 to 1000.
public struct FontWeight: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number on the scale.
  public let rawValue: Int

  /// A weight by its number on the scale, kept within 1 to 1000.
  public init(rawValue: Int) {
    self.rawValue = min(max(rawValue, 1), 1000)
  }

  /// 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// 200.
  public static let thin = FontWeight(rawValue: 200)
  /// 300.
  public static let light = FontWeight(rawValue: 300)
  /// 400, the weight of plain text.
  public static let regular = FontWeight(rawValue: 400)
  /// 500.
  public static let medium = FontWeight(rawValue: 500)
  /// 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// 700.
  public static let bold = FontWeight(rawValue: 700)
  /// 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// 900.
  public static let black = FontWeight(rawValue: 900)

  /// Whether the first weight is the lighter one.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
