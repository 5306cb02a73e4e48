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

  /// How many bytes there are to read; nil where a pipe or the like is among the inputs.
  public let totalByteCount: Int?

  private let options: InputOptions
  private let chunkSize: Int
  private var sources: ArraySlice<Source>
  private var current: OpenInput?
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
      total = total.map { $0 + bytes.count }
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
    total = total.map { $0 + byteCount }
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
      if let current {
        if !current.read(into: &events, byteCount: &byteCount) { self.current = nil }
      } else if let source = sources.popFirst() {
        open(source)
      } else {
        return nil
      }
    }
  }

  private func open(_ source: Source) {
    switch source {
    case .fault(let fault): events.append(.bad(fault))
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
        into: &events,
        byteCount: &byteCount
      )
    } catch {
      events.append(.bad(Self.bad(name, error)))
    }
  }
}
