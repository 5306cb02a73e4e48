import CActors
import Foundation

/// The resolving of views, which happens on one thread at a time.
///
/// Views are resolved on the main actor. A `GeometryReader` knows its size only in layout, which
/// runs on any thread, so that its content is resolved there; a lock takes the actor's place. No
/// hop to the main thread could: it may be waiting for the layout.
enum Resolving {
  private static let lock = NSRecursiveLock()

  @MainActor
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Does on the current thread what would be done on the main actor: resolves, or asks what views are made of.
  static func inLayout<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
    lock.lock()
    // Closures of the actor that other modules run ask, each, whether they are on its thread (SE-0423).
    let stood = fitcheck_stand_for_main_actor(true)
    defer {
      _ = fitcheck_stand_for_main_actor(stood)
      lock.unlock()
    }
    // What `MainActor.assumeIsolated` does, with the lock for the check of the executor.
    return unsafeBitCast(body, to: (() -> Result).self)()
  }
}
