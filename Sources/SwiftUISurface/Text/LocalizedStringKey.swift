internal import AppResources
import Foundation
import Typesetting

/// A string with values in it that are formatted where the text is shown.
///
/// Looked up in the app's tables (`EnvironmentValues.appTexts`) where there are any; what is in none
/// stands for itself. Markdown in it is read, that of values in it is not (LayoutRules §2.4).
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  enum Piece: Sendable, Equatable {
    /// What stands in the key, as Markdown.
    case literal(String)
    /// A value as it is.
    case string(String)
    /// A number, with the specifier that a table's key has for its type.
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case decimal(Double, specifier: String)
    /// A number in a form of its own, with its specifier.
    case specified(FormattedValue, number: FormatNumber?, specifier: String)
    case value(TextValue)
    case text(Text)
    /// Some of the texts of a sum.
    case joined(JoinedTexts)
    case attributed(AttributedString)
    case image(Image)
  }

  let pieces: [Piece]
  /// The table that it stands in; `nil` for the usual one.
  var table: String?
  /// The key where it is another than its words; `nil` where they are the key.
  var key: String?
  /// Whether any of the key may mean something else in Markdown than itself.
  let readsMarkdown: Bool

  /// Whether any of it is a literal of the app, which stands in its tables; `nil` where none is.
  var isLiteral: Bool? {
    let isLiteral = pieces.contains { if case .literal = $0 { true } else { false } }
    return isLiteral ? true : nil
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
    readsMarkdown = pieces.contains { piece in
      guard case .literal(let string) = piece else { return false }
      return string.utf8.contains { InlineMarkdown.specialBytes.contains($0) }
    }
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
      pieces.append(.string(string))
    }

    /// The type of a value that is not there yet.
    public enum Placeholder: Sendable, Hashable {
      /// A whole number.
      case int
      /// A whole number that is not negative.
      case uint
      /// A number.
      case float
      /// A number.
      case double
      /// Words.
      case object

      /// What stands for such a value in a table.
      fileprivate var specifier: String {
        switch self {
        case .int: "lld"
        case .uint: "llu"
        case .float: "f"
        case .double: "lf"
        case .object: "@"
        }
      }
    }

    /// Adds the place of a value that is not there yet, as in the name of several things: nothing stands there, and a table
    /// has it under the name that such a value has.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
    }

    /// Adds the place of a value that is not there yet, under the name that a format such as `%.1f` gives it in a table.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      let nothing = FormattedValue(string: { _ in "" })
      let name = String(specifier.drop { $0 == "%" })
      pieces.append(.specified(nothing, number: nil, specifier: name))
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.string(String(string)))
    }

    /// Adds a whole number, grouped as the locale does.
    public mutating func appendInterpolation<Value: SignedInteger & FixedWidthInteger>(
      _ value: Value
    ) {
      let specifier = Value.bitWidth > 32 ? "lld" : "d"
      pieces.append(.integer(Int64(clamping: value), specifier: specifier))
    }

    /// Adds a whole number, grouped as the locale does.
    public mutating func appendInterpolation<Value: UnsignedInteger & FixedWidthInteger>(
      _ value: Value
    ) {
      let specifier = Value.bitWidth > 32 ? "llu" : "u"
      pieces.append(.unsigned(UInt64(clamping: value), specifier: specifier))
    }

    /// Adds a number with six decimals, as SwiftUI does without a specifier.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      let specifier = Value.self == Float.self ? "f" : "lf"
      pieces.append(.decimal(Double(value), specifier: specifier))
    }

    /// Adds a number formatted by a C specifier such as "%.1f", with the locale's decimal
    /// separator.
    public mutating func appendInterpolation<Value: CVarArg & Sendable>(
      _ value: Value,
      specifier: String
    ) {
      pieces.append(
        .specified(
          FormattedValue(value, specifier: specifier),
          number: FormatNumber(value),
          specifier: String(specifier.drop { $0 == "%" })
        )
      )
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      pieces.append(.string(value.description))
    }
  }

  /// The dates that values in it count to or from while the text is shown in an environment; none where nothing changes
  /// in what it says there, since a translation may leave values out.
  func movingDates(in environment: EnvironmentValues) -> [Date] {
    var dates: [Date] = []
    // Not by calls within calls: texts lie in each other thousands deep.
    var waiting = localized(in: environment).pieces
    while let piece = waiting.popLast() {
      switch piece {
      case .value(let value): dates += value.movingDates
      case .text(let text): waiting += text.content.localized(in: environment).pieces
      case .joined(let texts): waiting += [texts.left, texts.right]
      default: continue
      }
    }
    return dates
  }
}

extension LocalizedStringKey.Piece {
  /// The piece without styles; of a text or an attributed string, what it says.
  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .literal(let string), .string(let string): return string
    case .integer(let value, _): return value.formatted(.number.locale(locale))
    case .unsigned(let value, _): return value.formatted(.number.locale(locale))
    case .specified(let value, _, _): return value.string(TextMoment(environment))
    case .decimal(let value, _):
      return value.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .value(let value): return value.string(at: TextMoment(environment))
    case .text, .joined: return [self].string(in: environment)
    case .attributed(let string): return String(string.characters)
    case .image: return InlineAttachment.character
    }
  }
}

extension [LocalizedStringKey.Piece] {
  /// What the pieces say one after the other, without styles.
  func string(in environment: EnvironmentValues) -> String {
    var string = ""
    // As in `movingDates`; the next one is the last.
    var waiting: [Element] = reversed()
    while let piece = waiting.popLast() {
      switch piece {
      case .text(let text):
        let pieces = text.content.localized(in: environment).pieces
        waiting.append(contentsOf: pieces.reversed())
      case .joined(let texts): waiting += [texts.right, texts.left]
      default: string += piece.string(in: environment)
      }
    }
    return string
  }
}

extension Text {
  /// What it says in an environment, without styles.
  package func string(in environment: EnvironmentValues) -> String {
    content.localized(in: environment).pieces.string(in: environment)
  }
}
