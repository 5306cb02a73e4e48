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
  public enum Builder {
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

    /// Makes one list.
    public static func buildBlock(_ parts: [IntentItemSection]...) -> [IntentItemSection] {
      parts.flatMap { $0 }
    }

    /// Makes one list of what a loop has made.
    public static func buildArray(_ parts: [[IntentItemSection]]) -> [IntentItemSection] {
      parts.flatMap { $0 }
    }

    /// Takes what an `if` without `else` has made.
    public static func buildOptional(_ part: [IntentItemSection]?) -> [IntentItemSection] {
      part ?? []
    }

    /// Takes what the first of two branches has made.
    public static func buildEither(first part: [IntentItemSection]) -> [IntentItemSection] { part }

    /// Takes what the second of two branches has made.
    public static func buildEither(second part: [IntentItemSection]) -> [IntentItemSection] { part }

    /// Takes what is made where the system is new enough.
    public static func buildLimitedAvailability(_ part: [IntentItemSection]) -> [IntentItemSection]
    { part }
  }
}

/// What providers and queries call ``IntentItemSection``.
public typealias ItemSection = IntentItemSection
