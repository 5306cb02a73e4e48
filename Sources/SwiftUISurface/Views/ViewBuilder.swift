/// Makes one view of the views written in a closure, with `if`, `switch` and `if let`.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes an empty view of an empty closure.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes one view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var elements: [any View] = []
    for element in repeat each content { elements.append(element) }
    return TupleView((repeat each content), elements: elements)
  }

  /// Makes an optional view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Makes a view of the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// Makes a view of the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Erases the type of a view inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
