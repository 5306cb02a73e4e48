/// A value that stands in an address as a text; no address is made here.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text.
  var urlRepresentationParameter: String? { get }
}

/// A thing of the app's that has an address; accepted without effect: nobody opens it.
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The type of the address.
  typealias URLRepresentation = EntityURLRepresentation<Self>
  /// The address.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// What the thing is asked for by; `nil` for an identifier that is no text.
  public var urlRepresentationParameter: String? {
    (id as? any EntityIdentifierConvertible)?.entityIdentifierString
  }
}

/// The address of a thing, which is not kept.
public struct EntityURLRepresentation<Entity: AppEntity>: Sendable, ExpressibleByStringInterpolation
{
  /// The parts of the address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What of the thing itself stands in the address.
    public enum Token: Sendable, Hashable {
      /// What it is asked for by.
      case id
    }

    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds what the thing is asked for by.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a property.
    public mutating func appendInterpolation<Value>(
      _ property: KeyPath<Entity, EntityProperty<Value>>
    ) {}
  }

  /// Creates an address.
  public init(_ representation: String) {}
  /// Creates an address.
  public init(stringLiteral value: String) {}
  /// Creates an address.
  public init(stringInterpolation: StringInterpolation) {}
}

/// An intent that has an address; accepted without effect: nobody opens it.
public protocol URLRepresentableIntent: AppIntent {
  /// The type of the address.
  typealias URLRepresentation = IntentURLRepresentation<Self>
  /// The address.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent where Self: OpenIntent, Self.Value: URLRepresentableEntity {
  /// That of the thing which it opens the app at.
  public static var urlRepresentation: URLRepresentation { "" }
}

/// The address of an intent, which is not kept.
public struct IntentURLRepresentation<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation
{
  /// The parts of the address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins an address.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates an address.
  public init(_ representation: String) {}
  /// Creates an address.
  public init(stringLiteral value: String) {}
  /// Creates an address.
  public init(stringInterpolation: StringInterpolation) {}
}
