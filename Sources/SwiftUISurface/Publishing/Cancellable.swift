#if !canImport(Combine)
/// Something that can be given up.
public protocol Cancellable {
  /// Gives it up.
  func cancel()
}

/// Gives something up when asked to, or when nobody holds it any longer.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Guarded<(() -> Void)?>

  /// Creates one that does something when it is cancelled, once.
  public init(_ cancel: @escaping () -> Void) {
    action = Guarded(cancel)
  }

  /// Creates one that gives up another one.
  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit {
    cancel()
  }

  /// Gives it up.
  public func cancel() {
    let action = action.change { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps it in a collection.
  public func store<Collection: RangeReplaceableCollection>(
    in collection: inout Collection
  ) where Collection.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are one.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Keeps it in a collection.
  public func store<Collection: RangeReplaceableCollection>(
    in collection: inout Collection
  ) where Collection.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
#endif
