import WidgetHost

extension HostRequest {
  /// Waits for every answer for as long as it takes: a widget that is asked within a process of a thousand other tests
  /// answers when its turn comes.
  mutating func waitForAllAnswers() {
    limits.secondsToAnswer = 3600
    limits.secondsToPerform = 3600
  }
}
