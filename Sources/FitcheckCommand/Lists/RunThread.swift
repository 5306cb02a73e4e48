import Foundation

/// A thread that a run needs beside the main one.
///
/// Foundation's `Thread` says nothing where the system has none to give: what waits for it would wait
/// for ever.
enum RunThread {
  /// As deep as the main thread's: layouts are walked down to their leaves.
  private static let stackSize = 8 << 20

  /// What a thread does.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread.
  ///
  /// - Returns: false where the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let held = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { RunThread.run($0) }, held.toOpaque())
    #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread,
      &attributes,
      { $0.flatMap { RunThread.run($0) } },
      held.toOpaque()
    )
    #endif
    if status != 0 { held.release() }
    return status == 0
  }

  private static func run(_ held: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(held).takeRetainedValue().run()
    return nil
  }
}
