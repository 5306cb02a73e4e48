public import SwiftUISurface

/// Choices in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  /// The sections, in order.
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection of sections; the label and the index beside the list are accepted without effect.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
  }

  /// Creates a collection of the sections written in a closure; the label and the index beside the list are accepted
  /// without effect.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(sections: sectionsBuilder())
  }

  /// Creates a collection of items without sections; the label and the index beside the list are accepted without effect.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection of values without sections; the label and the index beside the list are accepted without effect.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(items: items.map { IntentItem($0) })
  }

  /// The items of every section, in order.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  /// The items of every section, in order, as they are offered.
  public var _choices: [_OfferedChoice<Result>] {
    sections.flatMap { section in
      section.items.map {
        _OfferedChoice(section: section.title, title: $0.title, value: $0.value)
      }
    }
  }
}

/// What providers and queries call ``IntentItemCollection``.
public typealias ItemCollection = IntentItemCollection
