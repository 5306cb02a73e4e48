import Foundation
import Testing

@testable import Inputs

extension InputReaderTests {
  /// Whether anybody has a pipe open for reading: one that nobody reads is opened for writing by nobody who does not
  /// wait.
  private func isRead(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// A file is open as long as it is read, and no longer, though its reader is kept.
  @Test func filesAreClosedBehindTheirEnd() throws {
    try inFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      // Open at both ends, so that nobody waits for another one.
      let both = open(path, O_RDWR | O_CLOEXEC)
      try #require(both >= 0)
      try FileHandle(fileDescriptor: both).write(contentsOf: Data("A\nB\n".utf8))
      let options = InputOptions(format: .lines, encoding: .utf8)
      let reader = InputReader([.path(path), .memory([0x43], name: "c")], options: options)
      guard case .opened? = reader.next() else {
        Issue.record("not opened")
        close(both)
        return
      }
      close(both)
      #expect(isRead(path))
      #expect(summaries(reader, below: folder) == ["/pipe:1 A", "/pipe:2 B", "c:1 C"])
      // A process that another test starts may have it for a moment.
      var patience = 6_000
      while patience > 0, isRead(path) {
        usleep(10_000)
        patience -= 1
      }
      #expect(!isRead(path))
      #expect(reader.next() == nil)
    }
  }

  /// What was open before is so afterwards: standard input is whoever's it was.
  @Test func whatWasOpenStaysOpen() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try FileHandle(fileDescriptor: ends[1]).write(contentsOf: Data("AB".utf8))
    for letter in "AB".utf8 {
      let stream = ByteStream.opened(ends[0])
      #expect(try stream.read(upTo: 1) == [letter])
    }
    #expect(fcntl(ends[0], F_GETFD) >= 0)
  }

  #if os(Linux)
  /// A thread and what it read; touched by one thread at a time.
  private final class Reading: @unchecked Sendable {
    var thread = pthread_self()
    var bytes: [UInt8]?
  }

  /// What a thread reads that is sent signals until there is something; `nil` where it could not.
  private func interrupted(
    reading read: @escaping @Sendable () throws -> [UInt8],
    until write: () throws -> Void
  ) throws -> [UInt8]? {
    // Handled, and without the flag that has the system begin again by itself. By itself it is ignored.
    var (handling, before) = (sigaction(), sigaction())
    handling.__sigaction_handler.sa_handler = { _ in }
    let isHandled = sigaction(SIGURG, &handling, &before) == 0
    try #require(isHandled)
    defer { sigaction(SIGURG, &before, nil) }
    let reading = Reading()
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let released = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      // The threads that tests run on block signals, and this one would after them.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      reading.thread = pthread_self()
      begun.signal()
      reading.bytes = try? read()
      ended.signal()
      // No signal is sent to a thread that is gone.
      released.wait()
    }
    begun.wait()
    defer { released.signal() }
    for _ in 0..<100 {
      usleep(1_000)
      pthread_kill(reading.thread, SIGURG)
    }
    try write()
    ended.wait()
    return reading.bytes
  }

  /// A signal that is handled while nothing is there yet ends no reading, nor the opening of a pipe.
  @Test func signalsEndNoReading() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let (out, into) = (ends[0], ends[1])
    let bytes = try interrupted(
      reading: { try ByteStream.opened(out).read(upTo: 1) },
      until: { try FileHandle(fileDescriptor: into).write(contentsOf: Data("A".utf8)) }
    )
    #expect(bytes == Array("A".utf8))
    try inFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      var both: Int32 = -1
      defer { if both >= 0 { close(both) } }
      let found = try interrupted(
        reading: { try ByteStream.file(path).read(upTo: 1) },
        until: {
          // At both ends: nobody is waited for.
          both = open(path, O_RDWR | O_CLOEXEC)
          try FileHandle(fileDescriptor: both).write(contentsOf: Data("B".utf8))
        }
      )
      #expect(found == Array("B".utf8))
    }
  }
  #endif
}
