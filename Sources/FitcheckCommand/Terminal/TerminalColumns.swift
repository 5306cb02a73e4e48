import Foundation

/// How wide reports are.
enum TerminalColumns {
  /// 80, or fewer on a narrower terminal that says so in `COLUMNS`.
  static var current: Int {
    let stated = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(stated, 40), 80)
  }
}
