/// A property whose value grows with the user's size of text.
///
/// The value is multiplied by the style's leading at the type size over that at `large`, not by the
/// sizes of its font, and rounded to the nearest pixel (LayoutRules §2.3, R; measured on all
/// 132 pairs of style and size, `dynamic-type.json`). On watchOS the law is the same by
/// inference.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.platform) private var platform
  @Environment(\.pixelLength) private var pixelLength
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Creates a property that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a property that scales as the text style `body` does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value at the size of text of the view whose body is being read.
  public var wrappedValue: Value {
    let scaled = Double(value) * textStyle.scale(at: dynamicTypeSize, on: platform)
    let pixel = Double(pixelLength)
    return Value((scaled / pixel).rounded() * pixel)
  }
}

extension Font.TextStyle {
  /// The size of the style's font at a type size, points.
  package func pointSize(at size: DynamicTypeSize, on platform: Platform) -> Double {
    TextStyleTable.measure(self, at: size, on: platform).size
  }

  /// What stands between two lines in the style's font at a type size, points.
  package func leading(at size: DynamicTypeSize, on platform: Platform) -> Double {
    let row = TextStyleTable.measure(self, at: size, on: platform)
    return row.lineAdvance - row.size * TextStyleTable.lineHeightRatio
  }

  /// How many times a length that goes with the style becomes larger at a type size.
  package func scale(at size: DynamicTypeSize, on platform: Platform) -> Double {
    TextStyleTable.measure(self, at: size, on: platform).metric
      / TextStyleTable.measure(self, at: .large, on: platform).metric
  }
}
