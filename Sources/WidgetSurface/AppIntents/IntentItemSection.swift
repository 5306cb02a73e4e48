public import SwiftUISurface

/// A section of choices.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// The choices, in order.
  public let items: [IntentItem<Result>]
  let title: String?

  /// Creates a section of items.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.title = title.map { String(localized: $0) }
    self.items = items
  }

  /// Creates a section of values, which are shown as they are.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section of the items or values written in a closure.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, items: itemsBuilder())
  }

  /// Creates a section of the items or values written in a closure; how else it looks is accepted without effect.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, items: itemsBuilder())
  }

  /// Makes a list of the sections written in a closure, between which items and values may stand.
  @resultBuilder
  public enum Builder: _ListBuilder {
    /// Each part is a section.
    public typealias Part = IntentItemSection

    /// Takes a section.
    public static func buildExpression(_ section: IntentItemSection) -> [IntentItemSection] {
      [section]
    }

    /// Makes a section without a title of an item.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection] {
      [IntentItemSection(items: [item])]
    }

    /// Makes a section without a title of a value.
    @_disfavoredOverload
    public static func buildExpression(_ value: Result) -> [IntentItemSection] {
      [IntentItemSection(items: [IntentItem(value)])]
    }
  }
}

/// What providers and queries call ``IntentItemSection``.
public typealias ItemSection = IntentItemSection
