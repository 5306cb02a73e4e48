public import Foundation
public import SwiftUISurface

/// How a type of values is called.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// The name of several values, with a place for their number; `nil` for none of its own.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the name.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(name: LocalizedStringResource) {
    self.init(name: name, synonyms: [])
  }

  /// Creates a name, with one for several values.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// Creates a name, with other words for it, and perhaps one for several values.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(value))
  }

  /// Creates a name from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a value is shown.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A picture beside the title.
  public struct Image: Sendable, Hashable {
    /// The outline that a picture is cut to.
    public enum DisplayStyle: Sendable, Hashable {
      /// That of the place it stands in.
      case `default`
      /// A circle.
      case circular
    }

    /// Creates a symbol of the system.
    public init(
      systemName: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {}

    /// Creates a picture of the app's catalogue.
    public init(
      named name: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {}

    /// Creates a picture of a file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}

    /// Creates a picture of a file's bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line below the title.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the title.
  public var image: Image?
  /// Other words for the title.
  public var synonyms: [LocalizedStringResource]

  /// Creates a title with a line below it, a picture, and other words for it.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a title from a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(value))
  }

  /// Creates a title from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A choice of an intent's parameter.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// What the choice is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An identifier that can be written as a text and read again, as that of a thing of the app's has to be.
public protocol EntityIdentifierConvertible {
  /// The identifier as a text.
  var entityIdentifierString: String { get }
  /// The identifier that a text stands for; `nil` for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { description }
  /// The number that is written.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier in digits of sixteens.
  public var entityIdentifierString: String { uuidString }
  /// The identifier that is written.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A thing of the app's that intents speak of.
public protocol AppEntity: Identifiable, Sendable, CustomLocalizedStringResourceConvertible
where ID: Sendable {
  /// What finds things of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What things of this type are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
  /// How the thing is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEnum {
  /// The title of the case; of one that is not among those that are shown, its name.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(String(describing: self))
  }
}

extension AppEntity {
  /// The title of the thing.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
