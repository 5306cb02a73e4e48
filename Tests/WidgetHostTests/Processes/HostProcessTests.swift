#if os(Linux)
import CHostProcess
import Foundation
import Glibc
import TestSupport
import Testing

/// What a host changes about the process that runs a widget, each in a process of its own.
@Suite struct HostProcessTests {
  /// Every call has the held time, rounded down to what it counts in; clocks that only go on do so.
  @Test func theClockStandsWhereItIsHeld() async {
    await #expect(processExitsWith: .success) {
      for (nanoseconds, seconds, rest) in [
        (0, 0, 0), (1, 0, 1), (999_999_999, 0, 999_999_999), (1_000_000_000, 1, 0),
        (-1, -1, 999_999_999), (-1_000_000_000, -1, 0), (-1_500_000_000, -2, 500_000_000),
        (1_764_590_400_123_456_789, 1_764_590_400, 123_456_789),
      ] {
        precondition(host_process_hold_clock(Int64(nanoseconds)))
        for clock in [CLOCK_REALTIME, CLOCK_REALTIME_COARSE] {
          var now = timespec()
          precondition(clock_gettime(clock, &now) == 0)
          precondition(now.tv_sec == seconds && now.tv_nsec == rest)
        }
        var day = timeval()
        precondition(gettimeofday(&day, nil) == 0)
        precondition(day.tv_sec == seconds && day.tv_usec == rest / 1_000)
        var second: time_t = 7
        precondition(time(&second) == seconds && second == seconds)
        precondition(time(nil) == seconds)
      }
      var (first, second) = (timespec(), timespec())
      precondition(clock_gettime(CLOCK_MONOTONIC, &first) == 0)
      usleep(2_000)
      precondition(clock_gettime(CLOCK_MONOTONIC, &second) == 0)
      precondition((first.tv_sec, first.tv_nsec) < (second.tv_sec, second.tv_nsec))
      // No clock stands at the number that says it goes.
      precondition(!host_process_hold_clock(.min) && time(nil) == 1_764_590_400)
      host_process_release_clock()
      precondition(time(nil) > 1_764_590_400)
      precondition(clock_gettime(clockid_t(-77), &first) == -1 && errno == EINVAL)
    }
  }

  /// Names are not looked up and other machines not reached, but files that are sockets are.
  @Test func theNetworkIsForbidden() async {
    await #expect(processExitsWith: .success) {
      func find() -> Int32 {
        var found: UnsafeMutablePointer<addrinfo>?
        defer { if let found { freeaddrinfo(found) } }
        return getaddrinfo("127.0.0.1", "80", nil, &found)
      }
      /// The error of reaching an address of a family from no socket.
      func reach(_ family: Int32) -> Int32 {
        var address = sockaddr()
        address.sa_family = sa_family_t(family)
        precondition(connect(-1, &address, socklen_t(MemoryLayout<sockaddr>.size)) == -1)
        return errno
      }
      precondition(find() == 0 && reach(AF_INET) == EBADF && reach(AF_UNIX) == EBADF)
      precondition(host_process_forbid_network())
      precondition(find() == EAI_AGAIN)
      precondition(reach(AF_INET) == ENETUNREACH && reach(AF_INET6) == ENETUNREACH)
      precondition(reach(AF_UNIX) == EBADF)
      precondition(connect(-1, nil, 0) == -1 && errno == EBADF)
    }
  }

  /// As many bytes as are allowed are written; one more ends the process, even one that would live through the signal.
  @Test func filesHaveALimit() async {
    await #expect(processExitsWith: .signal(SIGXFSZ)) {
      signal(SIGXFSZ, SIG_IGN)
      // Dispatch's threads block it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXFSZ)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      precondition(host_process_limit_files(1_000))
      let path = NSTemporaryDirectory() + "/fitcheck-\(getpid())"
      let file = open(path, O_CREAT | O_WRONLY, 0o600)
      unlink(path)
      let bytes = [UInt8](repeating: 7, count: 1_001)
      precondition(file >= 0 && write(file, bytes, 1_000) == 1_000)
      _ = write(file, bytes, 1)
    }
  }

  /// What was bounded before stays so.
  @Test func limitsAreNotRaised() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 4_000, rlim_max: 5_000)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      for (asked, expected) in [(9_000, 5_000), (3_000, 3_000), (5_000, 5_000), (4_999, 4_999)] {
        precondition(host_process_limit_files(UInt64(asked)))
        precondition(getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        precondition(limit.rlim_cur == expected && limit.rlim_max == 5_000)
      }
    }
  }

  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func memoryHasALimit() async {
    await #expect(processExitsWith: .success) {
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
      var limit = rlimit()
      precondition(getrlimit(resource, &limit) == 0)
      // Whoever runs the tests may have bounded them.
      let most = min(limit.rlim_max, 1 << 44)
      func bytes(_ more: Int) -> UInt64 { UInt64(Int(most) + more) }
      limit = rlimit(rlim_cur: most - 8_192, rlim_max: most)
      precondition(setrlimit(resource, &limit) == 0)
      for (asked, bounded, greatest) in [
        (8_192, -8_192, 0), (-4_096, -8_192, -4_096), (-12_288, -12_288, -12_288),
      ] {
        precondition(host_process_limit_memory(bytes(asked)))
        precondition(getrlimit(resource, &limit) == 0)
        precondition(limit.rlim_cur == bytes(bounded) && limit.rlim_max == bytes(greatest))
      }
      // It is not raised again by who may not.
      host_process_share_bounded_memory()
    }
  }
}
#endif
