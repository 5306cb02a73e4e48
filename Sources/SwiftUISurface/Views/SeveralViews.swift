/// A view that stands for any number of others: where one view is wanted, they are layers of a `ZStack`.
protocol SeveralViews {}

extension Group: SeveralViews {}
extension ForEach: SeveralViews {}
extension TupleView: SeveralViews {}
extension Optional: SeveralViews where Wrapped: View {}
extension _ConditionalContent: SeveralViews {}

extension View {
  /// Whether it stands for any number of views, or what it is made of does.
  @MainActor
  static var isSeveral: Bool {
    Self.self is any SeveralViews.Type || Body.self != Never.self && Body.isSeveral
  }
}
