@testable import SwiftUISurface

/// A subject that several share, and how often it was asked for.
struct SharedSubject {
  let subject = PassthroughSubject<Int, Never>()
  let shared: AnyPublisher<Int, Never>
  private let count = Guarded(0)

  var askedCount: Int { count.change { $0 } }

  init() {
    let (subject, count) = (subject, count)
    shared = Deferred {
      count.change { $0 += 1 }
      return subject
    }
    .share()
  }
}
