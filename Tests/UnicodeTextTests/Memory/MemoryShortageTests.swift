import Foundation
import TestSupport
import Testing
import UnicodeText

/// Calls that C libraries make for memory, and whether they had it.
struct MemoryShortageTests {
  // What has to be noticed is asked for in a process of its own, whose addresses are bounded: without a bound a want is
  // believed only while no large block can be had.

  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func aShortageIsNoticed() async {
    await #expect(processExitsWith: .success) {
      let occurs =
        AddressSpace.leaveNoLargeBlock() && MemoryShortage.occurs { ask(for: .tooMuch) }
      exit(occurs ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func itIsNoticedBehindLaterCalls() async {
    await #expect(processExitsWith: .success) {
      let occurs =
        AddressSpace.leaveNoLargeBlock()
        && MemoryShortage.occurs {
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

  /// Not where a want would be believed, either.
  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func aShortageBeforeDoesNotCountWhereMemoryIsWanting() async {
    await #expect(processExitsWith: .success) {
      guard AddressSpace.leaveNoLargeBlock() else { exit(EXIT_FAILURE) }
      errno = ENOMEM
      let occurs = MemoryShortage.occurs {}
      errno = ENOMEM
      let answer = MemoryShortage.trapping { 7 }
      exit(!occurs && answer == 7 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func anotherFailureIsNone() {
    #expect(!MemoryShortage.occurs { _ = open("/nowhere/at-all", O_RDONLY) })
  }

  @Test func whereThereIsMemoryTheAnswerIsHandedOver() {
    ask(for: .tooMuch)
    #expect(MemoryShortage.trapping { 7 } == 7)
  }

  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func aShortageEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      // Where the limit is not in force nothing is shown, which is no success here.
      guard AddressSpace.leaveNoLargeBlock() else { exit(EXIT_SUCCESS) }
      MemoryShortage.trapping { ask(for: .tooMuch) }
    }
  }

  #if os(Linux)
  /// Not even a real one, of more than any library asks for, while a large block can be had.
  @Test func withoutABoundNoneIsBelieved() {
    #expect(!MemoryShortage.occurs { ask(for: .tooMuch) })
  }

  @Test func whatIsNotBelievedEndsNoProcess() async {
    await #expect(processExitsWith: .success) {
      MemoryShortage.trapping { ask(for: .tooMuch) }
    }
  }

  /// A thread's heap of 64 MiB has 28 MiB to spare at its end, 20 of which have been in use: for 30 MiB glibc takes addresses
  /// of another heap, gives them back as it gives back the 20, and finds memory in the first thread's.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a heap of its own"))
  func memoryThatAnotherHeapHadIsNoShortage() async {
    await #expect(processExitsWith: .success) {
      let holds = HeapThread.first {
        // Blocks up to that size come from heaps from now on.
        free(memory(31 << 20))
        let kept = (memory(18 << 20), memory(18 << 20))
        free(memory(20 << 20))
        var isLeft = false
        let occurs = MemoryShortage.occurs {
          free(memory(30 << 20))
          isLeft = errno == ENOMEM
        }
        free(kept.0)
        free(kept.1)
        return isLeft ? !occurs : nil
      }
      exit(holds == true ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  /// A system refuses memory to who has as many mappings as it grants, without any bound of addresses.
  @Test(
    .disabled(if: Sanitizer.isInForce, "it has a heap of its own"),
    .enabled(if: MappingLimit.isLow, "to take more mappings takes long")
  )
  func aShortageOfMappingsIsNoticed() async {
    await #expect(processExitsWith: .success) {
      // More than the heap of any thread has to spare.
      let holds = MappingLimit.takeAll() && MemoryShortage.occurs { free(memory(80 << 20)) }
      exit(holds ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  // MARK: - A heap that cannot grow where it stands

  /// The block is larger than most, and the heap has much to spare that is a little smaller.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a heap of its own"))
  func memoryThatIsFoundElsewhereIsNoShortage() async {
    await #expect(processExitsWith: .success) {
      let holds = BlockedHeap.holds {
        guard AddressSpace.limit(toFurther: 240 << 20) else { return false }
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
        AddressSpace.leaveNoLargeBlock()
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
