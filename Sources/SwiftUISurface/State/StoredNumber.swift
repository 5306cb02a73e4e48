import Foundation

/// A number or a truth as the user's defaults hold it.
///
/// On iOS it is an `NSNumber`, which is read as every type that keeps what it says: 3 is 3.0 too and 1 is true, and of
/// 1.5 there is no whole number.
struct StoredNumber {
  private let whole: Int?
  private let fraction: Double?

  /// `nil` where what is stored is no number.
  init?(_ stored: Any) {
    switch stored {
    case let value as any BinaryInteger:
      whole = Int(exactly: value)
      fraction = Double(exactly: value)
    case let value as any BinaryFloatingPoint:
      whole = Int(exactly: value)
      fraction = Double(value)
    case let value as Bool:
      whole = value ? 1 : 0
      fraction = value ? 1 : 0
    default: return nil
    }
  }

  private var truth: Bool? {
    switch fraction {
    case 0?: false
    case 1?: true
    default: nil
    }
  }

  /// The number as a value of a type; `nil` where that is none of numbers, or would be another number.
  func value<Value>(as type: Value.Type) -> Value? {
    (whole as? Value) ?? (fraction as? Value) ?? (truth as? Value)
  }
}
