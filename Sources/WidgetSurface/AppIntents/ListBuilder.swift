/// What makes a list of the parts written in a closure, with conditions and loops among them.
public protocol _ListBuilder {
  /// The type of a part.
  associatedtype Part
}

extension _ListBuilder {
  /// Makes one list.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

  /// Makes one list of what a loop has made.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

  /// Takes what an `if` without `else` has made.
  public static func buildOptional(_ part: [Part]?) -> [Part] { part ?? [] }

  /// Takes what the first of two branches has made.
  public static func buildEither(first part: [Part]) -> [Part] { part }

  /// Takes what the second of two branches has made.
  public static func buildEither(second part: [Part]) -> [Part] { part }

  /// Takes what is made where the system is new enough.
  public static func buildLimitedAvailability(_ part: [Part]) -> [Part] { part }
}
