/// A place on one axis of a variable font.
public struct FontVariation: Sendable, Hashable, CustomStringConvertible {
  /// The axis, such as `wght`.
  public let axis: OpenTypeTag
  /// The place, on the axis's own scale.
  public let value: Double

  /// A place on an axis.
  public init(_ axis: OpenTypeTag, _ value: Double) {
    self.axis = axis
    self.value = value
  }

  /// Reads an axis and a place as a person writes them, `wght=650`.
  /// - Returns: `nil` when it is not four characters, an equals sign and a finite number.
  public init?(parsing text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    .map { Substring($0) }
    guard parts.count == 2, parts[0].utf8.count == 4, let axis = OpenTypeTag(parts[0]),
      let value = Double(parts[1]), value.isFinite
    else { return nil }
    self.init(axis, value)
  }

  /// The place as ``init(parsing:)`` reads it.
  public var description: String {
    value == value.rounded() && abs(value) < 1e6 ? "\(axis)=\(Int(value))" : "\(axis)=\(value)"
  }
}

/// An axis along which a variable font changes.
public struct FontAxis: Sendable, Hashable {
  /// The axis's tag.
  public let tag: OpenTypeTag
  /// The axis's name for people, such as "Weight"; empty when the font has none.
  public let name: String
  /// The least place.
  public let minimum: Double
  /// The place of the outlines as they stand in the file.
  public let defaultValue: Double
  /// The greatest place.
  public let maximum: Double

  /// The nearest place on the axis; the default for what is no number.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? defaultValue : min(max(value, minimum), maximum)
  }
}

/// Places on all axes of a variable font that its designer gave a name.
public struct NamedInstance: Sendable, Hashable {
  /// The name, such as "Bold".
  public let name: String
  /// A place on each axis.
  public let variations: [FontVariation]
}
