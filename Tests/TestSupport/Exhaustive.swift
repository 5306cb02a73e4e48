import Foundation

/// Whether tests try everything rather than a part that stands for it: `FITCHECK_EXHAUSTIVE=1`.
public enum Exhaustive {
  /// Of how many texts one is tried in all ways, where that takes hours for all:
  /// `FITCHECK_EXHAUSTIVE=40` for every fortieth.
  public static let step = max(
    1,
    ProcessInfo.processInfo.environment["FITCHECK_EXHAUSTIVE"].flatMap { Int($0) } ?? 1
  )
  /// Whether the variable is there.
  public static let isOn = ProcessInfo.processInfo.environment["FITCHECK_EXHAUSTIVE"] != nil
}
