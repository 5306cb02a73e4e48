@testable import SwiftUISurface

/// What a receiver was told, in words: values, then `|` at the end or `!` at a failure.
final class PublisherLog {
  var words: [String] = []

  func take<Source: Publisher>(_ source: Source) -> AnyCancellable {
    source.sink { completion in
      switch completion {
      case .finished: self.words.append("|")
      case .failure: self.words.append("!")
      }
    } receiveValue: {
      self.words.append("\($0)")
    }
  }

  var text: String { words.joined(separator: " ") }

  /// What one who receives is told at once.
  static func text<Source: Publisher>(of source: Source) -> String {
    let log = PublisherLog()
    let cancellable = log.take(source)
    defer { cancellable.cancel() }
    return log.text
  }
}

/// A clock that a test turns: what is to be done is done when it is told to.
final class TurnedClock: Scheduler {
  var waiting: [(delay: Double, action: () -> Void)] = []

  func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
    waiting.append((delay.seconds, action))
  }

  func pass() {
    let actions = waiting.map(\.action)
    waiting = []
    for action in actions { action() }
  }
}
