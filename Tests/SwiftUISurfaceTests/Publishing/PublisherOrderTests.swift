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
}
