/// An object that something else keeps alive for as long as this is used.
///
/// The one way in which objects are held here without counting: copies of it, and asking it, change nothing
/// that threads share, where each reference that is counted makes them wait for one another. Who makes one
/// holds on to what keeps the object.
@usableFromInline
package struct Borrowed<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked: the object is sendable, and its address does not change.
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable
  @inline(__always)
  package init(_ object: Object) { reference = .passUnretained(object) }

  @inlinable
  @inline(__always)
  init(_ reference: Unmanaged<Object>) { self.reference = reference }

  /// Calls `body` with the object.
  @inlinable
  @inline(__always)
  package func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
