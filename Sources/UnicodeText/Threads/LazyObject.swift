internal import Synchronization

/// An object that is made when it is first asked for, and stays.
///
/// Any thread: where several ask at once each may make one, and all get the first that is stored.
/// For what is asked for line by line: ``Lazy`` holds any value, in a box of its own.
@usableFromInline
package struct LazyObject<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  @usableFromInline let place = ObjectPlace()

  @inlinable
  package init() {}

  /// The object, where it has been made.
  @inlinable
  package var known: Object? {
    guard let object = place.object else { return nil }
    return unsafeDowncast(object, to: Object.self)
  }

  /// The object, made now where it has not been.
  @inlinable
  package func value(_ make: () -> Object) -> Object {
    if let known { return known }
    return unsafeDowncast(place.storeIfEmpty(make()), to: Object.self)
  }

  /// The object, made now where it has not been, uncounted: as long as this is there.
  @inlinable
  package func borrowed(_ make: () -> Object) -> Borrowed<Object> {
    Borrowed(Unmanaged<Object>.fromOpaque(place.pointer ?? place.pointerStoring(make())))
  }

  /// The object, made now where it has not been.
  /// - Parameters:
  ///   - make: makes the object.
  ///   - added: is told of the object, once, when it is stored.
  @inlinable
  package func value(_ make: () -> Object, added: (Object) -> Void) -> Object {
    if let known { return known }
    let made = make()
    let first = unsafeDowncast(place.storeIfEmpty(made), to: Object.self)
    if first === made { added(made) }
    return first
  }
}

/// Where an object of any class may come to stand, and then stays.
///
/// Without a type of its own, so that no code is generic that is on the way.
@usableFromInline
struct ObjectPlace: ~Copyable, Sendable {
  /// Of the object, retained; 0 for none.
  private let address = Atomic<UInt>(0)

  @usableFromInline
  init() {}

  deinit { Self.object(at: address.load(ordering: .acquiring))?.release() }

  private static func object(at address: UInt) -> Unmanaged<AnyObject>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }

  /// To the object that stands here, uncounted.
  @usableFromInline
  var pointer: UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// To the object that stands here, which is put here if none is.
  @usableFromInline
  func pointerStoring(_ made: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(storeIfEmpty(made)).toOpaque())
  }

  /// The object that stands here.
  @usableFromInline
  var object: AnyObject? {
    Self.object(at: address.load(ordering: .acquiring))?.takeUnretainedValue()
  }

  /// Puts an object here, if none is; returns the one that is.
  @usableFromInline
  func storeIfEmpty(_ made: AnyObject) -> AnyObject {
    let ours = Unmanaged.passRetained(made)
    let (isOurs, first) = address.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: ours.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    if isOurs { return made }
    ours.release()
    return Self.object(at: first)?.takeUnretainedValue() ?? made
  }
}
