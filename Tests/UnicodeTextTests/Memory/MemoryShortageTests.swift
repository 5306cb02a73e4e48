import Foundation
import TestSupport
import Testing
import UnicodeText

/// Calls that C libraries make for memory, and whether they had it.
struct MemoryShortageTests {
  // What has to be noticed is asked for in a process of its own: where the heap of all other tests can no longer
  // grow where it stands, no shortage is believed while a large block is to be had.

  @Test func aShortageIsNoticed() async {
    await #expect(processExitsWith: .success) {
      exit(MemoryShortage.occurs { ask(for: .tooMuch) } ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func itIsNoticedBehindLaterCalls() async {
    await #expect(processExitsWith: .success) {
      let occurs = MemoryShortage.occurs {
        ask(for: .tooMuch)
        ask(for: .little)
      }
      exit(occurs ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func aShortageBeforeDoesNotCount() {
    ask(for: .tooMuch)
    #expect(!MemoryShortage.occurs { ask(for: .little) })
  }

  @Test func anotherFailureIsNone() {
    #expect(!MemoryShortage.occurs { _ = open("/nowhere/at-all", O_RDONLY) })
  }

  @Test func whereThereIsMemoryTheAnswerIsHandedOver() {
    ask(for: .tooMuch)
    #expect(MemoryShortage.trapping { 7 } == 7)
  }

  @Test func aShortageEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      MemoryShortage.trapping { ask(for: .tooMuch) }
    }
  }

  #if os(Linux)
  /// Other threads need addresses too, which may be limited: looking for memory took 1 GiB of them.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a heap of its own"))
  func lookingForMemoryTakesFewAddresses() async {
    await #expect(processExitsWith: .success) {
      let most = AddressSpace.mostBytesSoFar
      let occurs = MemoryShortage.occurs { ask(for: .tooMuch) }
      guard let most, let now = AddressSpace.mostBytesSoFar else { exit(EXIT_FAILURE) }
      exit(occurs && now - most < 768 << 20 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  // MARK: - A heap that cannot grow where it stands

  /// The block is larger than most, and the heap has much to spare that is a little smaller.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a heap of its own"))
  func memoryThatIsFoundElsewhereIsNoShortage() async {
    await #expect(processExitsWith: .success) {
      let holds = BlockedHeap.holds {
        // The bound from which on blocks are mappings of their own goes up with the first one that is let go.
        free(memory(31 << 20))
        free(memory(20 << 20))
        var isLeft = false
        let occurs = MemoryShortage.occurs {
          free(memory(28 << 20))
          isLeft = errno == ENOMEM
        }
        return isLeft && !occurs
      }
      exit(holds ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func aShortageIsNoticedWhereTheHeapCannotGrow() async {
    await #expect(processExitsWith: .success) {
      let holds = BlockedHeap.holds {
        AddressSpace.limit(toFurther: 32 << 20)
          && MemoryShortage.occurs { free(memory(48 << 20)) }
      }
      exit(holds ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
  #endif
}

private enum Demand {
  case little, tooMuch

  var byteCount: Int {
    switch self {
    case .little: 16
    case .tooMuch: Int.max / 2
    }
  }
}

/// Asks for memory and gives it back, in a call that is made: where a compiler sees both it leaves them out.
private func ask(for demand: Demand) {
  free(memory(demand.byteCount))
}

@inline(never)
private func memory(_ byteCount: Int) -> UnsafeMutableRawPointer? {
  malloc(byteCount)
}
