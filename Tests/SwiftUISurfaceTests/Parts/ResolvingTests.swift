import Foundation
import Testing

@testable import SwiftUISurface

/// Views are read by one thread at a time: those of readers of geometry, which are laid out on any, and all others.
@MainActor
@Suite struct ResolvingTests {
  /// Counts those who are in it at once.
  private final class Room: @unchecked Sendable {
    let hasGuest = DispatchSemaphore(value: 0)
    private let guests = Guarded((count: 0, most: 0))

    func stay() {
      guests.change { guests in
        guests.count += 1
        guests.most = max(guests.most, guests.count)
      }
      hasGuest.signal()
      // Long enough for another one to come in, if it may.
      Thread.sleep(forTimeInterval: 0.015)
      guests.change { $0.count -= 1 }
    }

    var most: Int { guests.change { $0.most } }
  }

  private struct Staying: View {
    let room: Room

    private var stayed: EmptyView {
      room.stay()
      return EmptyView()
    }

    var body: some View { stayed }
  }

  nonisolated private static func lay(_ node: LayoutNode) {
    _ = node.decide(in: CGSize(width: 40, height: 30), displayScale: 3, tracing: .tried)
  }

  nonisolated private static func layOnSeveralThreads(_ node: LayoutNode) {
    DispatchQueue.concurrentPerform(iterations: 3) { _ in lay(node) }
  }

  /// What is signalled once it is laid out on another thread.
  nonisolated private static func layElsewhere(_ node: LayoutNode) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "layout").async {
      lay(node)
      done.signal()
    }
    return done
  }

  @Test func readersAreReadOneAfterTheOther() throws {
    let room = Room()
    let node = try Layouts.resolve(GeometryReader { _ in Staying(room: room) })
    #expect(room.most == 0)
    Self.layOnSeveralThreads(node)
    #expect(room.most == 1)
  }

  @Test func nothingIsResolvedWhileAReaderIsRead() throws {
    let room = Room()
    let node = try Layouts.resolve(GeometryReader { _ in Staying(room: room) })
    let done = Self.layElsewhere(node)
    room.hasGuest.wait()
    _ = try Layouts.resolve(Staying(room: room))
    done.wait()
    #expect(room.most == 1)
  }

  private actor OtherActor {
    func touch() {}
  }

  /// Whether a thread that reads views passes for that of an actor.
  nonisolated private static func ask(_ actor: OtherActor?) {
    _ = Resolving.inLayout {
      if let actor { actor.assumeIsolated { _ in } } else { MainActor.assumeIsolated {} }
      return []
    }
  }

  @Test func whoReadsViewsStandsForTheMainActor() {
    DispatchQueue.concurrentPerform(iterations: 3) { _ in Self.ask(nil) }
  }

  @Test func whoReadsViewsStandsForNoOtherActor() async {
    await #expect(processExitsWith: .failure) { ResolvingTests.ask(OtherActor()) }
  }
}
