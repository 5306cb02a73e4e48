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

  /// - Parameter workerCount: how many threads work; usually one for each core.
  init(workerCount: Int) {
    precondition(workerCount > 0)
    self.workerCount = workerCount
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
    start { self.read(source()) }
    for _ in 0..<workerCount { start { self.work(work) } }
    defer { finish() }
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

  /// As deep as the main thread's: layouts are walked down to their leaves.
  private static var stackSize: Int { 8 << 20 }

  private func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = Self.stackSize
    thread.start()
  }

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
