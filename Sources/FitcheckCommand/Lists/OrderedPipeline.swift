import UnicodeText

/// One thread reads shares of items, some threads work on them, and the caller takes the results in the
/// order of what was read.
///
/// A share is worked on twice, since what is to be done with an item depends on those before it: first
/// what it holds is found, by itself; then the caller admits it, in order; then it is done. What is
/// admitted and taken is so on the caller's thread, and needs no lock.
///
/// Memory is bounded: no more than some shares for each worker are under way, and reading waits for
/// them. To wake a thread takes longer than to hand a share over, so that nobody is woken who has
/// nothing to do, and whoever reads only once there is room for several.
final class OrderedPipeline<
  Share: Sendable,
  Content: Sendable,
  Job: Sendable,
  Result: Sendable
>: @unchecked Sendable {
  // Unchecked: all that changes is touched only while the lock is held.
  private let lock = Lock()
  private let forWorkers = Condition()
  private let forReader = Condition()
  private let forCaller = Condition()
  private var waitingWorkerCount = 0
  private var readerWaits = false
  private var callerWaits = false

  /// Shares are numbered as they are read.
  private var shares = NumberedQueue<Share>()
  private var contents: [Int: Content] = [:]
  private var jobs = NumberedQueue<Job>()
  private var results: [Int: Result] = [:]
  /// How many shares were read, are admitted, and taken: never fewer than the next.
  private var readCount = 0
  private var admittedCount = 0
  private var takenCount = 0
  private var isAtEnd = false
  private var isStopped = false
  private var isFinished = false

  private let workerCount: Int
  private let capacity: Int
  private let start: (@escaping @Sendable () -> Void) -> Bool

  /// Shares under way for each worker: one that it works on, and what lies ready while the caller or
  /// the reader waits for a core.
  static var sharesForEachWorker: Int { 4 }

  /// - Parameters:
  ///   - workerCount: how many threads work; usually one for each core.
  ///   - start: starts a thread; false where there is none to be had.
  init(
    workerCount: Int,
    start: @escaping (@escaping @Sendable () -> Void) -> Bool = RunThread.start
  ) {
    precondition(workerCount > 0)
    self.workerCount = workerCount
    self.start = start
    capacity = workerCount * Self.sharesForEachWorker
  }

  /// What is done with shares.
  struct Work: Sendable {
    /// Finds what a share holds, on any of the working threads.
    let read: @Sendable (Share) -> Content
    /// Does a job, on any of the working threads.
    let perform: @Sendable (Job) -> Result
  }

  /// Makes ``run(source:work:admit:beforeWaiting:take:)`` return once what is admitted is taken; any
  /// thread.
  func stop() {
    locked {
      isStopped = true
      shares.removeAll()
      forReader.signal()
      forCaller.signal()
    }
  }

  /// Runs until all that was read is taken, or ``stop()`` is called.
  ///
  /// Where the system gives no threads, the caller's does everything, one share after the other.
  ///
  /// - Parameters:
  ///   - source: called once on the reading thread; what it gives is asked for shares until `nil`.
  ///   - work: what the working threads do.
  ///   - admit: gets what shares hold in order, and makes jobs of it.
  ///   - beforeWaiting: called when everything that was read is taken and no more has come yet.
  ///   - take: gets the results in order.
  func run<Failure: Error>(
    source: @escaping @Sendable () -> () -> Share?,
    work: Work,
    admit: (Content) throws(Failure) -> Job,
    beforeWaiting: () throws(Failure) -> Void,
    take: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    defer { finish() }
    let started = (0..<workerCount).count { _ in start { self.perform(work) } }
    guard started > 0, start({ self.read(source()) }) else {
      let next = source()
      while !locked({ isStopped }) {
        try beforeWaiting()
        guard let share = next() else { return }
        try take(work.perform(try admit(work.read(share))))
      }
      return
    }
    while true {
      switch nextStep() {
      case .admit(let content): enqueue(try admit(content))
      case .take(let result): try take(result)
      case .wait(let isIdle):
        if isIdle { try beforeWaiting() }
        awaitTurn()
      case .end: return
      }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: - The caller

  private enum Step {
    case admit(Content), take(Result), end
    /// Idle is who has taken everything that was read.
    case wait(isIdle: Bool)
  }

  /// Workers are given something to do before what they did is taken, which may have to wait for
  /// whoever reads the output.
  private func nextStep() -> Step {
    locked {
      assert(takenCount <= admittedCount && admittedCount <= readCount)
      if !isStopped, let content = contents.removeValue(forKey: admittedCount) {
        return .admit(content)
      }
      if let result = results.removeValue(forKey: takenCount) {
        takenCount += 1
        if readerWaits, readCount - takenCount <= capacity / 2 { forReader.signal() }
        return .take(result)
      }
      return isDone ? .end : .wait(isIdle: readCount == takenCount)
    }
  }

  private var isDone: Bool {
    isStopped ? admittedCount == takenCount : isAtEnd && readCount == takenCount
  }

  private func awaitTurn() {
    locked {
      callerWaits = true
      while results[takenCount] == nil, isStopped || contents[admittedCount] == nil, !isDone {
        forCaller.wait(holding: lock)
      }
      callerWaits = false
    }
  }

  private func enqueue(_ job: Job) {
    locked {
      jobs.append(job, number: admittedCount)
      admittedCount += 1
      wakeWorker()
    }
  }

  private func wakeWorker() {
    if waitingWorkerCount > 0 { forWorkers.signal() }
  }

  /// Lets all threads end; one that waits for the system to read ends with the process.
  private func finish() {
    locked {
      isStopped = true
      isFinished = true
      shares.removeAll()
      jobs.removeAll()
      forReader.signal()
      forWorkers.broadcast()
    }
  }

  // MARK: - The reader

  private func read(_ next: () -> Share?) {
    while let share = next() {
      guard hand(over: share) else { return }
    }
    locked {
      isAtEnd = true
      if callerWaits { forCaller.signal() }
    }
  }

  /// Waits until there is room; false where no more is wanted.
  private func hand(over share: Share) -> Bool {
    locked {
      readerWaits = readCount - takenCount >= capacity
      while readerWaits, !isStopped {
        forReader.wait(holding: lock)
        readerWaits = readCount - takenCount > capacity / 2
      }
      guard !isStopped else { return false }
      shares.append(share, number: readCount)
      readCount += 1
      wakeWorker()
      return true
    }
  }

  // MARK: - The workers

  private enum Errand {
    case read(Int, Share)
    case perform(Int, Job)
  }

  private func perform(_ work: Work) {
    while let errand = nextErrand() {
      switch errand {
      case .read(let number, let share):
        let content = work.read(share)
        locked {
          contents[number] = content
          if callerWaits, number == admittedCount { forCaller.signal() }
        }
      case .perform(let number, let job):
        let result = work.perform(job)
        locked {
          results[number] = result
          if callerWaits, number == takenCount { forCaller.signal() }
        }
      }
    }
  }

  /// Jobs go before shares: they were read earlier, and are waited for first.
  private func nextErrand() -> Errand? {
    locked {
      while !isFinished {
        if let (number, job) = jobs.removeFirst() { return .perform(number, job) }
        if let (number, share) = shares.removeFirst() { return .read(number, share) }
        waitingWorkerCount += 1
        assert(waitingWorkerCount <= workerCount)
        forWorkers.wait(holding: lock)
        waitingWorkerCount -= 1
      }
      return nil
    }
  }
}

/// What waits for a worker, with its number; no more than a few.
private struct NumberedQueue<Element> {
  private var waiting: [(number: Int, element: Element)] = []

  mutating func append(_ element: Element, number: Int) {
    waiting.append((number, element))
  }

  mutating func removeFirst() -> (Int, Element)? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  mutating func removeAll() {
    waiting = []
  }
}
