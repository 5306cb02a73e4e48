import Foundation

/// What the tests and the command are compiled with to be watched, as `Scripts/sanitize` does.
///
/// It takes far more addresses and memory than the program, allocates in its own way, and ends a process at signals
/// that the program would survive.
public enum Sanitizer {
  /// Whether there is one.
  public static let isInForce = ProcessInfo.processInfo.environment["FITCHECK_SANITIZER"] != nil
}
