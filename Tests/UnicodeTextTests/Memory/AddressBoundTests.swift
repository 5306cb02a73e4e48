#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// How near the process came to what bounds its addresses.
@Suite(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
struct AddressBoundTests {
  private static let room = 1 << 30
  /// What the process itself may take meanwhile: some heaps of threads that begin.
  private static let slack = 512 << 20

  /// Bounds the most that there has been and so much more, and says whether that much is told, and no more.
  private static func isTold(_ resource: __rlimit_resource) -> Bool {
    guard let most = AddressBound.mostByteCount, most > 1 << 20 else { return false }
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    // Whoever runs the tests may have bounded them, farther off.
    guard AddressBound.wasNeverWithin(room + slack), getrlimit(resource, &limit) == 0 else {
      return false
    }
    limit.rlim_cur = rlim_t(most + room)
    guard setrlimit(resource, &limit) == 0 else { return false }
    return AddressBound.wasNeverWithin(room - slack) && !AddressBound.wasNeverWithin(room + 1)
  }

  @Test func addressesAreBounded() async {
    await #expect(processExitsWith: .success) {
      exit(AddressBoundTests.isTold(RLIMIT_AS) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func whatIsWrittenToIsBounded() async {
    await #expect(processExitsWith: .success) {
      exit(AddressBoundTests.isTold(RLIMIT_DATA) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  /// What was given back counts: the system may have refused more while it was there.
  @Test func theMostThatThereWasCounts() async {
    await #expect(processExitsWith: .success) {
      let length = 1 << 30
      let pages = mmap(nil, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let pages, pages != MAP_FAILED, munmap(pages, length) == 0,
        AddressSpace.limit(toFurther: length)
      else { exit(EXIT_FAILURE) }
      // Beyond what the process has that much is left; beyond the most that it had there is hardly any.
      exit(AddressBound.wasNeverWithin(AddressBoundTests.slack) ? EXIT_FAILURE : EXIT_SUCCESS)
    }
  }
}
#endif
