#if canImport(Combine)
@_exported public import Combine
#else
/// An object that views watch; no view watches it here, its values are read once.
///
/// Stands in for Combine's protocol where there is no Combine.
public protocol ObservableObject: AnyObject {
  /// What tells that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that it changes.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {
    audience.send(())
  }

  /// Tells a receiver of changes.
  public func _send(to receiver: _Receiver<Void, Never>) {
    _ = audience.add(receiver)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that one of the published properties is about to change; of an object without any, nobody is told.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any AnnouncingStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      storages += current.children.compactMap { ($0.value as? any AnnouncingProperty)?.announcing }
      mirror = current.superclassMirror
    }
    let publisher =
      storages.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
    for storage in storages where storage.objectPublisher !== publisher {
      storage.objectPublisher = publisher
    }
    return publisher
  }
}
#endif
