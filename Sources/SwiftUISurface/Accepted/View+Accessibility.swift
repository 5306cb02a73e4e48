/// What a view is for those who do not see it; has no effect.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  /// The type of a single trait.
  public typealias Element = AccessibilityTraits
  private var names: Set<String> = []

  /// Creates no traits.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// An image.
  public static let isImage = AccessibilityTraits("isImage")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// Selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The summary of a whole.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Something that is touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Something that turns the page.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// Something that hides what is beside it.
  public static let isModal = AccessibilityTraits("isModal")
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits("isTabBar")
  /// A switch.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// Something that sounds when it is used.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// The traits in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formIntersection(other)
    return copy
  }
  /// The traits in one only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  /// Takes traits away; those of them that were there, or `nil` where none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let own = intersection(member)
    names.subtract(member.names)
    return own.isEmpty ? nil : own
  }
  /// Adds traits; those of them that were there, or `nil` where none was.
  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let own = intersection(member)
    formUnion(member)
    return own.isEmpty ? nil : own
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps the traits of another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Keeps the traits in one set only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// What becomes of the parts of a view for those who do not see it; has no effect.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String

  /// They stay by themselves.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
}

/// Accepted without effect: nothing is read aloud here.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    self
  }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }

  /// Accepted without effect.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Accepted without effect: the older form of `accessibilityLabel`.
  public nonisolated func accessibility(label: Text) -> some View { self }

  /// Accepted without effect: the older form of `accessibilityValue`.
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// Accepted without effect: the older form of `accessibilityHint`.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Accepted without effect: the older form of `accessibilityHidden`.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }

  /// Accepted without effect: the older form of `accessibilityAddTraits`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: the older form of `accessibilityRemoveTraits`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted without effect: the older form of `accessibilitySortPriority`.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// Accepted without effect.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(_ text: Content) -> some View { self }
}
