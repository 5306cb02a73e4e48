/// How long a process may take in all, whatever it says meanwhile.
///
/// Each question to the widget, which is told of as it begins, may take as long as silence may: how many there
/// are depends on days, taps, devices and what the widget itself says.
struct TimeAllowance {
  private let secondsInAll: Double
  private let secondsOfSilence: Double
  /// What was granted so far, seconds.
  private(set) var seconds: Double

  /// - Parameters:
  ///   - secondsInAll: without any question.
  ///   - secondsOfSilence: for each question.
  init(secondsInAll: Double, secondsOfSilence: Double) {
    self.secondsInAll = secondsInAll
    self.secondsOfSilence = secondsOfSilence
    seconds = secondsInAll
  }

  /// Whether a process has taken longer than it may; what it was granted grows with the questions that have begun.
  ///
  /// - Parameter beginnings: how many questions have begun; asked once the time that was granted is over.
  mutating func isUsedUp(after elapsed: Double, beginnings: () -> Int) -> Bool {
    guard elapsed > seconds else { return false }
    let granted = secondsInAll + Double(beginnings()) * secondsOfSilence
    guard granted > seconds else { return true }
    seconds = granted
    return false
  }
}
