/// One of two views, depending on a condition in a view builder.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  PrimitiveView
{
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Resolves to the nodes of the view that is shown.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in
      switch storage {
      case .first(let content): content._resolve(in: inner)
      case .second(let content): content._resolve(in: inner)
      }
    }
  }
}
