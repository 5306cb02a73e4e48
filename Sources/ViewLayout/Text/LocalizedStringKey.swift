import Foundation

/// A string with values in it that are formatted where the text is shown.
///
/// No translations are looked up, and Markdown is not read yet: the key stands for itself.
public struct LocalizedStringKey: Sendable, Hashable, ExpressibleByStringInterpolation {
  enum Piece: Sendable, Hashable {
    case literal(String)
    case integer(Int64)
    case unsigned(UInt64)
    case decimal(Double)
    case value(TextValue)
  }

  let pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Creates a key from a string.
  public init(_ value: String) {
    self.init(pieces: [.literal(value)])
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(pieces: stringInterpolation.pieces)
  }

  /// The literal parts and values of a key while it is put together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.literal(literal))
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.literal(string))
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.literal(String(string)))
    }

    /// Adds a whole number, grouped as the locale does.
    public mutating func appendInterpolation<Value: SignedInteger & FixedWidthInteger>(
      _ value: Value
    ) {
      pieces.append(.integer(Int64(clamping: value)))
    }

    /// Adds a whole number, grouped as the locale does.
    public mutating func appendInterpolation<Value: UnsignedInteger & FixedWidthInteger>(
      _ value: Value
    ) {
      pieces.append(.unsigned(UInt64(clamping: value)))
    }

    /// Adds a number with six decimals, as SwiftUI does without a specifier.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      pieces.append(.decimal(Double(value)))
    }

    /// Adds a number formatted by a C specifier such as "%.1f".
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      pieces.append(.literal(String(format: specifier, value)))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      pieces.append(.literal(value.description))
    }
  }

  /// Whether a value in it changes while the text is shown.
  var isMoving: Bool {
    pieces.contains { piece in
      if case .value(let value) = piece { value.isMoving } else { false }
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    if pieces.count == 1, case .literal(let string) = pieces[0] { return string }
    let locale = environment.locale
    let moment = TextMoment(environment)
    return pieces.map { piece in
      switch piece {
      case .literal(let string): string
      case .integer(let value): value.formatted(.number.locale(locale))
      case .unsigned(let value): value.formatted(.number.locale(locale))
      case .decimal(let value):
        value.formatted(.number.precision(.fractionLength(6)).locale(locale))
      case .value(let value): value.string(at: moment)
      }
    }.joined()
  }
}
