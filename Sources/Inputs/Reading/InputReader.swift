/// Reads the items of files, folders and standard input one by one, in their order.
///
/// What cannot be read is an event of its own (``InputEvent/bad(_:)``), a whole file too: reading goes
/// on behind it. Memory does not grow with the inputs. Used by one thread at a time.
///
/// ```swift
/// for event in InputReader([.path("tonight.csv")]) {
///   switch event {
///   case .opened(let file): print(file)
///   case .item(let item): print(item.headline)
///   case .bad(let bad): print(bad)
///   }
/// }
/// ```
public final class InputReader: Sequence, IteratorProtocol {
  /// How many bytes have been read so far.
  public private(set) var byteCount = 0

  /// How many bytes there are to read; nil where a pipe or the like is among the inputs, or what cannot be
  /// read, and where the sum is beyond what a number holds.
  public let totalByteCount: Int?

  private let options: InputOptions
  private let chunkSize: Int
  private var sources: ArraySlice<Source>
  private var current: OpenInput?
  /// What the last reading came upon, and how much of it is handed over.
  private var found: [FoundItem] = []
  private var nextFound = 0
  private var events: [InputEvent] = []
  private var nextEvent = 0

  private enum Source {
    case file(String), standardInput, memory([UInt8], name: String)
    case fault(BadItem)
  }

  /// Prepares to read; folders are listed now, files are opened one after the other.
  public convenience init(_ sources: [InputSource], options: InputOptions = InputOptions()) {
    self.init(sources, options: options, chunkSize: 64 * 1024)
  }

  /// - Parameter chunkSize: How many bytes are read at a time.
  init(_ sources: [InputSource], options: InputOptions, chunkSize: Int) {
    precondition(chunkSize > 0)
    self.options = options
    self.chunkSize = chunkSize
    var total: Int? = 0
    var found: [Source] = []
    for source in sources { Self.expand(source, into: &found, total: &total) }
    self.sources = found[...]
    totalByteCount = total
  }

  private static func expand(
    _ source: InputSource,
    into found: inout [Source],
    total: inout Int?
  ) {
    switch source {
    case .standardInput:
      found.append(.standardInput)
      total = nil
    case .memory(let bytes, let name):
      found.append(.memory(bytes, name: name))
      add(bytes.count, to: &total)
    case .path(let path):
      guard case .folder = FolderListing.kind(of: path) else {
        add(path, into: &found, total: &total)
        return
      }
      do throws(InputFault) {
        let entries = try FolderListing.entries(in: path)
        if entries.isEmpty { throw InputFault.emptyFolder }
        for entry in entries {
          switch entry {
          case .file(let file): add(file, into: &found, total: &total)
          case .fault(let path, let reason): found.append(.fault(bad(path, reason)))
          }
        }
      } catch {
        found.append(.fault(bad(path, error)))
      }
    }
  }

  private static func add(_ path: String, into found: inout [Source], total: inout Int?) {
    found.append(.file(path))
    guard case .file(let byteCount?) = FolderListing.kind(of: path) else {
      total = nil
      return
    }
    add(byteCount, to: &total)
  }

  /// A file without content may have nearly as many bytes as a number holds: a sum of such is unknown.
  private static func add(_ byteCount: Int, to total: inout Int?) {
    guard let known = total else { return }
    let (sum, isBeyond) = known.addingReportingOverflow(byteCount)
    total = isBeyond ? nil : sum
  }

  private static func bad(_ file: String, _ reason: InputFault) -> BadItem {
    BadItem(place: InputPlace(file: file, line: nil), reason: reason)
  }

  /// What comes next; nil after the last input.
  public func next() -> InputEvent? {
    while true {
      if nextEvent < events.count {
        defer { nextEvent += 1 }
        return events[nextEvent]
      }
      events.removeAll(keepingCapacity: true)
      nextEvent = 0
      guard hasFound() else { return nil }
      found[nextFound].read(into: &events)
      nextFound += 1
    }
  }

  /// Some of what comes next, which any thread reads; nil after the last input.
  ///
  /// Waits for an input only where nothing is left of what it gave last.
  ///
  /// - Parameter threadCount: how many threads read shares. What was found at once is divided among
  ///   them.
  package func nextShare(among threadCount: Int) -> InputShare? {
    assert(nextEvent == events.count, "events are left of what was asked for one by one")
    guard hasFound() else { return nil }
    let size = InputShare.size(of: found.count, among: threadCount)
    let share = found[nextFound...].prefix(size)
    nextFound = share.endIndex
    return InputShare(share, byteCount: byteCount, totalByteCount: totalByteCount)
  }

  /// Reads on where nothing is left of what was found; false after the last input.
  private func hasFound() -> Bool {
    while nextFound == found.count {
      found.removeAll(keepingCapacity: true)
      nextFound = 0
      if let current {
        if !current.read(into: &found, byteCount: &byteCount) { self.current = nil }
      } else if let source = sources.popFirst() {
        open(source)
      } else {
        return false
      }
    }
    return true
  }

  private func open(_ source: Source) {
    switch source {
    case .fault(let fault): found.append(.event(.bad(fault)))
    case .file(let path): open(path) { () throws(InputFault) in try ByteStream.file(path) }
    case .standardInput:
      open(InputSource.standardInputName) { () throws(InputFault) in ByteStream.standardInput() }
    case .memory(let bytes, let name):
      open(name) { () throws(InputFault) in ByteStream(bytes) }
    }
  }

  private func open(_ name: String, _ stream: () throws(InputFault) -> ByteStream) {
    do {
      current = try OpenInput(
        try stream(),
        name: name,
        options: options,
        chunkSize: chunkSize,
        into: &found,
        byteCount: &byteCount
      )
    } catch {
      found.append(.event(.bad(Self.bad(name, error))))
    }
  }
}
