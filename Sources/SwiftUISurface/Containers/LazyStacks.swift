public import Foundation

/// Which parts of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that takes the width it is proposed; nothing is lazy here.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let stack: VStack<Content>

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
      ._resolve(in: environment)
  }
}

/// A row that takes the height it is proposed; nothing is lazy here.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    stack.frame(
      maxHeight: .infinity,
      alignment: Alignment(horizontal: .leading, vertical: alignment)
    )
    ._resolve(in: environment)
  }
}
