import Dispatch
import Foundation

/// Threads that live on, each with the heap that it was dealt: glibc gives that of one that ends to the next.
///
/// For processes of tests' own.
public enum HeapThread {
  /// What a thread found.
  ///
  /// Unchecked: it is written before the semaphore is signalled, and read after that.
  private final class Answer: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var holds: Bool?
  }

  /// What the first thread says whose heap is one that a question can be asked of; `nil` where none is.
  public static func first(saying question: @escaping @Sendable () -> Bool?) -> Bool? {
    for _ in 0..<256 {
      let answer = Answer()
      Thread {
        answer.holds = question()
        answer.isThere.signal()
        while true { sleep(1000) }
      }.start()
      answer.isThere.wait()
      if let holds = answer.holds { return holds }
    }
    return nil
  }
}
