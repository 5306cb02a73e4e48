import Foundation
import Testing

@testable import SwiftUISurface

/// What publishers give where values come from within, from several threads, or in great number.
@Suite struct PublisherOrderTests {
  /// Who receives may have the next value sent: what wants so many ends all the same.
  @Test func prefixesEndWhereMoreIsSentFromWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    let cancellable = subject.prefix(2).sink { _ in
      told.append("|")
    } receiveValue: { value in
      told.append("\(value)")
      subject.send(value + 1)
    }
    subject.send(1)
    #expect(told == ["1", "2", "|"])
    withExtendedLifetime(cancellable) {}
  }

  /// A stream of streams keeps nothing of those that have ended: it may go on for as long as a program runs.
  @Test func receiversThatAreOverAreLetGo() {
    let receiver = _Receiver<Int, Never>({ _ in }, end: { _ in })
    weak var ended: _Receiver<Int, Never>?
    do {
      let inner: _Receiver<Int, Never> = receiver.fed { (_: Int) in
      } end: { (_: Subscribers.Completion<Never>) in
      }
      ended = inner
      inner.send(completion: .finished)
    }
    #expect(ended == nil && !receiver.isOver)
    let other: _Receiver<Int, Never> = receiver.fed { (_: Int) in }
    receiver.cancel()
    #expect(other.isOver)
  }
}
