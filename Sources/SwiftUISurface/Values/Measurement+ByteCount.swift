#if os(Linux)
public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// How an amount of data is written as a number of bytes: "3.5 MB".
  ///
  /// Stands in for Foundation's style of the name, which Linux has none of, with the one for whole numbers, which is the
  /// same code on Apple's systems; an amount is rounded to whole bytes (I).
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// What a kilobyte is.
    public typealias Style = ByteCountFormatStyle.Style
    /// The units to choose from.
    public typealias Units = ByteCountFormatStyle.Units

    /// What a kilobyte is: 1,000 bytes of a file, 1,024 of memory.
    public var style: Style
    /// The units to choose from.
    public var allowedUnits: Units
    /// Whether nothing is a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows in brackets.
    public var includesActualByteCount: Bool
    /// Whose words they are.
    public var locale: Locale

    /// Creates a style.
    public init(
      style: Style,
      allowedUnits: Units = .all,
      spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// The amount in words.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      ByteCountFormatStyle(
        style: style,
        allowedUnits: allowedUnits,
        spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount,
        locale: locale
      )
      .format(value.wholeBytes)
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// How an amount of data is written as a number of bytes.
  public static func byteCount(
    style: ByteCountFormatStyle.Style,
    allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style,
      allowedUnits: allowedUnits,
      spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount
    )
  }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The amount in whole bytes: none for what is no number, and as many as can be counted for what is more.
  package var wholeBytes: Int64 {
    let bytes = converted(to: .bytes).value.rounded()
    return Int64(exactly: bytes) ?? (bytes > 0 ? .max : bytes < 0 ? .min : 0)
  }
}
#endif
