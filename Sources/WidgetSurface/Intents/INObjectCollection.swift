public import Foundation

/// What a handler offers for a parameter, in sections or not.
///
/// Stands in for the class of Intents.
public final class INObjectCollection<ObjectType>: NSObject {
  /// The sections, in order.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the device sorts the objects by their names; nothing is sorted here.
  public var usesIndexedCollation = false

  /// Creates a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  /// Creates a collection without sections.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// The objects of every section, in order.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of what a handler offers.
///
/// Stands in for the class of Intents.
public final class INObjectSection<ObjectType>: NSObject {
  /// The title; `nil` for none.
  public let title: String?
  /// The objects, in order.
  public let items: [ObjectType]

  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
