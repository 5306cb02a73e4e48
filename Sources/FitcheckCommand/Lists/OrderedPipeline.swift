import Foundation

/// One thread reads, some work, and the caller takes the results in the order of what was read.
///
/// Memory is bounded: no more than a number of items are under way, and reading waits for them. What
/// is read is admitted, and results are taken, on the caller's thread, so that neither needs a lock.
final class OrderedPipeline<Raw: Sendable, Job: Sendable, Result: Sendable>: @unchecked Sendable {
  // Unchecked: all that changes is touched only while the condition is held.
  private let condition = NSCondition()
  private var raws: [Raw] = []
  private var jobs: [(number: Int, job: Job)] = []
  private var results: [Int: Result] = [:]
  private var isAtEnd = false
  private var isStopped = false
  private let capacity: Int
  private let workerCount: Int
  private let start: (@escaping @Sendable () -> Void) -> Bool

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
    capacity = workerCount * 8
  }

  /// Makes ``run(source:admit:work:beforeWaiting:take:)`` return once what is under way is taken; any
  /// thread.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  /// Runs until all that was read is taken, or ``stop()`` is called.
  ///
  /// Where the system gives no threads, the caller's does everything, one item after the other.
  ///
  /// - Parameters:
  ///   - source: called once on the reading thread; what it gives is asked for items until `nil`.
  ///   - admit: makes a job of what was read, or none.
  ///   - work: does it, on any of the working threads.
  ///   - beforeWaiting: called when everything that was read is taken and no more has come yet.
  ///   - take: gets the results in order.
  func run<Failure: Error>(
    source: @escaping @Sendable () -> () -> Raw?,
    admit: (Raw) throws(Failure) -> Job?,
    work: @escaping @Sendable (Job) -> Result,
    beforeWaiting: () throws(Failure) -> Void,
    take: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    defer { finish() }
    let started = (0..<workerCount).count { _ in start { self.work(work) } }
    guard started > 0, start({ self.read(source()) }) else {
      let next = source()
      while !condition.withLock({ isStopped }) {
        try beforeWaiting()
        guard let raw = next() else { return }
        if let job = try admit(raw) { try take(work(job)) }
      }
      return
    }
    var admitted = 0
    var taken = 0
    while true {
      switch next(admitted: admitted, taken: taken) {
      case .take(let result):
        taken += 1
        try take(result)
      case .admit(let raw):
        guard let job = try admit(raw) else { continue }
        enqueue(job, number: admitted)
        admitted += 1
      case .wait:
        if admitted == taken { try beforeWaiting() }
        wait(admitted: admitted, taken: taken)
      case .end: return
      }
    }
  }

  // MARK: - The caller

  private enum Step {
    case take(Result), admit(Raw), wait, end
  }

  private func next(admitted: Int, taken: Int) -> Step {
    condition.withLock {
      if let result = results.removeValue(forKey: taken) { return .take(result) }
      if isStopped, admitted == taken { return .end }
      if !isStopped, !raws.isEmpty, admitted - taken < capacity {
        condition.broadcast()
        return .admit(raws.removeFirst())
      }
      return isAtEnd && raws.isEmpty && admitted == taken ? .end : .wait
    }
  }

  private func wait(admitted: Int, taken: Int) {
    condition.withLock {
      while results[taken] == nil, !(isStopped && admitted == taken),
        isStopped || raws.isEmpty || admitted - taken >= capacity,
        !(isAtEnd && raws.isEmpty && admitted == taken)
      {
        condition.wait()
      }
    }
  }

  private func enqueue(_ job: Job, number: Int) {
    condition.withLock {
      jobs.append((number, job))
      condition.broadcast()
    }
  }

  /// Lets all threads end; one that waits for the system to read ends with the process.
  private func finish() {
    condition.withLock {
      isStopped = true
      isAtEnd = true
      raws = []
      jobs = []
      condition.broadcast()
    }
  }

  // MARK: - The others

  private func read(_ next: () -> Raw?) {
    while let raw = next() {
      let goesOn = condition.withLock {
        while raws.count >= capacity, !isStopped { condition.wait() }
        guard !isStopped else { return false }
        raws.append(raw)
        condition.broadcast()
        return true
      }
      guard goesOn else { return }
    }
    condition.withLock {
      isAtEnd = true
      condition.broadcast()
    }
  }

  private func work(_ work: (Job) -> Result) {
    while let (number, job) = nextJob() {
      let result = work(job)
      condition.withLock {
        results[number] = result
        condition.broadcast()
      }
    }
  }

  private func nextJob() -> (number: Int, job: Job)? {
    condition.withLock {
      while jobs.isEmpty {
        // After the end nothing more is admitted only once the caller says so.
        if isStopped && isAtEnd { return nil }
        condition.wait()
      }
      return jobs.removeFirst()
    }
  }
}
